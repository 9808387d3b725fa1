import Foundation
import MapGeometry
import MapSearchTestSupport
import Testing

@Suite struct PolygonTests {
    private static func ring(_ pairs: [(Double, Double)]) -> [Coordinate] {
        pairs.map { Coordinate(latitude: $0.1, longitude: $0.0) }
    }

    /// A star around the origin with random radii: no edge crosses another.
    private static func randomStar(_ generator: inout SplitMix64, radius: Double) -> [Coordinate] {
        let count = Int.random(in: 3...12, using: &generator)
        return (0..<count).map { index in
            let angle = 2 * .pi * Double(index) / Double(count)
            let reach = Double.random(in: 0.3...1, using: &generator) * radius
            return Coordinate(latitude: reach * sin(angle), longitude: reach * cos(angle))
        }
    }

    /// Even-odd crossing test in the plane, as in any textbook.
    private static func planarContains(_ ring: [Coordinate], _ point: Coordinate) -> Bool {
        var isInside = false
        var previous = ring[ring.count - 1]
        for vertex in ring {
            if (vertex.latitude > point.latitude) != (previous.latitude > point.latitude) {
                let x =
                    (previous.longitude - vertex.longitude) * (point.latitude - vertex.latitude)
                    / (previous.latitude - vertex.latitude) + vertex.longitude
                if point.longitude < x { isInside.toggle() }
            }
            previous = vertex
        }
        return isInside
    }

    @Test func containsAgreesWithThePlaneWhereverTheAreaLies() {
        var generator = SplitMix64(seed: 61)
        for _ in 0..<200 {
            let star = Self.randomStar(&generator, radius: 60)
            let hole = Self.randomStar(&generator, radius: 15)
            // Whole quarters of the circle are added without a rounding error.
            for shift in [0.0, 90, 180, -90, 128] {
                func moved(_ coordinate: Coordinate) -> Coordinate {
                    Coordinate(
                        latitude: coordinate.latitude, longitude: coordinate.longitude + shift
                    ).normalized
                }
                var outer = star.map(moved)
                if Bool.random(using: &generator) { outer.reverse() }
                if Bool.random(using: &generator) { outer.append(outer[0]) }
                let polygon = Polygon(outer: outer, holes: [hole.map(moved)])
                for _ in 0..<10 {
                    let point = Coordinate(
                        latitude: .random(in: -70...70, using: &generator),
                        longitude: .random(in: -70...70, using: &generator))
                    let expected = Self.planarContains(star, point) && !Self.planarContains(hole, point)
                    #expect(polygon.contains(moved(point)) == expected, "seed 61, \(shift) \(point)")
                }
                #expect(isClose(polygon.area, Polygon(outer: star, holes: [hole]).area, 1))
            }
        }
    }

    @Test func edgesAndVerticesBelongToTheArea() {
        let square = Polygon(
            outer: Self.ring([(170, -10), (-170, -10), (-170, 10), (170, 10)]),
            holes: [Self.ring([(178, -2), (-178, -2), (-178, 2), (178, 2)])])
        for (longitude, latitude) in [(170.0, -10.0), (180, -10), (-180, 10), (170, 0), (-170, 5), (178, 0), (180, 2)] {
            #expect(square.contains(Coordinate(latitude: latitude, longitude: longitude)), "\(longitude) \(latitude)")
        }
        #expect(!square.contains(Coordinate(latitude: 0, longitude: 180)))
        #expect(!square.contains(Coordinate(latitude: 0, longitude: -180)))
        #expect(!square.contains(Coordinate(latitude: 0, longitude: 0)))
        #expect(!square.contains(Coordinate(latitude: .nan, longitude: 179)))
    }

    @Test(arguments: [1_000.0, 2_000_000, 9_000_000, 12_000_000, 19_000_000])
    func circlesContainWhatIsNearer(radius: Double) {
        var generator = SplitMix64(seed: 62)
        for _ in 0..<20 {
            let circle = CircularRegion(center: .random(using: &generator), radius: radius)
            let polygon = circle.polygon(vertexCount: 360)
            for _ in 0..<20 {
                let bearing = Double.random(in: 0..<360, using: &generator)
                let share = Double.random(in: 0...0.98, using: &generator)
                let inside = circle.center.destination(distance: radius * share, bearing: bearing)
                // Edges straight in degrees leave the circle where meridians converge.
                guard abs(circle.center.latitude) < 60 || radius < 100_000 else { continue }
                guard radius < 5_000_000 else { continue }
                #expect(polygon.contains(inside), "seed 62, \(circle) \(inside)")
                let outside = circle.center.destination(distance: radius * 1.05, bearing: bearing)
                #expect(!polygon.contains(outside), "seed 62, \(circle) \(outside)")
            }
            #expect(polygon.contains(circle.center), "seed 62, \(circle)")
        }
    }

