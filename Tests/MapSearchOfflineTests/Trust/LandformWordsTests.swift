import MapSearch
import MapSearchIndexing
import MapSearchOffline
import Testing

/// A word for a landform that is also the name of a country or a region.
@Suite struct LandformWordsTests {
    private static let backend = Result {
        var world = TinyWorld()
        world.add("IS", .country, "Iceland", 65, -18) {
            $0.countryCode = "IS"
            $0.localizedNames = ["de": "Island"]
        }
        world.add("NG", .country, "Nigeria", 9, 8) { $0.countryCode = "NG" }
        world.add("delta", .region, "Delta", 5.5, 6, in: "NG") { $0.importance = 0.7 }
        world.add("warri", .locality, "Warri", 5.5, 5.7, in: "delta", people: 500_000)
        world.add("reykjavik", .locality, "Reykjavik", 64, -22, in: "IS", people: 120_000)
        world.add("brazzaville", .locality, "Brazzaville", -4, 15, people: 1_900_000) {
            $0.alternateNames = ["Maya Maya"]
        }
        world.add("maya", .locality, "Maya", 10, 124, people: 3_000)
        world.add("isla", .locality, "L-Isla", 35.9, 14.5, people: 3_000)
        return try world.backend()
    }

    @Test(
        "the name before it is not in a country or a region of this name",
        arguments: ["Stewart Island", "Mekong Delta"])
    func nothing(text: String) throws {
        #expect(try Self.backend.get().ids(text) == [])
    }

    @Test(
        "alone, after a comma and behind its town it is the country or the region",
        arguments: [
            ("Island", "IS"), ("Reykjavik, Island", "reykjavik"), ("Reykjavik Island", "reykjavik"),
            ("Warri Delta", "warri"), ("L-Isla, 21 Triq Xyz", "isla"), ("Vík, Island", "IS"), ("Delta", "delta"),
        ])
    func area(text: String, key: String) throws {
        #expect(try Self.backend.get().ids(text).first == key)
    }

    @Test(
        "a word is not the whole of a name that has it twice",
        arguments: [("Maya", "maya"), ("Maya Maya", "brazzaville")])
    func nameWithAWordTwice(text: String, key: String) throws {
        #expect(try Self.backend.get().ids(text).first == key)
    }
}
