import MapSearch
import MapSearchIndexing
import MapSearchOffline
import Testing

/// Words that say of what kind an area is may stand next to its name, and are met only by such an area.
@Suite struct AreaWordsTests {
    private static let backend = Result {
        var world = TinyWorld()
        world.add("ar", .country, "Argentina", -35, -65) { $0.countryCode = "AR" }
        world.add("sf", .region, "Santa Fe", -31, -61, in: "ar", people: 3_000_000)
        world.add("sf-city", .locality, "Santa Fe", -31.6, -60.7, in: "sf", people: 400_000)
        world.add("rosario", .locality, "Rosario", -32.9, -60.6, in: "sf", people: 1_000_000)
        world.add("rosario-2", .locality, "Rosario", -24.8, -65.5, in: "ar", people: 30_000)
        world.add("cordoba", .region, "Córdoba", -32, -64, in: "ar", people: 3_000_000)
        world.add("cordoba-city", .locality, "Córdoba", -31.4, -64.2, in: "cordoba", people: 1_400_000)
        world.add("lake", .locality, "Lake", -30, -60, in: "sf", people: 2_000)
        world.add("oblast", .region, "Smolensk Oblast", 55, 33, people: 900_000)
        world.add("smolensk", .locality, "Smolensk", 54.8, 32, in: "oblast", people: 300_000)
        world.add("tiaret", .region, "Tiaret", 35, 1, people: 800_000)
        world.add("tiaret-city", .locality, "Tiaret", 35.4, 1.3, in: "tiaret", people: 200_000)
        return try world.backend()
    }

    @Test(
        arguments: [
            ("Rosario, Santa Fe Province, Argentina", "rosario"),
            ("Rosario, Provincia de Santa Fe, Argentina", "rosario"),
            ("Rosario Santa Fe Province Argentina", "rosario"),
            ("Santa Fe Province", "sf"), ("Provincia de Córdoba", "cordoba"), ("Cordoba province", "cordoba"),
            // The area is also called so, and a city of its name is none.
            ("Smolensk region", "oblast"), ("Smolensk, Smolensk region", "smolensk"),
            ("República Argentina", "ar"), ("Rosario, Republic of Argentina", "rosario"),
            ("Rep. Argentina", "ar"), ("Rosario, Rep. of Argentina", "rosario"), ("Rosario, Rep. Argentina", "rosario"),
            ("Federal Republic of Argentina", "ar"), ("Rosario, Federal Kingdom of the Argentina", "rosario"),
            ("República Federativa de Argentina", "ar"), ("Rosario, Föderative Republik Argentina", "rosario"),
            ("Argentina country", "ar"), ("country of Argentina", "ar"),
            // A city may be said to be one.
            ("Ciudad de Córdoba", "cordoba-city"), ("City of Rosario", "rosario"),
            // The town in the area of its name.
            ("Córdoba, Córdoba, Argentina", "cordoba-city"), ("Tiaret, Tiaret", "tiaret-city"),
        ])
    func namedArea(text: String, id: String) throws {
        let first = try #require(try Self.backend.get().first(text))
        #expect(first.key == id && first.matchQuality == .exact, "\(text): \(first.name) \(first.key)")
    }

    @Test(
        "what such words stand next to is no other kind of place",
        arguments: ["Rosario Province", "Rosario country", "Lake District", "Province", "5 Province", "Land's End"])
    func otherKinds(text: String) throws {
        let objects = try Self.backend.get().answer(.text(text)).objects
        #expect(!objects.contains { $0.matchQuality == .exact }, "\(text): \(objects.map(\.key))")
    }

    @Test(
        "words for kinds of settlements, and single letters that stand for them",
        arguments: [
            ("г Смоленск", "smolensk"), ("гор. Смоленск, Смоленская область", "smolensk"),
            ("Смоленская область, г Смоленск", "smolensk"), ("пос. Лесной", "lesnoy"), ("посёлок Лесной", "lesnoy"),
            ("д Лесной, Смоленская область", "lesnoy"), ("Ortsteil Gaden", "gaden"), ("Dorf Gaden", "gaden"),
        ])
    func kindsOfSettlements(text: String, id: String) throws {
        var world = TinyWorld()
        world.add("oblast", .region, "Smolensk Oblast", 55, 33, people: 900_000) {
            $0.alternateNames = ["Смоленская область"]
        }
        world.add("smolensk", .locality, "Smolensk", 54.8, 32, in: "oblast", people: 300_000) {
            $0.alternateNames = ["Смоленск"]
        }
        world.add("lesnoy", .locality, "Lesnoy", 54.9, 32, in: "oblast", people: 3_000) {
            $0.alternateNames = ["Лесной"]
        }
        world.add("gaden", .locality, "Gaden", 48, 11, people: 900)
        let first = try #require(try world.backend().first(text))
        #expect(first.key == id && first.matchQuality == .exact)
    }

