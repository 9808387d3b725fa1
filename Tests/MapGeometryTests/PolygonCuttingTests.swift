import MapGeometry
import MapSearchTestSupport
import Testing

@Suite struct PolygonCuttingTests {
    private func coordinates(_ pairs: [(Double, Double)]) -> [Coordinate] {
        pairs.map { Coordinate(latitude: $0.1, longitude: $0.0) }
    }

    @Test("what does not cross stays as it is")
    func uncrossed() {
        for pairs in [
            [(9, 47), (10, 47), (10, 48)], [(179, 0), (180, 0), (180, 1)], [],
            // Cut already, and around the pole.
            [(-180, -90), (180, -90), (180, -80), (0, -70), (-180, -80)], [(-120, 80), (0, 80), (120, 80)],
        ] as [[(Double, Double)]] {
            let polygon = Polygon(outer: coordinates(pairs))
            #expect(polygon.cutAt180thMeridian == [polygon])
        }
    }

    @Test("a box with a hole in each half, and one across")
    func box() {
        let polygon = Polygon(
            outer: coordinates([(178, -18), (-178, -18), (-178, -14), (178, -14)]),
            holes: [
                coordinates([(178.5, -17), (179, -17), (179, -16.5)]),
                coordinates([(-179, -17), (-178.5, -17), (-178.5, -16.5)]),
                coordinates([(179.5, -16), (-179.5, -16), (-179.5, -15), (179.5, -15)]),
            ])
        let parts = polygon.cutAt180thMeridian
        #expect(parts.count == 2)
        #expect(parts.map(\.holes.count) == [2, 2])
        #expect(parts.allSatisfy { !$0.bounds.spans180thMeridian })
        #expect(abs(MultiPolygon(parts).area / polygon.area - 1) < 1e-9)
        #expect(MultiPolygon(parts).bounds == polygon.bounds)
    }

    /// Stars around a point near the meridian: the parts contain what the whole does.
    @Test func stars() {
        var random = SplitMix64(seed: 8)
        for _ in 0..<100 {
            let centre = Coordinate(
                latitude: .random(in: -60...60, using: &random), longitude: .random(in: 178...182, using: &random))
            let ring = (0..<Int.random(in: 3...30, using: &random)).map { step in
                Coordinate(
                    latitude: centre.latitude + .random(in: 0...3, using: &random) * (step.isMultiple(of: 2) ? 1 : -1),
                    longitude: centre.longitude + .random(in: -4...4, using: &random)
                ).normalized
            }
            let polygon = Polygon(outer: ring)
            let parts = MultiPolygon(polygon.cutAt180thMeridian)
            for part in parts.polygons { #expect(!part.bounds.spans180thMeridian || parts.polygons == [polygon]) }
            for _ in 0..<50 {
                let place = Coordinate(
                    latitude: centre.latitude + .random(in: -3...3, using: &random),
                    longitude: centre.longitude + .random(in: -4...4, using: &random)
                ).normalized
                #expect(parts.contains(place) == polygon.contains(place), "seed 8, \(polygon), \(place)")
            }
        }
    }
}
