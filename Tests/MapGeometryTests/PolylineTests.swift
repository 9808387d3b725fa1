import Foundation
import MapGeometry
import MapSearchTestSupport
import TestFixtures
import Testing

@Suite struct PolylineTests {
    /// A line of random steps that begins at a place which may be at a pole or at the 180th meridian.
    private static func randomLine(_ generator: inout SplitMix64, count: Int, step: Double) -> Polyline {
        var coordinates = [Coordinate.random(using: &generator)]
        while coordinates.count < count {
            coordinates.append(
                coordinates[coordinates.count - 1].destination(
                    distance: .random(in: 0...step, using: &generator),
                    bearing: .random(in: 0..<360, using: &generator)))
        }
        return Polyline(coordinates)
    }

    private let dateline = Polyline([
        Coordinate(latitude: 0, longitude: 179), Coordinate(latitude: 0, longitude: -179),
        Coordinate(latitude: 1, longitude: -179),
    ])

    @Test func lengthAcrossThe180thMeridian() {
        #expect(isClose(dateline.length, 222_638.98 + 110_574.39, 0.02))
        #expect(dateline.bounds == CoordinateBounds(south: 0, west: 179, north: 1, east: -179))
    }

    @Test func shortLines() {
        let empty = Polyline([])
        let here = Coordinate(latitude: 1, longitude: 2)
        let start = PolylinePosition(segmentIndex: 0, segmentPosition: 0)
        #expect(empty.length == 0 && empty.bounds.isEmpty)
        #expect(empty.coordinate(atDistance: 1) == nil)
        #expect(empty.closestPosition(to: here) == nil)
        #expect(empty.bearing(at: start) == nil && empty.side(of: here) == nil)
        #expect(empty.subline(from: start, to: start).coordinates.isEmpty)
        #expect(empty.simplified(tolerance: 1).coordinates.isEmpty)
        let point = Polyline([here])
        #expect(point.length == 0)
        #expect(point.coordinate(atDistance: 5) == here)
        #expect(point.closestPosition(to: here.destination(distance: 100, bearing: 0))?.distance.rounded() == 100)
        #expect(point.closestPosition(to: here.destination(distance: 100, bearing: 0), maximumBias: 99) == nil)
        #expect(point.bearing(at: start) == nil)
        #expect(point.subline(from: start, to: start) == point)
        let index = PolylineIndex(empty)
        #expect(index.length == 0 && index.closestPosition(to: here) == nil && index.coordinate(atDistance: 1) == nil)
        #expect(PolylineIndex(point).closestPosition(to: here)?.distance == 0)
        #expect(index.distance(at: start) == 0)
    }

    @Test func doubledAndInvalidCoordinatesDoNoHarm() {
        let here = Coordinate(latitude: 1, longitude: 2)
        let there = Coordinate(latitude: 1, longitude: 3)
        let nowhere = Coordinate(latitude: .nan, longitude: 500)
        let line = Polyline([here, here, nowhere, there, there])
        #expect(line.length == 0)
        #expect(line.closestPosition(to: there)?.distance == 0)
        #expect(PolylineIndex(line).closestPosition(to: there)?.distance == 0)
        #expect(line.simplified(tolerance: 1).coordinates == [here, there])
        #expect(line.side(of: here) == nil)
        #expect(line.coordinate(atDistance: 10) == there)
        #expect(line.bounds == CoordinateBounds(covering: [here, there]))
        #expect(Polyline([here, here]).closestPosition(to: there)?.coordinate == here)
        #expect(line.closestPosition(to: nowhere) == nil)
    }

    @Test func positionsAreOrderedAndVerticesHaveOneIdentity() {
        let end = PolylinePosition(segmentIndex: 0, segmentPosition: 1)
        let start = PolylinePosition(segmentIndex: 1, segmentPosition: 0)
        #expect(end == start && end.hashValue == start.hashValue && !(end < start))
        #expect(PolylinePosition(segmentIndex: 0, segmentPosition: 0.5) < start)
        #expect(PolylinePosition(segmentIndex: .max, segmentPosition: 1) > start)
    }