    @Test func ringsAroundAPole() {
        for reversed in [false, true] {
            var ring = stride(from: -180.0, to: 180, by: 10).map { Coordinate(latitude: 70, longitude: $0) }
            if reversed { ring.reverse() }
            let arctic = Polygon(outer: ring)
            #expect(arctic.contains(Coordinate(latitude: 90, longitude: 12)))
            #expect(arctic.contains(Coordinate(latitude: 80, longitude: -180)))
            #expect(arctic.contains(Coordinate(latitude: 70, longitude: 5)))
            #expect(!arctic.contains(Coordinate(latitude: 60, longitude: 5)))
            #expect(!arctic.contains(Coordinate(latitude: -90, longitude: 5)))
            #expect(arctic.bounds == CoordinateBounds(south: 70, north: 90, longitudes: .full))
            let center = arctic.centroid
            #expect(isClose(center?.latitude ?? 0, 90, 1e-6))
            let antarctic = Polygon(outer: ring.map { Coordinate(latitude: -$0.latitude, longitude: $0.longitude) })
            #expect(antarctic.contains(Coordinate(latitude: -90, longitude: 0)))
            #expect(!antarctic.contains(Coordinate(latitude: 90, longitude: 0)))
            #expect(antarctic.bounds == CoordinateBounds(south: -90, north: -70, longitudes: .full))
            #expect(isClose(antarctic.area, arctic.area, 1))
            #expect(antarctic.interiorPoint.map(antarctic.contains) == true)
        }
    }

    @Test func dataThatIsCutAtThe180thMeridian() {
        let antarctica = Polygon(
            outer: Self.ring([(-180, -90), (180, -90), (180, -75), (90, -65), (0, -70), (-90, -72), (-180, -75)]))
        #expect(antarctica.contains(Coordinate(latitude: -85, longitude: 0)))
        #expect(antarctica.contains(Coordinate(latitude: -74, longitude: 170)))
        #expect(!antarctica.contains(Coordinate(latitude: -60, longitude: 90)))
        #expect(antarctica.bounds == CoordinateBounds(south: -90, north: -65, longitudes: .full))
        let world = CircularRegion(center: Coordinate(latitude: 0, longitude: 0), radius: .infinity).polygon()
        for place in [(0.0, 0.0), (90, 0), (-90, 33), (5, 180), (5, -180), (-3, 77)] {
            #expect(world.contains(Coordinate(latitude: place.0, longitude: place.1)), "\(place)")
        }
        #expect(isClose(world.area, 510_065_621_724_078.9, 1e6))
        #expect(world.bounds.isWorld)
    }

    @Test func areas() {
        // The surface of the ellipsoid, from the closed formula, in parts.
        let half = Polygon(outer: stride(from: -180.0, to: 180, by: 90).map { Coordinate(latitude: 0, longitude: $0) })
        #expect(isClose(half.area, 510_065_621_724_078.9 / 2, 1e6))
        let eighth = Polygon(outer: Self.ring([(0, 0), (90, 0), (90, 90), (0, 90)]))
        #expect(isClose(eighth.area, 510_065_621_724_078.9 / 8, 1e6))
        // 1° by 1° between two parallels at the equator, from the closed formula.
        let degree = Polygon(outer: Self.ring([(0, 0), (1, 0), (1, 1), (0, 1)]))
        #expect(isClose(degree.area, 12_308_463_893.975, 1))
        let withHole = Polygon(outer: degree.outer, holes: [degree.outer])
        #expect(withHole.area == 0)
        #expect(Polygon(outer: []).area == 0)
        #expect(Polygon(outer: Self.ring([(0, 0), (1, 1)])).area == 0)
        for latitude in [0.0, 47, -80] {
            let circle = CircularRegion(center: Coordinate(latitude: latitude, longitude: 180), radius: 1000)
            let area = circle.polygon(vertexCount: 720).area
            #expect(isClose(area, .pi * 1e6, 200), "\(latitude) \(area)")
        }
    }

