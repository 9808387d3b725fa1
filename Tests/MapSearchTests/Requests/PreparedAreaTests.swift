import MapSearchTestSupport
import Testing

import MapSearch

/// Areas that are prepared after some lookups, against those that are not.
@Suite struct PreparedAreaTests {
    private static func polygon(_ generator: inout SplitMix64, around middle: Coordinate, _ count: Int) -> Polygon {
        Polygon(
            outer: (0..<count).map { place in
                middle.destination(
                    distance: .random(in: 50_000...100_000, using: &generator),
                    bearing: 360 * Double(place) / Double(count))
            })
    }

    @Test("a polygon contains the same before and after it is prepared", arguments: [3, 8, 500])
    func polygons(count: Int) {
        var generator = SplitMix64(seed: UInt64(count))
        for middle in [(48.0, 11.0), (10, 179.9), (89.9, 0), (-89.9, 5), (0, 0)] {
            let center = Coordinate(latitude: middle.0, longitude: middle.1)
            let polygon = Self.polygon(&generator, around: center, count)
            let area = PreparedArea(.polygon(polygon, .required))
            #expect(area.bounds == area.area.bounds && area.center == area.area.center)
            for round in 0..<200 {
                let place = center.destination(
                    distance: .random(in: 0...150_000, using: &generator),
                    bearing: .random(in: 0..<360, using: &generator))
                #expect(area.contains(place) == polygon.contains(place), "\(center), round \(round)")
            }
        }
    }

    @Test("a point and a line exclude nothing")
    func open() {
        let place = Coordinate(latitude: 10, longitude: 10)
        let far = Coordinate(latitude: -40, longitude: 100)
        #expect(PreparedArea(.point(place)).contains(far))
        #expect(PreparedArea(.polyline(Polyline([place, place]))).contains(far))
        #expect(!PreparedArea(.circle(CircularRegion(center: place, radius: 10))).contains(far))
    }
}
