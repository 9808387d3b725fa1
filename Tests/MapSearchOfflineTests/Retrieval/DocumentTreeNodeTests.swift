import MapGeometry
import MapSearchIndexFormat
import MapSearchTestSupport
import Testing

import MapSearchOffline

@Suite struct DocumentTreeNodeTests {
    private static func places(_ seed: UInt64) -> [(latitude: Int32, longitude: Int32)] {
        var generator = SplitMix64(seed: seed)
        // From a street to a continent, at the equator and at the poles.
        let size = Int32(1) << Int32.random(in: 8...29, using: &generator)
        let pole: Int32 = 1 << 30
        let latitude = Int32.random(in: -pole...pole, using: &generator)
        let longitude = Int32.random(in: -1_500_000_000...1_500_000_000, using: &generator)
        return (0..<64).map { _ in
            (
                max(-pole, min(pole, latitude + Int32.random(in: -size / 2...size / 2, using: &generator))),
                longitude + Int32.random(in: -size / 2...size / 2, using: &generator)
            )
        }
    }

    /// No document is farther from the middle of its node than the radius, and the radius is not much too large.
    @Test(arguments: UInt64(1)...300)
    func aCircleHoldsItsDocuments(seed: UInt64) throws {
        let places = Self.places(seed)
        let bytes = DocumentTree.encode(
            places.map { DocumentReach(latitude: $0.latitude, longitude: $0.longitude, importance: 1) })
        let storage = IndexStorage(copying: bytes)
        let circle = try withExtendedLifetime(storage) {
            try #require(try DocumentTree(storage.view, documentCount: places.count).root).circle
        }
        let distances = places.map { place in
            circle.center.distance(
                to: Coordinate(
                    latitude: FixedAngle.degrees(place.latitude), longitude: FixedAngle.degrees(place.longitude)))
        }
        let farthest = try #require(distances.max())
        // A micrometre for the rounding of sums.
        #expect(farthest <= circle.radius + 1e-6)
        #expect(circle.radius < farthest * 2)
    }
}
