import MapGeometry
import MapSearch
import MapSearchIndexing
import MapSearchOffline
import Testing

/// What was typed comes first; importance decides only between equals.
@Suite struct MatchStepTests {
    private static let backend = Result {
        var world = TinyWorld()
        world.add("nigeria", .country, "Nigeria", people: 200_000_000)
        world.add("abeokuta", .locality, "Abeokuta", in: "nigeria", people: 5_000_000)
        world.add("abe", .locality, "Abé", in: "nigeria", people: 300)
        world.add("airport", .airport, "Lehigh Valley Airport", in: "nigeria") { $0.codes = ["ABE"] }
        world.add("other", .airport, "Kano Airport", in: "nigeria") { $0.codes = ["KAN"] }
        world.add("abel", .locality, "Abel", in: "nigeria", people: 3_000_000)
        world.add("abe-hill", .locality, "Abe Hill", in: "nigeria", people: 2_000_000)
        world.add("homyel", .locality, "Homyel", in: "nigeria", people: 4_000_000)
        world.add("hotelby", .locality, "Hotelby", in: "nigeria", people: 100)
        return try world.backend()
    }

    @Test(
        "code, whole name, words, beginning, corrected",
        arguments: [
            ("ABE", ["airport", "abe", "abe-hill"]),
            ("airport KAN", ["other"]), ("Abe Hill", ["abe-hill"]),
            // A place category is not a typo of Homyel.
            ("Hotel", ["hotelby"]), ("Homiel", ["homyel"]),
        ])
    func order(text: String, keys: [String]) throws {
        #expect(try Self.backend.get().ids(text).prefix(keys.count) == keys[...])
    }

    /// The importance of the country, the name that it also has, and what comes first.
    @Test(
        "a city comes before its country that has its name in another language, but not before a far more important one",
        arguments: [(0.85, "Brasilia", "city"), (0.95, "Brasilia", "country"), (0.85, "Brazil", "country")])
    func cityBeforeItsCountry(importance: Double, text: String, first: String) throws {
        var world = TinyWorld()
        world.add("country", .country, "Brazil", -10, -50) { record in
            record.localizedNames = ["fi": "Brasilia"]
            record.importance = importance
        }
        world.add("city", .locality, "Brasília", -15, -47, in: "country") { $0.importance = 0.7 }
        world.add("town", .locality, "Brasilia", 15, -47) { $0.importance = 0.3 }
        let found = try world.backend().answer(.text(text)).objects
        #expect(found.first?.key == first)
        #expect(found.compactMap(\.matchConfidence) == found.compactMap(\.matchConfidence).sorted(by: >))
    }

    @Test("a large city is meant by its name in capitals, even if that is the code of an airport")
    func cityInCapitals() throws {
        var world = TinyWorld()
        world.add("ulm", .locality, "Ulm", 48.4, 10, people: 126_000)
        world.add("new-ulm", .airport, "New Ulm Airport", 44.3, -94.5) { $0.codes = ["ULM"] }
        world.add("hof", .locality, "Hof", 50.3, 11.9, people: 45_000)
        world.add("ahsa", .airport, "Ahsa Airport", 25.3, 49.5) { $0.codes = ["HOF"] }
        let backend = try world.backend()
        #expect(try backend.ids("ULM") == ["ulm", "new-ulm"])
        #expect(try backend.ids("HOF") == ["ahsa", "hof"])
        #expect(try backend.ids("ULM airport") == ["new-ulm"])
    }

    @Test("a code in small letters is a whole name like others")
    func codeInSmallLetters() throws {
        #expect(Set(try Self.backend.get().ids("abe").prefix(2)) == ["abe", "airport"])
        #expect(try Self.backend.get().ids("ABE airport") == ["airport"])
    }

    @Test("a name of words that thousands have, each in other names, too, is found, however unimportant")
    func wholeNameAmongMany() throws {
        var world = TinyWorld()
        for number in 0..<6_000 {
            let name =
                number % 3 == 0 ? "San Town \(number)" : number % 3 == 1 ? "San Pine \(number)" : "San Pino \(number)"
            world.add("s\(number)", .street, name, Double(number % 50), Double(number % 70)) { $0.importance = 0.5 }
        }
        world.add("san", .locality, "San", 1, 1) { $0.importance = 0.01 }
        world.add("san-pin", .locality, "San Pin", 1, 1) { $0.importance = 0.01 }
        let backend = try world.backend()
        #expect(try backend.first("san")?.key == "san")
        #expect(try backend.first("san pin")?.key == "san-pin")
    }

    @Test("a query for missing data has a notice")
    func notices() throws {
        let world = try Self.backend.get()
        func codes(_ text: String) throws -> [SearchNotice.Code] {
            try world.answer(.text(text)).metadata.notices.map(\.code)
        }
        #expect(try codes("Hotel") == [.noCategory])
        #expect(try codes("5 Main Street, Abel") == [.noStreets])
        #expect(try codes("221B Baker Street, Abel") == [.noStreets])
        #expect(try codes("Abel") == [])
        #expect(try codes("qqqq") == [])
        // What is missing is the postal code, and not a street; a condition is no house.
        #expect(try codes("101000") == [.noPostalCode])
        #expect(try codes("D02 AF30") == [.noPostalCode])
        #expect(try codes("1010 Abel") == [.noPostalCode])
        #expect(try codes("12") == [])
        #expect(try codes("24h pharmacy Abel") == [.noCategory])
        // Words for what one eats are names only as they are written.
        let fare = try TinyWorld.places(["Hālol", "Koster", "Veganzones", "Takeaway"])
        for (text, name) in [("halal", nil), ("kosher", nil), ("vegan", "Veganzones")] as [(String, String?)] {
            let response = try fare.answer(.text(text))
            #expect(response.objects.first?.name == name, "\(text)")
            #expect(response.metadata.notices.map(\.code) == [.noCategory], "\(text)")
        }
        #expect(try fare.answer(.text("Takeaway")).metadata.notices == [])
        // The lack of categories explains why a filter leaves nothing.
        let filter = SearchOptions(filters: [.anyOf(SearchFilter.category, ["tourism=hotel"])])
        let filtered = try world.answer(.text("Hotel", options: filter))
        #expect(filtered.objects.isEmpty && filtered.metadata.notices.map(\.code) == [.noCategory])
        // A table may have the names of shops without their categories.
        var shops = TinyWorld()
        shops.add("b", .business, "Bakery", 51, 7)
        #expect(try shops.backend().answer(.text("Bakery")).metadata.notices == [])
        // A large city is meant by its name, whatever category has the same one.
        var large = TinyWorld()
        large.add("essen", .locality, "Restaurant", 51, 7, people: 570_000)
        #expect(try large.backend().answer(.text("Restaurant")).metadata.notices == [])
    }

    @Test("the word for an airport in another language is that in its name")
    func airport() throws {
        var world = TinyWorld()
        world.add("lhr", .airport, "Heathrow Airport", 51.47, -0.45) { $0.codes = ["LHR"] }
        world.add("heathrow", .locality, "Heathrow", 28.8, -81.4, people: 6_000)
        let object = try world.backend().first("Flughafen Heathrow")
        #expect(object?.key == "lhr")
        #expect(object?.matchQuality == .exact)
    }
}