    @Test func aVertexIsOnePlaceHoweverItIsWritten() {
        let coordinates = [0.0, 1, 2, 3].map { Coordinate(latitude: $0, longitude: 20) }
        let line = Polyline(coordinates)
        for vertex in 1...2 {
            let end = PolylinePosition(segmentIndex: vertex - 1, segmentPosition: 1)
            let start = PolylinePosition(segmentIndex: vertex, segmentPosition: 0)
            #expect(line.distance(from: end, to: start) == 0 && line.distance(from: start, to: end) == 0)
            #expect(line.subline(from: end, to: start).coordinates.count == 1)
            #expect(line.subline(from: start, to: end).coordinates.count == 1)
            let origin = PolylinePosition(segmentIndex: 0, segmentPosition: 0)
            #expect(isClose(line.distance(from: origin, to: end), line.distance(from: origin, to: start), 1e-6))
        }
    }

    @Test func distancesAndPositionsAreInverse() throws {
        var generator = SplitMix64(seed: 51)
        for _ in 0..<60 {
            let line = Self.randomLine(&generator, count: 12, step: 50_000)
            let index = PolylineIndex(line)
            #expect(isClose(index.length, line.length, 1e-6))
            for _ in 0..<5 {
                let distance = Double.random(in: 0...line.length, using: &generator)
                let position = try #require(line.position(atDistance: distance))
                let indexed = try #require(index.position(atDistance: distance))
                let start = PolylinePosition(segmentIndex: 0, segmentPosition: 0)
                #expect(isClose(line.distance(from: start, to: position), distance, 1e-6), "seed 51")
                #expect(isClose(index.distance(at: indexed), distance, 1e-6), "seed 51")
                let here = try #require(line.coordinate(at: position))
                let indexedHere = try #require(index.coordinate(atDistance: distance))
                #expect(here.distance(to: indexedHere) < 1e-6)
                // Back to where it came from, in two steps.
                let other = Double.random(in: 0...line.length, using: &generator)
                let moved = try #require(line.position(atDistance: other - distance, from: position))
                #expect(isClose(line.distance(from: position, to: moved), other - distance, 1e-6), "seed 51")
                let part = line.subline(from: position, to: moved)
                #expect(isClose(part.length, abs(other - distance), 1e-6), "seed 51")
            }
            #expect(line.position(atDistance: -1) == PolylinePosition(segmentIndex: 0, segmentPosition: 0))
            #expect(line.coordinate(atDistance: .infinity) == line.coordinates.last)
            #expect(index.coordinate(atDistance: .infinity) == line.coordinates.last)
            #expect(line.position(atDistance: .nan) == nil && index.position(atDistance: .nan) == nil)
        }
    }

    @Test func closestPositionAgreesWithSampling() throws {
        var generator = SplitMix64(seed: 52)
        for round in 0..<32 {
            let step = [100.0, 10_000, 1_000_000, 9_000_000][round % 4]
            let line = Self.randomLine(&generator, count: 6, step: step)
            let place =
                round % 3 == 0
                ? Coordinate.random(using: &generator)
                : line.coordinates[2].destination(
                    distance: .random(in: 0...step, using: &generator), bearing: .random(in: 0..<360, using: &generator)
                )
            let closest = try #require(line.closestPosition(to: place))
            #expect(closest.coordinate.distance(to: place) == closest.distance)
            #expect(try #require(line.coordinate(at: closest.position)).distance(to: closest.coordinate) < 1e-6)
            let length = line.length
            let samples = try (0...100).map { index in
                try #require(line.coordinate(atDistance: length * Double(index) / 100)).distance(to: place)
            }
            let least = try #require(samples.min())
            #expect(closest.distance <= least + 1e-6, "seed 52, round \(round)")
            #expect(closest.distance >= least - length / 100, "seed 52, round \(round)")
        }
    }

