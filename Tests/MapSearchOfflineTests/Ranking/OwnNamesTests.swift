import MapSearch
import MapSearchIndexing
import MapSearchOffline
import Testing

/// A place that is called like the text, and a better-known one with the text as another name.
@Suite struct OwnNamesTests {
    @Test("a name that a place is shown with comes before one in an unknown language")
    func unknownLanguage() throws {
        var world = TinyWorld()
        world.add("huntsville", .locality, "Huntsville", people: 215_000) { $0.localizedNames = ["und": "Twickenham"] }
        world.add("twickenham", .locality, "Twickenham", 20, 20)
        #expect(try world.backend().ids("Twickenham") == ["twickenham", "huntsville"])
    }

    @Test("but not before one in a language that many people speak")
    func knownLanguage() throws {
        var world = TinyWorld()
        world.add("koeln", .locality, "Köln", people: 1_000_000) { $0.localizedNames = ["en": "Cologne"] }
        world.add("cologne", .locality, "Cologne", 20, 20, people: 1_500)
        #expect(try world.backend().ids("Cologne") == ["koeln", "cologne"])
    }

    @Test("nor before a country in any language")
    func country() throws {
        var world = TinyWorld()
        world.add("land", .country, "Luxembourg", people: 10_000_000) { $0.localizedNames = ["af": "Luxemburg"] }
        world.add("village", .locality, "Luxemburg", 20, 20, people: 2_500)
        #expect(try world.backend().ids("Luxemburg") == ["land", "village"])
    }

    @Test("accents in the text decide between places of about the same size")
    func accents() throws {
        var world = TinyWorld()
        world.add("kas", .locality, "Kas", people: 18_000)
        world.add("kaş", .locality, "Kaş", 20, 20, people: 7_000)
        #expect(try world.backend().ids("Kaş") == ["kaş", "kas"])
        #expect(try world.backend().ids("Kas") == ["kas", "kaş"])
    }
}
