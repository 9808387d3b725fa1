import Foundation
import MapGeometry
import MapSearchTestSupport
import Testing

@Suite struct MultiPolygonTests {
    private static func box(_ south: Double, _ west: Double, _ north: Double, _ east: Double) -> Polygon {
        Polygon(outer: [
            Coordinate(latitude: south, longitude: west), Coordinate(latitude: south, longitude: east),
            Coordinate(latitude: north, longitude: east), Coordinate(latitude: north, longitude: west),
        ])
    }

    /// Two boxes of the same size on both sides of the 180th meridian, and a small one.
    private let islands: MultiPolygon = [
        box(-20, 176, -18, 178), box(-20, -178, -18, -176), box(-10, 179.9, -9.9, -179.9),
    ]

    @Test func partsAndWhole() throws {
        #expect(islands.bounds == CoordinateBounds(south: -20, west: 176, north: -9.9, east: -176))
        #expect(islands.contains(Coordinate(latitude: -19, longitude: 177)))
        #expect(islands.contains(Coordinate(latitude: -9.95, longitude: 180)))
        #expect(!islands.contains(Coordinate(latitude: -19, longitude: 180)))
        #expect(islands.area == islands.polygons.reduce(0) { $0 + $1.area })
        let centroid = try #require(islands.centroid)
        #expect(abs(centroid.longitude) > 179.99 && (-19.1 ... -18.9).contains(centroid.latitude), "\(centroid)")
        #expect(try islands.contains(#require(islands.interiorPoint)))
        #expect(islands.interiorPoint?.latitude ?? 0 < -17)
        #expect(MultiPolygon([islands.polygons[0]]).centroid == islands.polygons[0].centroid)
    }

    @Test func emptyAndFlat() {
        let empty = MultiPolygon([])
        #expect(empty.bounds.isEmpty && empty.centroid == nil && empty.interiorPoint == nil && empty.area == 0)
        let here = Coordinate(latitude: 1, longitude: 179)
        let there = Coordinate(latitude: 3, longitude: -179)
        let flat: MultiPolygon = [Polygon(outer: [here]), Polygon(outer: [there])]
        #expect(flat.centroid == Coordinate(latitude: 2, longitude: 180))
        #expect(flat.interiorPoint == nil && !flat.contains(here))
    }

    @Test func aroundAPole() throws {
        let cap = CircularRegion(center: Coordinate(latitude: 90, longitude: 0), radius: 1e6).polygon()
        let area: MultiPolygon = [cap, Self.box(60, 0, 61, 1)]
        #expect(area.bounds.longitudes.isFull && area.bounds.north == 90 && area.bounds.south == 60)
        #expect(area.contains(Coordinate(latitude: 90, longitude: 50)))
        #expect(try #require(area.centroid).latitude > 88)
    }

    @Test func codable() throws {
        let data = try JSONEncoder().encode(islands)
        #expect(try JSONDecoder().decode(MultiPolygon.self, from: data) == islands)
    }

    @Test func theBoxOfManyBoxesIsTheLeastWide() {
        var generator = SplitMix64(seed: 81)
        for _ in 0..<300 {
            let intervals = (0..<Int.random(in: 1...4, using: &generator)).map { _ -> LongitudeInterval in
                // Whole numbers, so that ends touch, and the 180th meridian is among them.
                let west = Double(Int.random(in: -18...18, using: &generator)) * 10
                return LongitudeInterval(west: west, east: west + Double(Int.random(in: 0...6, using: &generator)) * 10)
            }
            let cover = LongitudeInterval(covering: intervals)
            #expect(intervals.allSatisfy(cover.contains), "seed 81, \(intervals) \(cover)")
            // Every cover begins at the western end of one of them and ends at the eastern end of another.
            let candidates = intervals.flatMap { first in
                intervals.map { LongitudeInterval(west: first.west, east: $0.east) }
            }
            let least = candidates.filter { candidate in intervals.allSatisfy(candidate.contains) }.map(\.length).min()
            #expect(cover.length == least ?? 360, "seed 81, \(intervals) \(cover)")
        }
        // An end is kept as it is: rounding must not leave out what is at it.
        for _ in 0..<2000 {
            func end() -> Double { .random(in: -180...180, using: &generator) }
            let intervals = [LongitudeInterval(west: end(), east: end()), LongitudeInterval(west: end(), east: end())]
            #expect(LongitudeInterval(covering: intervals.prefix(1)) == intervals[0], "seed 81, \(intervals)")
            #expect(intervals.allSatisfy(LongitudeInterval(covering: intervals).contains), "seed 81, \(intervals)")
        }
        for meridian in [
            LongitudeInterval(180), LongitudeInterval(west: 170, east: 180), .init(west: -180, east: -170),
        ] {
            #expect(LongitudeInterval(covering: [meridian]) == meridian)
            #expect(LongitudeInterval(covering: [meridian, LongitudeInterval(180)]) == meridian)
        }
        #expect(LongitudeInterval(covering: [LongitudeInterval]()).isEmpty)
        #expect(LongitudeInterval(covering: [LongitudeInterval.empty, .full]).isFull)
        #expect(CoordinateBounds(covering: [CoordinateBounds.empty]).isEmpty)
    }
}
