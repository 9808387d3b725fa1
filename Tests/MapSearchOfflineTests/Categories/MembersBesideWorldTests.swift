import MapGeometry
import MapSearch
import MapSearchIndexing
import MapSearchOffline
import Testing

/// An extract of a city centre beside a world that knows its districts, and places of their names elsewhere.
@Suite struct MembersBesideWorldTests {
    private static let extract = Result {
        var town = TinyWorld()
        for (key, name, category, longitude, code) in [
            ("pub-1", "The Swan", "amenity=pub", -0.10, "EC4A"), ("pub-2", "The Bell", "amenity=pub", -0.11, "EC1N"),
            ("market", "Smithfield", "amenity=marketplace", -0.10, "EC1N"),
            ("school", "School of Economics", "amenity=university", -0.11, "EC4A"),
            ("inn", "The Windsor", "amenity=pub", -0.105, "EC4A"),
            ("park", "Postman's Park", "leisure=park", -0.097, "EC4A"),
            ("bikes", "Cycle Hire", "amenity=bicycle_rental", -0.098, "EC4A"),
            ("pharmacy", "Asam Pharmacy", "amenity=pharmacy", -0.1, "EC1N"),
            ("pharmacy-2", "Bell Pharmacy", "amenity=pharmacy", -0.11, "EC4A"),
        ] as [(String, String, String, Double, String)] {
            town.add(key, .business, name, 51.514, longitude) { record in
                var business = BusinessMetadata(name: name)
                business.categories = [PlaceCategory(id: category, name: "")]
                if key == "park" || key == "bikes" {
                    business.chains = [BusinessMetadata.Chain(id: "Q2", name: "City of London")]
                }
                record.business = business
                record.postcode = code
                record.importance = key.hasSuffix("-1") ? 0.3 : 0.2
                if key == "school" { record.alternateNames = ["LSE"] }
                if key == "inn" { record.alternateNames = ["Windsor"] }
            }
        }
        for (code, longitude) in [("EC4A", -0.1), ("EC1N", -0.1)] { town.add(code, .postcode, code, 51.514, longitude) }
        return try OfflineIndex(bytes: try town.bytes())
    }

    private static let world = Result {
        var world = TinyWorld()
        world.add("westminster-us", .locality, "Westminster", 39.8, -105, people: 116_000)
        world.add("westminster", .locality, "City of Westminster", 51.5, -0.12, people: 20_000) {
            $0.alternateNames = ["Westminster"]
        }
        world.add("city", .locality, "City of London", 51.513, -0.092, people: 9_000)
        world.add("smithfield", .locality, "Smithfield", 41.9, -71.5, people: 21_000)
        world.add("windsor", .locality, "Windsor", 51.48, -0.61, people: 30_000)
        world.add("oxford", .locality, "Oxford", 51.75, -1.26, people: 170_000)
        world.add("lse", .airport, "La Crosse Airport", 43.9, -91.3) { $0.codes = ["LSE"] }
        world.add("ec4a", .postcode, "EC4A", 40, -100) { $0.importance = 0.7 }
        return try OfflineIndex(bytes: try world.bytes())
    }

    private static func groups() throws -> [OfflineIndexGroup] {
        let (extract, world) = (try extract.get(), try world.get())
        return [OfflineIndexGroup([extract, world]), OfflineIndexGroup([world, extract])]
    }

