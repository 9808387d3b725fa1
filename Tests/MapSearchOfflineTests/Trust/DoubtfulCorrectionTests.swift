import MapSearch
import MapSearchIndexing
import MapSearchOffline
import Testing

/// Corrections that would make something else of a text.
@Suite struct DoubtfulCorrectionTests {
    private static let backend = Result {
        var world = TinyWorld()
        world.add("land", .country, "Andorra", 42.5, 1.5) { $0.countryCode = "AD" }
        world.add("town", .locality, "Escaldes", 42.5, 1.5, in: "land", people: 15_000)
        world.add("malbug", .locality, "Malbugt", 42.6, 1.5, in: "land", people: 900)
        world.add("long", .locality, "Schellenburg", 42.6, 1.6, in: "land", people: 900)
        world.add("finance", .business, "Solfin Financial Services", 42.5, 1.5, in: "town")
        world.add("street", .street, "Honduras Street", 42.5, 1.5, in: "town")
        world.add("post", .business, "La Poste", 42.5, 1.5, in: "town") {
            var business = BusinessMetadata(name: "La Poste")
            business.categories = [PlaceCategory(id: "amenity=post_office", name: "")]
            $0.business = business
        }
        for number in 0..<60 { world.add("s\(number)", .street, "San Street \(number)", 42.5, 1.5, in: "town") }
        world.add("alsina", .locality, "Valentín Alsina", 42.4, 1.5, people: 900) { $0.alternateNames = ["V. Alsina"] }
        world.add("blai", .street, "San Blai Street", 42.5, 1.5, in: "town")
        return try world.backend()
    }

    @Test(
        "two typos in a short word alone, or in one of a longer name, are another word",
        arguments: [
            // Two edits from Malbugt and from Solfin.
            "Malbon", "Sulfen", "Malbon, Andorra",
            // The beginning of another word with a typo.
            "Schal",
            // A country after a comma is no street of that name, nor is a street a post office.
            "Escaldes, Honduras", "carrer de les costes escaldes",
        ])
    func nothing(text: String) throws {
        #expect(try Self.backend.get().answer(.text(text)).objects.allSatisfy { $0.matchQuality == .partial })
    }

    @Test(
        "one typo, and two in a long word, are corrected",
        arguments: [
            ("Malbugd", "malbug"), ("Schelenborg", "long"), ("Solfim", "finance"), ("Esscaldes, Andorra", "town"),
        ])
    func corrected(text: String, key: String) throws {
        let object = try #require(try Self.backend.get().first(text))
        #expect(object.key == key)
        #expect(object.matchQuality == .corrected)
    }

    /// A town, a street and a shop whose names are a letter from words for bakers and tailors.
    private static let trades = Result {
        var world = TinyWorld()
        world.add("point", .locality, "Barkers Point", 42.5, 1.5, people: 900)
        world.add("gherien", .street, "Gherien", 42.5, 1.5, in: "point") {
            $0.houses = [IndexRecord.House(number: "4", coordinate: $0.coordinate)]
        }
        world.add("melh", .street, "Triq Sailors Melh", 42.5, 1.5, in: "point")
        world.add("yard", .business, "Bakers Yard", 42.5, 1.5, in: "point")
        return try world.backend()
    }

    @Test(
        "a word for a category is part of a name with a typo where the rest of the text is met",
        arguments: [
            ("Gherien 4, Bakers Point", "gherien#4"), ("Gherien, Bakers Point", "gherien"),
            ("Triq Tailors Melh Barkers Point", "melh"),
        ])
    func categoryInName(text: String, key: String) throws {
        let object = try #require(try Self.trades.get().first(text))
        #expect(object.key == key)
        #expect(object.matchQuality == .corrected)
    }

    @Test(
        "a word for a category alone, or next to a single name, is no typo",
        arguments: ["Bakers Point", "Tailors Melh"])
    func categoryIsMeant(text: String) throws {
        #expect(try Self.trades.get().answer(.text(text)).objects.allSatisfy { $0.matchQuality == .partial })
    }

    @Test("a correction beside a word that many names have, or that a place has for another, is that of a word alone")
    func commonWord() throws {
        func confidence(_ text: String) throws -> Double {
            let object = try #require(try Self.backend.get().first(text))
            #expect(object.matchQuality == .corrected, "\(text)")
            return try #require(object.matchConfidence)
        }
        #expect(try confidence("San Blaj Street") < 0.3)
        #expect(try confidence("Hondurax Street, Escaldes") > 0.7)
        #expect(try confidence("Via Alpina") < 0.5)
    }

    @Test(
        "a short word next to a large city is not corrected to a village, unless it is next to the name of a country",
        arguments: [
            ("Irkutsk IKEA", "irkutsk"), ("Irkutsk Ikey", "ikey"), ("Irkutsk Slyudianka", "slyudyanka"),
            ("Rossia IKEA", "ikey"), ("Zima IKEA", "ikey"),
        ])
    func shortWords(text: String, key: String) throws {
        var world = TinyWorld()
        world.add("ru", .country, "Rossia", 60, 100, people: 140_000_000) { $0.countryCode = "RU" }
        world.add("oblast", .region, "Irkutsk Zima Oblast", 56, 104, in: "ru", people: 2_400_000)
        world.add("irkutsk", .locality, "Irkutsk", 52.3, 104.3, in: "oblast", people: 590_000)
        world.add("zima", .locality, "Zima", 53.9, 102.0, in: "oblast", people: 30_000)
        world.add("ikey", .locality, "Ikey", 54.2, 100.1, in: "oblast", people: 1_500)
        world.add("slyudyanka", .locality, "Slyudyanka", 51.6, 103.7, in: "oblast", people: 18_000)
        #expect(try world.backend().first(text)?.key == key)
    }
}
