import MapSearch
import MapSearchIndexing
import MapSearchOffline
import Testing

/// A town with words for a position, a category or a name behind it that no index has together.
@Suite struct PositionWordsTests {
    private static let backend = Result {
        var world = TinyWorld()
        for (key, name, latitude, longitude) in [
            ("UA", "Ukraine", 49.0, 32.0), ("DK", "Denmark", 56, 10), ("ID", "Indonesia", -2, 118),
            ("PL", "Poland", 52, 20), ("HT", "Haiti", 19, -72), ("IL", "Israel", 31, 35), ("IT", "Italy", 42, 12),
            ("TN", "Tunisia", 34, 9), ("US", "United States", 40, -100), ("GH", "Ghana", 8, -1),
            ("NL", "Netherlands", 52, 5),
        ] {
            world.add(key, .country, name, latitude, longitude) {
                $0.countryCode = key
                $0.codes = [key]
            }
        }
        for (key, name, country, latitude, longitude) in [
            ("syd", "South Denmark", "DK", 55.4, 9.5), ("java", "West Java", "ID", -6.9, 107.6),
            ("papua", "Papua", "ID", -2.5, 140.7), ("center", "Central District", "IL", 32, 34.9),
            ("carolina", "North Carolina", "US", 35.5, -80), ("south", "Sud Regione", "IT", 40.5, 16.5),
            ("east", "Eastern Region", "GH", 6.1, -0.3),
        ] {
            world.add(key, .region, name, latitude, longitude, in: country) { record in
                if key == "center" { record.alternateNames = ["Centrale"] }
            }
        }
        for (key, name, parent, latitude, longitude, people) in [
            ("odesa", "Odesa", "UA", 46.5, 30.7, 1_000_000), ("odense", "Odense", "syd", 55.4, 10.4, 180_000),
            ("bandung", "Bandung", "java", -6.9, 107.6, 2_500_000),
            ("jayapura", "Jayapura", "papua", -2.5, 140.7, 300_000),
            ("jayapura-java", "Jayapura", "java", -6.8, 107.6, 9_000), ("krakow", "Kraków", "PL", 50.1, 19.9, 770_000),
            ("carrefour", "Carrefour", "HT", 18.5, -72.4, 500_000), ("lod", "Lod", "center", 31.9, 34.9, 80_000),
            ("milano", "Milano", "IT", 45.5, 9.2, 1_300_000), ("tunis", "Tunis", "TN", 36.8, 10.2, 690_000),
            ("chehimet", "Chehimet Nord", "TN", 35.3, 10.6, 4_000),
            ("charlotte", "Charlotte", "carolina", 35.2, -80.8, 880_000),
            ("antonio", "San Antonio", "US", 29.4, -98.5, 1_500_000),
            ("san", "San", "GH", 10.5, -2, 900_000), ("koforidua", "Koforidua", "east", 6.1, -0.3, 120_000),
            ("utrecht", "Utrecht", "NL", 52.1, 5.1, 360_000), ("hotelhoek", "Hotelhoek", "NL", 52, 5, 3_000),
            ("mislano", "Mislano", "south", 40.5, 16.5, 3_000_000), ("nova", "Nova", "ID", -8, 110, 2_000),
            ("porta", "Porta", "ID", -8, 111, 2_000),
        ] {
            world.add(key, .locality, name, latitude, longitude, in: parent, people: people)
        }
        return try world.backend()
    }

    @Test(
        "the town is meant, and no area that has only this word in its name",
        arguments: [
            // Odense is in South Denmark, but the name is that of Odesa.
            ("Odesa South", "odesa"), ("Jayapura West", "jayapura"), ("Milano Centrale", "milano"),
            ("Milano Nord", "milano"), ("Milano Nord, Italy", "milano"), ("Via Xyz 5, Milano Sud, Italy", "milano"),
            // Something with this word in the country of Tunis is not in Tunis.
            ("Tunis Nord", "tunis"), ("Utrecht Speelklok Museum", "utrecht"), ("Utrecht Centraal Station", "utrecht"),
        ])
    func position(text: String, key: String) throws {
        let object = try #require(try Self.backend.get().first(text))
        #expect(object.key == key)
        #expect(object.matchQuality == .partial)
    }

    @Test(
        "a word for a town behind the name of one; before it, and alone, it is part of a name",
        arguments: [
            ("Utrecht stad", "utrecht", []), ("Utrecht City", "utrecht", ["City"]),
            ("Koforidua town", "koforidua", ["town"]),
            ("Utrecht City, Netherlands", "utrecht", ["City"]), ("City Utrecht Xyz", nil, []),
            ("Koforidua village Eastern Region", "koforidua", ["village"]), ("Papua City", nil, []),
        ] as [(String, String?, [String])])
    func townWord(text: String, key: String?, unmatched: [String]) throws {
        let object = try Self.backend.get().first(text)
        #expect(object?.key == key)
        #expect(object?.unmatchedWords ?? [] == unmatched)
    }

    @Test(
        "a position with the rest of an area's name, or between commas, names the area",
        arguments: [
            ("Charlotte North Carolina", "charlotte", MatchQuality.exact),
            ("Jayapura West Java", "jayapura-java", .exact),
            ("Koforidua, Eastern, Ghana", "koforidua", .exact), ("Koforidua Eastern Region", "koforidua", .exact),
            ("Charlotte North Carolima", "charlotte", .corrected), ("Odense, South Denmark", "odense", .exact),
        ])
    func area(text: String, key: String, quality: MatchQuality) throws {
        let object = try #require(try Self.backend.get().first(text))
        #expect(object.key == key)
        #expect(object.matchQuality == quality)
    }

    @Test(
        "of two towns without a comma the better known one is meant, in either order",
        arguments: ["Kraków Carrefour", "Carrefour Kraków"])
    func twoTowns(text: String) throws {
        let object = try #require(try Self.backend.get().first(text))
        #expect(object.key == "krakow")
        #expect(object.matchQuality == .partial)
    }

    @Test("next to similar names the typed town is meant")
    func typedAsMeant() throws {
        #expect(try Self.backend.get().ids("Milano Sud").first == "milano")
        let object = try #require(try Self.backend.get().first("Utrecht Hotel"))
        #expect(object.key == "utrecht")
    }

    @Test("before words that have names elsewhere, a big city is meant")
    func bigCity() throws {
        let object = try #require(try Self.backend.get().first("Milano Porta Nova"))
        #expect(object.key == "milano")
        #expect(object.matchQuality == .partial)
    }

    @Test("the beginning of a town's name is not meant where the town is not", arguments: ["San Antonio Xyz Abc"])
    func beginning(text: String) throws {
        #expect(try Self.backend.get().ids(text) == ["antonio"])
    }
}
