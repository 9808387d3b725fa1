import MapSearch
import MapSearchIndexing
import MapSearchOffline
import Testing

/// Names of Latin letters, spelt by their sound in Cyrillic or Greek ones.
@Suite struct LatinLettersTests {
    private static let backend = Result {
        var world = TinyWorld()
        world.add("de", .country, "Germany", 51, 10) { $0.countryCode = "DE" }
        world.add("es", .country, "Spain", 40, -4) { $0.countryCode = "ES" }
        world.add("herten", .locality, "Herten", 51.6, 7.1, in: "de", people: 60_000)
        world.add("barbate", .locality, "Barbate", 36.2, -5.9, in: "es", people: 22_000)
        world.add("khardon", .locality, "Khardon", 36.2, -5.8, in: "es", people: 22_000)
        world.add("most", .locality, "Most", 50.5, 13.6, people: 60_000)
        return try world.backend()
    }

    @Test(
        "as it is spelt",
        arguments: [
            ("Хертен, Германия", "herten"), ("хертен", "herten"), ("Барбате, Испания", "barbate"),
            ("Хардон Испания", "khardon"),
        ])
    func exact(text: String, key: String) throws {
        let first = try #require(try Self.backend.get().first(text))
        #expect(first.key == key && first.matchQuality == .exact)
    }

    @Test(
        "with a typo",
        arguments: [
            ("Хэртн, Германия", "herten"), ("Барбатте, Испания", "barbate"), ("Μπαρμπάτε, Ισπανία", "barbate"),
        ])
    func corrected(text: String, key: String) throws {
        let first = try #require(try Self.backend.get().first(text))
        #expect(first.key == key && first.matchQuality == .corrected)
    }

    @Test("a short word alone is none, and a named country is a condition")
    func others() throws {
        #expect(try Self.backend.get().first("мост") == nil)
        #expect(try Self.backend.get().firstPartial("Хертен, Spain")?.key == "es")
    }

    @Test("while it is typed")
    func suggestions() throws {
        #expect(try Self.backend.get().suggested("Барбате") == ["barbate"])
    }
}
