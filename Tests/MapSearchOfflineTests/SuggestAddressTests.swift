import MapGeometry
import MapSearch
import MapSearchIndexing
import MapSearchOffline
import Testing

/// Addresses, coordinates and codes as they are typed.
@Suite struct SuggestAddressTests {
    private static func houses(_ numbers: [String], _ longitude: Double) -> [IndexRecord.House] {
        numbers.enumerated().map { place, number in
            IndexRecord.House(
                number: number, coordinate: Coordinate(latitude: 47.14 + Double(place) * 0.001, longitude: longitude))
        }
    }

    /// Two streets of one name, one with a shop, a street of another name, and a far city that begins like them.
    private static func world() -> TinyWorld {
        var world = TinyWorld()
        world.add("vaduz", .locality, "Vaduz", 47.14, 9.52, people: 5_000)
        world.add("triesen", .locality, "Triesen", 47.1, 9.53, people: 5_000)
        world.add("far", .locality, "Städtburg", -20, -60, people: 8_000_000)
        world.add("v", .street, "Städtle", 47.14, 9.52, in: "vaduz") {
            $0.houses = houses(["3", "3a", "5", "30", "31", "300", "49"], 9.52)
        }
        world.add("t", .street, "Städtle", 47.1, 9.53, in: "triesen") { $0.houses = houses(["4", "30"], 9.53) }
        world.add("other", .street, "Stadelweg", 47.14, 9.53, in: "vaduz") { $0.houses = houses(["38"], 9.54) }
        world.add("shop", .business, "Vazar", 47.141, 9.52, in: "v") { $0.houseNumber = "31" }
        return world
    }

    @Test(arguments: [
        // The number itself, then the numbers that begin with it, in order.
        ("Städtle 3", ["v#3", "v#3a", "t#30", "v#30", "v#31", "v#300"]),
        ("Städtle 30", ["t#30", "v#30", "v#300"]),
        ("Städtle 3, V", ["v#3"]),
        ("Städtle 30, T", ["t#30"]),
        ("Städtle 4", ["t#4", "v#49"]),
        // A number in front is whole, and a street that has it comes before a street that has not.
        ("31 Städ", ["v#31"]),
        ("4 Städtl", ["t#4"]),
    ])
    func numbers(text: String, keys: [String]) throws {
        let lines = try Self.world().backend().suggested(text)
        #expect(lines.filter { !$0.hasPrefix("shop") } == keys, "\(text)")
    }

    @Test("an incomplete text of several words is not corrected")
    func completedRatherThanCorrected() throws {
        let backend = try Self.world().backend()
        #expect(try backend.suggested("38 Städ") == ["other#38"])
        #expect(try backend.suggested("Vaduz Städtl").allSatisfy { !$0.hasPrefix("other") })
    }

    @Test("near places come before distant well-known ones")
    func nearbyStreetFirst() throws {
        let backend = try Self.world().backend()
        func first(_ area: SearchArea?) throws -> String? {
            try backend.suggest(SuggestRequest(text: "Städ", in: area)).first?.uri
        }
        #expect(try first(.point(Coordinate(latitude: 47.14, longitude: 9.52))) == "t:v")
        #expect(try first(nil) == "t:far")
        // The city typed in full is meant wherever one looks.
        let text = SuggestRequest(text: "Städtburg", in: .point(Coordinate(latitude: 47.14, longitude: 9.52)))
        #expect(try backend.suggest(text).first?.uri == "t:far")
    }

    @Test("the beginning of a name that is not shown comes after one that is")
    func hiddenNames() throws {
        var world = TinyWorld()
        world.add("milan", .locality, "Milano", 45, 9, people: 3_000_000) {
            $0.localizedNames = ["de": "Mailand"]
        }
        world.add("mail", .locality, "Mailing", 48, 11, people: 500)
        let backend = try world.backend()
        #expect(try backend.suggested("Mail") == ["mail", "milan"])
        #expect(try backend.suggested("Mailand").first == "milan")
        let german = SuggestRequest(text: "Mail", options: SearchOptions(languages: ["de"]))
        #expect(try backend.suggest(german).map(\.title) == ["Mailand", "Mailing"])
    }

    @Test("the third line of a name is omitted for other names")
    func repeatedNames() throws {
        var world = TinyWorld()
        for town in 0..<5 {
            world.add("town\(town)", .locality, "Xtown\(town)", 40, Double(town), people: 1_000)
            world.add("a\(town)", .street, "Klinstreet", 40, Double(town), in: "town\(town)")
        }
        world.add("b", .street, "Klinger", 40, 0, in: "town0")
        let lines = try world.backend().suggested("klin")
        #expect(lines.firstIndex(of: "b") == 2 && lines.count == 6)
    }

    @Test(arguments: [
        ("47.14, 9.52", "47.14, 9.52"), ("47°8'24\"N 9°31'12\"E", "47.14, 9.52"), ("geo:47.14,9.52", "47.14, 9.52"),
        ("8FVF4GRC+22", "47.140063, 9.520063"),
    ])
    func coordinates(text: String, title: String) throws {
        let lines = try Self.world().backend().suggest(SuggestRequest(text: text))
        #expect(lines.count == 1)
        let line = try #require(lines.first)
        #expect(line.title == title)
        #expect(line.subtitle?.contains("Vaduz") == true)
        #expect(line.action == .search && line.uri == nil && line.center != nil)
        // The line leads to what is there.
        let request = try #require(line.searchRequest())
        #expect(try !Self.world().backend().answer(request).objects.isEmpty)
    }

    @Test("words beside a coordinate are completed near it")
    func wordsBesideACoordinate() throws {
        #expect(try Self.world().backend().suggested("Städ 47.14000, 9.52000").first == "v")
    }

    @Test("a code in capitals and a number that is whole come first")
    func codes() throws {
        var world = TinyWorld()
        world.add("aal", .airport, "Aalborg", 57, 9.8) { $0.codes = ["AAL"] }
        world.add("aalen", .locality, "Aalen", 48, 10, people: 900_000)
        world.add("long", .postcode, "94904", 38, -122) { $0.importance = 0.7 }
        world.add("short", .postcode, "9490", 47, 9.5) { $0.importance = 0.2 }
        let backend = try world.backend()
        #expect(try backend.suggested("AAL").first == "aal")
        #expect(try backend.suggested("aal").first == "aalen")
        #expect(try backend.suggested("9490") == ["short", "long"])
    }
}
