import MapGeometry
import MapSearch
import MapSearchIndexing
import MapSearchOffline
import Testing

/// What is unmatched may only be finer than what is answered.
@Suite struct CoarserAnswerTests {
    /// A country that is known by its code only, with two towns; streets of one name in both, one in one of them.
    private static let backend = Result {
        var world = TinyWorld()
        world.add("r", .region, "Unterland", 47, 9) { $0.countryCode = "LI" }
        world.add("vaduz", .locality, "Vaduz", 47.14, 9.52, in: "r", people: 5_000) { $0.postcode = "9490" }
        world.add("eschen", .locality, "Eschen", 47.21, 9.52, in: "r", people: 4_000)
        for (town, latitude) in [("vaduz", 47.14), ("eschen", 47.21)] {
            world.add("main-" + town, .street, "Hauptstrasse", latitude, 9.52, in: town) {
                $0.postcode = town == "vaduz" ? "9490" : "9492"
                $0.houses = [IndexRecord.House(number: "5", coordinate: $0.coordinate)]
            }
        }
        world.add("only", .street, "Lindenweg", 47.21, 9.521, in: "eschen") {
            $0.houses = [IndexRecord.House(number: "7", coordinate: $0.coordinate)]
        }
        world.add("airport", .airport, "Eschen Airport", 47.22, 9.5, in: "r") { $0.codes = ["ESX"] }
        for number in 1...40 { world.add("i\(number)", .business, "International Shop \(number)", 47.2, 9.5, in: "r") }
        return try world.backend()
    }

    @Test(
        "the finest place at which all that is coarser is met",
        arguments: [
            // Streets that are not known.
            ("Phantasieweg 5, 9490 Vaduz", "vaduz", ["Phantasieweg", "5"]),
            ("Phantasieweg 5 Vaduz", "vaduz", ["Phantasieweg", "5"]),
            ("Vaduz, Phantasieweg 5", "vaduz", ["Phantasieweg", "5"]),
            ("Xyz, Vaduz", "vaduz", ["Xyz"]), ("Vaduz, Xyz", "vaduz", ["Xyz"]),
            ("Vaduz Xyzweg 7", "vaduz", ["Xyzweg", "7"]), ("Lindenweg 7, Vaduz", "vaduz", ["Lindenweg", "7"]),
            // A line before the street, a district and a postal code that are not known.
            ("Xyz AG, Hauptstrasse 5, Vaduz", "main-vaduz#5", ["Xyz", "AG"]),
            ("Hauptstrasse 5, Hinterdorf, Vaduz", "main-vaduz#5", ["Hinterdorf"]),
            ("Hauptstrasse 5, 1234 Vaduz", "main-vaduz#5", ["1234"]),
            // A number that is not there, which moves nothing to another town.
            ("Hauptstrasse 99, Vaduz", "main-vaduz#5", ["99"]),
            // Codes of letters and digits.
            ("Hauptstrasse 5, Vaduz VDZ 1234", "main-vaduz#5", ["VDZ", "1234"]),
            ("Hauptstrasse 5, Vaduz VDZ1234", "main-vaduz#5", ["VDZ1234"]), ("sb17 Vaduz", "vaduz", ["sb17"]),
            ("Hauptstrasse 5, Vaduz VDZ", "main-vaduz#5", ["VDZ"]),
            ("Phantasieweg 5, Vaduz VDZ", "vaduz", ["Phantasieweg", "5", "VDZ"]),
            // A word with little information.
            ("Eschen International Airport", "airport", ["International"]),
            // A typo in the street of a house that is there.
            ("Max Muster\nHauptstrase 5\nVaduz", "main-vaduz#5", ["Max", "Muster"]),
            // The cells of a table.
            ("Xyz AG\tHauptstrasse 5\t9490 Vaduz", "main-vaduz#5", ["Xyz", "AG"]),
        ])
    func coarser(text: String, key: String, unmatched: [String]) throws {
        #expect(try Self.backend.get().firstPartial(text) == .init(key: key, unmatched: unmatched))
    }

