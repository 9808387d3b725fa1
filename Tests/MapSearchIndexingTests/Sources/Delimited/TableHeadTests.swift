import MapSearch
import TestFixtures
import Testing

@testable import MapSearchIndexing

/// Lines above the titles of a table, as reports and spreadsheets write them.
@Suite("Lines above the titles")
struct TableHeadTests {
    private static func dialect(_ text: String, naming names: [String] = []) -> TableDialect {
        TableDialect(sample: Array(text.utf8)[...], naming: names, isWhole: true)
    }

    @Test(
        "the titles are found below them",
        arguments: [
            ("Customers 2024\nName;Street;City\nA;B 1;Vaduz\n", 1, ";"),
            ("Customers 2024;;\nName;Street;City\nA;B 1;Vaduz\n", 1, ";"),
            ("\n\nCustomers, as of 2024-11-25\n\nName;Street;City\nA;B 1;Vaduz\n", 1, ";"),
            ("Customers, as of today\nName,Street,City,Zip\nA,B 1,Vaduz,9490\n", 1, ","),
            ("Report;Customers\nDate;2024-11-25\n\nName;Street;City;Zip\nA;B 1;Vaduz;9490\n", 2, ";"),
            ("Name;ACME\nDate;2024-11-25\nName;Street;City;Zip;Phone\nA;B 1;Vaduz;9490;\n", 2, ";"),
            ("Adressen\nName\tOrt\nA\tVaduz\n", 1, "\t"), ("Liste\nKennung;Bezirk X\nA;Vaduz\nB;Schaan\n", 1, ";"),
            ("Kunden 2024,,\nKennung,Beschreibung,Ort\nA,x,Vaduz\nB,y,Schaan\n", 1, ","),
            ("\"Customers, 2024\"\nName,Street,City\nA,\"B, 1\",Vaduz\n", 1, ","),
        ] as [(String, Int, Character)])
    func heads(text: String, count: Int, separator: Character) {
        let dialect = Self.dialect(text)
        #expect(dialect.headRowCount == count && dialect.separator == separator.asciiValue)
        #expect((dialect.rows.first?.count ?? 0) > 1 && !dialect.isWithoutTitles)
    }

    @Test(
        "a first row with titles or data is kept",
        arguments: [
            "Name;Street;City\nA;B 1;Vaduz\n", "Ort;;\nVaduz;a;b\n", "Vaduz\nSchaan, Liechtenstein\nBern, Schweiz\n",
            "Vaduz\nMain Street, New City, West Region\nBerg Street, Salt Lake City, East Region\n",
            "address\nMain St 5, Vaduz, LI\nMill Ln 2, Schaan, LI\n", "Vaduz\nStraße des 17. Juni, Berlin\n",
            "1;Städtle;38;9490;Vaduz\n2;Weg;1;9490;Schaan\n", "Filiale;Ort\nStreet;City\nName;Vaduz\n", "Vaduz\n", "",
            "Vaduz;;\nSchaan;Liechtenstein;x\nBalzers;Liechtenstein;y\n",
        ])
    func tables(text: String) {
        #expect(Self.dialect(text).headRowCount == 0)
    }

    @Test("the titles that a program specifies are those of the table")
    func named() {
        let text = "Alpha;Beta;Gamma\nX1;X2;X3\nA;B;C\n"
        #expect(Self.dialect(text).headRowCount == 0)
        #expect(Self.dialect(text, naming: ["x2"]).headRowCount == 1)
        #expect(Self.dialect(text, naming: ["x2", "q"]).headRowCount == 0)
    }

    @Test("a table below lines of text is indexed, and lines are counted from the start of the file")
    func build() throws {
        let files = try TemporaryFiles()
        let text = "Customers \"A\" 2024\n\nName;lat;lon\nMitte;47.1;9.5\nOst;x;9.5\n"
        let path = try files.write(Array(text.utf8), "shops.csv")
        var builder = IndexBuilder(name: "Table")
        let report = try DelimitedFile(path: path).read(into: &builder)
        #expect(report.rowCount == 2 && report.recordCount == 1 && report.firstSkippedLine == 5)
        let bad = try files.write(Array("Customers\nName;Street;City\nA;B 1;Vaduz\n".utf8), "bad.csv")
        let error = #expect(throws: IndexingError.self) { try DelimitedFile(path: bad).read(into: &builder) }
        #expect(error?.line == 2)
    }

    @Test("a row with more fields than titles is reported; empty fields at its end are not counted")
    func excessFields() throws {
        let files = try TemporaryFiles()
        let text = "name,lat,lon,city\nA,47.1,9.5,Vaduz,,\nB,47.2,9.6,Schaan, Liechtenstein\nC,47.3,9.7,Balzers\n"
        var file = DelimitedFile(path: try files.write(Array(text.utf8), "shops.csv"))
        var builder = IndexBuilder(name: "Table")
        let report = try file.read(into: &builder)
        #expect(report.excessFieldsCount == 1 && report.firstSkippedLine == 3 && report.rowCount == 3)
        let skipped = try #require(report.skipped.first.first)
        #expect(skipped.line == 3 && skipped.reason.contains("5 fields, but the table has 4 columns"))
        #expect(report.description.contains("1 row with too many fields skipped"))
        file.isStrict = true
        let error = #expect(throws: IndexingError.self) { try file.read(into: &builder) }
        #expect(error?.line == 3)
    }
}
