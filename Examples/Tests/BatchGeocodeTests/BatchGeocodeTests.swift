import MapSearch
import MapSearchOffline
import SampleIsland
import Testing

@testable import BatchGeocode

@Suite struct BatchGeocodeTests {
    private static let geocoder = Result { TableGeocoder(backend: OfflineBackend(try SampleIsland.index())) }

    @Test func everyRowHasAnAnswerInItsPlace() async throws {
        let geocoder = try Self.geocoder.get()
        let table = AddressTable(csv: BatchGeocode.sample)
        let answers = try await geocoder.answers(table)
        #expect(answers.map(\.row) == Array(0..<7))
        #expect(
            answers.map { $0.placemark?.name ?? "-" } == [
                "Market Street 12", "High Street 31", "Hill Street 5", "Chapel Street 20", "Garden Street 55",
                "Dove Lane", "-",
            ])
        #expect(answers[0].placemark?.precision == .exact)
        #expect(answers[4].placemark?.precision != .exact)
        let completed = geocoder.completed(table, answers)
        #expect(completed.rows.map(\.count) == [6, 6, 6, 6, 6, 6, 6, 6])
        #expect(completed.rows[7].last == "not found")
    }

    @Test("however many at once", arguments: [1, 2, 7, 100])
    func width(width: Int) async throws {
        var geocoder = try Self.geocoder.get()
        geocoder.width = width
        let table = AddressTable(rows: [["street", "city"]] + (1...50).map { ["Market Street \($0)", "Port Merea"] })
        let answers = try await geocoder.answers(table)
        #expect(answers.map(\.row) == Array(0..<50))
        #expect(answers.allSatisfy { $0.placemark != nil })
    }

    @Test(
        "tables as they come",
        arguments: [
            ("a,b\nc,d\n", [["a", "b"], ["c", "d"]]),
            ("a,b\r\n\r\n\"c,\"\"x\"\"\",d", [["a", "b"], ["c,\"x\"", "d"]]),
            ("", []), ("\n\n", []), ("\"a\nb\"", [["a\nb"]]), (",", [["", ""]]),
        ] as [(String, [[String]])])
    func tables(text: String, rows: [[String]]) {
        #expect(AddressTable(csv: text).rows == rows)
        #expect(AddressTable(csv: AddressTable(rows: rows).csv).rows == rows)
    }

    @Test func anEmptyTableIsAnEmptyAnswer() async throws {
        let geocoder = try Self.geocoder.get()
        #expect(try await geocoder.answers(AddressTable(csv: "street,city")).isEmpty)
        #expect(
            try await geocoder.answers(AddressTable(csv: "street,city\n\" \"\n")).map(\.placemark?.name) == [nil])
    }

    @Test("the titles, with columns in between", arguments: ["City,Shop,Street", "city,shop,street,floor"])
    func columnsAreFoundByTitle(titles: String) async throws {
        let table = AddressTable(csv: "\(titles)\nPort Merea,The Hilltown Bakery,Market Street 12,2")
        #expect(try await Self.geocoder.get().answers(table).map(\.placemark?.name) == ["Market Street 12"])
    }

    @Test(
        "tables that the example cannot read",
        arguments: ["", "street;city\nMarket Street 12;Port Merea", "street\nx"])
    func otherTablesAreRefused(text: String) async throws {
        let geocoder = try Self.geocoder.get()
        await #expect(throws: SearchError.badRequest(TableGeocoder.need)) {
            _ = try await geocoder.answers(AddressTable(csv: text))
        }
    }
}
