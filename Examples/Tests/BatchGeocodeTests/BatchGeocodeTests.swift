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
        let table = AddressTable(rows: [["street"]] + (1...50).map { ["Market Street \($0)"] })
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
        #expect(try await geocoder.answers(AddressTable(csv: "")).isEmpty)
        #expect(try await geocoder.answers(AddressTable(csv: "street\n\" \"\n")).map(\.placemark?.name) == [nil])
    }
}
