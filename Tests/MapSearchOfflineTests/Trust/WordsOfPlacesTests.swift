import MapGeometry
import MapSearch
import MapSearchIndexing
import MapSearchOffline
import Testing

/// What the words of codes, containers and categories may mean, and what not.
@Suite struct WordsOfPlacesTests {
    /// An island with two villages that lie far apart.
    private static let backend = Result {
        var world = TinyWorld()
        world.add("country", .country, "Malta", 35.9, 14.4) { $0.countryCode = "MT" }
        world.add("region", .region, "Majjistral", 35.9, 14.4, in: "country") { $0.codes = ["46", "MT-47"] }
        world.add("gwann", .locality, "San Ġwann", 35.91, 14.48, in: "region", people: 12_000)
        world.add("nadur", .locality, "Nadur", 36.04, 14.29, in: "country", people: 4_000)
        world.add("wald", .locality, "Nadurwald", 35.8, 14.5, in: "country", people: 400)
        world.add("arznu", .street, "Triq l-Arznu", 35.9139, 14.4817, in: "gwann") { record in
            record.postcode = "SGN 1751"
            record.houses = [
                .init(number: "2", coordinate: record.coordinate),
                .init(number: "3", coordinate: record.coordinate, postcode: "SGN 1750"),
            ]
        }
        world.add("fraxxnu", .street, "Triq Il-Fraxxnu", 35.912, 14.484, in: "gwann") { record in
            record.postcode = "SGN"
            record.houses = [45, 46, 47].map { .init(number: "\($0)", coordinate: record.coordinate) }
        }
        world.add("misrah", .street, "Misraħ San Pietru", 36.04, 14.29, in: "nadur")
        world.add("weg", .street, "Fabrikenweg", 35.8, 14.5, in: "wald")
        world.add("stop", .business, "San Ġwann", 35.912, 14.484, in: "fraxxnu") { $0.importance = 0.2 }
        world.add("john", .street, "St. John Street", 35.913, 14.485, in: "gwann") { $0.postcode = "EC1M 4AY" }
        world.add("inn", .business, "St. John", 35.913, 14.485, in: "john") { $0.importance = 0.2 }
        world.add("lane", .street, "Sqaq Nru. 1 Triq Inguanez", 35.88, 14.4, in: "gwann") { record in
            record.houses = ["1", "2"].map { .init(number: $0, coordinate: record.coordinate) }
        }
        world.add("andrew", .street, "St Andrew Street", 35.913, 14.485, in: "gwann")
        world.add("pub", .business, "Saint Andrew", 35.913, 14.485, in: "andrew") { $0.importance = 0.2 }
        world.add("ziel", .street, "Ziel", 35.915, 14.486, in: "gwann")
        world.add("birds", .business, "Vogelparadies", 35.6, 14.2, in: "country") {
            $0.alternateNames = ["San Ġwann Ziel"]
        }
        world.add("consul", .business, "Consulate of Japan", 35.91, 14.48, in: "gwann")
        world.add("pool", .business, "Lido", 35.9, 14.45, in: "country") {
            $0.business = BusinessMetadata(
                name: "Lido", categories: [PlaceCategory(id: "leisure=swimming_pool", name: "pool")])
        }
        return try world.backend()
    }

    @Test(
        "postal codes of letters and digits, and of letters alone, without their town",
        arguments: [
            ("Triq l-Arznu, SGN 1751", "arznu"), ("triq l-arznu, sgn 1751", "arznu"),
            ("3 Triq l-Arznu, SGN 1750", "arznu#3"), ("SGN 1751, Triq l-Arznu 2", "arznu#2"),
            ("Triq Il-Fraxxnu 45, SGN", "fraxxnu#45"),
        ])
    func codes(text: String, key: String) throws {
        let object = try #require(try Self.backend.get().first(text))
        #expect(object.key == key)
        #expect(object.matchQuality == .exact)
    }

    @Test(
        "the number of a house is no code of a region, the town of a street no business in it",
        arguments: [
            ("46 Triq Il-Fraxxnu, San Ġwann", "fraxxnu#46"), ("47 Triq Il-Fraxxnu, San Ġwann, Malta", "fraxxnu#47"),
            ("Triq Il-Fraxxnu, San Ġwann", "fraxxnu"), ("St. John Street, San Ġwann EC1M 4AY", "john"),
            ("St. John, San Ġwann EC1M 4AY", "inn"), ("Ziel, San Ġwann", "ziel"), ("San Ġwann Ziel", "birds"),
            ("St. John Street / San Ġwann / Malta", "john"),
        ])
    func addresses(text: String, key: String) throws {
        #expect(try Self.backend.get().first(text)?.key == key)
    }

    @Test(
        "a place that is named as a whole is neither left out nor taken for the beginning or a typo of another word",
        arguments: [
            ("Fabrikenweg, Nadur", "nadur"), ("Triq l-Arznu, Nadur, Malta", "nadur"), ("triq l-arznu 9 nadur", "nadur"),
            ("lumija in nadur", "nadur"),
        ])
    func places(text: String, key: String) throws {
        let object = try #require(try Self.backend.get().first(text))
        #expect(object.key == key)
        #expect(object.matchQuality == .partial)
    }

    @Test(
        "a number or abbreviation that is typed twice and occurs once in a name has another meaning the second time",
        arguments: [
            ("1 Sqaq Nru. 1 Triq Inguanez", "lane#1"), ("Sqaq Nru. 1 Triq Inguanez 1, San Ġwann", "lane#1"),
            ("2 Sqaq Nru. 1 Triq Inguanez", "lane#2"), ("Sqaq Nru. 1 Triq Inguanez", "lane"),
            ("St. John St, San Ġwann", "john"), ("St. John, San Ġwann", "inn"),
            ("St Andrew St, San Ġwann", "andrew"), ("San Ġwann, San Ġwann", "gwann"),
        ])
    func repeatedWords(text: String, key: String) throws {
        let object = try #require(try Self.backend.get().first(text))
        #expect(object.key == key)
        #expect(object.matchQuality == .exact)
    }

    @Test("a country after a comma is a condition, not part of a company name", arguments: ["San Ġwann, Japan"])
    func countries(text: String) throws {
        #expect(try Self.backend.get().ids(text) == [])
        #expect(try Self.backend.get().first("Consulate, Japan, San Ġwann")?.key == "consul")
    }

    @Test(
        "a word that is typed is not the beginning of another",
        arguments: [("Badenweiler, Baden", "weiler"), ("Badenweiler Baden", "weiler")])
    func wordsThatBeginOthers(text: String, id: String) throws {
        var world = TinyWorld()
        world.add("baden", .region, "Baden", 48, 8)
        world.add("weiler", .locality, "Badenweiler", 47.8, 7.7, in: "baden", people: 4_000)
        world.add("bad", .locality, "Baden-Baden", 48.8, 8.2, in: "baden", people: 55_000)
        let backend = try world.backend()
        let first = try #require(try backend.first(text))
        #expect(first.key == id && first.matchQuality == .exact, "\(first.name)")
        // The same word stands for one word of a name only.
        #expect(try backend.suggested("Baden Bad").contains("bad"))
    }
}
