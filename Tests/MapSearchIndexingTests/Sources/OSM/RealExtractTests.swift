import MapGeometry
import MapSearch
import MapSearchIndexing
import TestFixtures
import Testing

/// Real extracts, which lie outside of the package.
@Suite(.enabled(if: TestRun.isHeavy, "set MAPSEARCH_HEAVY=1 to run"))
struct HeavyRealExtractTests {
    private static func read(_ names: [String]) throws -> (builder: IndexBuilder, report: OSMReport) {
        var builder = IndexBuilder(name: "Extracts")
        let extract = OSMExtract(paths: names.map(SharedFolder.extract))
        let report = try extract.read(into: &builder)
        return (builder, report)
    }

    @Test(.enabled(if: SharedFolder.hasExtracts))
    func liechtenstein() throws {
        let (builder, report) = try Self.read(["liechtenstein"])
        let records = Dictionary(uniqueKeysWithValues: builder.records.map { ($0.uri, $0) })
        let country = try #require(records["osm:r1155955"])
        #expect(country.kind == .country && country.countryCode == "LI" && country.boundary.count == 1)
        let municipalities = builder.records.filter { $0.kind == .locality && !$0.boundary.isEmpty }
        #expect(municipalities.count == 11)
        #expect(report.houseCount > 12_000)
        // Everything within the country belongs to it.
        let area = PolygonIndex(MultiPolygon(country.boundary))
        var strangers: [String] = []
        for record in builder.records where record.uri != country.uri && area.contains(record.coordinate) {
            var top = record
            while let parent = top.parent.flatMap({ records[$0] }) { top = parent }
            if top.uri != country.uri { strangers.append(record.uri) }
        }
        #expect(strangers.isEmpty)
        // Each house is near its street.
        for street in builder.records where !street.lines.isEmpty {
            for house in street.houses {
                #expect(
                    street.lines.contains { ($0.distance(to: house.coordinate) ?? .infinity) < 1600 },
                    "\(street.uri) \(house.number)")
            }
        }
    }

    @Test("little memory makes no difference", .enabled(if: SharedFolder.hasExtracts))
    func littleMemory() throws {
        func bytes(_ memory: Int) throws -> [UInt8] {
            var builder = IndexBuilder(name: "Test")
            builder.memoryLimit = memory
            try OSMExtract(paths: [SharedFolder.extract("london")]).read(into: &builder)
            return try builder.build().bytes
        }
        #expect(try bytes(1) == bytes(IndexBuilder.defaultMemoryLimit))
    }

    @Test("the order of files makes no difference", .enabled(if: SharedFolder.hasExtracts))
    func order() throws {
        let names = SharedFolder.extractNames
        let bytes = try Self.read(names).builder.build().bytes
        #expect(try Self.read(names.reversed()).builder.build().bytes == bytes)
    }

    @Test(
        "in a file of several extracts each object belongs to what it belongs to alone",
        .enabled(if: SharedFolder.hasExtracts))
    func merged() throws {
        // Names of what an object belongs to, up to its country, which is at least a code.
        func chains(_ builder: IndexBuilder) -> [String: [String]] {
            let records = Dictionary(uniqueKeysWithValues: builder.records.map { ($0.uri, $0) })
            return records.mapValues { record in
                var chain: [String] = []
                var top = record
                while let parent = top.parent.flatMap({ records[$0] }) {
                    chain.append(parent.name)
                    top = parent
                }
                return chain + [top.countryCode ?? ""]
            }
        }
        let names = SharedFolder.extractNames
        let together = chains(try Self.read(names).builder)
        var alone: [String: [String]] = [:]
        for name in names { alone.merge(chains(try Self.read([name]).builder)) { first, _ in first } }
        #expect(together.count == alone.count)
        let different = together.filter { alone[$0.key] != $0.value }
        #expect(different.isEmpty, "\(different.count) objects, such as \(different.prefix(3))")
    }
}
