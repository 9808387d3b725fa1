import MapGeometry
import Testing

/// The features of a collection, read one by one.
@Suite struct GeoJSONFeaturesTests {
    @Test func badFeaturesLeaveTheOthers() throws {
        func feature(_ coordinates: String) -> String {
            #"{"type":"Feature","geometry":{"type":"Polygon","coordinates":\#(coordinates)},"properties":null}"#
        }
        let good = feature("[[[1,2],[3,2],[3,4],[1,2]]]")
        let members = [
            good, feature(#"[[["a",2]]]"#), feature("[[[1,2],[3,2],[1,2]]]"), #"{"type":"Point","coordinates":[1,2]}"#,
            "7", good,
        ]
        func text(_ members: [String]) -> String {
            #"{"type":"FeatureCollection","features":[\#(members.joined(separator: ",\n"))]}"#
        }
        let read = try GeoJSON.features(utf8: Array(text(members).utf8))
        #expect(read.map(\.line) == [1, 2, 3, 4, 5, 6])
        #expect(read.indices.filter { (try? read[$0].feature.get()) != nil } == [0, 5])
        // What is not JSON has no other features.
        for end in ["{\"a\":[1,2}", "{", good + "x"] {
            #expect(throws: GeometryFormatError.self) { try GeoJSON.features(utf8: Array(text([good, end]).utf8)) }
        }
    }
}