    @Test(
        "what is around a city is near it, although an area has the word in its name",
        arguments: [
            ("Boston area", "boston", ["area"]), ("Boston metro area", "boston", ["metro", "area"]),
            ("Greater Boston area", "boston", ["Greater", "area"]), ("greater Boston", "boston", ["greater"]),
            ("Boston metropolitan area, Land", "boston", ["metropolitan", "area"]), ("Raum Boston", "boston", ["Raum"]),
            ("Bay Area", "bay", []), ("metro area", nil, []), ("Bay metro", nil, []),
        ] as [(String, String?, [String])])
    func surroundings(text: String, key: String?, unmatched: [String]) throws {
        var world = TinyWorld()
        world.add("land", .country, "Land")
        world.add("boston", .locality, "Boston", 42, -71, in: "land", people: 650_000)
        world.add("bay", .region, "Bay Area", 38, -122, in: "land", people: 7_000_000)
        world.add("city", .locality, "Francisco", 38, -122, in: "bay", people: 700_000)
        let first = try world.backend().first(text)
        #expect(first?.key == key && first?.unmatchedWords ?? [] == unmatched)
    }

    /// The word is part of the name of a country, which is a condition.
    @Test(arguments: ["Rosario, Czech Republic", "Rosario, Dominican Republic", "Rosario, Central African Republic"])
    func countryWithSuchAWord(text: String) throws {
        #expect(try Self.backend.get().answer(.text(text)).objects.isEmpty)
    }

    /// A word of the name is part of another country's, which is not meant.
    @Test func countryOfSharedWord() throws {
        var world = TinyWorld()
        world.add("fr", .country, "France", 47, 2) { $0.countryCode = "FR" }
        world.add("pf", .country, "Polynésie française", -15, -140) { $0.countryCode = "PF" }
        world.add("lyon", .locality, "Lyon", 45.8, 4.8, in: "fr", people: 500_000)
        world.add("lyon-2", .locality, "Lyon", -15, -140, in: "pf", people: 5_000)
        let backend = try world.backend()
        let first = try #require(try backend.first("Lyon, République française"))
        #expect(first.key == "lyon" && first.matchQuality == .exact)
        #expect(try backend.answer(.text("République française")).objects.isEmpty)
    }

    /// A district is no kingdom, and "democratic" distinguishes countries.
    @Test func noOtherState() throws {
        var world = TinyWorld()
        world.add("city", .district, "City", 47.4, 8.5, people: 5_000)
        world.add("va", .country, "Vatican City", 41.9, 12.4) { $0.countryCode = "VA" }
        world.add("cg", .country, "Congo", -1, 15) { $0.countryCode = "CG" }
        world.add("cd", .country, "Congo-Kinshasa", -4, 22) {
            $0.countryCode = "CD"
            $0.alternateNames = ["Democratic Congo Republic"]
        }
        let backend = try world.backend()
        #expect(try backend.first("Kingdom City")?.matchQuality != .exact)
        #expect(try backend.first("Democratic Republic of Congo")?.key == "cd")
        #expect(try backend.first("Republic of Congo")?.key == "cg")
    }

    /// "Democratic" is left out nowhere, so such names are in the table.
    @Test(arguments: [
        ("Federal Democratic Republic of Ethiopia", "ET"), ("Federal Democratic Republic of Nepal", "NP"),
        ("Democratic Socialist Republic of Sri Lanka", "LK"), ("Democratic Republic of Timor-Leste", "TL"),
        ("Democratic Republic of São Tomé and Príncipe", "ST"),
    ])
    func democraticRepublics(name: String, code: String) throws {
        var world = TinyWorld()
        world.add("land", .country, "Land", 5, 5) { $0.countryCode = code }
        world.add("alpha", .locality, "Alpha", 5, 5, in: "land", people: 5_000)
        world.add("other", .locality, "Alpha", 50, 5, people: 50_000)
        let first = try #require(try world.backend().first("Alpha, \(name)"))
        #expect(first.key == "alpha" && first.matchQuality == .exact)
    }

    /// A word of the name of a country that tells nothing alone.
    @Test(arguments: ["Kingdom Street, Alpha", "United Street, Alpha"])
    func formOfState(text: String) throws {
        var world = TinyWorld()
        world.add("uk", .country, "United Kingdom", 52, 0) { $0.countryCode = "GB" }
        world.add("alpha", .locality, "Alpha", 52, 0, in: "uk", people: 500_000)
        world.add("church", .locality, "Church Street", 52, 0, in: "alpha", people: 500)
        let first = try #require(try world.backend().first(text))
        #expect(first.key == "alpha" && first.matchQuality == .partial, "\(first.key) \(first.unmatchedWords)")
    }

    @Test func unmatchedNamesKeepTheirWords() throws {
        let object = try #require(try Self.backend.get().first("Calle Mayor 3, Rosario, Santa Fe Province, Argentina"))
        #expect(object.key == "rosario" && object.unmatchedWords == ["Calle", "Mayor", "3"])
        let country = try #require(try Self.backend.get().first("Lake District, Argentina"))
        #expect(country.key == "ar" && country.unmatchedWords == ["Lake", "District"])
    }

    @Test func addressInFields() throws {
        var address = PostalAddress()
        address.street = "Calle Mayor 3"
        address.city = "Rosario"
        address.state = "Santa Fe Province"
        address.country = "Argentina"
        let first = try #require(try Self.backend.get().answer(.address(address)).objects.first)
        #expect(
            first.key == "rosario" && first.unmatchedWords == ["Calle", "Mayor", "3"],
            "\(first.key) \(first.unmatchedWords)")
    }
}