    @Test func theIndexAgreesWithTheLine() {
        var generator = SplitMix64(seed: 53)
        for count in [2, 3, 8, 9, 10, 65, 300] {
            let line = Self.randomLine(&generator, count: count, step: 3000)
            let index = PolylineIndex(line)
            for _ in 0..<8 {
                let vertex = line.coordinates.randomElement(using: &generator) ?? line.coordinates[0]
                let place = vertex.destination(
                    distance: pow(10, .random(in: 0...7, using: &generator)),
                    bearing: .random(in: 0..<360, using: &generator))
                for priority in [Polyline.ClosestPriority.closestToPoint, .closestToStart] {
                    for bias in [Double.infinity, 2000, 0, -1, .nan] {
                        let expected = line.closestPosition(to: place, maximumBias: bias, priority: priority)
                        let found = index.closestPosition(to: place, maximumBias: bias, priority: priority)
                        #expect(found == expected, "seed 53, \(count) \(place) \(priority) \(bias)")
                    }
                }
                #expect(index.side(of: place) == line.side(of: place))
            }
        }
    }

    @Test func nothingNearerIsPassedOver() throws {
        var generator = SplitMix64(seed: 55)
        for round in 0..<(TestRun.isHeavy ? 120 : 60) {
            var coordinates = [Coordinate.random(using: &generator)]
            for _ in 0..<Int.random(in: 1...30, using: &generator) {
                // Steps of very different lengths, so that chords and arcs decide side by side.
                let exponent = Double.random(in: 1...[3.0, 5, 7.2][round % 3], using: &generator)
                coordinates.append(
                    coordinates[coordinates.count - 1].destination(
                        distance: pow(10, exponent), bearing: .random(in: 0..<360, using: &generator)))
            }
            let line = Polyline(coordinates)
            let index = PolylineIndex(line)
            for _ in 0..<3 {
                let place =
                    Bool.random(using: &generator)
                    ? Coordinate.random(using: &generator)
                    : coordinates[coordinates.count / 2].destination(
                        distance: pow(10, .random(in: 0...7.2, using: &generator)),
                        bearing: .random(in: 0..<360, using: &generator))
                let segments = zip(coordinates, coordinates.dropFirst()).compactMap {
                    Polyline([$0, $1]).distance(to: place)
                }
                let found = try #require(line.closestPosition(to: place))
                #expect(try isClose(found.distance, #require(segments.min()), 1e-6), "seed 55, \(round) \(place)")
                #expect(index.closestPosition(to: place) == found, "seed 55, \(round) \(place)")
            }
        }
    }

    @Test func farAwayAnEndOrAnotherMinimumIsNearest() throws {
        // Cases in which a descent from the first guess ends at the wrong place.
        for (start, end, place) in [
            ((0.0, -63.18804792484954), (-0.2690374363613585, -63.4552568434514), (41.85233069922154, 180.0)),
            ((0, -3.6947103533536847), (-0.0012895007352229622, -3.6942895433824754), (0, 176.80345417199368)),
            ((90, -34.9149734707961), (-19.0043618024029, -109.55533750526891), (0, -19.592276252279902)),
        ] {
            let line = Polyline([start, end].map { Coordinate(latitude: $0.0, longitude: $0.1) })
            let target = Coordinate(latitude: place.0, longitude: place.1)
            let found = try #require(line.distance(to: target))
            for step in 0...500 {
                let sample = try #require(line.coordinate(atDistance: line.length * Double(step) / 500))
                #expect(sample.distance(to: target) >= found - 1e-6, "\(step)")
            }
        }
    }

