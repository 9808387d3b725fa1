import Foundation
import MapGeometry
import MapSearch
import MapSearchTestSupport
import Testing

import MapSearchSnapshots

/// The land along coastlines in a box of ten degrees; coordinates are (longitude, latitude).
struct CoastalLandTests {
    private static let bounds = CoordinateBounds(south: 0, west: 0, north: 10, east: 10)

    private static func line(_ points: [(Double, Double)]) -> Polyline {
        Polyline(points.map { Coordinate(latitude: $0.1, longitude: $0.0) })
    }

    private static let island = [(4.0, 4.0), (6, 4), (6, 6), (4, 6), (4, 4)]

    struct Case: CustomTestStringConvertible {
        var testDescription: String
        var lines: [[(Double, Double)]]
        var land: [(Double, Double)]
        var sea: [(Double, Double)]
    }

    @Test(arguments: [
        Case(testDescription: "an island", lines: [island], land: [(5, 5)], sea: [(1, 1), (9, 9), (3, 5)]),
        Case(testDescription: "a lagoon", lines: [island.reversed()], land: [(1, 1), (9, 9)], sea: [(5, 5)]),
        Case(
            testDescription: "an island in two pieces, the second one first",
            lines: [[(6, 6), (4, 6), (4, 4)], [(4, 4), (6, 4), (6, 6)]], land: [(5, 5)], sea: [(1, 1)]),
        Case(
            testDescription: "a coast from west to east: land in the north", lines: [[(-5, 5), (5, 4), (15, 5)]],
            land: [(5, 9), (1, 6), (9, 6)], sea: [(5, 1), (1, 3), (9, 3)]),
        Case(
            testDescription: "a coast from east to west: land in the south", lines: [[(15, 5), (5, 4), (-5, 5)]],
            land: [(5, 1), (1, 3)], sea: [(5, 9), (9, 6)]),
        Case(
            testDescription: "a corner of land", lines: [[(3, -5), (3, 2), (-5, 2)]], land: [(1, 1)],
            sea: [(5, 5), (1, 5), (5, 1)]),
        Case(
            testDescription: "a corner of sea", lines: [[(-5, 2), (3, 2), (3, -5)]],
            land: [(5, 5), (1, 5), (5, 1)], sea: [(1, 1)]),
        Case(
            testDescription: "a strait", lines: [[(-5, 6), (15, 6)], [(15, 4), (-5, 4)]],
            land: [(5, 9), (5, 1)], sea: [(5, 5)]),
        Case(
            testDescription: "a neck of land", lines: [[(15, 6), (-5, 6)], [(-5, 4), (15, 4)]],
            land: [(5, 5)], sea: [(5, 9), (5, 1)]),
        Case(
            testDescription: "a coast with an island before it and a lagoon behind",
            lines: [
                [(-5, 5), (15, 5)], [(2, 2), (3, 2), (3, 3), (2, 3), (2, 2)],
                [(7, 7), (7, 8), (8, 8), (8, 7), (7, 7)],
            ],
            land: [(5, 9), (2.5, 2.5)], sea: [(5, 1), (7.5, 7.5)]),
        Case(
            testDescription: "an island that begins in the box and leaves it",
            lines: [[(4, 4), (15, 4), (15, 6), (4, 6), (4, 4)]], land: [(5, 5), (9, 5)], sea: [(1, 1), (9, 9)]),
        Case(
            testDescription: "an island in which the box is", lines: [[(-9, 5), (5, -9), (19, 5), (5, 19), (-9, 5)]],
            land: [], sea: []),
        Case(
            testDescription: "a bay that is crossed four times",
            lines: [[(2, 15), (2, -5), (4, -5), (4, 15), (6, 15), (6, -5), (8, -5), (8, 15)]],
            land: [(3, 5), (7, 5)], sea: [(1, 5), (5, 5), (9, 5)]),
    ])
    func land(of example: Case) throws {
        let land = CoastalLand(example.lines.map(Self.line), in: Self.bounds)
        // A coast that is nowhere in the box says nothing about it.
        guard !example.land.isEmpty else { return #expect(land == nil) }
        let polygons = try #require(land).polygons
        func isLand(_ place: (Double, Double)) -> Bool {
            polygons.contains { $0.contains(Coordinate(latitude: place.1, longitude: place.0)) }
        }
        #expect(example.land.allSatisfy(isLand))
        #expect(!example.sea.contains(where: isLand))
    }

    @Test("a coast that ends in the box, and a box of nothing")
    func unknown() {
        #expect(CoastalLand([Self.line([(-5, 5), (5, 5)])], in: Self.bounds) == nil)
        #expect(CoastalLand([Self.line([(5, 5), (15, 5)])], in: Self.bounds) == nil)
        #expect(CoastalLand([Self.line([(2, 5), (5, 5)])], in: Self.bounds) == nil)
        #expect(CoastalLand([], in: Self.bounds) == nil)
        #expect(CoastalLand([Self.line(Self.island)], in: .empty) == nil)
        #expect(CoastalLand([Self.line([(5, 5)])], in: Self.bounds) == nil)
    }

    /// Lines that no coast has: any answer is a list of valid areas, or nil.
    @Test(arguments: 0..<200)
    func linesOfAnyKind(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let values = [0.0, 5, 10, -5, 15, .nan, .infinity, 1e-300, 90, 180]
        let lines = (0..<Int.random(in: 0...6, using: &random)).map { _ in
            Polyline(
                (0..<Int.random(in: 0...8, using: &random)).map { _ in
                    Coordinate(
                        latitude: values[Int.random(in: 0..<values.count, using: &random)],
                        longitude: values[Int.random(in: 0..<values.count, using: &random)])
                })
        }
        for bounds in [Self.bounds, .world, .empty] {
            let polygons = CoastalLand(lines, in: bounds)?.polygons ?? []
            #expect(polygons.allSatisfy { $0.outer.count > 2 && $0.area >= 0 }, "seed \(seed)")
        }
    }

    /// Islands and coasts that cross the box at random: what is land is land wherever the box is.
    @Test(arguments: 0..<40)
    func partsAgreeWithTheWhole(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        let islands = (0..<6).map { number in
            let center = (Double(number % 3) * 4 + 1, Double(number / 3) * 5 + 2)
            let points = (0..<12).map { corner -> (Double, Double) in
                let angle = Double(corner) / 12 * 2 * .pi
                let radius = Double.random(in: 0.5...1.9, using: &random)
                return (center.0 + radius * cos(angle), center.1 + radius * sin(angle))
            }
            return Self.line(points + [points[0]])
        }
        for _ in 0..<20 {
            let west = Double.random(in: -1...9, using: &random)
            let south = Double.random(in: -1...9, using: &random)
            let box = CoordinateBounds(
                south: south, west: west, north: south + .random(in: 0.5...5, using: &random),
                east: west + .random(in: 0.5...5, using: &random))
            guard let land = CoastalLand(islands, in: box) else { continue }
            for _ in 0..<20 {
                let place = Coordinate(
                    latitude: .random(in: box.south...box.north, using: &random),
                    longitude: .random(in: box.west...box.east, using: &random))
                let isExpected = islands.contains { Self.contains($0.coordinates, place) }
                let isLand = land.polygons.contains { $0.contains(place) }
                #expect(isLand == isExpected, "seed \(seed): \(place) in \(box)")
            }
        }
    }

    /// Whether a place is in a ring on the flat map, by counting the sides to its east.
    private static func contains(_ ring: [Coordinate], _ place: Coordinate) -> Bool {
        zip(ring, ring.dropFirst()).count { start, end in
            guard (start.latitude > place.latitude) != (end.latitude > place.latitude) else { return false }
            let share = (place.latitude - start.latitude) / (end.latitude - start.latitude)
            return place.longitude < start.longitude + share * (end.longitude - start.longitude)
        } % 2 == 1
    }

    @Test("a map of objects has the sea along their coastlines, and none without")
    func baseMap() {
        func object(_ kind: ObjectKind, _ geometry: [Geometry]) -> GeoObject {
            GeoObject(name: "", coordinate: Coordinate(latitude: 5, longitude: 5), geometry: geometry, kind: kind)
        }
        let country = object(.country, [.polygon(Polygon(outer: Self.line(Self.island).coordinates))])
        let coast = object(.coastline, [.polyline(Self.line(Self.island))])
        let map = BaseMap([country, coast], in: Self.bounds)
        #expect(map.background == .sea && map.areas.map(\.kind) == [.ground] && map.courses.isEmpty)
        let inland = BaseMap([country], in: Self.bounds)
        #expect(inland.background == .land && inland.areas.map(\.kind) == [.land])
        #expect(BaseMap([country, coast]).courses.isEmpty, "a coastline is not a street")
    }
}
