import MapSearch
import MapSearchOffline
import Testing

/// Names that a word such as "in" joins to their town.
@Suite struct JointTests {
    private static let backend = Result {
        var world = TinyWorld()
        world.add("munich", .locality, "München", 48.14, 11.58, people: 1_300_000)
        world.add("square", .street, "Marienplatz", 48.137, 11.575, in: "munich")
        world.add("shop", .business, "Betten Rid", 48.138, 11.57, in: "munich")
        world.add("inn", .business, "Haus in der Sonne", 48.138, 11.57, in: "munich")
        world.add("other", .locality, "Rome", 41.9, 12.5, people: 2_000_000)
        return try world.backend()
    }

    @Test(
        arguments: [
            ("Marienplatz in München", "square"), ("Betten Rid in München", "shop"),
            ("Haus in der Sonne in München", "inn"), ("Haus in der Sonne, München", "inn"),
            // Not in another town, and a typo there is no other name.
            ("Marienplatz in Rome", "other"), ("Betten Rix in Rome", "other"),
        ])
    func first(text: String, key: String) throws {
        let answer = try Self.backend.get().answer(.text(text))
        #expect(answer.objects.first?.key == key)
        #expect((answer.objects.first?[MatchMetadata.self]?.quality == .exact) == (key != "other"))
    }

    @Test func whileTyping() throws {
        let suggestions = try Self.backend.get().suggest(SuggestRequest(text: "Marienplatz in Mün"))
        #expect(suggestions.first?.title == "Marienplatz")
    }
}
