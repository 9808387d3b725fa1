import Foundation
import MapSearch
import MapSearchOffline
import SampleIsland

/// Finds the addresses of a table: `swift run BatchGeocode [FILE.csv] [--index FILE] [--picture FILE]`.
@main
enum BatchGeocode {
    static func main() async {
        await ExampleArguments.run("BatchGeocode [FILE.csv] [--index FILE] [--picture FILE]", words: 1) { arguments in
            let table = AddressTable(csv: try arguments.words.first.map(text) ?? sample)
            let geocoder = TableGeocoder(backend: OfflineBackend(try arguments.index()))
            let answers = try await geocoder.answers(table)
            print(geocoder.completed(table, answers).csv, terminator: "")
            try arguments.write(try geocoder.picture(answers))
        }
    }

    /// The text of a file.
    private static func text(of path: String) throws -> String {
        guard let bytes = FileManager.default.contents(atPath: path) else {
            throw SearchError.badRequest("\(path) cannot be read")
        }
        guard let text = String(bytes: bytes, encoding: .utf8) else {
            throw SearchError.badRequest("\(path) is not UTF-8: \(TableGeocoder.need)")
        }
        return text
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
