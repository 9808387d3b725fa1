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

    @Test(arguments: shapes)
    func readAsItsText(shape: Geometry) throws {
        #expect(try GeoJSON(shape.geoJSONValue) == GeoJSON(shape.geoJSON))
    }

    @Test(arguments: [
        (#"1"#, "Expected an object."), (#"{}"#, #"The member "type" is missing."#),
        (#"{"type":7}"#, #"type: The member "type" must be a string."#),
        (#"{"coordinates":[1,2],"type":"Nope"}"#, #"type: "Nope" is not a GeoJSON type."#),
        (#"{"coordinates":[1,"2"],"type":"Point"}"#, "coordinates[1]: Expected a number."),
        (#"{"coordinates":[1],"type":"Point"}"#, "coordinates: A position needs two numbers."),
        (#"{"coordinates":[[[0,0],[1,0],[1,1],[0,0,7]]],"type":"Polygon"}"#, "coordinates[0]: The first and the last"),
        (
            #"{"type":"Feature","geometry":{"type":"LineString","coordinates":[[1,2],3]}}"#,
            "geometry.coordinates[1]: Expected an array."
        ),
        (#"{"type":"Feature","geometry":null,"properties":[]}"#, #"properties: The member "properties""#),
        (#"{"type":"Feature","geometry":null,"id":null}"#, #"id: The member "id""#),
        (#"{"type":"Feature","geometry":null,"bbox":[1,2,3]}"#, #"bbox: A "bbox" must have four"#),
        (
            #"{"type":"FeatureCollection","features":[{"type":"Feature","geometry":null},{"type":"Point","coordinates":[1,2]}]}"#,
            "features[1]: Expected an object of type"
        ),
        (
            #"{"type":"GeometryCollection","geometries":[{"type":"Feature","geometry":null}]}"#,
            "geometries[0]: Expected a geometry"
        ),
        (#"{"type":"FeatureCollection","features":[],"geometry":7}"#, "A FeatureCollection must not have"),
    ])
    func errorsSayWhere(text: String, message: String) throws {
        let value = try JSONValue(parsing: text)
        let error = #expect(throws: GeometryFormatError.self) { try GeoJSON(value) }
        #expect(error?.message.hasPrefix(message) == true, "\(error?.message ?? "")")
        #expect(throws: GeometryFormatError.self) { try GeoJSON(text) }
        let decoding = #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(GeoJSON.self, from: Data(text.utf8))
        }
        #expect(decoding.map { "\($0)".contains(message) } == true)
    }

    @Test func misplacedMembersMayBeOverlooked() throws {
        let text = #"{"type":"FeatureCollection","properties":{"found":1},"features":[],"geometry":7}"#
        let value = try JSONValue(parsing: text)
        #expect(try GeoJSON(value, options: .misplacedMembers) == .featureCollection([], bounds: nil))
    }

    @Test func depthIsLimited() throws {
        func nested(_ depth: Int) -> JSONValue {
            (0..<depth).reduce(Geometry.point(Self.ring[1]).geoJSONValue) { inner, _ in
                .object(["type": .string("GeometryCollection"), "geometries": .array([inner])])
            }
        }
        #expect(try GeoJSON(nested(90)).features.first?.geometry?.bounds.center == Self.ring[1])
        #expect(throws: GeometryFormatError.self) { try GeoJSON(nested(150)) }
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
