import MapGeometry
import MapSearch
import MapSearchIndexing
import TestFixtures
import Testing

/// Which of several settlements without boundaries an object belongs to.
@Suite struct SettlementReachTests {
    let files: TemporaryFiles

    init() throws { files = try TemporaryFiles() }

    /// The settlement of a street at a distance east of a city, in degrees of longitude at the equator.
    private func settlement(at longitude: Double, villages: [Double]) throws -> String? {
        var map = TinyMap()
        map.node(1, 0, 0, ["place": "city", "name": "City"])
        for (number, longitude) in villages.enumerated() {
            map.node(Int64(number) + 2, 0, longitude, ["place": "village", "name": "Village \(number)"])
        }
        map.node(100, 0, longitude)
        map.node(101, 0.001, longitude)
        map.way(100, [100, 101], ["highway": "residential", "name": "Street"])
        var builder = IndexBuilder(name: "Map")
        try OSMExtract(paths: [try files.write(PBFWriter().file(map))]).read(into: &builder)
        return builder.records.first { $0.uri == "osm:w100" }?.parent
    }

    @Test("a city ends where other settlements begin, but for two that it may have absorbed")
    func reachOfCity() throws {
        let crowded = [0.016, 0.018, 0.02, 0.03]
        // 1.1 km beyond the village at 3.3 km.
        #expect(try settlement(at: 0.04, villages: crowded) == "osm:n5")
        #expect(try settlement(at: 0.005, villages: crowded) == "osm:n1")
        // With two villages, the city has what is not close to them.
        #expect(try settlement(at: 0.04, villages: [0.02, 0.03]) == "osm:n1")
        #expect(try settlement(at: 0.031, villages: [0.02, 0.03]) == "osm:n3")
    }
}
