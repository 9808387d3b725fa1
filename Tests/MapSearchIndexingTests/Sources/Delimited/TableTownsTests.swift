import MapGeometry
import MapSearch
import MapSearchIndexing
import MapSearchTestSupport
import TestFixtures
import Testing

/// Tables with rows for towns beside the addresses that name them.
@Suite struct TableTownsTests {
    let files: TemporaryFiles

    init() throws { files = try TemporaryFiles() }

    private static let titles = "id,name,kind,lat,lon,number,street,city,region,postcode,country,population"

    private func read(_ rows: [String], country: String? = nil) throws -> [String: IndexRecord] {
        let text = ([Self.titles] + rows).joined(separator: "\n") + "\n"
        let file = DelimitedFile(path: try files.write(Array(text.utf8), "t.csv"), countryCode: country)
        var builder = IndexBuilder(name: "Table")
        let report = try file.read(into: &builder)
        #expect(report.rowCount == rows.count && report.recordCount == builder.count)
        #expect(try builder.build().report.orphanCount == 0)
        return Dictionary(uniqueKeysWithValues: builder.records.map { ($0.uri, $0) })
    }

    /// A town with two streets, and a business on each of them and on one that no house is on.
    private static func town(
        _ id: Int, _ name: String, _ region: String, _ postcode: String, _ latitude: Double, _ longitude: Double
    ) -> [String] {
        func row(_ number: Int, _ name: String, _ kind: String, _ offset: Double, _ address: String) -> String {
            "\(id + number),\(name),\(kind),\(latitude + offset),\(longitude),\(address)"
        }
        let rest = "\(name),\(region),\(postcode),,"
        return [
            row(0, name, "locality", 0, ",,,\(region),\(postcode),,1234"),
            row(1, "", "", 0.001, "1,High Street,\(rest)"), row(2, "", "", 0.002, "3,High Street,\(rest)"),
            row(3, "", "", 0.003, "2,Mill Lane,\(rest)"), row(4, "Page", "business", 0.0011, "9,High Street,\(rest)"),
            row(5, "Wheel", "business", 0.0031, "4,Mill Lane,\(rest)"),
            row(6, "Lost", "business", 0.004, "7,Side Alley,\(rest)"),
            row(7, "Open", "business", 0.005, ",,\(rest)"),
        ]
    }

    /// Two towns of one name in different regions, and two in the same one, far apart.
    private static let country =
        town(100, "Neustadt", "North", "10000", 54, 9) + town(200, "Neustadt", "South", "20000", 53.9, 9.1)
        + town(300, "Altdorf", "South", "30000", 48, 9) + town(400, "Altdorf", "South", "40000", 49.5, 12)

    @Test("each town occurs once and contains its addresses, with any order of the rows", arguments: 0..<6)
    func order(seed: UInt64) throws {
        var generator = SplitMix64(seed: seed)
        var rows = Self.country
        if seed > 0 { rows.shuffle(using: &generator) }
        let records = try read(rows)
        let localities = records.values.filter { $0.kind == .locality }
        #expect(Set(localities.map(\.uri)) == ["t:100", "t:200", "t:300", "t:400"], "seed \(seed)")
        #expect(records.values.count { $0.kind == .region } == 2)
        #expect(records.values.count { $0.kind == .street } == 12)
        for town in localities {
            #expect(town.population == 1234 && town.postcode?.hasSuffix("0000") == true)
            let isNorth = town.uri == "t:100"
            #expect(town.parent == (isNorth ? "t:/north" : "t:/south"), "seed \(seed) \(town.uri)")
            let streets = records.values.filter { $0.kind == .street && $0.parent == town.uri }
            #expect(Set(streets.map(\.name)) == ["High Street", "Mill Lane", "Side Alley"])
            let high = try #require(streets.first { $0.name == "High Street" })
            #expect(high.houses.map(\.number) == ["1", "3", "9"] && high.postcode == town.postcode)
            #expect(abs(high.coordinate.latitude - town.coordinate.latitude) < 0.01)
            let id = try #require(Int(town.uri.dropFirst(2)))
            for (offset, street, number) in [(4, "High Street", "9"), (5, "Mill Lane", "4"), (6, "Side Alley", "7")] {
                let business = try #require(records["t:\(id + offset)"])
                #expect(business.houseNumber == number && business.postcode == town.postcode)
                #expect(business.parent == streets.first { $0.name == street }?.uri, "seed \(seed)")
            }
            #expect(records["t:\(id + 7)"]?.parent == town.uri)
        }
        let expected = try read(Self.country)
        #expect(Set(records.keys) == Set(expected.keys), "seed \(seed)")
        #expect(records.allSatisfy { $0.value.parent == expected[$0.key]?.parent }, "seed \(seed)")
    }