    @Test func centroidsAndInteriorPoints() throws {
        var generator = SplitMix64(seed: 63)
        for _ in 0..<200 {
            let shift = Double.random(in: -180...180, using: &generator)
            let star = Self.randomStar(&generator, radius: 5).map {
                Coordinate(latitude: $0.latitude + 40, longitude: $0.longitude + shift).normalized
            }
            let polygon = Polygon(outer: star, holes: [])
            let point = try #require(polygon.interiorPoint)
            #expect(polygon.contains(point), "seed 63, \(star)")
            let centroid = try #require(polygon.centroid)
            #expect(polygon.bounds.contains(centroid), "seed 63")
        }
        let circle = CircularRegion(center: Coordinate(latitude: 47, longitude: 180), radius: 10).polygon()
        #expect(try #require(circle.centroid).distance(to: Coordinate(latitude: 47, longitude: 180)) < 1e-3)
        let large = CircularRegion(center: Coordinate(latitude: 20, longitude: 0), radius: 7_000_000).polygon()
        #expect(try #require(large.centroid).distance(to: Coordinate(latitude: 20, longitude: 0)) < 50_000)
        // The hole takes the centre; the point for the label moves aside.
        let square = Self.ring([(-10, -10), (10, -10), (10, 10), (-10, 10)])
        let holed = Polygon(
            outer: square, holes: [square.map { Coordinate(latitude: $0.latitude / 2, longitude: $0.longitude / 2) }])
        #expect(try #require(holed.centroid).distance(to: Coordinate(latitude: 0, longitude: 0)) < 1)
        #expect(holed.interiorPoint.map(holed.contains) == true)
        #expect(Polygon(outer: []).centroid == nil && Polygon(outer: []).interiorPoint == nil)
        #expect(Polygon(outer: Self.ring([(1, 1), (1, 1), (1, 1)])).interiorPoint == nil)
        #expect(Polygon(outer: Self.ring([(1, 1), (3, 3)])).centroid == Coordinate(latitude: 2, longitude: 2))
    }

    @Test func invalidCoordinatesAreLeftOut() {
        let nowhere = Coordinate(latitude: .nan, longitude: .infinity)
        let square = Self.ring([(0, 0), (10, 0), (10, 10), (0, 10)])
        let polygon = Polygon(outer: [nowhere] + square + [nowhere], holes: [[nowhere], []])
        #expect(polygon.contains(Coordinate(latitude: 5, longitude: 5)))
        #expect(polygon.area == Polygon(outer: square).area)
        #expect(polygon.bounds == Polygon(outer: square).bounds)
        #expect(Polygon(outer: [nowhere, nowhere, nowhere]).bounds.isEmpty)
        #expect(!Polygon(outer: [nowhere, nowhere, nowhere]).contains(nowhere))
        #expect(CircularRegion(center: nowhere, radius: 5).polygon().outer.isEmpty)
    }

    @Test(.enabled(if: SharedData.isPresent, "the shared test data is absent"))
    func publishedCases() throws {
        let root = try #require(SharedData.json("cases/geometry_vectors.json") as? [String: Any])
        let table = try #require(root["point_in_polygon"] as? [String: Any])
        let polygons = try #require(table["polygons"] as? [String: [[[Double]]]])
        for row in try #require(table["cases"] as? [[Any]]) {
            let rings = try #require(polygons[row[0] as? String ?? ""]).map { $0.map { ($0[0], $0[1]) } }
            let point = try #require(row[1] as? [Double])
            let polygon = Polygon(outer: Self.ring(rings[0]), holes: rings.dropFirst().map(Self.ring))
            let expected = row[2] as? Bool ?? true
            #expect(polygon.contains(Coordinate(latitude: point[1], longitude: point[0])) == expected, "\(row)")
        }
    }

    @Test(.enabled(if: SharedData.isPresent, "the shared test data is absent"))
    func turfFixturesWithHoles() throws {
        let holed = try GeoJSONFixture("turf/packages/turf-boolean-point-in-polygon/test/in/poly-with-hole.geojson")
        let polygon = try #require(holed.polygons.first?.first)
        #expect(!polygon.contains(Coordinate(latitude: 36.20373274711739, longitude: -86.69208526611328)))
        #expect(polygon.contains(Coordinate(latitude: 36.20258997094334, longitude: -86.72229766845702)))
        #expect(!polygon.contains(Coordinate(latitude: 36.18527313913089, longitude: -86.75079345703125)))
        #expect(polygon.interiorPoint.map(polygon.contains) == true)
    }
}