    @Test(
        "of several places of one name, the one that is near the other named place",
        arguments: [
            // In Malta, not in Morocco; no place of the other name is near the well-known one.
            ("Sliema, Rabat", "rabat-mt"), ("Rabat, Sliema", "sliema"), ("Xyz, Rabat", "rabat-ma"),
            // The best-known Wilder is far from every Homedale.
            ("Wilder, Homedale", "homedale-us"),
            // A large city is only left for a place near the best-known one of the other name.
            ("Windsor, Paris", "paris-fr"), ("Ayr, Paris", "paris-ca"), ("Versailles, Paris", "paris-fr"),
            // Of two places near each other, the better-known one.
            ("Brantford, Paris", "brantford"),
        ])
    func namesakes(text: String, key: String) throws {
        var world = TinyWorld()
        for (key, name, latitude, longitude, people) in [
            ("rabat-ma", "Rabat", 34.01, -6.83, 1_600_000), ("rabat-mt", "Rabat", 35.88, 14.40, 11_000),
            ("sliema", "Sliema", 35.91, 14.50, 20_000), ("wilder-de", "Wilder", 48.0, 10.0, 30_000),
            ("wilder-us", "Wilder", 43.68, -116.91, 1_500), ("homedale-nz", "Homedale", -41.28, 174.95, 9_000),
            ("homedale-us", "Homedale", 43.62, -116.93, 2_600), ("paris-fr", "Paris", 48.85, 2.35, 2_100_000),
            ("paris-ca", "Paris", 43.19, -80.38, 12_000), ("windsor-gb", "Windsor", 51.48, -0.61, 320_000),
            ("windsor-ca", "Windsor", 43.2, -80.3, 4_000), ("brantford", "Brantford", 43.14, -80.26, 98_000),
            ("ayr", "Ayr", 43.28, -80.45, 4_000),
            ("versailles", "Versailles", 48.80, 2.13, 85_000),
        ] {
            world.add(key, .locality, name, latitude, longitude, people: people)
        }
        #expect(try world.backend().first(text)?.key == key)
    }

    @Test(
        "a region at the end counts despite a word before it, but a hotel may be called after one",
        arguments: [
            ("Trinidad, El Beni", "small", ["El"]), ("Trinidad, El Xyz Beni", "small", ["El", "Xyz"]),
            ("Trinidad, Beni", "small", []), ("Trinidad, El Xyz", "large", ["El", "Xyz"]),
            ("Trinidad, Hotel Beni", "large", ["Hotel", "Beni"]),
        ])
    func region(text: String, key: String, unmatched: [String]) throws {
        var world = TinyWorld()
        world.add("north", .region, "North", 47, 9)
        world.add("beni", .region, "Beni", 20, 9)
        world.add("large", .locality, "Trinidad", 47.1, 9, in: "north", people: 100_000)
        world.add("small", .locality, "Trinidad", 20.1, 9, in: "beni", people: 1_000)
        world.add("el", .business, "El Hotel", 47.1, 9, in: "north")
        let object = try #require(try world.backend().first(text))
        #expect(object.key == key)
        #expect(object.unmatchedWords == unmatched)
    }

    @Test(
        "a street between a town and its country is left out, whatever has its number for a code",
        arguments: ["Jasień, Xyzweg 6, Poland", "Jasień, ulica Xyz 6, Poland", "Xyzweg 6, Jasień, Poland"])
    func streetBetween(text: String) throws {
        var world = TinyWorld()
        world.add("land", .country, "Poland", 52, 19) { $0.countryCode = "PL" }
        world.add("six", .region, "Lubusz", 52, 15, in: "land") { $0.codes = ["6"] }
        world.add("large", .locality, "Jasień", 51.7, 15, in: "six", people: 4_000)
        world.add("small", .locality, "Jasień", 50, 20.5, in: "land", people: 2_000)
        let object = try #require(try world.backend().first(text))
        #expect(object.key == "large")
        #expect(object.matchQuality == .partial)
    }