    @Test func maximumBiasAndPriority() throws {
        // Out along the equator and back 0.01° farther north.
        let line = Polyline([
            Coordinate(latitude: 0, longitude: 0), Coordinate(latitude: 0, longitude: 1),
            Coordinate(latitude: 0.01, longitude: 1), Coordinate(latitude: 0.01, longitude: 0),
        ])
        let place = Coordinate(latitude: 0.009, longitude: 0.5)
        let nearest = try #require(line.closestPosition(to: place))
        #expect(nearest.position.segmentIndex == 2)
        #expect(isClose(nearest.distance, 110.6, 0.1))
        let first = try #require(line.closestPosition(to: place, maximumBias: 1000, priority: .closestToStart))
        #expect(first.position.segmentIndex == 0)
        #expect(isClose(first.distance, 995.17, 0.01))
        #expect(
            line.closestPosition(to: place, maximumBias: 990, priority: .closestToStart)?.position.segmentIndex == 2)
        #expect(line.closestPosition(to: place, maximumBias: 110) == nil)
        #expect(line.distance(to: place) == nearest.distance)
    }

    @Test func sides() {
        let north = Polyline([Coordinate(latitude: 10, longitude: 180), Coordinate(latitude: 20, longitude: 180)])
        #expect(north.side(of: Coordinate(latitude: 15, longitude: -179)) == .right)
        #expect(north.side(of: Coordinate(latitude: 15, longitude: 179)) == .left)
        #expect(north.side(of: Coordinate(latitude: 15, longitude: 180)) == .on)
        // A sharp bend to the left: what is near its tip is outside, to the right.
        let bend = Polyline([
            Coordinate(latitude: 0, longitude: 0), Coordinate(latitude: 0, longitude: 1),
            Coordinate(latitude: 0.2, longitude: 0),
        ])
        for latitude in [-0.02, 0, 0.02, 0.05] {
            #expect(bend.side(of: Coordinate(latitude: latitude, longitude: 1.01)) == .right, "\(latitude)")
        }
        #expect(bend.side(of: Coordinate(latitude: 0.05, longitude: 0.5)) == .left)
    }

    @Test func bearings() throws {
        let bearing = { (index: Int, fraction: Double) in
            dateline.bearing(at: PolylinePosition(segmentIndex: index, segmentPosition: fraction)) ?? .nan
        }
        #expect(isClose(bearing(0, 0), 90, 1e-9))
        #expect(isClose(bearing(0, 1), 0, 1e-9) || isClose(bearing(0, 1), 360, 1e-9))
        #expect(isClose(bearing(5, 5), 0, 1e-9) || isClose(bearing(5, 5), 360, 1e-9))
        #expect(isClose(bearing(-3, 0), 90, 1e-9))
    }

    @Test func simplifyingKeepsItsPromise() throws {
        var generator = SplitMix64(seed: 54)
        for _ in 0..<30 {
            let line = Self.randomLine(&generator, count: 60, step: 1000)
            let tolerance = pow(10, Double.random(in: 0...4, using: &generator))
            let simple = line.simplified(tolerance: tolerance)
            #expect(simple.coordinates.first == line.coordinates.first)
            #expect(simple.coordinates.last == line.coordinates.last)
            for vertex in line.coordinates {
                #expect(try #require(simple.distance(to: vertex)) <= tolerance, "seed 54, \(tolerance)")
            }
        }
        let straight = Polyline((0...10).map { Coordinate(latitude: 0, longitude: Double($0)) })
        #expect(straight.simplified(tolerance: 0.001).coordinates.count == 2)
        #expect(straight.simplified(tolerance: -1).coordinates.count >= 2)
        #expect(straight.simplified(tolerance: .infinity).coordinates.count == 2)
    }

    @Test(.enabled(if: SharedData.isPresent, "the shared test data is absent"))
    func turfLengths() throws {
        let root = try #require(SharedData.json("cases/geometry_vectors.json") as? [String: Any])
        for row in try #require(root["turf_length_feet"] as? [[String: Any]]) {
            let fixture = try GeoJSONFixture(row["in"] as? String ?? "")
            let rings = fixture.polygons.joined().flatMap { [$0.outer] + $0.holes }
            let length = (fixture.lines.joined().map { $0 } + rings.map { Polyline($0) }).reduce(0) { $0 + $1.length }
            let feet = try #require(row["feet"] as? Double)
            // Turf measures on a sphere.
            #expect(isClose(length / 0.3048, feet, feet * 0.006), "\(row)")
        }
    }

    @Test(.enabled(if: SharedData.isPresent, "the shared test data is absent"))
    func turfDistancesToLines() throws {
        let root = try #require(SharedData.json("cases/geometry_vectors.json") as? [String: Any])
        let table = try #require(root["turf_point_to_line_distance"] as? [String: Any])
        let folder = try #require(table["dir"] as? String)
        let distances = try #require(table.values.compactMap { $0 as? [String: Double] }.first)
        #expect(distances.count > 15)
        for (name, distance) in distances {
            let path = "\(folder)/\(name).geojson"
            let properties = try #require(SharedData.json(path) as? [String: Any])["properties"] as? [String: Any]
            if properties?["method"] as? String == "planar" { continue }
            let unit = properties?["units"] as? String ?? "kilometers"
            let metres = unit == "miles" ? 1609.344 : unit == "meters" ? 1 : unit == "degrees" ? 111_195 : 1000
            let fixture = try GeoJSONFixture(path)
            let line = try #require(fixture.lines.first?.first)
            let place = try #require(fixture.points.first)
            // Turf takes longitudes beyond 180°, which are none here.
            guard (line.coordinates + [place]).allSatisfy(\.isValid) else { continue }
            let found = try #require(line.distance(to: place))
            #expect(isClose(found / metres, distance, distance * 0.006), "\(name) \(found)")
        }
    }

    @Test(.enabled(if: SharedData.isPresent, "the shared test data is absent"))
    func turfNearestPoints() throws {
        let root = try #require(SharedData.json("cases/geometry_vectors.json") as? [String: Any])
        for row in try #require(root["turf_nearest_point_on_line_km"] as? [[String: Any]]) {
            let fixture = try GeoJSONFixture(row["in"] as? String ?? "")
            let place = try #require(fixture.points.first)
            let found = try #require(
                fixture.lines.joined().compactMap { $0.closestPosition(to: place) }.min { $0.distance < $1.distance })
            let kilometres = try #require(row["pointDistance"] as? Double)
            #expect(isClose(found.distance / 1000, kilometres, kilometres * 0.006), "\(row)")
            let segment = try #require(row["segmentIndex"] as? Int)
            #expect(abs(found.position.segmentIndex - segment) <= 1, "\(row) \(found)")
        }
    }

    @Test("the straight way finds what the way along the ground does")
    func straightWay() throws {
        var generator = SplitMix64(seed: 54)
        for round in 0..<300 {
            let line = Self.randomLine(
                &generator, count: .random(in: 1...40, using: &generator),
                step: [10.0, 1_000, 90_000].randomElement(using: &generator) ?? 1)
            let index = PolylineIndex(line)
            let start = try #require(line.coordinates.first)
            let target = start.destination(
                distance: [100.0, 20_000, 2_000_000, 9_000_000].randomElement(using: &generator) ?? 1,
                bearing: .random(in: 0..<360, using: &generator))
            let exact = try #require(index.closestPosition(to: target))
            let straight = try #require(index.straightPosition(to: target))
            let nearly = try #require(index.closestPositionNearly(to: target, maximumBias: .infinity))
            let place = try #require(line.coordinate(at: straight.position))
            let ground = place.distance(to: target)
            // The ellipsoid is as round to all sides but for a thousandth of what is far.
            let tolerance = 0.01 + exact.distance * 1e-3 * min(1, exact.distance / 1e6)
            #expect(ground >= exact.distance - 1e-6 && ground <= exact.distance + tolerance, "seed 54, round \(round)")
            // Long segments bulge over their chords.
            #expect(straight.distance <= exact.distance * (1 + 1e-5) + 0.01, "seed 54, round \(round)")
            #expect(nearly.distance <= exact.distance + tolerance, "seed 54, round \(round)")
            #expect(index.closestPositionNearly(to: target, maximumBias: nearly.distance / 2) == nil)
        }
        #expect(PolylineIndex(Polyline([])).straightPosition(to: dateline.coordinates[0]) == nil)
        let nowhere = Coordinate(latitude: .nan, longitude: 0)
        #expect(PolylineIndex(dateline).straightPosition(to: nowhere) == nil)
    }
}
