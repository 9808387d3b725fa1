import MapSearch
import MapSearchIndexing
import MapSearchOffline
import Testing

/// Texts that ask for something in words: the answer is that to what is asked for.
@Suite struct QuestionsTests {
    private static let backend = Result {
        var world = TinyWorld()
        world.add("us", .country, "United States", 40, -90) { $0.countryCode = "US" }
        world.add("indiana", .region, "Indiana", 40, -86, in: "us") { $0.codes = ["IN"] }
        world.add("iowa", .region, "Iowa", 42, -93, in: "us")
        world.add("clinton-in", .locality, "Clinton", 39.6, -87.4, in: "indiana", people: 4_700)
        world.add("clinton", .locality, "Clinton", 41.8, -90.2, in: "iowa", people: 25_000)
        world.add("datong", .locality, "Datong", 40.1, 113.3, in: "us", people: 90_000)
        world.add("park", .business, "Anyos Park", 41.81, -90.21, in: "clinton")
        world.add("wren", .business, "The Wren", 41.82, -90.21, in: "clinton")
        world.add("phone", .business, "Box", 41.8, -90.2, in: "clinton") {
            var business = BusinessMetadata(name: "Box")
            business.categories = [PlaceCategory(id: "amenity=telephone", name: "")]
            $0.business = business
        }
        for number in 0..<3 {
            world.add("park-\(number)", .business, "Green \(number)", 41.81, -90.2, in: "clinton") {
                var business = BusinessMetadata(name: "Green \(number)")
                business.categories = [PlaceCategory(id: "leisure=park", name: "")]
                $0.business = business
            }
        }
        return try world.backend()
    }

    @Test("a letter before a hyphen is no article")
    func letter() throws {
        #expect(try Self.backend.get().first("T-Datong")?.matchQuality != .exact)
    }

    @Test(arguments: [
        ("where is Datong in United States", "datong"), ("wo ist Datong in United States", "datong"),
        ("where is Clinton in United States", "clinton"), ("Clinton in United States", "clinton"),
        ("Clinton, IN", "clinton-in"), ("Clinton IN United States", "clinton-in"),
        ("where is Anyos Park Clinton", "park"), ("Anyos Park Clinton opening hours", "park"),
        // An article that a hyphen joins is no part of the name either, but "T-" is none.
        ("id-Datong", "datong"), ("id-Datong, United States", "datong"),
        ("the wren clinton opening hours", "wren"), ("public phone", "phone"), ("Clinton public phone", "phone"),
        ("where is the park in Clinton", "park-0"),
    ])
    func first(text: String, key: String) throws {
        let response = try Self.backend.get().answer(.text(text))
        #expect(response.objects.first?.key == key && response.metadata.requestText == text)
    }
}
