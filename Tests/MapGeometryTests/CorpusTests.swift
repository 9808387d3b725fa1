import MapGeometry
import TestFixtures
import Testing

/// What fuzzing found in readers of shapes and coordinates, and their edges.
@Suite struct CorpusTests {
    @Test(arguments: try Corpus.entries("geojson"))
    func geoJSON(entry: Corpus.Entry) throws {
        guard entry.isTaken else {
            #expect(throws: GeometryFormatError.self) { try GeoJSON(entry.text) }
            return
        }
        let written = try GeoJSON(entry.text).description
        #expect(try GeoJSON(written).description.utf8.count == written.utf8.count)
    }

    @Test(arguments: try Corpus.entries("coordinates"))
    func coordinates(entry: Corpus.Entry) {
        let text = entry.text.hasSuffix("\n") ? String(entry.text.dropLast()) : entry.text
        let match = CoordinateParser().parse(text)
        #expect((match != nil) == entry.isTaken, "\(String(describing: match?.coordinate))")
        #expect(match?.coordinate.isValid ?? true)
    }
}
