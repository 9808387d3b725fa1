import MapSearch
import MapSearchIndexing
import MapSearchOffline
import Testing

/// Two letters behind a comma are rather a code than a word of a name, and letters with accents are no code.
@Suite struct CodesAndWordsTests {
    private static let backend = Result {
        var world = TinyWorld()
        world.add("us", .country, "United States", 39, -98, people: 300_000_000) {
            $0.countryCode = "US"
            $0.codes = ["US"]
        }
        world.add("il", .region, "Illinois", 40, -89, in: "us", people: 12_000_000) { $0.codes = ["IL"] }
        world.add("cairo-il", .locality, "Cairo", 37, -89, in: "il", people: 2_000)
        world.add("cairo", .locality, "Cairo", 30, 31, people: 9_000_000) { $0.alternateNames = ["Il Cairo"] }
        world.add("havre", .locality, "Le Havre", 49.5, 0.1, people: 170_000)
        world.add("re", .country, "Réunion", -21, 55.5, people: 800_000) {
            $0.countryCode = "RE"
            $0.codes = ["RE"]
            $0.alternateNames = ["Île de la Réunion"]
        }
        world.add("petite", .locality, "Petite-Île", -21.3, 55.5, in: "re", people: 900_000)
        world.add("la-city", .locality, "Los Angeles", 34, -118, in: "us", people: 4_000_000) { $0.codes = ["LA"] }
        world.add("la", .country, "Laos", 18, 103, people: 7_000_000) {
            $0.countryCode = "LA"
            $0.codes = ["LA"]
            $0.alternateNames = ["Laos Sin"]
        }
        world.add("vientiane", .locality, "Vientiane", 18, 102.6, in: "la", people: 800_000) {
            $0.alternateNames = ["Vientiane City"]
        }
        world.add("airport", .airport, "La Rochelle-Ile de Re Airport", 46, -1)
        return try world.backend()
    }

    @Test(arguments: [
        ("Cairo, IL", "cairo-il"), ("Cairo IL", "cairo-il"), ("cairo, il", "cairo-il"), ("Il Cairo", "cairo"),
        ("Havre, Le", "havre"),
        ("Havre, LE", "havre"), ("Île de Ré", "airport"), ("Petite Île RE", "petite"), ("LA", "la-city"),
        ("Vientiane City", "vientiane"),
    ])
    func place(text: String, key: String) throws { #expect(try Self.backend.get().first(text)?.key == key, "\(text)") }

    @Test func wordForTownAlone() throws { #expect(try Self.backend.get().first("Laos City")?.key != "vientiane") }
}
