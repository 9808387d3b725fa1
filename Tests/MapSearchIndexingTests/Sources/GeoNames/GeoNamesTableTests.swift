import MapGeometry
import MapSearch
import MapSearchIndexing
import TestFixtures
import Testing

@Suite struct GeoNamesTableTests {
    let files: TemporaryFiles

    init() throws { files = try TemporaryFiles() }

    /// A row of the main table.
    private static func row(
        _ id: Int, _ name: String, _ latitude: Double, _ longitude: Double, _ featureClass: String, _ code: String,
        _ country: String, _ admin1: String = "", _ admin2: String = "", people: Int = 0, ascii: String? = nil,
        others: String = ""
    ) -> String {
        [
            "\(id)", name, ascii ?? name, others, "\(latitude)", "\(longitude)", featureClass, code, country, "",
            admin1,
            admin2,
            "", "", "\(people)", "", "", "Europe/London", "2026-01-01",
        ].joined(separator: "\t")
    }

    private func read(_ rows: [String]) throws -> (records: [String: IndexRecord], report: DelimitedReport) {
        let path = try files.write(Array(rows.joined(separator: "\n").utf8), "cities.txt")
        var builder = IndexBuilder(name: "GeoNames")
        let report = try GeoNamesTable(path: path).read(into: &builder)
        #expect(builder.license == "CC-BY-4.0" && builder.attributions == ["GeoNames"])
        _ = try builder.build()
        return (Dictionary(uniqueKeysWithValues: builder.records.map { ($0.uri, $0) }), report)
    }

    private static let rows = [
        row(10, "Land", 50, 0, "A", "PCLI", "LA", "00"),
        row(11, "North", 51, 0, "A", "ADM1", "LA", "N"),
        row(12, "Shire", 51.5, 0, "A", "ADM2", "LA", "N", "7"),
        row(
            13, "Zürich", 51.6, 0.1, "P", "PPLC", "LA", "N", "7", people: 5000, ascii: "Zurich",
            others: "Zurigo,Zürich,https://x,ZRH"),
        row(14, "Old Town", 51.6, 0.1, "P", "PPLX", "LA", "N", "7"),
        row(15, "Gone", 51.6, 0.1, "P", "PPLH", "LA", "N", "7"),
        row(16, "Field", 51.7, 0.1, "S", "AIRP", "LA", "N"),
        row(17, "Deep", 51.7, 0.1, "H", "LK", "LA"),
        row(18, "Off", 151.7, 0.1, "H", "LK", "LA"),
    ]

    @Test func table() throws {
        let (records, report) = try read(Self.rows)
        #expect(report.rowCount == 9 && report.recordCount == 7 && report.incompleteCount == 1)
        #expect(report.formerPlaceCount == 1 && report.firstSkippedLine == 9)
        #expect(report.skipped.first.map(\.line) == [9])
        #expect(report.skipped.first.first?.reason.hasPrefix("“151.7, 0.1” is not a coordinate") == true)
        let city = try #require(records["geonames:13"])
        #expect(city.kind == .locality && city.parent == "geonames:12" && city.population == 5000)
        #expect(
            city.alternateNames == ["Zurich", "Zurigo", "ZRH"] && city.capital == .country && city.countryCode == "LA")
        #expect(city.timeZone == "Europe/London")
        #expect(records["geonames:12"]?.parent == "geonames:11")
        #expect(records["geonames:11"]?.parent == "geonames:10")
        #expect(records["geonames:10"]?.kind == .country && records["geonames:10"]?.parent == nil)
        #expect(records["geonames:14"]?.kind == .district)
        #expect(records["geonames:16"]?.kind == .airport && records["geonames:16"]?.parent == "geonames:11")
        #expect(records["geonames:17"]?.water == "lake" && records["geonames:17"]?.parent == "geonames:10")
    }

    @Test func companions() throws {
        func write(_ name: String, _ text: String) throws { _ = try files.write(Array(text.utf8), name) }
        let country = ["LA", "LAN", "1", "", "Land", "", "", "9000", "", "", "", "", "", "", "", "", "10", "", ""]
        try write("countryInfo.txt", "# comment\n\(country.joined(separator: "\t"))\n")
        try write("admin1CodesASCII.txt", "LA.N\tNörth\tNorth\t11\nLA.S\tSouth\tSouth\t99\n")
        try write("hierarchy.txt", "13\t14\tADM\n6295630\t10\t\n13\t16\tother\n")
        try write(
            "alternateNamesV2.txt",
            """
            1\t13\tde\tZürich\t\t\t\t
            2\t13\tfr\tZurich Ville\t\t\t\t
            3\t13\tfr\tZurich\t1\t\t\t
            4\t13\tlink\thttps://x\t\t\t\t
            5\t13\tiata\tZRH\t\t\t\t
            6\t13\tde\tTuricum\t\t\t\t1
            7\t999\tde\tNobody\t\t\t\t
            """)
        let (records, _) = try read(
            Self.rows.filter { $0.hasPrefix("13\t") || $0.hasPrefix("14\t") || $0.hasPrefix("16\t") })
        #expect(Set(records.keys) == ["geonames:10", "geonames:11", "geonames:13", "geonames:14", "geonames:16"])
        let city = try #require(records["geonames:13"])
        #expect(city.localizedNames == ["de": "Zürich", "fr": "Zurich"])
        #expect(city.codes == ["ZRH"])
        #expect(city.alternateNames == ["Zurich", "Zurigo", "ZRH", "Zurich Ville", "Turicum"])
        #expect(city.parent == "geonames:11")
        #expect(records["geonames:14"]?.parent == "geonames:13")
        #expect(records["geonames:16"]?.parent == "geonames:11", "only links of divisions count")
        let north = try #require(records["geonames:11"])
        #expect(north.name == "Nörth" && north.coordinate == city.coordinate && north.parent == "geonames:10")
        #expect(records["geonames:10"]?.codes == ["LA", "LAN"])
    }

    /// In strict mode the first row that cannot be read ends the build.
    @Test(arguments: ["a\tb", "\(row(20, "", 1, 1, "P", "PPL", "LA"))", "\(row(21, "A", 1, 181, "P", "PPL", "LA"))"])
    func invalidRow(row: String) throws {
        let rows = [Self.rows[0], row, Self.rows[1]]
        let (records, report) = try read(rows)
        #expect(records.count == 2 && report.incompleteCount == 1 && report.skipped.first.map(\.line) == [2])
        var table = GeoNamesTable(path: try files.write(Array(rows.joined(separator: "\n").utf8), "strict.txt"))
        table.isStrict = true
        var builder = IndexBuilder(name: "GeoNames")
        let error = #expect(throws: IndexingError.self) { try table.read(into: &builder) }
        #expect(error?.line == 2)
    }

    @Test func noTable() throws {
        let error = #expect(throws: IndexingError.self) { try read(["1\tName\t2"]) }
        #expect(error?.line == 1 && error?.message.contains("3 columns instead of 19") == true)
    }
}
