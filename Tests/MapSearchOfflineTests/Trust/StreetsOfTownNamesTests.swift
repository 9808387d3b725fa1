import MapSearch
import MapSearchIndexing
import MapSearchOffline
import Testing

/// A street that is named after a town is in the town behind it.
@Suite struct StreetsOfTownNamesTests {
    /// A region and a city of one name with another town in the region, and no streets.
    private static let backend = Result {
        var world = TinyWorld()
        world.add("land", .country, "Landia") { $0.countryCode = "ES" }
        world.add("province", .region, "Sevilla", in: "land")
        world.add("sevilla", .locality, "Sevilla", in: "province", people: 700_000)
        world.add("ecija", .locality, "Ecija", 1, 1, in: "province", people: 40_000)
        world.add("coria", .region, "Coria", 3, 3, in: "land")
        world.add("praha", .locality, "Praha", 4, 4, in: "coria", people: 40_000)
        return try world.backend()
    }

    @Test(
        arguments: [
            ("Ecija 1200, Sevilla", "sevilla", ["Ecija", "1200"]),
            ("Calle Ecija, Sevilla", "sevilla", ["Calle", "Ecija"]),
            ("Calle Ecija 5, Sevilla", "sevilla", ["Calle", "Ecija", "5"]),
            ("Ecija Street, Sevilla", "sevilla", ["Ecija", "Street"]),
            ("Calle Ecija Sevilla", "sevilla", ["Calle", "Ecija"]),
            ("Ecija 12 Sevilla", "sevilla", ["Ecija", "12"]), ("Ecija 12, 41001 Sevilla, Landia", "sevilla", nil),
        ] as [(String, String, [String]?)])
    func street(text: String, key: String, unmatched: [String]?) throws {
        let first = try #require(try Self.backend.get().first(text))
        #expect(first.key == key && first.matchQuality == .partial)
        if let unmatched { #expect(first.unmatchedWords == unmatched) }
    }

    @Test(
        "a town before its region or country, with a district's number or a postal code, is the town",
        arguments: [
            ("Ecija, Sevilla", "ecija"), ("41400 Ecija, Sevilla", "ecija"), ("Ecija 41400, Sevilla", "ecija"),
            ("Praha 1, Coria", "praha"), ("Praha 1, Landia", "praha"), ("Ecija Sevilla", "ecija"),
        ])
    func town(text: String, key: String) throws {
        #expect(try Self.backend.get().first(text)?.key == key)
    }
}
