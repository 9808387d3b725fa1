import MapSearch
import MapSearchIndexing
import MapSearchOffline
import Testing

/// What is suggested for a text that means something in another reading, before words with typos.
@Suite struct UncorrectedSuggestionsTests {
    private static let backend = Result {
        var world = TinyWorld()
        world.add("nce", .airport, "Nice Airport", 43.7, 7.2) { $0.importance = 0.5 }
        world.add("cuba", .airport, "San Nicolas de Bari Airport", 22, -81)
        world.add("muc", .airport, "Munich Airport", 48.4, 11.8) {
            $0.localizedNames["de"] = "Flughafen München"
            $0.codes = ["MUC"]
            $0.importance = 0.6
        }
        world.add("mun", .airport, "Maturin Airport", 9.8, -63.1) { $0.codes = ["MUN"] }
        world.add("stadium", .business, "Rheinparkstadion", 47.1, 9.5)
        return try world.backend()
    }

    @Test(arguments: [
        ("aéroport de nice", "nce"), ("aeropuerto de nic", "nce"), ("flughafen mün", "muc"), ("airport MUN", "mun"),
        ("rheinpark stadio", "stadium"), ("rheinpark s", "stadium"),
    ])
    func first(text: String, key: String) throws { #expect(try Self.backend.get().suggested(text).first == key) }
}
