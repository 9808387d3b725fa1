import MapSearch
import MapSearchIndexing
import MapSearchOffline
import Testing

/// Territories with a code of their own, and the states that they belong to.
@Suite struct TerritoriesTests {
    private static func world() throws -> OfflineBackend {
        var world = TinyWorld()
        for (code, name) in [
            ("FR", "France"), ("RE", "Réunion"), ("GB", "United Kingdom"), ("GI", "Gibraltar"), ("US", "United States"),
            ("PR", "Puerto Rico"),
        ] {
            world.add(code.lowercased(), .country, name, people: 1_000_000) {
                $0.countryCode = code
                $0.codes = [code]
            }
        }
        world.add("saint-denis", .locality, "Saint-Denis", in: "re", people: 150_000) { $0.countryCode = "RE" }
        world.add("saint-denis-fr", .locality, "Saint-Denis", in: "fr", people: 100_000) { $0.countryCode = "FR" }
        world.add("san-juan", .locality, "San Juan", in: "pr", people: 400_000) { $0.countryCode = "PR" }
        return try world.backend()
    }

    @Test(
        "a place is found with its territory, with the state, and with both",
        arguments: [
            ("Saint-Denis, Réunion, France", "saint-denis"), ("Saint-Denis, Réunion", "saint-denis"),
            ("San Juan, Puerto Rico, USA", "san-juan"), ("San Juan, USA", "san-juan"), ("Gibraltar, UK", "gi"),
        ])
    func found(text: String, expected: String) throws {
        let place = try #require(try Self.world().first(text))
        #expect(place.key == expected)
        #expect(place.matchQuality == .exact)
    }

    @Test("what is in the state itself comes first")
    func order() throws { #expect(try Self.world().ids("Saint-Denis, France") == ["saint-denis-fr", "saint-denis"]) }

    @Test("a territory does not contain its state, and no other territory")
    func elsewhere() throws {
        #expect(try Self.world().first("San Juan, France")?.key != "san-juan")
        #expect(try Self.world().ids("Saint-Denis, Gibraltar").contains("saint-denis") == false)
    }
}
