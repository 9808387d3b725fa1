import Foundation
import MapGeometry
import Testing

/// GeoJSON as values instead of text.
@Suite struct GeoJSONValueTests {
    private static let ring = [(0.0, 0.0), (0, 10), (10, 5), (0, 0)].map { Coordinate(latitude: $0, longitude: $1) }

    private static let shapes: [Geometry] = [
        .point(ring[1]), .point(Coordinate(latitude: .nan, longitude: 0)), .polyline(Polyline(ring)),
        .polyline(Polyline([ring[2]])), .polygon(Polygon(outer: ring, holes: [ring.reversed()])),
        .multiPolygon([Polygon(outer: ring), Polygon(outer: [])]),
        .bounds(CoordinateBounds(south: 0, west: 170, north: 10, east: -170)),
        .circle(CircularRegion(center: ring[1], radius: 1000)), .collection([]),
        .collection([.point(ring[0]), .point(ring[1])]), .collection([.polyline(Polyline(ring))]),
        .collection([.point(ring[0]), .collection([.polygon(Polygon(outer: ring))])]),
    ]

    @Test(arguments: shapes)
    func valuesAreThoseOfTheText(shape: Geometry) throws {
        #expect(try JSONValue(parsing: shape.geoJSON) == shape.geoJSONValue)
    }

    @Test func encodedValuesAreThoseOfTheText() throws {
        let feature = GeoJSON.Feature(
            geometry: Self.shapes[4], properties: ["a": .array([.number(.infinity), .object(["b": .number(.nan)])])],
            id: .number(7), bounds: CoordinateBounds(south: 0, west: 0, north: 10, east: 10))
        for document in [
            GeoJSON.feature(feature), .feature(GeoJSON.Feature(geometry: nil)), .geometry(Self.shapes[9]),
            .featureCollection([feature, feature], bounds: .world), .featureCollection([], bounds: nil),
        ] {
            let data = try JSONEncoder().encode(document)
            let encoded = try JSONValue(parsing: String(decoding: data, as: UTF8.self))
            #expect(try encoded == JSONValue(parsing: document.description))
        }
    }
}
