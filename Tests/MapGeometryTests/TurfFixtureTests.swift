import Foundation
import MapGeometry
import TestFixtures
import Testing

/// The fixtures of Turf, which measures on a sphere of the mean radius: lengths differ by up to 0.6 %.
@Suite(.enabled(if: SharedData.isPresent, "the shared test data is absent"))
struct TurfFixtureTests {
    private static let packages = "turf/packages"

    private static func files(_ folder: String) throws -> [String] {
        let path = SharedFolder.url("\(packages)/\(folder)").path
        return try FileManager.default.contentsOfDirectory(atPath: path).filter { $0.hasSuffix("json") }.sorted()
    }

    /// All positions of a GeoJSON file in order, as they are written.
    private static func positions(_ path: String) throws -> [Coordinate] {
        var positions: [Coordinate] = []
        func collect(_ value: Any) {
            if let numbers = value as? [Double], numbers.count > 1 {
                positions.append(Coordinate(latitude: numbers[1], longitude: numbers[0]))
            } else if let list = value as? [Any] {
                list.forEach(collect)
            } else if let object = value as? [String: Any] {
                for name in ["features", "geometry", "geometries", "coordinates"] { object[name].map(collect) }
            }
        }
        collect(try SharedData.json("\(packages)/\(path)"))
        return positions
    }

    /// Metres on a sphere of the equatorial radius, east and north of (0, 0).
    private static let scale = 2 * Double.pi * Earth.equatorialRadius / WebMercator.worldSize

    @Test func projectionToMercator() throws {
        var count = 0
        for name in try Self.files("turf-projection/test/wgs84") {
            let places = try Self.positions("turf-projection/test/wgs84/\(name)")
            let expected = try Self.positions("turf-projection/test/out/mercator-\(name)")
            try #require(places.count == expected.count, "\(name)")
            for (place, metres) in zip(places, expected) {
                // Turf wraps a longitude before it projects it. Some of its files differ from its formula by 13 cm.
                let point = MapPoint(place.normalized)
                let x = (point.x - WebMercator.worldSize / 2) * Self.scale
                let y = (WebMercator.worldSize / 2 - point.y) * Self.scale
                #expect(isClose(x, metres.longitude, 0.15) && isClose(y, metres.latitude, 0.15), "\(name) \(place)")
                count += 1
            }
        }
        #expect(count > 50)
    }

    @Test func projectionFromMercator() throws {
        var count = 0
        for name in try Self.files("turf-projection/test/mercator") {
            let metres = try Self.positions("turf-projection/test/mercator/\(name)")
            let expected = try Self.positions("turf-projection/test/out/wgs84-\(name)")
            try #require(metres.count == expected.count, "\(name)")
            for (position, place) in zip(metres, expected) {
                let found = MapPoint(
                    x: WebMercator.worldSize / 2 + position.longitude / Self.scale,
                    y: WebMercator.worldSize / 2 - position.latitude / Self.scale
                ).coordinate
                #expect(
                    isClose(found.latitude, place.latitude, 1e-5)
                        && isClose((found.longitude - place.longitude).remainder(dividingBy: 360), 0, 1e-5),
                    "\(name) \(position) \(found) \(place)")
                count += 1
            }
        }
        #expect(count > 50)
    }

    @Test(arguments: ["dc-line", "route"])
    func along(name: String) throws {
        let fixture = try GeoJSONFixture("\(Self.packages)/turf-along/test/fixtures/\(name).geojson")
        let line = try #require(fixture.lines.first?.first)
        let index = PolylineIndex(line)
        for distance in [0.0, 1, 1.2, 1.4, 1.6, 1.8, 2, 100].map({ $0 * 1609.344 }) {
            let found = try #require(line.coordinate(atDistance: distance))
            let expected = try #require(Self.alongOnSphere(line, distance))
            #expect(found.distance(to: expected) <= 0.006 * min(distance, line.length) + 1e-6, "\(name) \(distance)")
            #expect(try #require(index.coordinate(atDistance: distance)).distance(to: found) < 1e-6)
        }
    }

    private static func alongOnSphere(_ line: Polyline, _ distance: Double) -> Coordinate? {
        var rest = distance
        for (start, end) in zip(line.coordinates, line.coordinates.dropFirst()) {
            let length = haversine(start, end)
            if rest <= length {
                let share = length > 0 ? rest / length : 0
                // Segments of a few hundred metres are as good as straight.
                return Coordinate(
                    latitude: start.latitude + share * (end.latitude - start.latitude),
                    longitude: start.longitude + share * (end.longitude - start.longitude))
            }
            rest -= length
        }
        return line.coordinates.last
    }

    private static func haversine(_ first: Coordinate, _ second: Coordinate) -> Double {
        let north = sin((second.latitude - first.latitude) * .pi / 360)
        let east = sin((second.longitude - first.longitude) * .pi / 360)
        let cosines = cos(first.latitude * .pi / 180) * cos(second.latitude * .pi / 180)
        return 2 * Earth.meanRadius * asin((north * north + cosines * east * east).squareRoot())
    }

    @Test(arguments: [
        ("poly-with-hole", 36.20373274711739, -86.69208526611328, false),
        ("poly-with-hole", 36.20258997094334, -86.72229766845702, true),
        ("poly-with-hole", 36.18527313913089, -86.75079345703125, false),
        ("multipoly-with-hole", 36.20373274711739, -86.69208526611328, false),
        ("multipoly-with-hole", 36.20258997094334, -86.72229766845702, true),
        ("multipoly-with-hole", 36.18527313913089, -86.75079345703125, true),
        ("multipoly-with-hole", 36.23015046460186, -86.75302505493164, false),
    ])
    func pointInPolygon(name: String, latitude: Double, longitude: Double, isInside: Bool) throws {
        let path = "\(Self.packages)/turf-boolean-point-in-polygon/test/in/\(name).geojson"
        let place = Coordinate(latitude: latitude, longitude: longitude)
        let area: MultiPolygon
        switch try GeoJSON(SharedData.text(path)).features.first?.geometry {
        case .polygon(let polygon): area = [polygon]
        case .multiPolygon(let multiPolygon): area = multiPolygon
        default: area = []
        }
        #expect(area.contains(place) == isInside)
        #expect(PolygonIndex(area).contains(place) == isInside)
    }

    @Test func distance() throws {
        let points = try Self.positions("turf-distance/test/in/points.geojson")
        let expected = try #require(
            SharedData.json("\(Self.packages)/turf-distance/test/out/points.json") as? [String: Double])
        let kilometres = try #require(expected["kilometers"])
        #expect(isClose(points[0].distance(to: points[1]) / 1000, kilometres, 0.006 * kilometres))
    }

    @Test func destinations() throws {
        let files = try Self.files("turf-destination/test/out")
        #expect(files.count == 6)
        for name in files {
            let input = try #require(
                SharedData.json("\(Self.packages)/turf-destination/test/in/\(name)") as? [String: Any])
            let properties = try #require(input["properties"] as? [String: Any])
            let unit = properties["units"] as? String == "miles" ? 1609.344 : 1000
            let length = (properties["dist"] as? Double ?? 100) * unit
            let places = try Self.positions("turf-destination/test/out/\(name)")
            let found = places[0].destination(distance: length, bearing: properties["bearing"] as? Double ?? 180)
            #expect(found.distance(to: places[1]) < 0.006 * length, "\(name)")
        }
    }
}
