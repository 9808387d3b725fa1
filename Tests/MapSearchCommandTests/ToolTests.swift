import Testing

@testable import MapSearchCommand

@Suite("The tool as a whole")
struct ToolTests {
    let tool: Tool

    init() throws {
        tool = try Tool()
    }

    @Test("every command explains itself and all of its options", arguments: Command.all.map(\.name))
    func help(name: String) async throws {
        let command = try Command.named(name)
        let outcome = await tool.bare(name, "--nonsense", "--help")
        #expect(outcome.status == 0)
        #expect(outcome.errors == "")
        #expect(outcome.output.contains("Usage: mapsearch \(name)"))
        #expect(await tool.bare("help", name).output == outcome.output)
        #expect(await tool.bare(name, "-h").output == outcome.output)
        for option in command.options {
            #expect(outcome.output.contains("--\(option.name)") == (option.substitute == nil))
        }
        #expect(outcome.lines.allSatisfy { $0.count <= 120 })
        #expect(await tool.bare("--help").output.contains("  \(name) "))
    }

    @Test func helpBehindTheDashes() async {
        #expect(await tool.run("search", "vaduz").status == 0)
        // Behind "--" even this is a text to be found.
        let outcome = await tool.run(["search", "--index", tool.index, "--", "--help"], MemorySource(), MemorySink())
        #expect(outcome.status == 1)
    }

    @Test func version() async {
        let outcome = await tool.bare("--version")
        #expect(outcome.output == "mapsearch \(HelpText.version)\n")
        #expect(outcome.status == 0)
    }

