import MapSearch
import MapSearchIndexing
import MapSearchOffline
import Testing

/// A text that says near which town a place is means the place.
@Suite struct NearTownsTests {
    private static let backend = Result {
        var world = TinyWorld()
        world.add("gb", .country, "United Kingdom", 54, -2, people: 60_000_000) { $0.countryCode = "GB" }
        world.add("us", .country, "United States", 39, -98, people: 300_000_000) { $0.countryCode = "US" }
        world.add("london", .locality, "London", 51.5, -0.1, in: "gb", people: 8_000_000)
        world.add("slough", .locality, "Slough", 51.5, -0.6, in: "gb", people: 150_000)
        world.add("windsor", .locality, "Windsor", 51.48, -0.6, in: "gb", people: 30_000)
        world.add("windsor-us", .locality, "Windsor", 41.8, -72.6, in: "us", people: 200_000)
        world.add("lake", .water, "Queen Mary Lake", 51.4, -0.45, in: "gb")
        return try world.backend()
    }

    @Test(arguments: [
        ("Slough near London", "slough"), ("Slough bei London", "slough"), ("Slough près de London", "slough"),
        ("Slough in der Nähe von London", "slough"), ("Slough vicino a London", "slough"),
        ("Slough cerca de London", "slough"),
        ("Windsor near London", "windsor"), ("Windsor", "windsor-us"), ("Queen Mary Lake near London", "lake"),
    ])
    func place(text: String, key: String) throws {
        let first = try Self.backend.get().first(text)
        #expect(first?.key == key)
        #expect(first?.matchQuality == .exact)
    }

    @Test(arguments: ["Slough near Hartford", "Gotham near London", "United Kingdom near London"])
    func otherwise(text: String) throws { #expect(try Self.backend.get().first(text)?.matchQuality != .exact) }
}
