import MapGeometry
import MapSearchTestSupport
import Testing

@testable import MapSearchIndexing

@Suite struct ProximityGroupsTests {
    /// Places in a strip, so that some have neighbours and some have none.
    private static func places(_ center: Coordinate, seed: UInt64) -> [Coordinate] {
        var generator = SplitMix64(seed: seed)
        return (0..<60).map { _ in
            var longitude = center.longitude + Double.random(in: -3...3, using: &generator)
            if longitude > 180 { longitude -= 360 }
            return Coordinate(
                latitude: min(center.latitude + Double.random(in: -0.3...0.3, using: &generator), 90),
                longitude: longitude)
        }
    }

    @Test(
        "objects that are near each other are in a group",
        arguments: [(0.0, 0.0), (47, 9), (-16, 179), (65, 25), (-70, -179), (89.9, 0)])
    func groups(latitude: Double, longitude: Double) {
        let gap = 8_000.0
        for seed in 0..<3 as Range<UInt64> {
            let places = Self.places(Coordinate(latitude: latitude, longitude: longitude), seed: seed)
            var groups = ProximityGroups(gap: gap)
            for place in places { groups.insert(place) }
            groups.join()
            var reversed = ProximityGroups(gap: gap)
            for place in places.reversed() { reversed.insert(place) }
            reversed.join()
            let numbers = places.map { groups.group(at: $0) }
            #expect(numbers == places.map { reversed.group(at: $0) }, "seed \(seed)")
            for (a, first) in places.enumerated() {
                let distances = places.map { first.distance(to: $0) }
                for (b, second) in places.enumerated() where distances[b] <= gap {
                    #expect(numbers[a] == numbers[b], "seed \(seed): \(first) \(second)")
                }
                let nearest = zip(places, distances).filter { $0.0 != first }.map(\.1).min() ?? 0
                if nearest > gap * 3 {
                    #expect(numbers.count { $0 == numbers[a] } == 1, "seed \(seed): \(first) is alone")
                }
            }
        }
    }

    @Test("an isolated place is in no group")
    func strangers() {
        var groups = ProximityGroups(gap: 1_000)
        #expect(groups.group(at: Coordinate(latitude: 47, longitude: 9)) == nil)
        groups.insert(Coordinate(latitude: 47, longitude: 9))
        groups.join()
        #expect(groups.group(at: Coordinate(latitude: 47.001, longitude: 9)) == 0)
        #expect(groups.group(at: Coordinate(latitude: 47.1, longitude: 9)) == nil)
        #expect(groups.group(at: Coordinate(latitude: 90, longitude: 180)) == nil)
    }
}