    @Test(
        "which row an address belongs to",
        arguments: [
            // City, region, postcode, country, latitude; the row, or nil for a separate town.
            ("Altdorf", "", "", "", 48.01, "t:1"), ("ALTDORF", "south", "", "", 48.01, "t:1"),
            ("Altdorf", "North", "", "", 48.01, nil), ("Altdorf", "South", "", "AT", 48.01, nil),
            ("Altdorf", "South", "", "de", 48.01, "t:1"), ("Altdorf", "South", "", "", 48.7, nil),
            ("Altdorf", "South", "1111", "", 48.7, "t:1"), ("Altdorf", "South", "1111", "", 50, nil),
            ("Altdorf", "South", "2222", "", 48.2, "t:2"), ("Altdorf", "South", "", "", 48.1, "t:1"),
            ("Altdorf", "South", "", "", 48.25, "t:2"), ("Neudorf", "South", "1111", "", 48, nil),
        ] as [(String, String, String, String, Double, String?)])
    func matching(
        city: String, region: String, postcode: String, country: String, latitude: Double, row: String?
    ) throws {
        let records = try read([
            "1,Altdorf,locality,48,9,,,,South,1111,DE,", "2,Altdorf,locality,48.3,9,,,,South,2222,DE,",
            "3,,,\(latitude),9,5,High Street,\(city),\(region),\(postcode),\(country),",
        ])
        let street = try #require(records.values.first { $0.kind == .street })
        if let row {
            #expect(street.parent == row)
            #expect(records.values.count { $0.kind == .locality } == 2)
        } else {
            #expect(street.parent?.hasPrefix("t:") == true && !["t:1", "t:2"].contains(street.parent))
            #expect(street.parent.flatMap { records[$0] }?.name == city)
        }
    }

    @Test("towns without rows are apart when they are far apart, and so are streets without towns")
    func withoutRows() throws {
        let records = try read([
            "1,,,48,9,1,High Street,Altdorf,South,,,", "2,,,48.05,9,1,Mill Lane,Altdorf,South,,,",
            "3,,,49.5,9,1,High Street,Altdorf,South,,,", "4,,,48,9,1,Lonely Road,,,,,",
            "5,,,49.5,9,1,Lonely Road,,,,,", "6,,,48.001,9,3,Lonely Road,,,,,",
        ])
        let towns = records.values.filter { $0.kind == .locality }.sorted {
            $0.coordinate.latitude < $1.coordinate.latitude
        }
        #expect(towns.map(\.name) == ["Altdorf", "Altdorf"])
        #expect(towns.first?.uri == "t:/south/altdorf" && towns.last?.uri.hasPrefix("t:/south/altdorf@") == true)
        #expect(records.values.count { $0.parent == towns.first?.uri } == 2)
        let roads = records.values.filter { $0.name == "Lonely Road" }
        #expect(roads.map(\.houses.count).sorted() == [1, 2] && roads.allSatisfy { $0.parent == nil })
    }

