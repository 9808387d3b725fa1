import MapSearchTestSupport
import TestFixtures
import Testing

@testable import MapGeometry

/// Lines of all shapes, prepared, against each of their segments alone.
@Suite struct SegmentTreeTests {
    /// Zigzags through a town, a country and the world, a route, and lines with doubled vertices, from beside the 180th meridian.
    private static func line(_ generator: inout SplitMix64, _ count: Int, _ kind: Int) -> Polyline {
        let middle = Coordinate(latitude: .random(in: -70...70, using: &generator), longitude: 179.99)
        var coordinates: [Coordinate] = []
        for _ in 0..<count {
            let last = coordinates.last ?? middle
            switch kind {
            case 0...2:
                coordinates.append(
                    middle.destination(
                        distance: .random(in: 0...[20_000, 700_000, 9_000_000][kind], using: &generator),
                        bearing: .random(in: 0..<360, using: &generator)))
            case 3:
                coordinates.append(last.destination(distance: 300, bearing: .random(in: 0...120, using: &generator)))
            default:
                let isDoubled = Bool.random(using: &generator)
                coordinates.append(isDoubled ? last : last.destination(distance: 70_000, bearing: 100))
            }
        }
        return Polyline(coordinates)
    }

    /// Those at which the tree gets another level, and in a long run one far from them.
    private static let counts = [2, 3, 8, 9, 10, 64, 65, 66] + (TestRun.isHeavy ? [200] : [])

    @Test("the nearest position is that of the nearest segment alone", arguments: counts)
    func nearest(count: Int) throws {
        var generator = SplitMix64(seed: UInt64(count))
        for kind in 0..<5 {
            let line = Self.line(&generator, count, kind)
            let index = PolylineIndex(line)
            let segments = zip(line.coordinates, line.coordinates.dropFirst()).map {
                PolylineIndex(Polyline([$0, $1]))
            }
            let reaches: [Double] = [1, 30, 1_000, 30_000, 1_000_000, 3_000_000]
            for round in reaches.indices {
                let vertex = line.coordinates.randomElement(using: &generator) ?? line.coordinates[0]
                let place = vertex.destination(
                    distance: .random(in: 0...reaches[round], using: &generator),
                    bearing: .random(in: 0..<360, using: &generator))
                let label: Comment = "\(count) vertices, kind \(kind), \(place)"
                let expected = try #require(line.closestPosition(to: place))
                #expect(index.closestPosition(to: place) == expected, label)
                let alone = try segments.map { try #require($0.straightPosition(to: place)).distance }
                let least = try #require(alone.min())
                let straight = try #require(index.straightPosition(to: place))
                // A short line is cut to smaller pieces, and the arc is a little beside its chord.
                #expect(
                    (straight.distance - least).magnitude < 1e-3 + least * 1e-6 || expected.distance > 100_000, label)
                let limited = index.straightPosition(to: place, within: straight.distance * 1.001 + 1e-6)
                #expect(limited?.distance == straight.distance && limited?.position == straight.position, label)
                #expect(index.straightPosition(to: place, within: straight.distance * 0.999 - 1e-6) == nil, label)
            }
        }
    }

    @Test("a place beside a long segment is as far from it as the ground says")
    func longSegments() throws {
        var generator = SplitMix64(seed: 71)
        for round in 0..<100 {
            let line = Self.line(&generator, 2, 2)
            guard let middle = line.coordinate(at: PolylinePosition(segmentIndex: 0, segmentPosition: 0.4)),
                let bearing = line.bearing(at: PolylinePosition(segmentIndex: 0, segmentPosition: 0.4))
            else { continue }
            let place = middle.destination(distance: 900, bearing: bearing + 90)
            let straight = try #require(PolylineIndex(line).straightPosition(to: place))
            #expect((straight.distance - 900).magnitude < 0.1, "seed 71, round \(round)")
        }
    }

    @Test("few pieces of a line to and fro are looked at")
    func work() {
        var generator = SplitMix64(seed: 72)
        for kind in 0..<4 {
            let line = Self.line(&generator, 1000, kind)
            let tree = PolylineIndex(line).tree
            var count = 0
            for _ in 0..<100 {
                let place = line.coordinates.randomElement(using: &generator) ?? line.coordinates[0]
                var limit = 100.0
                tree.visit(near: SpaceVector(nearly: place), &limit) { _, _, _ in count += 1 }
            }
            #expect(count < 100 * 60, "kind \(kind)")
        }
    }

