import Foundation
import MapGeometry
import MapSearch
import MapSearchCommand
import MapSearchIndexing
import Testing

/// The tool with its own small index, which is removed with it.
final class Tool: Sendable {
    /// What a run gave.
    struct Outcome {
        var status: Int32
        var output: String
        var errors: String

        var lines: [String] { output.split(separator: "\n").map(String.init) }

        /// The JSON objects of the output, a line each.
        var json: [[String: Any]] {
            get throws {
                try lines.map { line in
                    try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any] ?? [:]
                }
            }
        }

        /// The results in the first line of JSON; empty where there are none.
        var results: [[String: Any]] {
            get throws { try json.first?["results"] as? [[String: Any]] ?? [] }
        }

        /// The identifiers of the results in the first line of JSON.
        var uris: [String] {
            get throws { try results.compactMap { $0["uri"] as? String } }
        }
    }

    let folder: String
    var index: String { "\(folder)/places.mapindex" }
    var other: String { "\(folder)/other.mapindex" }

    init() throws {
        folder = FileManager.default.temporaryDirectory.path + "/mapsearch-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try Self.write(try Self.indexes.get().places, to: index)
        try Self.write(try Self.indexes.get().others, to: other)
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    /// Runs a command on the index of places.
    func run(
        _ words: String..., input: String = "", isTerminal: Bool = false, environment: [String: String] = [:]
    ) async -> Outcome {
        let sink = MemorySink(isTerminal: isTerminal)
        return await run(words + ["--index", index], MemorySource(input), sink, environment)
    }

    /// Runs the tool with exactly these words.
    func bare(_ words: String..., input: String = "") async -> Outcome {
        await run(words, MemorySource(input), MemorySink(), [:])
    }

    func run(
        _ words: [String], _ source: MemorySource, _ sink: MemorySink, _ environment: [String: String] = [:]
    ) async -> Outcome {
        let errors = MemorySink()
        let status = await CommandLineTool.run(
            arguments: words, input: source, output: sink, errors: errors, environment: environment)
        return Outcome(status: status, output: sink.text, errors: errors.text)
    }

    /// Writes a file into the folder.
    func file(_ name: String, _ text: String) throws -> String {
        let path = "\(folder)/\(name)"
        try Self.write(Array(text.utf8), to: path)
        return path
    }

    /// Builds an index of a table whose file has the name of shops.
    func index(ofShops table: String) async throws -> String {
        let index = "\(folder)/shops.mapindex"
        let outcome = await bare("build", "-o", index, try file("shops.csv", table))
        try #require(outcome.status == 0, "\(outcome.errors)")
        return index
    }

    static func write(_ bytes: [UInt8], to path: String) throws {
        try Data(bytes).write(to: URL(fileURLWithPath: path))
    }

    // MARK: Worlds

    /// The bytes of both indexes, which are built once for all tests.
    private static let indexes = Result { (places: try places().build().bytes, others: try others().build().bytes) }

    private static func places() throws -> IndexBuilder {
        var builder = IndexBuilder(name: "Places")
        builder.date = "2026-01-02"
        builder.license = "CC0-1.0"
        builder.attributions = ["Test data"]
        var country = IndexRecord(uri: "t:li", kind: .country, name: "Liechtenstein", coordinate: at(47.15, 9.55))
        country.countryCode = "LI"
        country.population = 39_000
        country.boundingBox = CoordinateBounds(south: 47.05, west: 9.47, north: 47.27, east: 9.64)
        try builder.add(country)
        for (uri, name, latitude, longitude, population) in [
            ("t:vaduz", "Vaduz", 47.125, 9.5, 5_700), ("t:schaan", "Schaan", 47.1875, 9.5, 6_000),
            ("t:balzers", "Balzers", 47.0625, 9.5, 4_600), ("t:quote", "Say \"Hi\"\u{7}", 47.25, 9.5, 10),
        ] {
            var town = IndexRecord(uri: uri, kind: .locality, name: name, coordinate: at(latitude, longitude))
            town.parent = "t:li"
            town.population = population
            if uri == "t:vaduz" { town.localizedNames = ["ru": "Вадуц"] }
            try builder.add(town)
        }
        return builder
    }

    private static func others() throws -> IndexBuilder {
        var builder = IndexBuilder(name: "Others")
        builder.attributions = ["Other data"]
        try builder.add(IndexRecord(uri: "t:vaduz", kind: .locality, name: "Vaduz", coordinate: at(47.125, 9.5)))
        try builder.add(IndexRecord(uri: "o:cafe", kind: .business, name: "Vaduz", coordinate: at(47.5, 9.5)))
        return builder
    }

    private static func at(_ latitude: Double, _ longitude: Double) -> Coordinate {
        Coordinate(latitude: latitude, longitude: longitude)
    }
}
