import Foundation
import MapGeometry
import MapSearch
import MapSearchOffline
import MapSearchTestSupport
import TestFixtures
import Testing

import MapSearchIndexing

/// The borders of real countries, whose extracts lie outside of the package.
@Suite(.enabled(if: TestRun.isHeavy, "set MAPSEARCH_HEAVY=1 to run"))
struct HeavyRealBordersTests {
    /// Along the whole border, 5 to 300 m on either side: only coordinates inside are in the country.
    @Test(
        .enabled(if: SharedFolder.hasExtracts),
        arguments: [
            ("liechtenstein", "osm:r1155955", "LI"), ("andorra", "osm:r9407", "AD"),
        ])
    func nobodyIsToldToBeAbroad(name: String, uri: String, code: String) throws {
        var builder = IndexBuilder(name: name)
        var country: MultiPolygon?
        var parts: [MultiPolygon] = []
        _ = try OSMExtract(paths: [SharedFolder.extract(name)]).read(into: &builder)
        try builder.forEachRecord { record in
            guard !record.boundary.isEmpty else { return }
            if record.uri == uri { country = MultiPolygon(record.boundary) }
            if record.kind == .locality { parts.append(MultiPolygon(record.boundary)) }
        }
        let outline = PolygonIndex(try #require(country))
        let backend = OfflineBackend(try OfflineIndex(bytes: try builder.build().bytes))
        var random = SplitMix64(seed: 5)
        let border = outline.multiPolygon.polygons[0].outer
        var houses = 0
        for _ in 0..<2000 {
            let start = border[Int.random(in: 0..<border.count, using: &random)]
            let place = start.destination(
                distance: .random(in: 5...300, using: &random), bearing: .random(in: 0...360, using: &random))
            for types in [SearchTypes.places, .all] {
                let object = try backend.answer(.reverse(place, options: .init(searchTypes: types))).objects.first
                let isInside = outline.contains(place)
                #expect((object?.address?.countryCode == code) == isInside, "\(place): \(object?.name ?? "nothing")")
                guard let object, object.kind == .house else { continue }
                houses += 1
                #expect(outline.contains(object.coordinate) == isInside, "\(place): \(object.name)")
                // The same goes for the municipality.
                for part in parts where part.contains(place) {
                    #expect(part.contains(object.coordinate), "\(place): \(object.name)")
                }
            }
        }
        #expect(houses > 0 || name != "liechtenstein")
    }
}
