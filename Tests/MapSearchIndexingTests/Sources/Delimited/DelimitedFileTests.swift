import MapGeometry
import MapSearch
import MapSearchIndexing
import TestFixtures
import Testing

@Suite struct DelimitedFileTests {
    let files: TemporaryFiles

    init() throws { files = try TemporaryFiles() }

    private func read(
        _ text: String, _ name: String = "table.csv", _ change: (inout DelimitedFile) -> Void = { _ in }
    ) throws -> (records: [String: IndexRecord], report: DelimitedReport) {
        var file = DelimitedFile(path: try files.write(Array(text.utf8), name))
        change(&file)
        var builder = IndexBuilder(name: "Table")
        let report = try file.read(into: &builder)
        _ = try builder.build()
        return (Dictionary(uniqueKeysWithValues: builder.records.map { ($0.uri, $0) }), report)
    }

    @Test func openAddresses() throws {
        let (records, report) = try read(
            """
            LON,LAT,NUMBER,STREET,UNIT,CITY,DISTRICT,REGION,POSTCODE,ID,HASH
            9.52,47.14,22,Äulestrasse,,Vaduz,,Oberland,9490,,a
            9.521,47.141,24,Äulestrasse,,Vaduz,,Oberland,9490,,b
            9.5,47.2,1,Landstrasse,,Eschen,,Unterland,9492,,c
            9.5,47.2,3,Landstrasse,,Eschen,,Unterland,9493,,d
            200,47.2,5,Landstrasse,,Eschen,,Unterland,9493,,e
            ,,7,Landstrasse,,Eschen,,Unterland,9493,,f
            """, "li.csv"
        ) { $0.countryCode = "li" }
        let street = try #require(records["li:li/oberland/vaduz/aulestrasse"])
        #expect(street.name == "Äulestrasse" && street.kind == .street && street.postcode == "9490")
        #expect(street.houses.map(\.number) == ["22", "24"] && street.houses.allSatisfy { $0.postcode == nil })
        #expect(street.parent == "li:li/oberland/vaduz")
        #expect(records["li:li/oberland/vaduz"]?.kind == .locality)
        #expect(records["li:li/oberland/vaduz"]?.parent == "li:li/oberland")
        #expect(records["li:li/oberland"]?.kind == .region && records["li:li/oberland"]?.countryCode == "LI")
        #expect(records["li:li/unterland/eschen/landstrasse"]?.houses.map(\.postcode) == ["9492", "9493"])
        #expect(report.rowCount == 6 && report.houseCount == 4 && report.incompleteCount == 2)
        #expect(report.firstSkippedLine == 6 && report.recordCount == 6)
    }

    @Test("values that cannot be interpreted are reported, and their rows are used; in strict mode they are errors")
    func ignoredValues() throws {
        let table = """
            name,lat,lon,opening_hours,country,population
            A,47.1,9.5,Mo-Fr 09:00-17:00,Liechtenstein,1200
            B,47.1,9.5,9 to 5 and 17 to 27 o,Frobland,many
            """
        let (records, report) = try read(table)
        let reasons = report.ignoredValues.first.map(\.reason)
        #expect(records.count == 2 && report.skipped.count == 0 && reasons.count == 3, "\(records.keys) \(reasons)")
        for (reason, value) in zip(reasons, ["many", "Frobland", "9 to 5 and 17 to 27 o"]) {
            #expect(reason.contains("“\(value)”"), "\(reason)")
        }
        #expect(throws: IndexingError.self) { _ = try read(table) { $0.isStrict = true } }
    }

    @Test func places() throws {
        let (records, report) = try read(
            "key;Filiale;lat;lng;Telefon;category;website;hours\n"
                + "1;Mitte;47.1;9.5;+1;shop=bakery;https://a;Mo 08:00-12:00\n1;Again;47.1;9.5;;;;\n;Zwei;47.2;9.5\n;;47;9;;;;\n",
            "shops.txt"
        ) { file in
            file.columns = [.name: "filiale", .phone: "Telefon"]
        }
        let shop = try #require(records["shops:1"])
        #expect(shop.name == "Mitte" && shop.kind == .business)
        #expect(shop.business?.phones.map(\.number) == ["+1"])
        #expect(shop.business?.categories.map(\.id) == ["shop=bakery"])
        #expect(shop.business?.links.map(\.url) == ["https://a"])
        #expect(shop.business?.openingHoursText == "Mo 08:00-12:00")
        #expect(records["shops:line4"]?.name == "Zwei")
        #expect(report.duplicateCount == 1 && report.incompleteCount == 1 && report.recordCount == 2)
    }

    @Test(
        "errors for missing columns",
        arguments: [
            ("", "no row with column titles"), ("name,x\n", "use the titles lat and lon"),
            ("lat,lon\n", "use the titles name"),
            ("name,lat,lon\na,1,\"2\n", "not closed"),
        ])
    func failures(text: String, message: String) throws {
        let error = #expect(throws: IndexingError.self) { try read(text) }
        #expect(error?.message.contains(message) == true, "\(error?.description ?? "no error")")
    }

    @Test func unknownColumn() throws {
        let error = #expect(throws: IndexingError.self) { try read("name,lat,lon\n") { $0.columns[.city] = "Ort" } }
        #expect(error?.message.contains("“Ort”") == true)
    }

    /// Only decimal numbers are coordinates.
    @Test(arguments: ["0x1F", "inf", "nan", "1_0", "1,5,5", "١", "0b1", "1e", "--1", "1p3"]) func badNumbers(
        latitude: String
    ) throws {
        let (_, report) = try read("name,lat,lon\na,\"\(latitude)\",2\nc,1e0,+2.5\n")
        #expect(report.recordCount == 1 && report.incompleteCount == 1)
    }

    @Test func badRows() throws {
        let (_, report) = try read("name,lat,lon\na\"b,1,2\nc,1,2\n")
        #expect(report.badQuotingCount == 1 && report.recordCount == 1 && report.firstSkippedLine == 2)
        #expect(
            report.description
                == "2 rows read, 1 record, 0 houses, 1 row with text next to quotes skipped, the first in line 2")
    }
}