    @Test(
        "a number that is nowhere leads to no shop called after the town, and part of a code to no other code",
        arguments: [
            ("9999 Vaduz", "vaduz", ["9999"]), ("Vaduz 12", "vaduz", ["12"]),
            ("Tower 12, Vaduz", "tower", ["12"]), ("Tower, Heiligkreuz 12, Vaduz", "tower", ["12"]),
            ("Vaduz EC1A 1BB", "vaduz", ["EC1A", "1BB"]), ("EC1A 1BB", nil, []),
        ] as [(String, String?, [String])])
    func number(text: String, key: String?, unmatched: [String]) throws {
        var world = TinyWorld()
        world.add("vaduz", .locality, "Vaduz", 47.14, 9.52, people: 5_000)
        world.add("code", .postcode, "EC1A 7HD", 47.14, 9.52, in: "vaduz")
        world.add("street", .street, "Heiligkreuz", 47.14, 9.52, in: "vaduz")
        for (key, kind, name) in [
            ("shop", ObjectKind.business, "Vaduz"), ("stop", .other, "Vaduz Halt"), ("tower", .business, "Tower"),
        ] {
            world.add(key, kind, name, 47.14, 9.521, in: "street") { $0.houseNumber = "25" }
        }
        let object = try world.backend().first(text)
        #expect(object?.key == key)
        #expect(object?.unmatchedWords ?? [] == unmatched)
    }

    @Test(
        "nothing rather than something elsewhere",
        arguments: [
            "Hauptstrasse 5, Zürich", "Hauptstrasse, Monaco", "Lindenweg 7, Xyz", "Vaduz, Austria",
            "Hauptstrasse 5, Vaduz, Österreich", "Vaduz Xyz",
            "Hauptstrasse VDZ", "tate modern", "Xyz", "Zürich, Hauptstrasse",
        ])
    func nothing(text: String) throws {
        #expect(try Self.backend.get().ids(text) == [])
    }

    @Test(
        "a country is known by its name in any language, where the index has its code",
        arguments: ["Vaduz, Liechtenstein", "Liechtenstein, Vaduz", "9490 Vaduz, Лихтенштейн", "Vaduz LI"])
    func country(text: String) throws {
        let object = try Self.backend.get().first(text)
        #expect(object?.key == "vaduz")
        #expect(object?.matchQuality == .exact)
    }

    @Test(
        "a street that is called after a town is no such town",
        arguments: [
            ("Rome, 19 Via Paris", "rome", ["19", "Via", "Paris"]),
            ("Rome 42 Via Paris", "rome", ["42", "Via", "Paris"]),
            ("Rome, Xyz Street", "rome", ["Xyz", "Street"]), ("Rome 10 Xyz Place", "rome", ["10", "Xyz", "Place"]),
            // Codes of countries and regions, in small letters.
            ("Rome, In den Auen 3", "rome", ["In", "den", "Auen", "3"]),
            ("In den Auen 3, Rome", "rome", ["In", "den", "Auen", "3"]),
            // What is between commas, as a whole.
            ("Street & Co, Rome", "rome", ["Street", "Co"]), ("Rome Cleaners, Paris", "paris", ["Rome", "Cleaners"]),
            // Without another town the end may be one.
            ("10 Via Xyz Rome", "rome", ["10", "Via", "Xyz"]),
        ])
    func streetOfTown(text: String, key: String, unmatched: [String]) throws {
        var world = TinyWorld()
        world.add("rome", .locality, "Rome", 41.9, 12.5, people: 2_000_000)
        world.add("paris", .locality, "Paris", 48.9, 2.4, people: 2_000_000)
        world.add("street", .locality, "Street", 51.1, -2.7, people: 12_000)
        world.add("place", .locality, "Place", 44, -1, people: 12_000)
        world.add("in", .region, "Indiana", 40, -86) { $0.codes = ["IN"] }
        world.add("town", .locality, "Town", 40, -86, in: "in")
        let object = try #require(try world.backend().first(text))
        #expect(object.key == key)
        #expect(object.unmatchedWords == unmatched)
        #expect(try world.backend().ids("Xyz, Via Paris") == [])
    }

