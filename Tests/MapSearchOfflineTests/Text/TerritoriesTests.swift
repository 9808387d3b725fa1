import MapSearch
import MapSearchIndexing
import MapSearchOffline
import Testing

/// Territories with a code of their own, and the states that they belong to.
@Suite struct TerritoriesTests {
    private static let backend = Result {
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
        let place = try #require(try Self.backend.get().first(text))
        #expect(place.key == expected)
        #expect(place.matchQuality == .exact)
    }

    @Test("what is much better known in a territory comes before what is in the state itself")
    func betterKnownInTerritory() throws {
        var world = TinyWorld()
        for (code, name) in [("US", "United States"), ("PR", "Puerto Rico")] {
            world.add(code.lowercased(), .country, name, people: 1_000_000) {
                $0.countryCode = code
                $0.codes = [code]
            }
        }
        world.add("san-juan", .locality, "San Juan", in: "pr") {
            $0.countryCode = "PR"
            $0.importance = 0.75
        }
        world.add("texas", .locality, "San Juan", in: "us") {
            $0.countryCode = "US"
            $0.importance = 0.55
        }
        let backend = try world.backend()
        #expect(try backend.ids("San Juan, US") == ["san-juan", "texas"])
        let address = PostalAddress(city: "San Juan", isoCountryCode: "US")
        #expect(try backend.answer(.address(address)).objects.map(\.key) == ["san-juan", "texas"])
    }

    @Test("what is in the state itself comes before what is about as well known")
    func order() throws {
        #expect(try Self.backend.get().ids("Saint-Denis, France") == ["saint-denis-fr", "saint-denis"])
    }

    @Test("a territory does not contain its state, and no other territory")
    func elsewhere() throws {
        #expect(try Self.backend.get().first("San Juan, France")?.key != "san-juan")
        #expect(try Self.backend.get().ids("Saint-Denis, Gibraltar").contains("saint-denis") == false)
    }

    @Test(
        "an address in fields may name the state of a territory, by its name or by a code",
        arguments: [
            (PostalAddress(city: "San Juan", country: "USA"), ["san-juan"]),
            (PostalAddress(city: "San Juan", isoCountryCode: "US"), ["san-juan"]),
            (PostalAddress(city: "San Juan", state: "Puerto Rico", country: "United States"), ["san-juan"]),
            (PostalAddress(city: "Saint-Denis", country: "France"), ["saint-denis-fr", "saint-denis"]),
            (PostalAddress(city: "Saint-Denis", isoCountryCode: "FR"), ["saint-denis-fr", "saint-denis"]),
            (PostalAddress(city: "Saint-Denis", isoCountryCode: "RE"), ["saint-denis"]),
            (PostalAddress(city: "Saint-Denis", country: "UK"), ["gb"]),
        ])
    func fields(address: PostalAddress, expected: [String]) throws {
        #expect(try Self.backend.get().answer(.address(address)).objects.map(\.key) == expected)
    }

    @Test(
        "what is left of an address that is not known is the country, also by its code",
        arguments: [
            PostalAddress(city: "Xyzzyx", country: "France"), PostalAddress(city: "Xyzzyx", country: "FRA"),
            PostalAddress(street: "Weg 5", city: "Xyzzyx", isoCountryCode: "FR"),
            PostalAddress(city: "Xyzzyx", country: "FR", isoCountryCode: "FR"),
        ])
    func country(address: PostalAddress) throws {
        let place = try #require(try Self.backend.get().answer(.address(address)).objects.first)
        #expect(place.key == "fr")
        guard case .partial = place.matchQuality else {
            Issue.record("\(String(describing: place.matchQuality))")
            return
        }
    }
}
