import Foundation
import MapGeometry
import MapSearch
import MapSearchIndexing
import MapSearchOffline
import Testing

/// The shapes of results, where they are asked for.
struct ResultGeometryTests {
    private static func square(_ south: Double, _ west: Double, _ side: Double) -> [Coordinate] {
        [(0, 0), (0, 1), (1, 1), (1, 0)].map {
            Coordinate(latitude: south + $0.0 * side, longitude: west + $0.1 * side)
        }
    }

    /// A country with an island outside of its box, a town in it, a long street with a house, another street that crosses it.
    private static let backend = Result {
        var world = TinyWorld()
        world.add("land", .country, "Land", 11, 11, people: 1000) { record in
            record.countryCode = "LI"
            record.boundary = [Polygon(outer: square(10, 10, 4)), Polygon(outer: square(20, 10, 1))]
            record.boundingBox = CoordinateBounds(south: 10, west: 10, north: 14, east: 14)
        }
        world.add("town", .locality, "Town", 12.5, 10.6, in: "land", people: 500) { record in
            record.boundary = [Polygon(outer: square(12.4, 10.4, 0.6))]
            record.boundingBox = CoordinateBounds(south: 12.4, west: 10.4, north: 13, east: 11)
        }
        world.add("road", .street, "Long Road", 12.5, 10.7, in: "town") { record in
            record.lines = [
                Polyline((0...40).map { Coordinate(latitude: 12.5, longitude: 10.5 + Double($0) / 100) })
            ]
            record.boundingBox = CoordinateBounds(south: 12.5, west: 10.5, north: 12.5, east: 10.9)
            record.houses = [
                IndexRecord.House(
                    number: "1", coordinate: Coordinate(latitude: 12.501, longitude: 10.501),
                    boundary: [Polygon(outer: square(12.5009, 10.5009, 0.0002))]),
                IndexRecord.House(number: "5", coordinate: Coordinate(latitude: 12.501, longitude: 10.503)),
            ]
        }
        world.add("cross", .street, "Cross Lane", 12.5, 10.7, in: "town") { record in
            record.lines = [Polyline([12.49, 12.51].map { Coordinate(latitude: $0, longitude: 10.7) })]
        }
        world.add("village", .locality, "Village", 11, 11, in: "land", people: 5)
        return try world.backend()
    }

    private static func geometry(of text: String) throws -> [Geometry] {
        let options = SearchOptions(includesGeometry: true)
        let response = try backend.get().answer(.text(text, options: options))
        #expect(response.metadata.ignoredOptions.isEmpty)
        return try #require(response.objects.first).geometry
    }

    @Test func aCountryHasItsIslands() throws {
        guard case .multiPolygon(let shape) = try Self.geometry(of: "Land").first else {
            Issue.record("no areas")
            return
        }
        #expect(shape.contains(Coordinate(latitude: 20.5, longitude: 10.5)))
        #expect(shape.polygons.count == 2)
    }

    @Test func aTownHasItsOutlineAndNoOther() throws {
        let geometry = try Self.geometry(of: "Town")
        guard case .polygon(let polygon) = geometry.first, geometry.count == 1 else {
            Issue.record("\(geometry)")
            return
        }
        #expect(polygon.bounds.south == 12.4 && polygon.bounds.north == 13)
    }

    @Test func aStreetHasAllOfItsLineAndNoOther() throws {
        let geometry = try Self.geometry(of: "Long Road")
        guard case .polyline(let line) = geometry.first, geometry.count == 1 else {
            Issue.record("\(geometry)")
            return
        }
        #expect(line.bounds.west == 10.5 && abs(line.bounds.east - 10.9) < 1e-6 && line.bounds.north == 12.5)
        // Without its own box it has that of its line.
        let lane = try Self.geometry(of: "Cross Lane")
        #expect(lane.count == 1)
        #expect(lane.first?.bounds.south == 12.49 && lane.first?.bounds.north == 12.51)
    }

    @Test func aHouseHasItsBuilding() throws {
        guard case .polygon(let polygon) = try Self.geometry(of: "Long Road 1, Town").first else {
            Issue.record("no building")
            return
        }
        #expect(polygon.contains(Coordinate(latitude: 12.501, longitude: 10.501)))
        // One without a building has none, nor that of its neighbour, and so has a number that is not there.
        #expect(try Self.geometry(of: "Long Road 5, Town").isEmpty)
        #expect(try Self.geometry(of: "Long Road 77, Town").isEmpty)
    }

    @Test func whatHasNoShapeHasNone() throws {
        #expect(try Self.geometry(of: "Village").isEmpty)
    }

    @Test func onlyWhereItIsAskedFor() throws {
        let backend = try Self.backend.get()
        #expect(try backend.answer(.text("Town")).objects.allSatisfy(\.geometry.isEmpty))
        let here = Coordinate(latitude: 12.5, longitude: 10.7)
        let response = try backend.answer(.reverse(here, options: SearchOptions(includesGeometry: true)))
        #expect(response.metadata.toponym?.geometry.isEmpty == false)
        #expect(response.metadata.toponym == response.objects.first)
        let byURI = try backend.answer(.uri("t:town", options: SearchOptions(includesGeometry: true)))
        #expect(byURI.objects.first?.geometry.count == 1)
    }
}