    @Test("rows of regions and streets contain the rows that name them")
    func otherRows() throws {
        let records = try read(
            [
                "1,South,region,48,9,,,,,,,", "2,Altdorf,locality,48.1,9,,,,South,,,",
                "3,High Street,street,48.101,9,,,Altdorf,South,,,", "4,,,48.102,9,7,High Street,Altdorf,South,1111,,",
                "5,Deutschland,country,50,10,,,,,,DE,",
            ], country: "de")
        #expect(Set(records.keys) == ["t:1", "t:2", "t:3", "t:5"])
        #expect(records["t:2"]?.parent == "t:1" && records["t:3"]?.parent == "t:2")
        #expect(records["t:3"]?.houses.map(\.number) == ["7"] && records["t:3"]?.postcode == "1111")
        #expect(records["t:1"]?.countryCode == "DE")
    }

    @Test("street and number in one column are split if there is no column for numbers")
    func joinedNumbers() throws {
        let titles = "id,name,lat,lon,street,city"
        let rows = [
            "1,Page,48,9,High Street 5,Altdorf", "2,Wheel,48,9,7 Mill Lane,Altdorf", "3,Open,48,9,High Street,Altdorf",
        ]
        let text = ([titles] + rows).joined(separator: "\n")
        var builder = IndexBuilder(name: "Table")
        try DelimitedFile(path: try files.write(Array(text.utf8), "t.csv")).read(into: &builder)
        let records = Dictionary(uniqueKeysWithValues: builder.records.map { ($0.uri, $0) })
        #expect(records.values.filter { $0.kind == .street }.map(\.name).sorted() == ["High Street", "Mill Lane"])
        #expect(records["t:1"]?.houseNumber == "5" && records["t:2"]?.houseNumber == "7")
        #expect(records["t:1"]?.parent == "t://altdorf/high street" && records["t:3"]?.houseNumber == nil)
        #expect(records["t:3"]?.parent == "t://altdorf/high street")
    }

    @Test("a town gets missing values from its addresses")
    func gaps() throws {
        let records = try read(["1,Altdorf,locality,48,9,,,,,,,", "2,,,48.001,9,5,High Street,Altdorf,South,,DE,"])
        #expect(records["t:1"]?.parent == "t:DE/south".lowercased() && records["t:1"]?.countryCode == "DE")
        #expect(records["t:de/south/altdorf/high street"]?.parent == "t:1")
    }

    /// A house on a street of Rabat, a number of metres north of its middle.
    private static func house(_ number: Int, _ street: String, north metres: Double) -> String {
        "\(number)\(Int(metres)),,,\(35.9 + metres / 111_195),14.4,\(number),\(street),Rabat,Malta,,,"
    }

    @Test("streets whose names differ in accents or capitals alone are two if they are far apart", arguments: 0..<4)
    func spellings(seed: UInt64) throws {
        var generator = SplitMix64(seed: seed)
        let rows = [
            Self.house(1, "Triq il-Ħamra", north: 0), Self.house(2, "TRIQ IL-HAMRA", north: 300),
            Self.house(3, "Triq il-Hamra", north: 3_000), Self.house(1, "Triq il-Hamra", north: 3_100),
            Self.house(2, "Triq il-Hamra", north: 3_200), Self.house(5, "TRIQ IL-HAMRA", north: 900),
            Self.house(1, "TRIQ il-Hamra", north: 6_000),
            // One spelling is one street, however far apart its houses are.
            Self.house(1, "Mill Lane", north: 0), Self.house(2, "Mill Lane", north: 3_000),
        ]
        let records = try read(rows.shuffled(using: &generator))
        let streets = records.values.filter { $0.kind == .street }.sorted {
            $0.coordinate.latitude < $1.coordinate.latitude
        }
        #expect(
            streets.filter { $0.name != "Mill Lane" }.map { $0.houses.map(\.number) } == [
                ["1", "2", "5"], ["1", "2", "3"], ["1"],
            ], "seed \(seed)")
        #expect(streets.map(\.uri).filter { $0.contains("@") }.count == 2 && Set(streets.map(\.uri)).count == 4)
        #expect(streets.contains { $0.name == "Mill Lane" && $0.houses.count == 2 })
    }
}
