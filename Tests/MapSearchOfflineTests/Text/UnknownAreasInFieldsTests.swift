import MapSearch
import MapSearchIndexing
import MapSearchOffline
import Testing

/// Areas in the fields of an address that no map has under that name.
@Suite struct UnknownAreasInFieldsTests {
    private static let backend = Result {
        var world = TinyWorld()
        world.add("gb", .country, "United Kingdom", 54, -2) { $0.countryCode = "GB" }
        world.add("us", .country, "United States", 40, -100) { $0.countryCode = "US" }
        world.add("wessex", .region, "Wessex", 52, 0, in: "gb")
        world.add("london", .locality, "London", 51.5, -0.1, in: "gb", people: 8_000_000) { $0.countryCode = "GB" }
        world.add("cambridge", .locality, "Cambridge", 52.2, 0.1, in: "gb", people: 130_000) { $0.countryCode = "GB" }
        world.add("newport", .locality, "Newport", 51.6, -3, in: "gb", people: 9_000) { $0.countryCode = "GB" }
        world.add("newport-2", .locality, "Newport", 50.7, -1.3, in: "gb", people: 8_000) { $0.countryCode = "GB" }
        world.add("cambs", .locality, "Cambs", 40, -100, in: "us", people: 9_000) { $0.countryCode = "US" }
        world.add("street", .street, "Old Street", 51.5, -0.1, in: "london") { $0.countryCode = "GB" }
        return try world.backend()
    }

    @Test(
        "the only well-known city of its name is found without them",
        arguments: [
            (PostalAddress(city: "Cambridge", state: "Cambs", country: "United Kingdom"), "cambridge", ["Cambs"]),
            (PostalAddress(city: "Cambridge", state: "Cambs", isoCountryCode: "GB"), "cambridge", ["Cambs"]),
            (PostalAddress(city: "Cambridge", country: "GRB"), "cambridge", ["GRB"]),
            (PostalAddress(city: "Cambridge", state: "Cmbs", country: "GRB"), "cambridge", ["Cmbs", "GRB"]),
            (PostalAddress(city: "Newport", state: "Cambs", country: "United Kingdom"), "gb", ["Newport", "Cambs"]),
            (PostalAddress(city: "Xyzzyx", state: "Wessex", country: "United Kingdom"), "wessex", ["Xyzzyx"]),
            (PostalAddress(street: "Old Street", city: "London", state: "Mddx"), "street", ["Mddx"]),
            (PostalAddress(city: "Greater London"), "london", ["Greater"]),
            (PostalAddress(street: "Old Street", city: "Greater London"), "street", ["Greater"]),
        ])
    func found(address: PostalAddress, key: String, unmatched: [String]) throws {
        let first = try #require(try Self.backend.get().answer(.address(address)).objects.first)
        #expect(first.key == key)
        #expect(first.matchQuality == .partial)
        #expect(Set(first.unmatchedWords) == Set(unmatched))
    }
}
