import MapGeometry
import MapSearch
import MapSearchIndexing
import MapSearchOffline
import Testing

/// Categories beside a street or a station, and categories that are also names far away.
@Suite struct LandmarkTests {
    private static let backend = Result {
        var world = TinyWorld()
        world.add("munich", .locality, "München", 48.14, 11.58, people: 1_300_000)
        world.add("gate", .station, "Sendlinger Tor", 48.134, 11.567, in: "munich")
        world.add("maximilian", .street, "Maximilianstraße", 48.139, 11.585, in: "munich")
        world.add("hill", .street, "Sendlinger Straße", 48.135, 11.568, in: "munich")
        world.add("museum-lane", .street, "Museum Lane", 48.2, 11.6, in: "munich")
        world.add("peak", .area, "Isarberg", 48.15, 11.57, in: "munich") {
            var business = BusinessMetadata(name: "Isarberg")
            business.categories = [PlaceCategory(id: "natural=peak", name: "")]
            $0.business = business
        }
        world.add("hill-road", .street, "Hill Road", 48.21, 11.6, in: "munich")
        for (key, name, category, latitude, longitude) in [
            ("at-gate", "Engel", "amenity=pharmacy", 48.1341, 11.5672),
            ("elsewhere", "Löwen", "amenity=pharmacy", 48.2, 11.6),
            ("cinema", "Filmkunst", "amenity=cinema", 48.14, 11.57), ("toilet", "", "amenity=toilets", 48.14, 11.571),
            ("cafe", "Rischart", "amenity=cafe", 48.1391, 11.5851),
            ("hall", "Alte Börse", "tourism=museum", 48.2, 11.59),
            ("entrance", "Tor A", "railway=subway_entrance", 48.1342, 11.5671),
        ] {
            world.add(key, .business, name, latitude, longitude, in: "munich") { record in
                var business = BusinessMetadata(name: name)
                business.categories = [PlaceCategory(id: category, name: "")]
                record.business = business
            }
        }
        world.add("cape", .region, "Western Cape", -33, 19) { $0.codes = ["WC"] }
        world.add("cugnaux", .locality, "Cugnaux", 43.5, 1.3, people: 18_000) { $0.alternateNames = ["Kino"] }
        world.add("tor", .locality, "Slovyansk", 48.9, 37.6, people: 105_000) { $0.alternateNames = ["Tor"] }
        return try world.backend()
    }

    @Test(
        arguments: [
            ("apotheke sendlinger tor", "at-gate"), ("Sendlinger Tor Apotheke", "at-gate"),
            ("cafe maximilianstrasse", "cafe"), ("apotheke near sendlinger tor", "at-gate"),
            // A street whose name has a word for a street, and an object of any kind after "near".
            ("apotheke Sendlinger Straße", "at-gate"), ("Sendlinger Straße Apotheke", "at-gate"),
            ("apotheke near Alte Börse", "elsewhere"), ("museum near Alte Börse", "hall"),
            // A station of the name comes before an entrance nearby.
            ("U-Bahn Sendlinger Tor", "gate"), ("S-Bahn Sendlinger Tor", "gate"),
            // The kind of place comes before names in another language, and before codes.
            ("kino", "cinema"), ("wc", "toilet"), ("WC", "toilet"), ("Cugnaux", "cugnaux"), ("Tor", "tor"),
            ("Western Cape", "cape"),
        ])
    func first(text: String, key: String) throws {
        #expect(try Self.backend.get().ids(text).first == key)
    }

    /// A place whose name needs a correction is not part of the longer name of a street: "Lisbon" is no Pont de Lisboa.
    @Test(arguments: ["pharmacy in Sendlinges", "pharmacy near Sendlinges"])
    func correctedPart(text: String) throws {
        #expect(try Self.backend.get().ids(text).isEmpty)
        #expect(try Self.backend.get().ids("pharmacy near Sendlingr Tor").first == "at-gate")
    }

    /// A village elsewhere, in an index without businesses, does not keep a station of its name from being meant; a large city does.
    @Test func placeOfAnotherIndex() throws {
        var world = TinyWorld()
        world.add("village", .locality, "Sendlinger Tor", 10, 20, people: 900)
        world.add("city", .locality, "Maximilianstraße", 11, 20, people: 5_000_000)
        let group = try OfflineIndexGroup([world.backend().index, Self.backend.get().index])
        func first(_ text: String) throws -> String? { try group.answer(.text(text)).objects.first?.key }
        #expect(try first("apotheke near Sendlinger Tor") == "at-gate")
        #expect(try first("apotheke Sendlinger Tor") == "at-gate")
        #expect(try first("cafe near Maximilianstraße") == "city")
        #expect(try first("cafe on Hill Road") == "cafe")
    }