    @Test(
        "mistyped commands",
        arguments: [
            ("serach", "did you mean `mapsearch search`?"), ("Geocode", "did you mean `mapsearch geocode`?"),
            ("sugest", "did you mean `mapsearch suggest`?"), ("frobnicate", "--help"),
            ("--index", "write `mapsearch COMMAND --index …`"), ("", "--help"),
        ])
    func unknown(name: String, message: String) async {
        let outcome = await tool.bare(name, "x")
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains(message), "\(outcome.errors)")
        #expect(outcome.output == "")
    }

    @Test func nothing() async {
        #expect(await tool.run([], MemorySource(), MemorySink()).status == 2)
        #expect(await tool.bare("help", "nope").status == 2)
    }

    @Test("if the reader closes the output, the tool ends without an error", arguments: [0, 10, 70_000])
    func closedOutput(capacity: Int) async {
        let lines = String(repeating: #"{"op":"resolve","text":"t:li"}"# + "\n", count: 1000)
        let sink = MemorySink(capacity: capacity)
        let outcome = await tool.run(["batch", "--index", tool.index], MemorySource(lines, pieceLength: 3000), sink)
        #expect(outcome.status == 0)
        #expect(outcome.errors == "")
        #expect(outcome.output.utf8.count <= capacity)
    }

    @Test(
        "indexes that cannot be opened",
        arguments: [
            ("none.mapindex", "There is no readable index"), ("bad.mapindex", "is damaged"),
            ("", "is a folder: name the index in it"),
        ])
    func badIndex(name: String, message: String) async throws {
        _ = try tool.file("bad.mapindex", "this is no index, however long it may be, and never was one either")
        let path = "\(tool.folder)/\(name)"
        for command in ["info", "verify", "dump", "batch"] {
            let outcome = await tool.bare(command, "--index", path)
            #expect(outcome.status == 3)
            #expect(outcome.errors.contains(message), "\(outcome.errors)")
        }
        for command in ["search", "explain", "suggest", "reverse", "resolve", "geocode"] {
            let outcome = await tool.bare(command, "1,1", "--index", path)
            #expect(outcome.status == 3)
            #expect(outcome.output == "")
            #expect(outcome.errors.contains(message), "\(outcome.errors)")
        }
    }

    // MARK: Looking at indexes

    @Test func info() async throws {
        let outcome = await tool.run("info")
        for row in [
            "name         Places", "date         2026-01-02", "licence      CC0-1.0", "objects      5",
            "  locality   4",
        ] {
            #expect(outcome.lines.contains(row), "\(outcome.output)")
        }
        let json = await tool.bare("info", tool.index, tool.other, "--json")
        #expect(json.lines.count == 2)
        #expect(json.lines[0].hasPrefix(#"{"name":"Places","file":""#))
        #expect(json.lines[0].contains(#""objects":5,"kinds":{"locality":4,"country":1},"words":"#))
        #expect(json.lines[1].contains(#""kinds":{"business":1,"locality":1}"#))
    }

    @Test("the sections of an index add up to its size")
    func sections() async throws {
        let outcome = await tool.run("info", "--sections")
        let start = try #require(outcome.lines.firstIndex(of: "sections                 bytes  per object"))
        let rows = outcome.lines[(start + 1)...].map { $0.split(separator: " ").map(String.init) }
        #expect(rows.contains { $0[0] == "records" } && rows.contains { $0[0] == "header" })
        let sizes = rows.map { Int($0[1].filter { $0 != "," }) ?? 0 }
        #expect(sizes == sizes.sorted(by: >) && Double(rows[0][2]) == (Double(sizes[0]) * 2).rounded() / 10)
        let json = try #require(try await tool.run("info", "--sections", "--json").json.first)
        let sections = try #require(json["sections"] as? [[String: Any]])
        #expect(sections.map { $0["bytes"] as? Int } == sizes && json["bytes"] as? Int == sizes.reduce(0, +))
        #expect(sections[0]["bytesPerObject"] as? Double == Double(rows[0][2]))
        #expect(!(await tool.run("info")).output.contains("sections"))
    }

    @Test(
        "thousands",
        arguments: [(0, "0"), (999, "999"), (1000, "1,000"), (1_234_567, "1,234,567"), (100_000, "100,000")])
    func grouped(number: Int, expected: String) {
        #expect(Command.grouped(number) == expected)
    }

    @Test func verify() async throws {
        #expect(await tool.run("verify").output == "\(tool.index): no errors\n")
        #expect(await tool.run("verify", "--json").output == "{\"file\":\"\(tool.index)\",\"sound\":true}\n")
        var bytes = try FileStream.contents(of: tool.index)
        bytes[bytes.count / 2] ^= 0xFF
        let damaged = "\(tool.folder)/damaged.mapindex"
        try Tool.write(bytes, to: damaged)
        let outcome = await tool.bare("verify", damaged)
        #expect(outcome.status == 3)
        #expect(outcome.errors.contains("is damaged"))
    }

    @Test func dump() async throws {
        let outcome = await tool.run("dump", "--json", "--language", "ru")
        #expect(outcome.status == 0)
        #expect(
            Set(try outcome.json.compactMap { $0["uri"] as? String }) == [
                "t:li", "t:vaduz", "t:schaan", "t:balzers", "t:quote",
            ])
        #expect(outcome.output.contains(#"{"name":"Вадуц","#))
        // A line of the dump is the result of a search for the same object.
        let line = try #require(await tool.run("dump", "--json").lines.first { $0.contains("t:vaduz") })
        #expect(await tool.run("resolve", "t:vaduz", "--json").output.contains("[\(line)]"))
    }

    @Test("every score is the sum of its parts, and every word has a meaning")
    func explain() async throws {
        let outcome = await tool.run("explain", "vadus", "li", "--json")
        let results = try outcome.results
        try #require(!results.isEmpty)
        for result in results {
            let parts = try #require(result["parts"] as? [String: Double])
            let score = try #require(result["score"] as? Double)
            #expect(abs(parts.values.reduce(0, +) - score) < 1e-5)
        }
        let words = try #require(results[0]["words"] as? [[String: Any]])
        #expect(words[0]["meaning"] as? String == "edited")
        #expect(words[0]["term"] as? String == "vaduz")
        #expect(words[0]["edits"] as? Int == 1)
        #expect(words[1]["container"] as? String == "Liechtenstein")
        let text = await tool.run("explain", "vadus").output
        #expect(text.contains("word  “vadus” → vaduz (edited 1)"))
    }

    // MARK: Several indexes

    @Test("several indexes are searched as one, each object once")
    func group() async throws {
        let outcome = await tool.run("search", "vaduz", "--json", "--index", tool.other)
        let answer = try #require(try outcome.json.first)
        #expect(try outcome.uris.sorted() == ["o:cafe", "t:vaduz"])
        #expect(answer["found"] as? Int == 2)
        #expect(answer["attribution"] as? [String] == ["Other data", "Test data"])
        let nearest = await tool.run(
            "search", "vaduz", "--index", tool.other, "--sort", "distance", "--near", "47.49,9.5")
        #expect(nearest.lines.first == "1. Vaduz")
        #expect(nearest.output.contains("business · 1.1 km"))
        #expect(await tool.run("resolve", "t:schaan", "--index", tool.other).status == 0)
        #expect(await tool.run("resolve", "t:none", "--index", tool.other).status == 1)
        #expect(await tool.run("reverse", "47.19,9.5", "--index", tool.other).status == 0)
        #expect(await tool.run("suggest", "vad", "--index", tool.other, "--json").output.contains("\"found\":2"))
    }

    @Test("the pages of several indexes contain all results")
    func groupPages() async throws {
        var uris: [String] = []
        for page in ["1", "2", "3"] {
            let outcome = await tool.run(
                "search", "vaduz", "--json", "--index", tool.other, "--limit", "1", "--page", page)
            uris += try outcome.uris
            #expect(outcome.status == (page == "3" ? 1 : 0))
        }
        #expect(uris.sorted() == ["o:cafe", "t:vaduz"])
    }
}