    /// Zigzags of many segments over a town, with the parallels of the Earth and askew.
    private static func zigzag(_ generator: inout SplitMix64, _ count: Int, turn: Double) -> Polyline {
        let middle = Coordinate(latitude: 48, longitude: 11.5)
        return Polyline(
            (0..<count).map { place in
                let ahead = 20_000 * (2 * Double(place) / Double(count) - 1)
                let aside = 20_000 * Double.random(in: 0...1, using: &generator) * (place.isMultiple(of: 2) ? 1 : -1)
                return middle.destination(distance: ahead.magnitude, bearing: turn + (ahead < 0 ? 180 : 0))
                    .destination(distance: aside.magnitude, bearing: turn + (aside < 0 ? 270 : 90))
            })
    }

    @Test(
        "a zigzag in which neighbours are near each other is neither cut nor sorted", arguments: [0.0, 30, 45, 90, 137])
    func coherent(turn: Double) {
        var generator = SplitMix64(seed: 74)
        let line = Self.zigzag(&generator, 1_000, turn: turn)
        let index = PolylineIndex(line)
        var segments: [Int32] = []
        var limit = Double.infinity
        index.tree.visit(near: SpaceVector(nearly: line.coordinates[0]), &limit) { piece, _, _ in
            segments.append(piece.segment)
        }
        #expect(segments.count == 999 && Set(segments).count == 999)
        var count = 0
        for _ in 0..<100 {
            let place = line.coordinates.randomElement(using: &generator) ?? line.coordinates[0]
            var limit = 100.0
            index.tree.visit(near: SpaceVector(nearly: place), &limit) { _, _, _ in count += 1 }
        }
        #expect(count < 100 * 60)
    }

    @Test(
        "the arc over a whole segment counts, and what is nearest is that of each segment alone",
        arguments: [0.0, 45, 90])
    func arcs(turn: Double) throws {
        var generator = SplitMix64(seed: 75)
        let line = Self.zigzag(&generator, 400, turn: turn)
        let index = PolylineIndex(line)
        for round in 0..<100 {
            let vertex = line.coordinates.randomElement(using: &generator) ?? line.coordinates[0]
            let place = vertex.destination(
                distance: .random(in: 0...30_000, using: &generator), bearing: .random(in: 0..<360, using: &generator))
            let expected = try #require(line.closestPosition(to: place))
            #expect(index.closestPosition(to: place) == expected, "round \(round)")
            let straight = try #require(index.straightPosition(to: place)).distance
            // What the geodesic is beside the plane of a segment of 40 km.
            #expect((straight - expected.distance).magnitude < 0.2 + expected.distance * 1e-5, "round \(round)")
        }
    }

    @Test("vertices are those converted one by one")
    func vertices() {
        var generator = SplitMix64(seed: 76)
        var vertices = VertexVectors()
        for kind in 0..<5 {
            for coordinate in Self.line(&generator, 300, kind).coordinates {
                let difference = vertices.vector(of: coordinate) - SpaceVector(geocentric: coordinate)
                #expect(difference.squaredLength < 1e-16, "\(coordinate)")
            }
        }
        for latitude in [-90.0, -89.999, 0, 89.9999, 90] {
            for longitude in [-180.0, -179.9999, 0, 180] {
                let coordinate = Coordinate(latitude: latitude, longitude: longitude)
                let difference = vertices.vector(of: coordinate) - SpaceVector(geocentric: coordinate)
                #expect(difference.squaredLength < 1e-16, "\(coordinate)")
            }
        }
    }

    @Test("lengths of segments up to 100 km need no geodesic")
    func longLengths() {
        var generator = SplitMix64(seed: 77)
        for round in 0..<300 {
            let start = Coordinate(latitude: .random(in: -90...90, using: &generator), longitude: 179.9)
            let end = start.destination(
                distance: .random(in: 0...100_000, using: &generator), bearing: .random(in: 0..<360, using: &generator))
            let line = Polyline([start, end])
            #expect((PolylineIndex(line).length - line.length).magnitude < 1e-4, "seed 77, round \(round)")
        }
    }

    @Test("lengths are those on the ellipsoid")
    func lengths() {
        var generator = SplitMix64(seed: 73)
        for kind in 0..<5 {
            let line = Self.line(&generator, 300, kind)
            #expect(isClose(PolylineIndex(line).length, line.length, 1e-4), "kind \(kind)")
        }
    }
}
