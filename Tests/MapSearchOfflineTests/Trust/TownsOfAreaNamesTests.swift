import MapSearch
import MapSearchIndexing
import MapSearchOffline
import Testing

/// Towns that are called like the region or the county around them.
@Suite struct TownsOfAreaNamesTests {
    private static let backend = Result {
        var world = TinyWorld()
        world.add("bd", .country, "Bangladesh", 24, 90) { $0.countryCode = "BD" }
        world.add("division", .region, "Dhaka Division", 23.8, 90.4, in: "bd", people: 40_000_000)
        world.add("dhaka", .locality, "Dhaka", 23.7, 90.4, in: "division", people: 10_000_000)
        world.add("uy", .country, "Uruguay", -33, -56) { $0.countryCode = "UY" }
        world.add("florida", .region, "Florida", -34, -56, in: "uy", people: 67_000)
        world.add("town", .locality, "Florida", -34.1, -56.2, in: "florida", people: 32_000)
        world.add("us", .country, "United States", 40, -100) { $0.countryCode = "US" }
        world.add("ohio", .region, "Ohio", 40, -83, in: "us", people: 11_000_000)
        world.add("county", .county, "Ashtabula County", 41.7, -80.8, in: "ohio", people: 97_000)
        world.add("ashtabula", .locality, "Ashtabula", 41.9, -80.8, in: "ohio", people: 180_000) {
            $0.postTowns = ["Ashtabula County"]
        }
        world.add("geneva", .locality, "Geneva", 41.8, -80.9, in: "ohio", people: 6_000) {
            $0.postTowns = ["Ashtabula County"]
        }
        world.add("spokane-county", .county, "Spokane County", 47.7, -117.4, in: "ohio", people: 540_000)
        world.add("spokane", .locality, "Spokane", 47.7, -117.4, in: "ohio", people: 230_000) {
            $0.postTowns = ["Spokane County"]
        }
        world.add("leon", .locality, "León", 42.6, -5.6, people: 120_000)
        world.add("gb", .country, "United Kingdom", 54, -2) { $0.countryCode = "GB" }
        world.add("london", .region, "Greater London", 51.5, -0.1, in: "gb", people: 9_000_000)
        world.add("city", .locality, "London", 51.5, -0.1, in: "london", people: 9_000_000)
        return try world.backend()
    }

    @Test(
        "the town is misspelt",
        arguments: [
            ("Dhaak, Dhaka Division", "dhaka"), ("Dhaak Dhaka Division", "dhaka"), ("Dhaka Division, Dhaak", "dhaka"),
            ("Dhaak, Dhaka Division, Bangladesh", "dhaka"), ("Flordia, Florida", "town"),
        ])
    func misspelt(text: String, key: String) throws {
        let first = try #require(try Self.backend.get().first(text))
        #expect(first.key == key && first.matchQuality == .corrected)
    }

    @Test("a word that is another name is no typo of it", arguments: ["Leon, London", "León, Greater London"])
    func known(text: String) throws {
        #expect(try Self.backend.get().first(text)?.matchQuality != .corrected)
    }

    @Test(
        "all words of a county's name",
        arguments: [
            ("Ashtabula County, Ohio", "county"), ("Ashtabula County Ohio", "county"),
            ("Ohio, Ashtabula County", "county"), ("Ashtabula, Ohio", "ashtabula"),
            ("Ashtabula, Ashtabula County", "ashtabula"), ("Spokane, Spokane County, Ohio", "spokane"),
            ("Spokane County, Ohio", "spokane-county"),
            ("Geneva, Ashtabula County, Ohio", "geneva"), ("Geneva Ashtabula County", "geneva"),
        ])
    func county(text: String, key: String) throws {
        #expect(try Self.backend.get().first(text)?.key == key)
    }
}
