import MapGeometry
import MapSearch
import MapSearchIndexing
import MapSearchOffline
import Testing

/// What a category is near to, and words that are no category and no place.
@Suite struct CategoryNearTests {
    private static let extract = Result {
        var world = TinyWorld()
        world.add("town", .locality, "Schaan", 47.165, 9.51, people: 6_000)
        world.add("arlen", .street, "Im alten Riet", 47.16, 9.51, in: "town")
        world.add("julia-town", .locality, "Sant Julià de Lòria", 47.2, 9.51, people: 9_000)
        world.add("prat", .station, "Prat Nou", 47.2, 9.511, in: "julia-town")
        world.add("hill", .area, "Creussans", 47.166, 9.52, in: "town")
        world.add("embassy", .other, "Embassy", 47.167, 9.512, in: "town")
        for (key, name, category, latitude, longitude) in [
            ("cafe", "Amann", "amenity=cafe", 47.1601, 9.5101), ("cafe-2", "Zug", "amenity=cafe", 47.17, 9.512),
            ("airfield", "Airfield", "aeroway=aerodrome", 47.17, 9.511),
            ("julia-1", "Júlia", "shop=perfumery", 47.165, 9.51), ("julia-2", "Júlia", "shop=perfumery", 47.166, 9.51),
            ("grill", "Kebap", "amenity=restaurant", 47.2, 9.512), ("kebab", "Istanbul", "cuisine=kebab", 47.165, 9.51),
        ] {
            let parent = key == "grill" ? "julia-town" : "town"
            world.add(key, .business, name, latitude, longitude, in: parent) { record in
                var business = BusinessMetadata(name: name)
                business.categories = [PlaceCategory(id: category, name: "")]
                if name == "Júlia" { business.chains = [.init(id: "Júlia", name: "Júlia")] }
                record.business = business
            }
        }
        return try OfflineIndex(bytes: try world.bytes())
    }

    private static let world = Result {
        var world = TinyWorld()
        world.add("airport-town", .locality, "Airport", 21.3, -157.9, people: 6_000)
        world.add("altenrhein", .airport, "Altenrhein Airport", 47.485, 9.56) { $0.codes = ["ACH"] }
        return try OfflineIndex(bytes: try world.bytes())
    }

    private static let alone = Result { OfflineBackend(try extract.get()) }
    private static let both = Result { OfflineIndexGroup([try world.get(), try extract.get()]) }

    @Test("near something is not 30 km from it: the words for it are unmatched, and a notice says so")
    func far() throws {
        let response = try Self.both.get().answer(.text("cafe near Altenrhein Airport"))
        #expect(response.objects.first?.unmatchedWords == ["Altenrhein", "Airport"])
        #expect(response.metadata.notices.map(\.code) == [.nearby])
        let near = try Self.alone.get().answer(.text("cafe near Schaan"))
        #expect(near.objects.first?.matchQuality == .exact && near.metadata.notices.isEmpty)
    }

    @Test(
        "what is next to an airport is near it",
        arguments: ["cafe airport", "airport cafe", "cafe airport Schaan", "cafes Schaan airport"])
    func airport(_ text: String) throws {
        for response in [try Self.alone.get().answer(.text(text)), try Self.both.get().answer(.text(text))] {
            #expect(response.objects.map(\.key) == ["cafe-2", "cafe"])
            #expect(response.metadata.toponym?.key == "airfield")
        }
    }

    @Test("an airport alone is asked for itself")
    func airportAlone() throws {
        #expect(try Self.alone.get().answer(.text("airport Schaan")).objects.map(\.key) == ["airfield"])
    }

    @Test(
        "a notice says what is not there",
        arguments: [
            ("zoo in Schaan", "No index has “zoo” in “Schaan” or near it: search for something else, or elsewhere."),
            ("pet shop", "No index has “pet shop”: search for something else."),
        ])
    func lack(_ text: String, _ message: String) throws {
        let response = try Self.alone.get().answer(.text(text))
        #expect(response.objects.isEmpty && response.metadata.notices == [SearchNotice(.noCategory, message)])
        // What is left out by a filter may be there.
        var request = SearchRequest.text(text)
        request.options.filters = FilterCollection([.boolean("wifi")])
        #expect(try Self.alone.get().answer(request).metadata.notices.isEmpty)
    }

    @Test("an object of a category comes before a village elsewhere that is called like the category")
    func kind() throws {
        let response = try Self.both.get().answer(.text("cafe near airport"))
        #expect(response.objects.map(\.key) == ["cafe-2", "cafe"])
        #expect(response.metadata.toponym?.key == "airfield")
    }

    @Test(
        "a place here that is called like a category comes before a village elsewhere, and a word counts on both sides of \"near\""
    )
    func named() throws {
        var town = TinyWorld()
        town.add("london", .locality, "London", 51.51, -0.09, people: 8_000_000)
        town.add("bank-station", .station, "Bank", 51.513, -0.089, in: "london")
        for (key, category, longitude) in [
            ("santander", "amenity=bank", -0.2), ("natwest", "amenity=bank", -0.088), ("pub", "amenity=pub", -0.2),
            ("loaf", "amenity=pub", -0.09),
        ] {
            town.add(key, .business, key, 51.513, longitude, in: "london") {
                var business = BusinessMetadata(name: key)
                business.categories = [PlaceCategory(id: category, name: "")]
                $0.business = business
                if key == "santander" { $0.importance = 0.3 }
            }
        }
        var world = TinyWorld()
        world.add("bank", .locality, "Bank", 22.7, 75.8, people: 3_000)
        let group = try OfflineIndexGroup([world.backend().index, town.backend().index])
        #expect(try group.answer(.text("pub near Bank")).objects.first?.key == "loaf")
        #expect(try group.answer(.text("bank near Bank station")).objects.first?.key == "natwest")
    }

    @Test("a category that is far from the preferred area has a notice")
    func farFromArea() throws {
        let area = SearchArea.point(Coordinate(latitude: 35.9, longitude: 14.5))
        let response = try Self.alone.get().answer(.text("cafe", in: area))
        #expect(!response.objects.isEmpty && response.metadata.notices.map(\.code) == [.farAway])
    }

    @Test(
        "words that say where something is, and names that have them",
        arguments: [
            ("cafe near Im alten Riet", "cafe"), ("nearest cafe to Embassy", "cafe-2"),
            ("closest cafe to Schaan", "cafe-2"),
            // A part of the name of a town is no chain, and the article is no tea.
            ("the Prat Nou, Sant Julia de Loria", "prat"), ("the Creussans, Schaan", "hill"),
            ("Julia Schaan", "julia-1"),
            // What is called so in the place comes before what is near it.
            ("Kebap Sant Julià de Lòria", "grill"),
        ])
    func first(text: String, key: String) throws {
        #expect(try Self.alone.get().ids(text).first == key)
    }
}
