import MapSearch
import MapSearchIndexing
import MapSearchOffline
import Testing

/// Words that thousands of names have, and that do not name an area alone.
@Suite struct GeneralWordsTests {
    private static let backend = Result {
        var world = TinyWorld()
        world.add("newyork", .region, "New York", 43, -75, people: 19_000_000)
        world.add("delhi", .locality, "Delhi", 42.3, -74.9, in: "newyork", people: 3_000)
        world.add("union", .region, "Delhi Territory", 28.6, 77.2, people: 20_000_000)
        world.add("newdelhi", .locality, "New Delhi", 28.6, 77.2, in: "union", people: 300_000)
        world.add("paris", .locality, "Paris", 48.86, 2.35, people: 2_100_000)
        world.add("temple", .district, "Paris 03 Temple", 48.86, 2.36, in: "paris", people: 30_000) {
            $0.alternateNames = ["3e arrondissement"]
        }
        world.add("lyon", .locality, "Lyon", 45.76, 4.84, people: 500_000)
        world.add("munich", .locality, "München", 48.14, 11.58, people: 1_300_000)
        world.add("moosach", .locality, "Moosach", 48.03, 11.88, people: 1_500)
        world.add("london", .locality, "London", 51.5, -0.12, people: 9_000_000) { $0.codes = ["SW1A", "M5"] }
        world.add("airport", .airport, "Kennedy Airport", 40.6, -73.8, in: "newyork") { $0.codes = ["JFK"] }
        return try world.backend()
    }

    @Test(
        arguments: [
            // A part of "New York" names no state.
            ("110001 New Delhi", "newdelhi", ["110001"]), ("Delhi, New York", "delhi", []),
            ("Delhi New York", "delhi", []),
            // The third arrondissement is not that of another town.
            ("Lyon 3e arrondissement", "lyon", ["3e", "arrondissement"]), ("Paris 3e arrondissement", "temple", []),
            ("3e arrondissement", "temple", []),
            // A name that is on no map is in the large town before it.
            ("München Schwabing", "munich", ["Schwabing"]), ("Moosach Schwabing", nil, []), ("Zürich HB", nil, []),
            ("München HB", "munich", ["HB"]),
            // A British code is in the town of its first half, and other words are no code.
            ("SW1A 1AA", "london", ["1AA"]), ("SW1A 11", nil, []), ("SW1A Xyz", nil, []),
            // A terminal is no place of its own.
            ("JFK Terminal 4", "airport", []), ("Kennedy Airport Gate B", "airport", []),
        ] as [(String, String?, [String])])
    func answers(text: String, key: String?, unmatched: [String]) throws {
        let object = try Self.backend.get().first(text)
        #expect(object?.key == key)
        #expect(object?.unmatchedWords ?? [] == unmatched)
    }
}
