import MapSearch
import MapSearchIndexing
import MapSearchOffline
import Testing

/// The name of a country is a condition, and not a word of another country's name.
@Suite struct NamedCountryTests {
    private static let backend = Result {
        var world = TinyWorld()
        let countries = [
            ("gb", "United Kingdom", ["Great Britain and Northern Ireland"]), ("ie", "Ireland", []),
            ("cl", "Chile", []), ("de", "Germany", []), ("fr", "France", []),
            ("cd", "DR Congo", ["Democratic Republic of the Congo", "Congo"]),
            ("cg", "Republic of the Congo", ["Congo"]),
        ]
        for (key, name, others) in countries {
            world.add(key, .country, name) {
                $0.countryCode = key.uppercased()
                $0.alternateNames = others
            }
        }
        world.add("england", .region, "England", in: "gb")
        world.add("ulster", .region, "Northern Ireland", in: "gb")
        world.add("london", .locality, "London", in: "england", people: 9_000_000)
        world.add("belfast", .locality, "Belfast", 5, 5, in: "ulster", people: 300_000)
        world.add("munich", .locality, "Munchen", 10, 10, in: "de", people: 1_500_000)
        world.add("mulchen", .locality, "Mulchen", 20, 20, in: "cl", people: 30_000)
        world.add("paris", .locality, "Paris", 30, 30, in: "fr", people: 2_000_000)
        world.add("pars", .locality, "Pars", 40, 40, in: "cl", people: 1_000)
        world.add("kinshasa", .locality, "Kinshasa", 50, 50, in: "cd", people: 9_000_000)
        return try world.backend()
    }

    @Test(
        "a country is not met by a word of another country's name",
        arguments: [("London, Ireland", "ie"), ("London, Great Britain", "london"), ("London, UK", "london")])
    func longName(text: String, key: String) throws {
        #expect(try Self.backend.get().first(text)?.key == key)
    }

    @Test(
        "but by a region, and by the whole name of another country",
        arguments: [("Belfast, Ireland", "belfast"), ("Kinshasa, Congo", "kinshasa")])
    func wholeName(text: String, key: String) throws {
        let first = try Self.backend.get().first(text)
        #expect(first?.key == key && first?.matchQuality == .exact)
    }

    @Test(
        "before the rest of the text as well as behind it, but not by a word that some language has for it",
        arguments: [
            ("Germany, London", "de"), ("Main Street 5, Germany, London", "de"), ("Germany, Chile", "cl"),
            ("Chile, Xyz, Munchen", "cl"), ("Germany, Xyz, Munchen", "munich"), ("Congo, Xyz, Kinshasa", "kinshasa"),
            ("Bulgari, Munchen", "munich"), ("Embassy of Germany, London", "london"),
        ])
    func before(text: String, key: String) throws {
        #expect(try Self.backend.get().firstPartial(text)?.key == key)
    }

    @Test(
        "a name that the index does not have is a condition, too",
        arguments: ["Deutschland, London", "Испания, London"])
    func beforeInOtherLanguages(text: String) throws {
        #expect(try Self.backend.get().first(text) == nil)
    }

    @Test("a town may be called like a country, near another one")
    func townOfCountryBesideOther() throws {
        var world = TinyWorld()
        for (key, name) in [("br", "Brazil"), ("mt", "Malta"), ("gb", "United Kingdom")] {
            world.add(key, .country, name) { $0.countryCode = key.uppercased() }
        }
        world.add("malta-br", .locality, "Malta", -6.9, -37.5, in: "br", people: 5_000)
        world.add("patos", .locality, "Patos", -7, -37.3, in: "br", people: 100_000)
        world.add("oxford", .locality, "Oxford", 51.75, -1.26, in: "gb", people: 170_000)
        #expect(try world.backend().firstPartial("Malta, Patos")?.key == "patos")
        #expect(try world.backend().firstPartial("Malta, Oxford")?.key == "mt")
    }

    @Test("a well-known place is not corrected to a lesser one in a named country")
    func correction() throws {
        let first = try Self.backend.get().first("Munchen, Chile")
        #expect(first?.key == "cl" && first?.matchQuality == .partial && first?.unmatchedWords == ["Munchen"])
    }

    @Test("but a typo in a well-known name is corrected, whatever village is called so", arguments: ["Pars, France"])
    func typo(text: String) throws {
        let first = try Self.backend.get().first(text)
        #expect(first?.key == "paris" && first?.matchQuality == .corrected)
    }

    @Test("a town may be called like a country that the index does not have, whatever streets are elsewhere")
    func townOfCountryName() throws {
        var world = TinyWorld()
        world.add("town", .locality, "Saint Lucia", people: 1_000)
        world.add("street", .street, "Lodge Road", in: "town") { $0.importance = 0.1 }
        world.add("other", .locality, "Vasind", 10, 10, people: 1_000)
        for number in 0..<3_500 {
            world.add("no\(number)", .street, "Lodge Road", 10, Double(number) / 50, in: "other") {
                $0.importance = 0.5
            }
        }
        let first = try world.backend().first("Lodge Road, Saint Lucia")
        #expect(first?.key == "street" && first?.matchQuality == .exact)
    }
}
