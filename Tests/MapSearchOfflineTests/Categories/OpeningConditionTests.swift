import MapSearch
import MapSearchIndexing
import MapSearchOffline
import Testing

/// When something in a text is to be open: now, today, on a day, late or around the clock.
@Suite struct OpeningConditionTests {
    private static let backend = Result {
        var world = TinyWorld()
        world.add("town", .locality, "Valletta", 35.9, 14.5, people: 6_000)
        for (key, hours) in [
            ("day", "Mo-Fr 08:00-18:00"), ("sunday", "Su 09:00-12:00"), ("night", "Mo-Sa 18:00-02:00"),
            ("always", "24/7"), ("unknown", ""),
        ] {
            world.add(key, .business, "Cafe \(key)", 35.9, 14.5, in: "town") { record in
                var business = BusinessMetadata(name: "Cafe \(key)")
                business.categories = [PlaceCategory(id: "amenity=cafe", name: "")]
                business.openingHoursText = hours.isEmpty ? nil : hours
                record.business = business
            }
        }
        world.add("sunday-cafe", .business, "Freitag", 35.9, 14.5, in: "town")
        return try world.backend()
    }

    /// A Friday.
    private let options = SearchOptions(localTime: CivilTime("2026-11-20T15:00"))

    private func keys(_ text: String) throws -> Set<String> {
        Set(try Self.backend.get().ids(text, options: options))
    }

    @Test(
        "a time replaces the present one",
        arguments: [
            ("cafe open now", ["day", "always"]), ("cafe Valletta geöffnet", ["day", "always"]),
            ("cafe ouvert maintenant", ["day", "always"]), ("jetzt offene cafes", ["day", "always"]),
            ("geöffnetes Café", ["day", "always"]), ("cafe abierto ahora", ["day", "always"]),
            ("cafe open today", ["day", "night", "always"]),
            ("cafe in Valletta heute geöffnet", ["day", "night", "always"]),
            ("cafe Valletta open tomorrow", ["night", "always"]),
            ("cafe open on Sunday", ["sunday", "always"]), ("Café Valletta sonntags geöffnet", ["sunday", "always"]),
            ("cafe abierto el domingo", ["sunday", "always"]), ("cafe aperto la domenica", ["sunday", "always"]),
            ("cafe open on weekends", ["sunday", "night", "always"]),
            ("cafe open late", ["night", "always"]), ("cafe open tonight", ["night", "always"]),
            ("cafe 24h", ["always"]), ("cafe 24/7", ["always"]), ("cafe open 24 hours Valletta", ["always"]),
            ("cafe 24 Stunden geöffnet", ["always"]),
        ] as [(String, [String])])
    func condition(text: String, keys expected: [String]) throws {
        #expect(try keys(text) == Set(expected))
    }

    @Test("a day alone is no condition, and may be a name")
    func dayAlone() throws {
        #expect(try Self.backend.get().ids("Freitag Valletta", options: options) == ["sunday-cafe"])
    }

    @Test("the filter has the same values")
    func filter() throws {
        var options = options
        options.filters = [.anyOf(SearchFilter.opening, ["sunday"])]
        #expect(Set(try Self.backend.get().ids("cafe", options: options)) == ["sunday", "always"])
        // Names are filtered, too.
        #expect(try Self.backend.get().ids("Cafe sunday", options: options).first == "sunday")
    }

    @Test(
        "an index without businesses finds the place, whatever the time",
        arguments: [
            "museum Reykjavik open now", "museum Reykjavik open today", "museum Reykjavik open late",
            "museum Reykjavik open on sunday", "museum Reykjavik 24h", "museum Reykjavik open 24 hours",
            "museum Reykjavik ouvert maintenant", "Museum Reykjavik heute geöffnet",
        ])
    func placeAlone(text: String) throws {
        var world = TinyWorld()
        world.add("rvk", .locality, "Reykjavik", 64.1, -21.9, people: 120_000)
        #expect(try world.backend().firstPartial(text)?.key == "rvk")
    }
}
