import MapSearch
import MapSearchIndexing
import MapSearchOffline
import Testing

/// The town at the end of an address whose street no index has may have a typo.
@Suite struct MisspeltTownsTests {
    private static let backend = Result {
        var world = TinyWorld()
        world.add("de", .country, "Germany", 51, 10) {
            $0.countryCode = "DE"
            $0.codes = ["DE"]
        }
        world.add("bavaria", .region, "Bavaria", 49, 11, in: "de")
        world.add("munich", .locality, "München", 48.1, 11.6, in: "bavaria", people: 1_300_000)
        world.add("village", .locality, "Oberdorfen", 48.3, 11.9, in: "bavaria", people: 900)
        world.add("hall", .locality, "Hallstadt", 49.9, 10.9, in: "bavaria", people: 20_000)
        world.add("halb", .locality, "Halbstadt", 52, 13, in: "de", people: 19_000)
        return try world.backend()
    }

    @Test(
        "a letter more or less, another one, or two that changed places",
        arguments: [
            ("Phantasieweg 5, Müncehn, Germany", "munich"), ("Phantasieweg 5, Münchn, Bavaria", "munich"),
            ("Germany, Münchenn, Phantasieweg 5", "munich"), ("5 Xyz Street Munchem Germany", "munich"),
            ("80331 Müncehn, DE", "munich"), ("Phantasieweg 5, Müncehn", "munich"),
            // Of a village, only what is hardly another village.
            ("Phantasieweg 5, Oberdrofen, Germany", "village"), ("Phantasieweg 5, Oberdorfem, Germany", "de"),
            // Nor is one of two towns meant.
            ("Phantasieweg 5, Halystadt, Germany", "de"),
            // The first letter is rarely wrong, and what is next to an omitted word is not all of a name.
            ("Phantasieweg 5, Nünchen, Germany", "de"), ("Phantasieweg 5, Xyz Müncehn, Germany", "de"),
            ("5 Xyz Müncehn Germany", "de"),
        ])
    func town(text: String, key: String) throws {
        let first = try #require(try Self.backend.get().firstPartial(text))
        #expect(first.key == key && first.unmatched.contains { $0.contains("5") || $0 == "80331" })
    }

    @Test("what is corrected is less sure than what is met as typed")
    func confidence() throws {
        func confidence(_ text: String) throws -> Double {
            try #require(try Self.backend.get().first(text)?.metadata[MatchMetadata.self]?.confidence)
        }
        let other = try confidence("Phantasieweg 5, Münchem, Germany")
        let swapped = try confidence("Phantasieweg 5, Müncehn, Germany")
        #expect(other < 0.8)
        #expect(try other < swapped && swapped < confidence("Phantasieweg 5, München, Germany"))
    }

    @Test("fields", arguments: [("Müncehn", "munich"), ("Münchenn", "munich"), ("Oberdorfem", "de")])
    func fields(city: String, key: String) throws {
        let address = PostalAddress(street: "Phantasieweg 5", city: city, country: "Germany")
        #expect(try Self.backend.get().answer(.address(address)).objects.first?.key == key)
    }

    @Test("without an address, nothing is corrected", arguments: ["Xyz, Müncehn, Germany", "Xyz Müncehn Germany"])
    func name(text: String) throws {
        #expect(try Self.backend.get().first(text)?.key != "munich")
    }

    @Test("a correction that meets the rest of an address comes before a town that is called like a part of it")
    func foreignTown() throws {
        var world = TinyWorld()
        world.add("massana", .locality, "La Massana", 42.5, 1.5, people: 9_000)
        world.add("street", .street, "Carrer de Josep Rossell", 42.5, 1.5, in: "massana") {
            $0.houses = [IndexRecord.House(number: "12", coordinate: $0.coordinate)]
        }
        world.add("messina", .locality, "Messina", 38.2, 15.5, people: 220_000) { $0.alternateNames = ["Messana"] }
        #expect(try world.backend().first("Carrer de Josep Rossell 12, La Messana")?.key == "street#12")
    }
}
