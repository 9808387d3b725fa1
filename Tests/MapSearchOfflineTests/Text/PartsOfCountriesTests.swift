import MapGeometry
import MapSearch
import MapSearchIndexing
import MapSearchOffline
import Testing

/// Parts of a country that addresses name in place of it, in an index that has no regions.
@Suite struct PartsOfCountriesTests {
    private static let extract = Result {
        var world = TinyWorld()
        world.add("london", .locality, "London", 51.5, -0.1, people: 8_000_000) { $0.countryCode = "GB" }
        world.add("street", .street, "Old Bailey", 51.5, -0.1, in: "london") { $0.countryCode = "GB" }
        return try world.backend()
    }

    @Test(arguments: ["England", "England, UK", "UK", "United Kingdom"])
    func around(area: String) throws {
        let first = try #require(try Self.extract.get().first("Old Bailey, London, \(area)"))
        #expect(first.key == "street" && first.matchQuality == .exact)
    }

    @Test(arguments: ["Scotland", "Wales", "Northern Ireland"])
    func elsewhere(part: String) throws {
        let first = try #require(try Self.extract.get().first("Old Bailey, London, \(part), UK"))
        #expect(first.key == "street" && first.matchQuality == .partial)
        #expect(first.unmatchedWords.joined(separator: " ") == part)
        #expect(try Self.extract.get().first("Tower Bridge, London, \(part), UK")?.key == "london")
        #expect(try Self.extract.get().first("Old Bailey, London, \(part)")?.matchQuality != .exact)
    }
}
