import Foundation
import MapSearch
import MapSearchOffline
import SampleIsland

/// Finds the addresses of a table: `swift run BatchGeocode [FILE.csv] [--index FILE] [--picture FILE]`.
@main
enum BatchGeocode {
    static func main() async throws {
        let arguments = ExampleArguments()
        let text = try arguments.words.first.map { try String(contentsOfFile: $0, encoding: .utf8) } ?? sample
        let table = AddressTable(csv: text)
        let geocoder = TableGeocoder(backend: OfflineBackend(try arguments.index()))
        let answers = try await geocoder.answers(table)
        print(geocoder.completed(table, answers).csv, terminator: "")
        try arguments.write(try geocoder.picture(answers))
    }

    /// Addresses as people send them: with typos, in reverse order, with a number that does not exist, with a comma in a cell.
    static let sample = """
        street,city
        Market Street 12,Port Merea
        31 High Street,Port Merea
        "Hill Street 5, back door",Port Merea
        Chapl Stret 20,Port Merea
        Garden Street 999,Port Merea
        Dove Lane,Port Merea
        Nowhere Alley 1,Atlantis
        """
}
