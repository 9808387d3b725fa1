import MapSearch
import MapSearchIndexing
import MapSearchOffline
import Testing

/// Words before a period may be cut short, wherever they are in the name of a place.
@Suite struct AbbreviatedNamesTests {
    private static let backend = Result {
        var world = TinyWorld()
        world.add("rothenburg", .locality, "Rothenburg ob der Tauber", people: 11_000)
        world.add("other", .locality, "Rothenburg", 51, 14, people: 4_000)
        world.add("freiburg", .locality, "Freiburg im Breisgau", 48, 7.8, people: 230_000)
        world.add("freiburg-ch", .locality, "Freiburg", 46.8, 7.1, people: 38_000)
        world.add("nizhny", .locality, "Nizhny Novgorod", 56.3, 44, people: 1_200_000) {
            $0.alternateNames = ["Нижний Новгород"]
        }
        world.add("veliky", .locality, "Veliky Novgorod", 58.5, 31, people: 200_000) {
            $0.alternateNames = ["Великий Новгород"]
        }
        world.add("montt", .locality, "Puerto Montt", -41, -73, people: 240_000)
        world.add("circle", .locality, "Oxford Circle", 40, -75, people: 30_000)
        world.add("street", .street, "Berlin Mitte Straße", 52, 13)
        return try world.backend()
    }

    @Test(arguments: [
        ("Rothenburg o.d.T.", "rothenburg"), ("Rothenburg o. d. Tauber", "rothenburg"), ("Rothenburg", "other"),
        ("Freiburg i.Br.", "freiburg"), ("Freiburg i. Breisgau", "freiburg"), ("Н. Новгород", "nizhny"),
        ("В. Новгород", "veliky"), ("Pto. Montt", "montt"), ("Pto Montt", "montt"),
    ])
    func place(text: String, key: String) throws { #expect(try Self.backend.get().first(text)?.key == key, "\(text)") }

    /// Without periods words are complete, and a full word is no short form of another.
    @Test(arguments: ["Rothenburg o d T", "Berlin M.", "Oxford Circus"])
    func otherwise(text: String) throws {
        let first = try Self.backend.get().first(text)
        #expect(first == nil || first?.matchQuality == .partial, "\(text): \(first?.key ?? "")")
    }
}
