import MapGeometry
import MapSearchTestSupport
import Testing

@testable import MapSearchIndexing

/// Compared with examining all points: a grid may return too many points, but never too few.
@Suite struct PointGridTests {
    private static func coordinate(using random: inout SplitMix64) -> Coordinate {
        var coordinate = Coordinate(
            latitude: .random(in: -90...90, using: &random), longitude: .random(in: -180...180, using: &random))
        // Much is near the edges of the map.
        if Bool.random(using: &random) {
            coordinate.longitude = [180, -180, 179.9999, -179.9999].randomElement(using: &random) ?? 0
        }
        if Int.random(in: 0..<4, using: &random) == 0 {
            coordinate.latitude = [90, -90, 89.9999, 0].randomElement(using: &random) ?? 0
        }
        return coordinate
    }

    @Test(arguments: [60, 250, 20_000, 400_000] as [Double])
    func boxes(cellHeight: Double) {
        var random = SplitMix64(seed: 3)
        var grid = PointGrid(cellHeight: cellHeight)
        var boxes: [CoordinateBounds] = [.world, .empty]
        for _ in 0..<200 {
            let corner = Self.coordinate(using: &random)
            let size = Double.random(in: 0...1, using: &random) * (Bool.random(using: &random) ? 0.01 : 90)
            boxes.append(
                CoordinateBounds(
                    south: corner.latitude, west: corner.longitude, north: corner.latitude + size,
                    east: corner.longitude + size * 2))
        }
        for (index, box) in boxes.enumerated() { grid.insert(index, in: box) }
        for _ in 0..<500 {
            let place = Self.coordinate(using: &random)
            let found = Set(grid.elements(at: place))
            let expected = Set(boxes.indices.filter { boxes[$0].contains(place) })
            #expect(found.isSuperset(of: expected), "seed 3, \(place)")
        }
        // A box takes a few cells, so that a place is in few that do not contain it.
        #expect(grid.elements(at: Coordinate(latitude: 45, longitude: 45)).count < 150)
    }

    @Test(arguments: [60, 250, 20_000] as [Double])
    func points(cellHeight: Double) {
        var random = SplitMix64(seed: 4)
        var grid = PointGrid(cellHeight: cellHeight)
        let points = (0..<500).map { _ in Self.coordinate(using: &random) }
        for (index, point) in points.enumerated() { grid.insert(index, at: point) }
        for radius in [0, 100, 3000, 100_000] as [Double] {
            for _ in 0..<100 {
                let place = Self.coordinate(using: &random)
                let ruler = FlatRuler(latitude: place.latitude)
                let found = Set(grid.elements(around: place, radius: radius))
                let expected = Set(points.indices.filter { ruler.distance(place, points[$0]) <= radius })
                #expect(found.isSuperset(of: expected), "seed 4, \(place), \(radius)")
            }
        }
    }
}
