import Foundation
import MapGeometry
import MapSearch
import Testing

@testable import MapSearchIndexing

/// Real extracts, which lie outside of the package.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["MAPSEARCH_HEAVY"] == "1", "set MAPSEARCH_HEAVY=1 to run"))
struct HeavyRealExtractTests {
    private static let folder: String = {
        if let path = ProcessInfo.processInfo.environment["MAPSEARCH_SHARED"] { return path + "/data/osm" }
        return URL(fileURLWithPath: #filePath).appending(path: "../../../../../../shared/data/osm").standardizedFileURL
            .path
    }()

    private static var isPresent: Bool { FileManager.default.fileExists(atPath: folder + "/liechtenstein.osm.pbf") }

    private static func read(_ names: [String]) throws -> (builder: IndexBuilder, report: OSMReport) {
        var builder = IndexBuilder(name: "Extracts")
        let extract = OSMExtract(paths: names.map { "\(folder)/\($0).osm.pbf" })
        let report = try extract.read(into: &builder)
        return (builder, report)
    }

    @Test(.enabled(if: isPresent, "the extracts are not there"))
    func liechtenstein() throws {
        let (builder, report) = try Self.read(["liechtenstein"])
        let records = Dictionary(uniqueKeysWithValues: builder.records.map { ($0.uri, $0) })
        let country = try #require(records["osm:r1155955"])
        #expect(country.kind == .country && country.countryCode == "LI" && country.boundary.count == 1)
        let municipalities = builder.records.filter { $0.kind == .locality && !$0.boundary.isEmpty }
        #expect(municipalities.count == 11)
        #expect(report.houseCount > 12_000)
        // What lies in the country belongs to it.
        let area = PolygonIndex(MultiPolygon(country.boundary))
        var strangers: [String] = []
        for record in builder.records where record.uri != country.uri && area.contains(record.coordinate) {
            var top = record
            while let parent = top.parent.flatMap({ records[$0] }) { top = parent }
            if top.uri != country.uri { strangers.append(record.uri) }
        }
        #expect(strangers.isEmpty)
        // Each house stands near its street.
        for street in builder.records where !street.lines.isEmpty {
            for house in street.houses {
                #expect(
                    street.lines.contains { ($0.distance(to: house.coordinate) ?? .infinity) < 1600 },
                    "\(street.uri) \(house.number)")
            }
        }
    }

    @Test("the order of files makes no difference", .enabled(if: isPresent, "the extracts are not there"))
    func order() throws {
        let names = ["andorra", "liechtenstein", "london", "malta", "munich"]
        let bytes = try Self.read(names).builder.build().bytes
        #expect(try Self.read(names.reversed()).builder.build().bytes == bytes)
    }
}