    @Test(
        "what the extract has is meant, except by the name of a city or of a town nearby",
        arguments: [
            ("pub Westminster", "pub-1"), ("pub in Westminster", "pub-1"), ("City of London", "city"),
            ("Smithfield", "market"), ("LSE", "school"), ("Windsor", "windsor"), ("Oxford", "oxford"),
            ("Westminster", "westminster-us"),
            ("pharmacy EC4A", "pharmacy-2"), ("EC1N pharmacy", "pharmacy"), ("EC4A", "EC4A"),
        ])
    func first(text: String, key: String) throws {
        for group in try Self.groups() { #expect(try group.answer(.text(text)).objects.first?.key == key) }
    }

    @Test(
        "the words of a question are no part of the name",
        arguments: [
            "where is the Smithfield", "wo ist Smithfield", "directions to Smithfield", "Smithfield opening hours",
            "how do I get to the Smithfield?", "the Smithfield",
        ])
    func question(text: String) throws {
        for group in try Self.groups() { #expect(try group.answer(.text(text)).objects.first?.key == "market") }
    }

    @Test("a category after a word for a street is the name of a street")
    func street() throws {
        var town = TinyWorld()
        town.add("kercem", .locality, "Ta' Kerċem", 36.04, 14.23, people: 2_000)
        town.add("street", .street, "Triq il-Kbira", 36.04, 14.23, in: "kercem")
        town.add("church", .business, "Rotunda", 36.04, 14.23, in: "kercem") { record in
            var business = BusinessMetadata(name: "Rotunda")
            business.categories = ["amenity=place_of_worship", "religion=christian"].map {
                PlaceCategory(id: $0, name: "")
            }
            record.business = business
        }
        let backend = try town.backend()
        #expect(try backend.ids("knisja Ta' Kerċem") == ["church"])
        #expect(try backend.ids("Triq il-Knisja, Ta' Kerċem") == ["kercem"])
    }

    @Test("a typo is rather one in the name of a town with members", arguments: ["pub Triesn", "pub in Triesn"])
    func typo(text: String) throws {
        var town = TinyWorld()
        town.add("triesen", .locality, "Triesen", 47.1, 9.5, people: 5_000)
        town.add("pub", .business, "The Swan", 47.1, 9.5, in: "triesen") { record in
            var business = BusinessMetadata(name: "The Swan")
            business.categories = [PlaceCategory(id: "amenity=pub", name: "")]
            record.business = business
        }
        var world = TinyWorld()
        world.add("trieste", .locality, "Triese", 45.6, 13.8, people: 90_000)
        let indexes = try [town.bytes(), world.bytes()].map { try OfflineIndex(bytes: $0) }
        for group in [OfflineIndexGroup(indexes), OfflineIndexGroup(indexes.reversed())] {
            #expect(try group.answer(.text(text)).objects.first?.key == "pub")
        }
    }

    @Test("an article is part of the name of a town")
    func articleOfTown() throws {
        for group in try Self.groups() {
            #expect(try group.answer(.text("the Oxford")).objects.first?.matchQuality != .exact)
        }
    }

    @Test(
        "an object that a text names with a word such as near",
        arguments: [
            "pub near the Postman's Park",
            "pub prop de Postman's Park", "pub ħdejn Postman's Park", "pub behind Postman's Park",
        ])
    func near(text: String) throws {
        for group in try Self.groups() {
            let answer = try group.answer(.text(text))
            #expect(answer.objects.first?.key == "pub-1")
        }
    }

    @Test("an object with all words in its own name comes before one in the category that one of them names")
    func allWords() throws {
        var town = TinyWorld()
        for (key, name, category) in [
            ("hotel", "Hotel Bayerischer Hof", "tourism=hotel"), ("inn", "Braunauer Hof", "amenity=restaurant"),
        ] {
            town.add(key, .business, name, 48.14, 11.58) { record in
                var business = BusinessMetadata(name: name)
                business.categories = [PlaceCategory(id: category, name: "")]
                if key == "inn" { business.categories.append(PlaceCategory(id: "cuisine=bavarian", name: "")) }
                record.business = business
            }
        }
        #expect(try town.backend().first("Bayerischer Hof")?.key == "hotel")
    }

    @Test(
        "a town is named without its article, also beside a world that knows it by another name",
        arguments: [true, false])
    func article(hasWorld: Bool) throws {
        var town = TinyWorld()
        for (key, name, latitude) in [("escaldes", "les Escaldes", 42.51), ("massana", "la Massana", 42.54)] {
            town.add(key, .locality, name, latitude, 1.53, people: 10_000)
            town.add("hotel-" + key, .business, "Hotel " + key, latitude, 1.53, in: key) { record in
                var business = BusinessMetadata(name: "Hotel " + key)
                business.categories = [PlaceCategory(id: "tourism=hotel", name: "")]
                record.business = business
                record.importance = key == "massana" ? 0.5 : 0.2
            }
        }
        var world = TinyWorld()
        world.add("world", .locality, "Escaldes-Engordany", 42.51, 1.54, people: 15_000) {
            $0.alternateNames = ["Escaldes"]
        }
        let indexes = [try OfflineIndex(bytes: try town.bytes()), try OfflineIndex(bytes: try world.bytes())]
        let group = OfflineIndexGroup(hasWorld ? indexes : [indexes[0]])
        #expect(try group.answer(.text("hotel Escaldes")).objects.map(\.key) == ["hotel-escaldes"])
    }
}
