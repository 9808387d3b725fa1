import MapSearch
import MapSearchIndexing
import MapSearchOffline
import Testing

/// Texts that say several names of one place: "Mumbai (Bombay)".
@Suite struct SeveralNamesTests {
    private static let backend = Result {
        var world = TinyWorld()
        world.add("in", .country, "India", 20, 77, people: 1_400_000_000) {
            $0.countryCode = "IN"
            $0.localizedNames = ["hi": "भारत"]
        }
        world.add("mumbai", .locality, "Mumbai", 19.1, 72.9, in: "in", people: 12_000_000) {
            $0.alternateNames = ["Bombay", "Mumbai City"]
        }
        world.add("bombay", .locality, "Bombay", -36, -59, people: 300)
        world.add("madras", .locality, "Chennai", 13.1, 80.3, in: "in", people: 7_000_000) {
            $0.alternateNames = ["Madras"]
        }
        world.add("chetput", .locality, "Chetput", 13.1, 80.2, in: "madras", people: 10_000) {
            $0.alternateNames = ["Chetput Madras"]
        }
        world.add("heights", .locality, "Brooklyn Heights", 40.7, -74, people: 20_000) {
            $0.alternateNames = ["Brookland Heights"]
        }
        world.add("beyrouth", .region, "Beyrouth", 33.9, 35.5, people: 2_400_000) { $0.alternateNames = ["Beirut"] }
        world.add("beirut", .locality, "Beirut", 33.9, 35.5, in: "beyrouth", people: 1_900_000)
        world.add("valletta", .locality, "Valletta", 35.9, 14.5, people: 6_000) { $0.alternateNames = ["Il-Belt"] }
        world.add("houses", .area, "Valletta", 35.9, 14.5, in: "valletta")
        return try world.backend()
    }

    @Test(
        arguments: [
            ("Mumbai (Bombay)", "mumbai"), ("Bombay (Mumbai), India", "mumbai"), ("bombay mumbai", "mumbai"),
            ("Mumbai - Bombay", "mumbai"), ("Mumbai / Mumbai City", "mumbai"), ("Chennai (Madras)", "madras"),
            ("India भारत", "in"), ("Brooklyn Heights/Brookland Heights", "heights"),
            // The city in the region, and the town with what is called like it in it.
            ("Beirut, Beyrouth", "beirut"), ("Valletta, Il-Belt", "valletta"), ("Valletta (Il-Belt)", "valletta"),
        ])
    func exact(text: String, key: String) throws {
        let first = try #require(try Self.backend.get().first(text))
        #expect(first.key == key && first.matchQuality == .exact)
    }

    @Test("a word that no name has, and the names of two places", arguments: ["Bombay Mumbai Hills", "Mumbai Chennai"])
    func partial(text: String) throws {
        #expect(try Self.backend.get().first(text)?.matchQuality != .exact)
    }
}
