import MapGeometry
import Testing

extension CoordinateParser {
    /// Expects a text to be read as a coordinate, up to three metres.
    func expect(_ text: String, _ latitude: Double, _ longitude: Double) throws {
        let match = try #require(parse(text), "\(text)")
        let expected = Coordinate(latitude: latitude, longitude: longitude)
        #expect(match.coordinate.distance(to: expected) < 3, "\(text) is read as \(match.coordinate)")
    }
}
