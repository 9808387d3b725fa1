import MapGeometry
import MapSearch
import MapSearchOffline
import Testing

/// Texts with a coordinate and other words.
@Suite struct CoordinateWithWordsTests {
    private static let backend = Result {
        var world = TinyWorld()
        world.add("vaduz", .locality, "Vaduz", 47.141, 9.521, people: 5_700)
        world.add("cafe", .locality, "Cafe", 15.3, 120.7, people: 10_000)
        world.add("square", .street, "Rathausplatz", 47.139, 9.522, in: "vaduz")
        world.add("far", .street, "Bahnhofstrasse", 52.5, 13.4)
        return try world.backend()
    }

    @Test(
        "the words mean what is near the coordinate, and otherwise nothing",
        arguments: [
            ("Rathausplatz 47.1410, 9.5210", "square", []), ("Vaduz 47.1410, 9.5210", "vaduz", []),
            ("cafe 47.1410, 9.5210", "vaduz", ["cafe"]), ("47.1410, 9.5210 am Bahnhof", "vaduz", ["am", "Bahnhof"]),
            ("Bahnhofstrasse 47.1410, 9.5210", "vaduz", ["Bahnhofstrasse"]),
            ("cafe 15.3000, 120.7000", "cafe", []),
        ])
    func first(text: String, key: String, unmatched: [String]) throws {
        let response = try Self.backend.get().answer(.text(text))
        let object = try #require(response.objects.first)
        #expect(object.key == key)
        #expect(object[MatchMetadata.self]?.unmatchedWords == unmatched)
        #expect(object.matchQuality == (unmatched.isEmpty ? .exact : .partial))
        #expect(response.metadata.requestText == text)
    }

    @Test func laterPagesHaveNothingElsewhere() throws {
        let page = SearchRequest.Page(offset: 1, limit: 5)
        #expect(try Self.backend.get().answer(.text("cafe 47.1410, 9.5210", page: page)).objects.isEmpty)
    }
}