    /// Beside an index of the world, a town whose businesses are known keeps them, and a shop keeps its street.
    @Test func townsBesideTheWorld() throws {
        var town = TinyWorld()
        town.add("malta", .country, "Malta", 35.9, 14.4) { $0.countryCode = "MT" }
        town.add("rabat", .locality, "Rabat", 35.88, 14.4, in: "malta", people: 11_000)
        town.add("old", .district, "Altstadt", 35.885, 14.41, in: "rabat")
        town.add("fontana", .district, "Fontana", 35.88, 14.41, in: "rabat")
        town.add("square", .street, "Marienplatz", 35.886, 14.41, in: "rabat")
        town.add("opera", .business, "Staatliche Oper", 35.887, 14.41, in: "rabat")
        for (key, name, category, latitude) in [
            ("bar", "Bartolo", "amenity=bar", 35.881), ("inn", "Post", "tourism=hotel", 35.885),
            ("shop-1", "dm", "shop=chemist", 35.886), ("shop-2", "dm", "shop=chemist", 35.95),
            ("art", "Haus der Kunst", "tourism=museum", 35.889), ("fountain", "", "amenity=fountain", 35.8815),
            ("hall", "Rathaus", "amenity=townhall", 35.886),
        ] {
            town.add(key, .business, name, latitude, 14.41, in: "rabat") { record in
                var business = BusinessMetadata(name: name)
                business.categories = [PlaceCategory(id: category, name: "")]
                if name == "dm" { business.chains = [.init(id: "dm", name: "dm")] }
                record.business = business
            }
        }
        var world = TinyWorld()
        world.add("morocco", .locality, "Rabat", 34, -6.8, people: 1_600_000)
        world.add("village", .locality, "Altstadt", 47.7, 9.2, people: 800)
        world.add("dominica", .country, "Dominica", 15.4, -61.4) { $0.codes = ["DM"] }
        world.add("montenegro", .locality, "Bar", 42.1, 19.1, people: 13_000)
        world.add("similar", .locality, "Rathau", 50, 10, people: 900)
        world.add("opera-town", .locality, "Staatliche Opern", 50, 10, people: 900)
        let group = try OfflineIndexGroup([town.backend().index, world.backend().index])
        for (text, key) in [
            ("bar Rabat", "bar"), ("hotel Altstadt", "inn"), ("hotel in Altstadt", "inn"), ("dm Marienplatz", "shop-1"),
            // A district with the name of a category, and objects with one in their name.
            ("bar Fontana", "bar"), ("hotel Haus der Kunst", "inn"), ("hotel Staatliche Oper", "inn"),
            ("bar near Rathaus", "bar"), ("bar near Staatliche Oper", "bar"),
            // A misspelt category, which is none if the town has no such place.
            ("Hoten Rabat", "inn"), ("Apotheko Rabat", "morocco"),
        ] {
            let found = try group.answer(.text(text)).objects.first?.key
            #expect(found == key, "\(text)")
        }
    }

    /// A word for a kind of place that some street has in its name may belong to that of an unknown street.
    @Test func nameOfStreet() throws {
        let world = try Self.backend.get()
        #expect(try world.ids("Museum Hill Road").allSatisfy { $0 != "hall" })
        #expect(try world.ids("cafe Hill Road").first == "cafe")
        // Many streets begin with "Auf".
        #expect(try world.ids("München, Auf Berg").allSatisfy { $0 != "peak" })
    }

    /// More words than those of an address with its region and country are not looked for as a place.
    @Test(arguments: [(12, "inn"), (13, "long")]) func longNameOfPlace(wordCount: Int, key: String) throws {
        let words = "Alba Bravo Corda Delta Enzo Fama Gala Hilo Inka Juno Kilo Lima Mira".split(separator: " ")
        let name = words.prefix(wordCount).joined(separator: " ")
        var world = TinyWorld()
        world.add("long", .locality, name, 48.1, 11.5, people: 900_000)
        world.add("inn", .business, "Post", 48.1, 11.5, in: "long") { record in
            var business = BusinessMetadata(name: "Post")
            business.categories = [PlaceCategory(id: "tourism=hotel", name: "")]
            record.business = business
        }
        #expect(try world.backend().ids("hotel in \(name)").first == key)
    }

    @Test("no landmark of this name is there", arguments: ["apotheke isartor", "apotheke hauptstrasse 5"])
    func unknown(text: String) throws {
        #expect(try Self.backend.get().ids(text).allSatisfy { $0 != "at-gate" && $0 != "tor" })
    }
}
