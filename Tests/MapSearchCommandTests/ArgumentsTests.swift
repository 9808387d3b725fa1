import MapGeometry
import MapSearch
import Testing

@testable import MapSearchCommand

@Suite("Arguments")
struct ArgumentsTests {
    private static let options: [Option] = [
        .value("near", "LAT,LON", ""), .value("index", "FILE", isRepeatable: true, ""),
        .value("output", "FILE", letter: "o", ""), .value("limit", "N", ""), .flag("json", ""),
        .planned("along", instead: "use --near"), .value("filter", "ID[=VALUE]", isRepeatable: true, ""),
    ]

    private static func parse(_ line: String) throws(CommandFailure) -> Arguments {
        try Arguments(line.split(separator: " ").map(String.init), options: options)
    }

    @Test(
        "what is read",
        arguments: [
            ("a b", ["a", "b"], "", [], nil),
            ("a --near 1,2 b", ["a", "b"], "1,2", [], nil),
            ("--near=1,2 a", ["a"], "1,2", [], nil),
            ("--near -1,-2 a", ["a"], "-1,-2", [], nil),
            ("--near=", [], "", [], nil),
            ("--near=a=b", [], "a=b", [], nil),
            ("-33.8,151 -.5", ["-33.8,151", "-.5"], "", [], nil),
            ("--index x --index=y", [], "", ["x", "y"], nil),
            ("-o x a", ["a"], "", [], "x"),
            ("-o=x", [], "", [], "x"),
            ("--output - a", ["a"], "", [], "-"),
            ("- a", ["-", "a"], "", [], nil),
            ("a -- --near -o --", ["a", "--near", "-o", "--"], "", [], nil),
        ] as [(String, [String], String, [String], String?)])
    func good(line: String, positionals: [String], near: String, indexes: [String], output: String?) throws {
        let arguments = try Self.parse(line)
        #expect(arguments.positionals == positionals)
        #expect(arguments["near"] ?? "" == near)
        #expect(arguments.values("index") == indexes)
        #expect(arguments["output"] == output)
    }

    @Test(
        "invalid arguments, with a remedy",
        arguments: [
            ("--naer 1,2", "did you mean --near?"), ("--jsn", "did you mean --json?"),
            ("--lim 3", "did you mean --limit?"), ("--zzzzz", "--help lists the options"),
            ("-x", "there is no option -x"), ("-x", "begins with a hyphen, write --"),
            ("--near", "--near needs a value: --near LAT,LON"),
            ("--near --json", "--near needs a value"), ("--json=1", "--json takes no value"),
            ("--near 1,2 --near 3,4", "--near is given more than once"),
            ("--json --json", "--json is given more than once"),
            ("--along x", "--along is not available yet: use --near"),
        ])
    func bad(line: String, message: String) {
        let failure = #expect(throws: CommandFailure.self) { try Self.parse(line) }
        #expect(failure?.status == .usage)
        #expect(failure?.message.contains(message) == true, "\(failure?.message ?? "")")
    }

    @Test(
        "coordinates",
        arguments: [
            ("47.14,9.52", 47.14, 9.52), ("47.14, 9.52", 47.14, 9.52), ("-33.8 151", -33.8, 151), ("90,180", 90, 180),
            ("-90,-180", -90, -180), ("0,-0", 0, 0), ("1e1,+2", 10, 2), ("1;2", 1, 2), ("1°,2°", 1, 2),
        ])
    func coordinate(text: String, latitude: Double, longitude: Double) throws {
        let coordinate = try Arguments.coordinate(text, of: "it")
        #expect(coordinate == Coordinate(latitude: latitude, longitude: longitude))
    }

    @Test(
        "invalid coordinates",
        arguments: ["", "1", "1,2,3", "a,b", "91,0", "0,181", "nan,0", "inf,0", "-90.0000001,0", "1,2 x"])
    func noCoordinate(text: String) {
        let failure = #expect(throws: CommandFailure.self) { try Arguments.coordinate(text, of: "--near") }
        #expect(failure?.status == .usage)
        #expect(failure?.message.hasPrefix("--near is “\(text)”: ") == true)
    }

    @Test(
        "whole numbers in a range",
        arguments: [("1", 1), ("10", 10), ("0", nil), ("11", nil), ("x", nil), ("1.5", nil), ("", nil)]
            as [(String, Int?)])
    func integer(text: String, expected: Int?) throws {
        let arguments = try Arguments(["--limit=\(text)"], options: Self.options)
        if let expected {
            #expect(try arguments.integer("limit", in: 1...10) == expected)
        } else {
            #expect(throws: CommandFailure.self) { try arguments.integer("limit", in: 1...10) }
        }
    }

    @Test(
        "lists",
        arguments: [
            ("a,b", ["a", "b"]), (" a , b c ", ["a", "b c"]), (",a,,", ["a"]), ("", []), (" , ", []),
        ] as [(String, [String])])
    func list(text: String, expected: [String]) {
        #expect(Arguments.list(text) == expected)
    }

    @Test(
        "filters",
        arguments: [
            ("wifi", .boolean("wifi")), ("wifi=yes", .boolean("wifi")), ("wifi=no", .boolean("wifi", false)),
            ("cuisine=pizza", .anyOf("cuisine", ["pizza"])),
            ("cuisine=pizza,sushi,", .anyOf("cuisine", ["pizza", "sushi"])),
            ("category=amenity=cafe", .anyOf("category", ["amenity=cafe"])),
            ("stars=4..", .range("stars", from: 4)), ("distance=..500.5", .range("distance", to: 500.5)),
            ("level=-1..2", .range("level", from: -1, to: 2)),
            ("year=1900..1950", .range("year", from: 1900, to: 1950)),
            (
                "showtimes=2026-11-21..2026-11-30",
                .dates("showtimes", from: CalendarDate("20261121"), to: CalendarDate("20261130"))
            ),
            ("showtimes=2026-11-21..", .dates("showtimes", from: CalendarDate("20261121"))),
        ] as [(String, SearchFilter)])
    func filters(text: String, filter: SearchFilter) throws {
        #expect(try Self.parse("--filter wifi --filter " + text).filters() == [.boolean("wifi"), filter])
    }

    @Test(
        "invalid filters",
        arguments: ["", "=", "=pizza", "cuisine=", "cuisine=,", "stars=..", "stars=four..", "showtimes=2026-13-01.."])
    func noFilter(text: String) throws {
        let arguments = try Self.parse("--filter=" + text)
        #expect(throws: CommandFailure.self) { try arguments.filters() }
    }
}

@Suite("Spelling")
struct SpellingTests {
    @Test(
        "the number of typos",
        arguments: [
            ("", "", 0), ("a", "", 1), ("", "ab", 2), ("near", "near", 0), ("naer", "near", 1), ("nera", "near", 1),
            ("limt", "limit", 1), ("ca", "abc", 3), ("kitten", "sitting", 3),
        ])
    func distance(first: String, second: String, expected: Int) {
        #expect(Spelling.distance(from: Array(first), to: Array(second)) == expected)
        #expect(Spelling.distance(from: Array(second), to: Array(first)) == expected)
    }

    @Test(
        "suggestions for misspelled words",
        arguments: [
            ("serach", "search"), ("SEARCH", "search"), ("rev", "reverse"), ("geocod", "geocode"),
            ("gecode", "geocode"),
            ("x", nil), ("pizza", nil), ("", nil),
        ] as [(String, String?)])
    func closest(word: String, expected: String?) {
        #expect(Spelling.closest(to: word, among: ["search", "geocode", "reverse", "info"]) == expected)
    }
}