    @Test("a town is not a typo of a place category, nor of a shop named after it")
    func townAndShops() throws {
        var world = TinyWorld()
        world.add("planken", .locality, "Planken", 47, 9, people: 500)
        world.add("triesen", .locality, "Triesen", 47.1, 9, people: 5_000)
        world.add("rain", .street, "Im Rain", 47, 9, in: "planken")
        world.add("julia", .locality, "Sant Julià", 47.2, 9, people: 5_000)
        world.add("street", .street, "Carrer Major", 47.2, 9, in: "julia")
        func shop(_ key: String, _ name: String, _ category: String, in town: String, chain: String? = nil) {
            world.add(key, .business, name, 47, 9, in: town) {
                var business = BusinessMetadata(name: name)
                business.categories = [PlaceCategory(id: category, name: "")]
                business.chains = chain.map { [.init(id: $0, name: name)] } ?? []
                $0.business = business
            }
        }
        for number in 1...3 { shop("t\(number)", "Triesen", "shop=gift", in: "planken", chain: "triesen") }
        for number in 1...2 { shop("j\(number)", "Julià", "shop=gift", in: "planken", chain: "julia") }
        shop("j3", "Julià", "shop=gift", in: "julia", chain: "julia")
        shop("plants", "Green", "shop=garden_centre", in: "triesen")
        #expect(try world.backend().ids("Im Rain, Triesen") == ["triesen"])
        #expect(try world.backend().ids("Im Xyz, Planken") == ["planken"])
        #expect(try world.backend().ids("Carrer Major, Sant Julià") == ["street"])
        #expect(try Set(world.backend().ids("Julià, Planken")) == ["j1", "j2"])
    }

    @Test("exact, corrected and partial")
    func quality() throws {
        let world = try Self.backend.get()
        for (text, key, quality) in [
            ("Hauptstrasse 5, Vaduz", "main-vaduz#5", MatchQuality.exact),
            ("Hauptstr. 5 Vaduz", "main-vaduz#5", .exact),
            ("Haupstrasse 5, Vaduz", "main-vaduz#5", .corrected), ("Hauptstrasse 5, Vadus", "main-vaduz#5", .corrected),
            ("Lind", "only", .corrected), ("Lindenweg 8", "only#7", .partial),
        ] {
            let object = try #require(try world.first(text), "\(text)")
            #expect(object.key == key, "\(text)")
            #expect(object.matchQuality == quality, "\(text)")
        }
        #expect(try world.first("Lindenweg 7")?.unmatchedWords == [])
    }

    @Test("a shop called like its street is not the street")
    func streetAndShop() throws {
        var world = TinyWorld()
        world.add("town", .locality, "Town", people: 5_000)
        world.add("street", .street, "St. John Street", in: "town")
        world.add("shop", .business, "St. John", in: "street") { $0.importance = 0.9 }
        #expect(try world.backend().first("St. John Street, Town")?.key == "street")
        #expect(try world.backend().first("St. John Str, Town")?.key == "street")
        #expect(try world.backend().first("St. John, Town")?.key == "shop")
    }

    // MARK: Fields

    @Test("fields go to the coarser ones, too")
    func fields() throws {
        let world = try Self.backend.get()
        func answer(_ address: PostalAddress) throws -> GeoObject? { try world.answer(.address(address)).objects.first }
        let unknown = try answer(PostalAddress(street: "Phantasieweg 5", city: "Vaduz", postalCode: "9490"))
        #expect(unknown?.key == "vaduz")
        #expect(unknown?.unmatchedWords == ["Phantasieweg", "5"])
        let code = try answer(PostalAddress(street: "Hauptstrasse 5", city: "Vaduz", postalCode: "1234"))
        #expect(code?.key == "main-vaduz#5")
        #expect(code?.unmatchedWords == ["1234"])
        #expect(try answer(PostalAddress(street: "Hauptstrasse 5", city: "Zürich")) == nil)
    }

    @Test(
        "the country of fields is a condition",
        arguments: [
            ("LI", "", true), ("li", "", true), ("AT", "", false), ("", "Österreich", false),
            ("", "Liechtenstein", true),
            ("UK", "", false), ("??", "", true),
        ])
    func countryOfFields(code: String, name: String, isFound: Bool) throws {
        let address = PostalAddress(street: "Hauptstrasse 5", city: "Vaduz", country: name, isoCountryCode: code)
        #expect(try Self.backend.get().answer(.address(address)).objects.isEmpty != isFound)
    }
}
