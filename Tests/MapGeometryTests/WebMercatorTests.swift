import Foundation
import MapGeometry
import MapSearchTestSupport
import Testing

@Suite struct WebMercatorTests {
    @Test func goldenVectors() {
        let origin = MapPoint(Coordinate(latitude: 0, longitude: 0))
        #expect(origin == MapPoint(x: 134_217_728, y: 134_217_728))
        let newYork = MapPoint(Coordinate(latitude: 40.7128, longitude: -74.0060))
        #expect(isClose(newYork.x, 79034854.786844, 5e-7))
        #expect(isClose(newYork.y, 100926577.027633, 5e-7))
        #expect(WebMercator.metersPerMapPoint(atLatitude: 0) == 0.14828977333772544)
        #expect(WebMercator.metersPerMapPoint(atLatitude: 60) == 0.07470109070817468)
        #expect(WebMercator.mapPointsPerMeter(atLatitude: 60) == 1 / 0.07470109070817468)
        let world = CoordinateRegion(MapRect.world)
        #expect(world.center == Coordinate(latitude: 0, longitude: 0))
        #expect(world.span == CoordinateSpan(latitudeDelta: 170.10225755961318, longitudeDelta: 360))
    }

    @Test func clampsAtTheEdgeOfTheSquare() {
        #expect(MapPoint(Coordinate(latitude: 90, longitude: -180)) == MapPoint(x: 0, y: 0))
        #expect(MapPoint(Coordinate(latitude: -90, longitude: 180)) == MapPoint(x: 268_435_456, y: 268_435_456))
        #expect(MapPoint(x: 0, y: 0).coordinate == Coordinate(latitude: WebMercator.maximumLatitude, longitude: -180))
        let beyond = Coordinate(latitude: 85.05112878, longitude: 0)
        let likeMapKit = MapPoint(beyond, maximumLatitude: WebMercator.mapKitMaximumLatitude)
        #expect(isClose(likeMapKit.y, 439674.40, 0.005))
    }

    @Test func roundTripOverTheWholeSquare() {
        var generator = SplitMix64(seed: 1)
        for index in 0..<20_000 {
            let world = WebMercator.worldSize
            let edge = index % 3 == 0 ? 1e5 : world
            var point = MapPoint(
                x: .random(in: 0...world, using: &generator), y: .random(in: 0...edge, using: &generator))
            if index % 2 == 0 { point.y = world - point.y }
            let back = MapPoint(point.coordinate)
            #expect(isClose(back.x, point.x, 1e-6) && isClose(back.y, point.y, 1e-6), "seed 1, \(point)")
        }
    }

    @Test func agreesWithTheFormula() {
        var generator = SplitMix64(seed: 2)
        for index in 0..<20_000 {
            // Also where the pieces meet of which the projection is made, and beyond the square.
            let psi =
                index % 4 == 0
                ? Double(Int.random(in: -52...52, using: &generator)) / 16
                : Double.random(in: -3.4...3.4, using: &generator)
            let latitude = atan(sinh(psi)) * 180 / .pi
            let y = (1 - psi / .pi) / 2 * WebMercator.worldSize
            #expect(isClose(WebMercator.latitude(y: y), latitude, 1e-13), "seed 2, \(psi)")
            let edge = min(max(y, 0), WebMercator.worldSize)
            #expect(isClose(WebMercator.y(latitude: latitude), edge, 1e-6), "seed 2, \(psi)")
        }
        #expect(WebMercator.latitude(y: WebMercator.worldSize / 2) == 0)
        #expect(WebMercator.latitude(y: 0) == WebMercator.maximumLatitude)
        for tiny in [1e-300, 1e-20, 1e-9] {
            let expected = WebMercator.worldSize * (0.5 - tiny / 360)
            #expect(isClose(WebMercator.y(latitude: tiny), expected, 3e-8), "\(tiny)")
        }
    }

    @Test func longitudesAreNotWrappedByTheProjection() {
        #expect(MapPoint(Coordinate(latitude: 0, longitude: 190)).x > WebMercator.worldSize)
        #expect(MapPoint(x: -WebMercator.worldSize / 4, y: 0).coordinate.longitude == -270)
        #expect(MapPoint(x: -1, y: 5).wrapped == MapPoint(x: WebMercator.worldSize - 1, y: 5))
        #expect(MapPoint(x: WebMercator.worldSize, y: 5).wrapped.x == 0)
        #expect(MapPoint(x: -1e-20, y: 5).wrapped.x == 0)
        #expect(MapPoint(x: .infinity, y: 5).wrapped.x == .infinity)
    }

    @Test func strangeNumbers() {
        #expect(MapPoint(Coordinate(latitude: .nan, longitude: .nan)).x.isNaN)
        #expect(MapPoint(Coordinate(latitude: .nan, longitude: 0)).y.isNaN)
        #expect(MapPoint(Coordinate(latitude: .infinity, longitude: 0)).y == 0)
        #expect(MapPoint(x: 0, y: -.infinity).coordinate.latitude == 90)
        #expect(MapPoint(x: 0, y: .infinity).coordinate.latitude == -90)
        #expect(WebMercator.metersPerMapPoint(atLatitude: .nan).isNaN)
        #expect(WebMercator.metersPerMapPoint(atLatitude: 90) == WebMercator.metersPerMapPoint(atLatitude: 89.5))
        #expect(MapPoint(x: .nan, y: 0).distance(to: MapPoint(x: 0, y: 0)).isNaN)
    }

    @Test func distanceIsOnTheGround() {
        let first = Coordinate(latitude: 60, longitude: 179.9)
        let second = Coordinate(latitude: 60, longitude: -179.9)
        #expect(isClose(MapPoint(first).distance(to: MapPoint(second)), first.distance(to: second), 1e-3))
    }

    @Test(.enabled(if: SharedData.isPresent, "the shared test data is absent"))
    func publishedVectors() throws {
        let root = try #require(SharedData.json("cases/geometry_vectors.json") as? [String: Any])
        let rows = try #require(root["web_mercator"] as? [[String: Any]])
        #expect(!rows.isEmpty)
        // These are metres from the origin on a sphere of the equatorial radius.
        let scale = 2 * Double.pi * Earth.equatorialRadius / WebMercator.worldSize
        for row in rows {
            let point = MapPoint(
                Coordinate(latitude: row["lat"] as? Double ?? .nan, longitude: row["lon"] as? Double ?? .nan))
            let tolerance = row["tol_m"] as? Double ?? 0
            #expect(isClose((point.x - WebMercator.worldSize / 2) * scale, row["x"] as? Double ?? .nan, tolerance))
            #expect(isClose((WebMercator.worldSize / 2 - point.y) * scale, row["y"] as? Double ?? .nan, tolerance))
        }
    }

    @Test func textForms() {
        #expect(MapPoint(x: 1, y: 2.25).description == "{1.0, 2.3}")
        #expect(MapSize(width: -0.04, height: 1e6).description == "{0.0, 1000000.0}")
        #expect(MapRect(x: 1, y: 2, width: 3, height: 4).description == "{{1.0, 2.0}, {3.0, 4.0}}")
        #expect(MapRect.null.description == "{{inf, inf}, {0.0, 0.0}}")
    }
}
