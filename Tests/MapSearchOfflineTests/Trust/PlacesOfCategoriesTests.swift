import MapSearch
import MapSearchIndexing
import MapSearchOffline
import Testing

/// The place is the answer where an index has no businesses: an airport by its name or code, a lake, a town with its region; and it is
/// not sure where it may be another one.
@Suite struct PlacesOfCategoriesTests {
    private static let backend = Result {
        var world = TinyWorld()
        world.add("us", .country, "United States", 40, -90) { $0.countryCode = "US" }
        world.add("georgia", .region, "Georgia", 33, -83, in: "us")
        world.add("roswell", .locality, "Roswell", 34, -84.3, in: "georgia", people: 94_000)
        world.add("ge", .country, "Georgia", 42, 44) {
            $0.countryCode = "GE"
            $0.importance = 0.88
        }
        world.add("malta", .country, "Malta", 35.9, 14.4) { $0.countryCode = "MT" }
        world.add("luqa", .airport, "Luqa International Airport", 35.85, 14.5, in: "malta") { $0.codes = ["MLA"] }
        world.add("montana", .region, "Montana", 47, -109, in: "us")
        world.add("malta-us", .airport, "Malta Airport", 48.4, -107.9, in: "montana") { $0.codes = ["MLK"] }
        world.add("lisbon", .airport, "Lisbon Airport", 38.8, -9.1) { $0.codes = ["LIS"] }
        for number in 0..<20 {
            world.add("a\(number)", .airport, "Lisbon \(number) International Airport", 20, Double(number))
        }
        world.add("sydney", .locality, "Sydney", -33.9, 151.2, people: 4_800_000)
        world.add("sydney-ca", .airport, "Sydney / Douglas McCurdy Airport", 46.2, -60) {
            $0.alternateNames = ["Sydney"]
        }
        world.add("como", .water, "Lake Como", 46, 9.3)
        world.add("etna", .locality, "Etna", 40.5, -80, in: "us", people: 3_000)
        return try world.backend()
    }

    @Test(
        "places next to a category",
        arguments: [
            ("hotels near LIS airport", "lisbon"), ("hotel Lisbon Airport", "lisbon"), ("hotels LIS", "lisbon"),
            ("hotel near Lake Como", "como"), ("pharmacy Roswell Georgia", "roswell"), ("restaurant near Etna", "etna"),
            ("Sydney Castle", "sydney"),
        ])
    func place(text: String, key: String) throws {
        #expect(try Self.backend.get().firstPartial(text)?.key == key)
    }

    @Test("a category is no village", arguments: ["cafe near airport", "restaurant near Bank"])
    func category(text: String) throws {
        var world = TinyWorld()
        world.add("airport", .locality, "Airport", people: 3_000)
        world.add("bank", .locality, "Bank", people: 3_000)
        #expect(try world.backend().ids(text).isEmpty)
        #expect(try world.backend().firstPartial("restaurant in Bank")?.key == "bank")
    }

    @Test(
        "a word of a category is no place",
        arguments: ["Xyzham car wash", "car wash Xyzham", "pet shop in Xyzham", "Xyzham pet shop"])
    func wordOfCategory(text: String) throws {
        var world = TinyWorld()
        world.add("wash", .region, "Washington", 47, -120, people: 7_000_000) { $0.alternateNames = ["Wash"] }
        world.add("perth", .locality, "Perth", -32, 116, people: 2_000_000) { $0.alternateNames = ["Pet"] }
        #expect(try world.backend().ids(text).isEmpty)
        #expect(try world.backend().firstPartial("Perth car wash")?.key == "perth")
    }

    @Test("a little known place that something is near to may be another one")
    func confidence() throws {
        func confidence(_ text: String) throws -> Double? {
            try Self.backend.get().first(text)?[MatchMetadata.self]?.confidence
        }
        #expect(try #require(try confidence("restaurant near Etna")) < 0.7)
        #expect(try #require(try confidence("hotel near Lake Como")) > 0.9)
    }

    @Test("an airport is in the country that its name in the text says")
    func countries() throws {
        #expect(try Self.backend.get().first("Malta airport")?.key == "luqa")
        #expect(try Self.backend.get().first("Malta International Airport")?.key != "malta-us")
        #expect(try Self.backend.get().first("hotel Malta airport")?.key != "malta-us")
        #expect(try Self.backend.get().first("Malta Airport Montana")?.key == "malta-us")
        // Also beside an extract that knows nothing of it.
        var town = TinyWorld()
        town.add("cafe", .business, "Amann") {
            var business = BusinessMetadata(name: "Amann")
            business.categories = [PlaceCategory(id: "amenity=cafe", name: "")]
            $0.business = business
        }
        let group = try OfflineIndexGroup([Self.backend.get().index, town.backend().index])
        #expect(try group.answer(.text("Malta airport")).objects.first?.key == "luqa")
    }
}
