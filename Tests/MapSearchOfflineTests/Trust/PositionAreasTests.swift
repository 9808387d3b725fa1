import MapSearch
import MapSearchIndexing
import MapSearchOffline
import Testing

/// Words for a position as all or a part of the name of an area.
@Suite struct PositionAreasTests {
    private static let backend = Result {
        var world = TinyWorld()
        world.add("nt", .region, "Northern Territory", -19, 133, people: 250_000)
        world.add("ghana", .region, "Northern", 9, -1, people: 2_500_000)
        world.add("haiti", .region, "Nord", 19.7, -72.2, people: 1_000_000)
        world.add("wien", .locality, "Wien", 48.2, 16.4, people: 1_700_000)
        world.add("hamburg", .locality, "Hamburg", 53.5, 10, people: 1_800_000)
        world.add("amathole", .county, "Amathole District", -32.6, 27.2)
        world.add("hamburg-za", .locality, "Hamburg", -33.3, 27.5, in: "amathole", people: 1_000)
        world.add("louisiana", .region, "Louisiana", 31, -92, people: 4_600_000) { $0.codes = ["LA"] }
        world.add("airport", .airport, "Shreveport Downtown Airport", 32.5, -93.7, in: "louisiana")
        world.add("la", .locality, "Los Angeles", 34, -118, people: 3_900_000) { $0.codes = ["LA"] }
        return try world.backend()
    }

    @Test(arguments: [
        ("Uluru, Northern Territory", "nt", ["Uluru"]), ("Wien, Nord", "wien", ["Nord"]),
        ("Hamburg, Northern District", "hamburg", ["Northern", "District"]), ("downtown LA", "la", ["downtown"]),
    ])
    func partial(text: String, key: String, unmatched: [String]) throws {
        #expect(try Self.backend.get().firstPartial(text) == .init(key: key, unmatched: unmatched))
    }

    @Test("a station of a city's name is in that city, but hardly in a town")
    func betweenCategories() throws {
        var world = TinyWorld()
        world.add("kyoto", .locality, "Kyoto", 35, 135.8, people: 1_500_000)
        world.add("victoria", .region, "Victoria", -37, 144, people: 6_000_000)
        world.add("vaduz", .locality, "Vaduz", 47.1, 9.5, people: 5_000)
        let backend = try world.backend()
        let first = try #require(try backend.first("restaurants near Kyoto station"))
        #expect(first.key == "kyoto" && first.unmatchedWords == ["restaurants", "near", "station"])
        #expect(try #require(first[MatchMetadata.self]?.confidence) < 0.9)
        #expect(try backend.ids("restaurants near Victoria station") == [])
        #expect(try backend.ids("restaurants near Vaduz station") == [])
    }

    @Test("the words of a category are left out with its conditions, and codes of towns and airports are met behind it")
    func conditions() throws {
        var world = TinyWorld()
        world.add("reykjavik", .locality, "Reykjavik", 64.1, -21.9, people: 120_000)
        world.add("nyc", .locality, "New York City", 40.7, -74, people: 8_800_000) { $0.codes = ["NYC"] }
        world.add("lax", .airport, "Los Angeles International Airport", 33.9, -118.4) { $0.codes = ["LAX"] }
        let backend = try world.backend()
        for (text, key) in [
            ("museum Reykjavik open now", "reykjavik"), ("restaurants in NYC", "nyc"), ("hotels near LAX", "lax"),
        ] {
            let first = try #require(try backend.first(text), "\(text)")
            #expect(first.key == key && first.matchQuality == .partial)
        }
    }
}
