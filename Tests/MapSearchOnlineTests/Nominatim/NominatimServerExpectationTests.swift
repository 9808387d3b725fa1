import Foundation
import MapGeometry
import MapSearch
import MapSearchOnline
import Testing

/// What the backend gives, held against what the server says itself, which a script reads that shares no code with it.
@Suite(.enabled(if: NominatimServer.url != nil, NominatimServer.skipMessage), .timeLimit(.minutes(5)))
struct NominatimServerExpectationTests {
    private struct Line: Decodable {
        var asked: Asked
        var results: [Result]
    }

    private struct Asked: Decodable {
        var latitude: Double?
        var longitude: Double?
        var text: String?
        var street: String?
        var city: String?
        var postalcode: String?

        var request: SearchRequest {
            if let latitude, let longitude {
                return .reverse(Coordinate(latitude: latitude, longitude: longitude), zoom: 18)
            }
            let page = SearchRequest.Page(limit: 40)
            if let text { return .text(text, page: page) }
            return .address(
                PostalAddress(street: street ?? "", city: city ?? "", postalCode: postalcode ?? ""), page: page)
        }
    }

    /// A result as the script prints it, or as the backend returns it.
    private struct Result: Decodable, Equatable {
        var uri: String?
        var latitude: Double
        var longitude: Double
        var label: String
        var name: String
        var house: String?
        var street: String?
        var locality: String?
        var country: String?
        var countryCode: String?
        var postcode: String?
    }

    @Test func resultsAreThoseOfTheServer() async throws {
        let lines = try Self.expectations()
        #expect(lines.filter { $0.asked.latitude != nil }.count == 500)
        #expect(lines.filter { $0.asked.latitude == nil }.count == 500)
        // The script asks for one block.
        let backend = try NominatimServer.backend(maximumBlocks: 1)
        var results = 0
        for line in lines {
            let objects = try await backend.response(to: line.asked.request).objects
            #expect(objects.count == line.results.count, "\(line.asked)")
            for (object, expected) in zip(objects, line.results) {
                let result = Self.result(object, like: expected)
                #expect(result == expected, "\(line.asked)")
                results += 1
            }
        }
        print("compared \(results) results of \(lines.count) requests")
        #expect(results >= 500)
    }

    private static func result(_ object: GeoObject, like expected: Result) -> Result {
        let address = object.address
        // The line of a business begins behind its name; what has no name is given one.
        let formatted = address?.formatted ?? ""
        let isBehindName = object.kind == .business && !expected.name.isEmpty
        return Result(
            uri: object.uri, latitude: object.coordinate.latitude, longitude: object.coordinate.longitude,
            label: isBehindName ? "\(object.name), \(formatted)" : formatted,
            name: expected.name.isEmpty ? "" : object.name, house: address?.houseNumber, street: address?.street,
            locality: address?.locality, country: address?.country, countryCode: address?.countryCode,
            postcode: address?.postalCode)
    }

    private static func expectations() throws -> [Line] {
        let package = URL(fileURLWithPath: #filePath).appending(path: "../../../..").standardizedFileURL
        let output = FileManager.default.temporaryDirectory.appending(path: "expectations-\(UUID()).jsonl")
        defer { try? FileManager.default.removeItem(at: output) }
        let script = Process()
        script.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        script.arguments = [
            "python3", package.appending(path: "Scripts/nominatim-expectations").path,
            NominatimServer.url?.absoluteString ?? "", output.path,
        ]
        if let bounds = ProcessInfo.processInfo.environment["MAPSEARCH_NOMINATIM_BOUNDS"] {
            script.arguments?.append("--bounds=\(bounds)")
        }
        try script.run()
        script.waitUntilExit()
        #expect(script.terminationStatus == 0)
        let text = try String(contentsOf: output, encoding: .utf8)
        return try text.split(separator: "\n").map { try JSONDecoder().decode(Line.self, from: Data($0.utf8)) }
    }
}
