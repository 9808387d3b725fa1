import MapSearch
import MapSearchIndexing
import MapSearchOffline
import Testing

/// Texts whose spaces were lost, or typed a letter too early or too late.
@Suite struct LostSpacesTests {
    private static func world() -> TinyWorld {
        var world = TinyWorld()
        world.add("es", .country, "Spain", 40, -4, people: 47_000_000) { $0.countryCode = "ES" }
        world.add("fr", .country, "France", 47, 2, people: 67_000_000) { $0.countryCode = "FR" }
        world.add("idf", .region, "Île-de-France", 48.8, 2.4, in: "fr", people: 12_000_000) {
            $0.alternateNames = ["Paris Region"]
        }
        world.add("paris", .locality, "Paris", 48.85, 2.35, in: "idf", people: 2_100_000)
        world.add("oropesa", .locality, "Oropesa del Mar", 40.1, 0.1, in: "es", people: 9_000)
        world.add("delmar", .locality, "Delmar", 42.6, -73.8, people: 8_000)
        world.add("rio", .locality, "Rio de Janeiro", -22.9, -43.2, people: 6_700_000)
        world.add("angeles", .locality, "Los Angeles", 34, -118.2, people: 3_900_000)
        world.add("east", .locality, "East Los Angeles", 34, -118.1, people: 120_000)
        world.add("santana", .locality, "Santa Ana", 33.7, -117.9, people: 330_000)
        world.add("ranch", .locality, "Highlands Ranch", 39.5, -105, people: 100_000)
        world.add("ran", .locality, "Ran", 45, 8, people: 500)
        world.add("chi", .locality, "Chi", 25, 100, in: "mar")
        world.add("mar", .region, "Marland", 25, 100)
        world.add("chimay", .locality, "Chimay", 50, 4.3, people: 9_000)
        world.add("kapan", .locality, "Kapan", 39.2, 46.4, people: 40_000)
        // Their words are in no name together.
        world.add("lo", .locality, "Lo", 45, 9)
        world.add("san", .locality, "San", 45, 10)
        world.add("gelos", .locality, "Gelos", 45, 11)
        world.add("ka", .locality, "Ka", 45, 12)
        world.add("de", .locality, "De lmar", 45, 14)
        world.add("delm", .locality, "Delm Ar", 45, 15)
        world.add("pen", .locality, "Pen", 45, 13)
        return world
    }

    @Test(arguments: [
        ("losangeles", "angeles"), ("riodejaneiro", "rio"), ("RiodeJaneiro", "rio"), ("Riode Janeiro", "rio"),
        // A word that is another place's name.
        ("Oropesa delMar", "oropesa"), ("Oropesa delMar, Spain", "oropesa"), ("oropesadelmar", "oropesa"),
        // A space at another letter.
        ("Lo sAngeles", "angeles"), ("LosA ngeles", "angeles"), ("Oropesad el Mar", "oropesa"),
        ("Sant aAna", "santana"), ("Rio d eJaneiro", "rio"),
        // Where all words are some place's.
        ("Oropesa de lMar", "oropesa"), ("Oropesa delm ar", "oropesa"),
        // A name and its country.
        ("parisfrance", "paris"), ("oropesa delmarspain", "oropesa"),
        // Short words of other places mean less than one letter.
        ("Kapen", "kapan"),
    ])
    func found(text: String, key: String) throws {
        #expect(try Self.world().backend().first(text)?.key == key)
    }

    @Test(arguments: [
        ("losan", "angeles"), ("losange", "angeles"), ("riodej", "rio"), ("oropesadelm", "oropesa"),
        ("Oropesa delM", "oropesa"), ("highlandsra", "ranch"),
        // The last word is one, and the beginning of another one.
        ("highlandsran", "ranch"),
        // "Chi" is in Marland, but no name has both.
        ("chimar", "chimay"),
    ])
    func typing(text: String, key: String) throws {
        #expect(try Self.world().backend().suggested(text).first == key)
    }

    @Test(
        "a space is lost, and a word has a typo",
        arguments: [
            ("losangelos", "angeles"), ("riodejaneirp", "rio"), ("rioodejaneiro", "rio"), ("prisfrance", "paris"),
            ("Oropezadel Mar", "oropesa"), ("Oropezadel Mar, Spain", "oropesa"),
            // In another word.
            ("oropesadel maar", "oropesa"), ("oropesadel maar, Spain", "oropesa"),
            // It could be cut into words of other places.
            ("delmaroropexa", nil), ("loogelos", nil),
        ])
    func misspelt(text: String, key: String?) throws {
        #expect(try Self.world().backend().first(text)?.key == key)
    }

    @Test("a name with a lost space and a typo is corrected, and the text as well")
    func correction() throws {
        let backend = try Self.world().backend()
        #expect(try backend.first("losangelos")?.matchQuality == .corrected)
        #expect(try backend.first("losangeles")?.matchQuality == .exact)
    }

    @Test("words of two places are no name")
    func apart() throws { #expect(try Self.world().backend().first("logelos") == nil) }

    @Test("a long word is no name, however often it can be cut")
    func long() throws {
        let backend = try Self.world().backend()
        for length in [46, 47, 48, 49, 50, 10_000] {
            #expect(try backend.first(String(repeating: "lo", count: length / 2)) == nil)
        }
    }

    @Test("the country is meant, and not a word of the region that is also called after the town")
    func townAndCountry() throws {
        let explanation = try Self.world().backend().explain(.text("Paris, France"))
        #expect(explanation.stages.map(\.name) == ["as typed"])
    }
}
