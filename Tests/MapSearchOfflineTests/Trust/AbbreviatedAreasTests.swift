import MapSearch
import MapSearchIndexing
import MapSearchOffline
import Testing

/// The names of regions may be cut short behind those of towns.
@Suite struct AbbreviatedAreasTests {
    private static let backend = Result {
        var world = TinyWorld()
        world.add("ca", .country, "Canada", 55, -100) { $0.countryCode = "CA" }
        world.add("us", .country, "United States", 40, -100) { $0.countryCode = "US" }
        let regions = [
            ("ontario", "Ontario", "ca"), ("alberta", "Alberta", "ca"), ("manitoba", "Manitoba", "ca"),
            ("nova-scotia", "Nova Scotia", "ca"), ("newfoundland", "Newfoundland and Labrador", "ca"),
            ("west", "West Virginia", "us"), ("south", "South Carolina", "us"), ("pennsylvania", "Pennsylvania", "us"),
        ]
        for (id, name, country) in regions { world.add(id, .region, name, in: country, people: 1_000_000) }
        world.add("toronto", .locality, "Toronto", 43, -79, in: "ontario", people: 2_700_000)
        world.add("calgary", .locality, "Calgary", 51, -114, in: "alberta", people: 1_000_000)
        world.add("altadore", .locality, "Altadore", 51, -114, in: "calgary", people: 7_000)
        world.add("winnipeg", .locality, "Winnipeg", 50, -97, in: "manitoba", people: 700_000)
        world.add("man", .locality, "Man", 7, -7, people: 190_000)
        world.add("john", .locality, "St. John's", 47, -53, in: "newfoundland", people: 100_000)
        world.add("antigua", .locality, "St. John's", 17, -62, people: 24_000)
        world.add("charleston", .locality, "Charleston", 33, -80, in: "south", people: 150_000)
        world.add("charleston-wv", .locality, "Charleston", 38, -82, in: "west", people: 48_000)
        world.add("halifax", .locality, "Halifax", 45, -64, in: "nova-scotia", people: 440_000)
        world.add("pittsburgh", .locality, "Pittsburgh", 40, -80, in: "pennsylvania", people: 300_000)
        return try world.backend()
    }

    @Test(arguments: [
        ("Toronto, Ont.", "toronto"), ("Toronto Ont.", "toronto"), ("Toronto, Ontr", "toronto"),
        ("Calgary, Alta.", "calgary"), ("Calgary Alta.", "calgary"), ("Winnipeg, Man.", "winnipeg"),
        ("St. John's, Nfld.", "john"), ("St John's, Nfld", "john"), ("Charleston, W. Va.", "charleston-wv"),
        ("Charleston, W.Va.", "charleston-wv"), ("Halifax, N. S.", "halifax"), ("Pittsburgh, Penna.", "pittsburgh"),
    ])
    func region(text: String, key: String) throws {
        let first = try #require(try Self.backend.get().first(text))
        #expect(first.key == key && first.matchQuality == .exact)
    }

    @Test("no region, or that of another town", arguments: ["Toronto, Alta.", "Charleston, Xy.", "Calgary, Man."])
    func otherwise(text: String) throws {
        #expect(try Self.backend.get().first(text)?.matchQuality != .exact)
    }
}
