import MapGeometry
import MapSearch
import MapSearchIndexing
import MapSearchOffline
import Testing

/// Plus codes with the name of a town, which recovers the digits that a short code omits.
@Suite struct ShortPlusCodeTests {
    private static let backend = Result {
        var world = TinyWorld()
        world.add("uk", .country, "United Kingdom", 54, -2) { $0.countryCode = "GB" }
        world.add("london", .locality, "London", 51.5085, -0.1257, in: "uk", people: 9_000_000)
        world.add("holborn", .district, "Holborn", 51.52, -0.118, in: "london")
        world.add("street", .street, "Red Lion Street", 51.52, -0.1179, in: "london")
        world.add("berlin", .locality, "Berlin", 52.52, 13.4, people: 3_600_000)
        world.add("east", .locality, "Rehfelde", 52.52, 13.882, people: 5_000)
        return try world.backend()
    }

    @Test(arguments: [
        ("GVCJ+2V London", "holborn", []), ("GVCJ+2V, London, United Kingdom", "holborn", []),
        ("London gvcj+2v", "holborn", []), ("9C3XGVCJ+2V London", "holborn", []),
        ("GVCJ+2V Berlin", "east", []), ("GVCJ+2V Xyz, London", "holborn", ["Xyz"]),
        // A country is too large to say which of the places with these digits is meant.
        ("GVCJ+2V United Kingdom", "uk", ["GVCJ", "2V"]),
    ])
    func town(text: String, key: String, unmatched: [String]) throws {
        let first = try #require(try Self.backend.get().answer(.text(text)).objects.first)
        #expect(first.key == key)
        #expect(first.matchQuality == (unmatched.isEmpty ? .exact : .partial))
        #expect(first[MatchMetadata.self]?.unmatchedWords == unmatched)
    }

    @Test("the town in the text comes before the preferred area")
    func area() throws {
        let area = SearchArea.point(Coordinate(latitude: 52.5, longitude: 13.4))
        #expect(try Self.backend.get().ids("GVCJ+2V London", in: area).first == "holborn")
        #expect(try Self.backend.get().ids("GVCJ+2V", in: area).first == "east")
    }

    @Test func unknownTown() throws {
        #expect(try Self.backend.get().ids("GVCJ+2V Xyz") == [])
    }

    @Test func suggestion() throws {
        let suggestions = try Self.backend.get().suggest(SuggestRequest(text: "GVCJ+2V London"))
        let center = try #require(suggestions.first?.center)
        #expect(center.distance(to: Coordinate(latitude: 51.5201, longitude: -0.1178)) < 50)
    }
}
