import MapSearch
import MapSearchIndexing
import MapSearchOffline
import Testing

/// A town before the country around it that has the same name: the text between commas says the town, and then the country.
@Suite struct TownsOfCountriesTests {
    private static let backend = Result {
        var world = TinyWorld()
        world.add("lu", .country, "Luxembourg", 49.6, 6.1) {
            $0.countryCode = "LU"
            $0.importance = 0.9
        }
        world.add("lux", .locality, "Luxembourg", 49.61, 6.13, in: "lu", people: 76_000)
        world.add("gw", .country, "Guinea-Bissau", 12, -15) {
            $0.countryCode = "GW"
            $0.importance = 0.9
        }
        world.add("bissau", .locality, "Bissau", 11.9, -15.6, in: "gw", people: 400_000)
        world.add("mu", .country, "Mauritius", -20, 57.5) {
            $0.countryCode = "MU"
            $0.importance = 0.92
            $0.alternateNames = ["Mus"]
        }
        world.add("tr", .country, "Türkiye", 39, 35) { $0.countryCode = "TR" }
        world.add("mus-region", .region, "Muş", 38.7, 41.5, in: "tr")
        world.add("mus", .locality, "Muş", 38.73, 41.49, in: "mus-region", people: 82_000)
        return try world.backend()
    }

    @Test(arguments: [
        ("Luxembourg, Luxembourg", "lux"), ("Bissau, Guinea-Bissau", "bissau"), ("Muş, Muş", "mus"),
        ("Luxembourg", "lu"), ("Guinea-Bissau", "gw"), ("Guinea Bissau", "gw"),
    ])
    func first(text: String, key: String) throws {
        #expect(try Self.backend.get().first(text)?.key == key)
    }

    @Test(
        "next to something unknown, a town in a region of a longer name",
        arguments: ["hotels in Boké, Guinea", "Xyz Boké, Guinea", "pharmacy Boké, Guinea"])
    func region(text: String) throws {
        var world = TinyWorld()
        world.add("gn", .country, "Guinea", 10, -10) { $0.countryCode = "GN" }
        world.add("region", .region, "Boké Region", 11, -14, in: "gn")
        world.add("boke", .locality, "Boké", 10.9, -14.3, in: "region", people: 63_000)
        #expect(try world.backend().firstPartial(text)?.key == "boke")
    }

    @Test("the country is not somewhere else, so it makes the town no less likely")
    func confidence() throws {
        let object = try #require(try Self.backend.get().first("Bissau, Guinea-Bissau"))
        #expect(try #require(object[MatchMetadata.self]?.confidence) > 0.9)
    }
}
