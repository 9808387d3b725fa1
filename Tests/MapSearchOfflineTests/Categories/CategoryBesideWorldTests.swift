import MapGeometry
import MapSearch
import MapSearchIndexing
import MapSearchOffline
import Testing

/// Categories and chains of an extract beside a world without businesses, and the airports of that world.
@Suite struct CategoryBesideWorldTests {
    private static let here = Coordinate(latitude: 48.14, longitude: 11.58)

    private static let extract = Result {
        var town = TinyWorld()
        town.add("munich", .locality, "München", 48.14, 11.58, people: 1_300_000)
        for (key, name, category, chain) in [
            ("bank", "Sparkasse", "amenity=bank", nil),
            ("fountain", "Fischbrunnen", "amenity=fountain", nil),
            ("office", "Post am Tal", "amenity=post_office", nil), ("dumpling", "Mandarin", "cuisine=chinese", nil),
            ("dm1", "dm", "shop=chemist", "Q266572"), ("dm2", "dm", "shop=chemist", "Q266572"),
            ("zara1", "Zara", "shop=clothes", "Q147662"), ("zara2", "Zara", "shop=clothes", "Q147662"),
            ("halifax1", "Halifax", "amenity=bank", "Q1"), ("halifax2", "Halifax", "amenity=bank", "Q1"),
        ] as [(String, String, String, String?)] {
            town.add(key, .business, name, 48.139, 11.581, in: "munich") { record in
                var business = BusinessMetadata(name: name)
                business.categories = [PlaceCategory(id: category, name: "")]
                if category == "cuisine=chinese" {
                    business.categories.insert(PlaceCategory(id: "amenity=restaurant", name: ""), at: 0)
                }
                business.chains = chain.map { [BusinessMetadata.Chain(id: $0, name: name)] } ?? []
                record.business = business
            }
        }
        return try OfflineIndex(bytes: try town.bytes())
    }

    private static let world = Result {
        var world = TinyWorld()
        world.add("dm", .country, "Dominica", 15.4, -61.4, people: 70_000) { $0.codes = ["DM"] }
        world.add("cn", .country, "China", 35, 105, people: 1_400_000_000) { $0.codes = ["CN"] }
        world.add("village", .locality, "Bank", 53.8, -2.4, people: 5_000)
        world.add("texas", .locality, "Post", 33.2, -101.4, people: 5_000)
        world.add("colorado", .locality, "Fountain", 38.7, -104.7, people: 28_000)
        world.add("casino", .locality, "Casino", -28.9, 153, people: 9_000)
        world.add("fontana", .region, "Il-Fontana", 36, 14.2, people: 1_000)
        world.add("zara", .locality, "Zara", 39.9, 37.8, people: 12_000)
        world.add("halifax", .locality, "Halifax", 44.6, -63.6, people: 400_000)
        world.add("posta", .locality, "Posta", 42.5, 13.1, people: 600)
        world.add("paris", .locality, "Paris", 48.86, 2.35, people: 2_100_000)
        world.add("bavaria", .region, "Bavaria", 48.8, 11.3, people: 13_000_000) { region in
            let corners = [(47.3, 9.0), (47.3, 13.8), (50.5, 13.8), (50.5, 9.0)]
            region.boundary = [Polygon(outer: corners.map { Coordinate(latitude: $0.0, longitude: $0.1) })]
        }
        world.add("ruian", .locality, "Rui’an", 27.8, 120.7, people: 1_100_000)
        world.add("rui", .locality, "Rui", 33.4, -105.6, people: 200)
        world.add("hawaii", .locality, "Airport", 21.3, -157.9, people: 8_000)
        for (code, name, latitude, longitude, importance) in [
            ("MUC", "Munich Airport", 48.354, 11.786, 0.6), ("AGB", "Augsburg Airport", 48.425, 10.932, 0.2),
            ("CDG", "Roissy Airport", 49.013, 2.55, 0.7), ("BVA", "Beauvais Airport", 49.454, 2.112, 0.3),
            ("WNZ", "Wenzhou Airport", 27.912, 120.852, 0.4),
        ] {
            world.add(code.lowercased(), .airport, name, latitude, longitude) {
                $0.codes = [code]
                $0.importance = importance
            }
        }
        return try OfflineIndex(bytes: try world.bytes())
    }

    /// The extract beside the world, in both orders.
    private static func groups() throws -> [OfflineIndexGroup] {
        let (extract, world) = (try extract.get(), try world.get())
        return [OfflineIndexGroup([extract, world]), OfflineIndexGroup([world, extract])]
    }

    private static func first(_ text: String, in area: SearchArea? = nil, of group: OfflineIndexGroup) throws -> String?
    {
        try group.answer(.text(text, in: area)).objects.first?.key
    }

    @Test(
        "a town that only the world has is as large as its population, and not five kilometres",
        arguments: [(1_000_000, 9.0, true), (1_000_000, 20.0, false), (1_000, 1.0, true), (1_000, 4.0, false)])
    func sizeOfTown(people: Int, kilometres: Double, isInside: Bool) throws {
        var world = TinyWorld()
        world.add("town", .locality, "Altenau", 50, 10, people: people)
        var extract = TinyWorld()
        extract.add("bank", .business, "Sparkasse", 50 + kilometres / 111.2, 10) { record in
            var business = BusinessMetadata(name: "Sparkasse")
            business.categories = [PlaceCategory(id: "amenity=bank", name: "")]
            record.business = business
        }
        let group = OfflineIndexGroup([try world.backend().index, try extract.backend().index])
        let response = try group.answer(.text("bank in Altenau"))
        #expect(response.objects.first?.uri == "t:bank")
        #expect((response.metadata.notices.isEmpty) == isInside)
    }

    @Test(
        "a category or a chain is no village elsewhere, and no country by its code",
        arguments: [
            ("fountain", "fountain"), ("post", "office"), ("Post", "office"), ("dm", "dm1"), ("DM", "dm1"),
            ("zara", "zara1"),
            ("China-Restaurant", "dumpling"),
            // What many people know, and what is named with its article.
            ("Halifax", "halifax"), ("China", "cn"), ("Il-Fontana", "fontana"), ("Dominica", "dm"), ("Paris", "paris"),
        ])
    func alone(text: String, key: String) throws {
        for group in try Self.groups() { #expect(try Self.first(text, of: group) == key) }
    }

    @Test(
        "near the user, a chain is not even a large city",
        arguments: [("Halifax", "halifax1"), ("dm", "dm1"), ("post", "office")])
    func near(text: String, key: String) throws {
        for group in try Self.groups() { #expect(try Self.first(text, in: .point(Self.here), of: group) == key) }
    }

    @Test func aVillageIsStillFound() throws {
        for group in try Self.groups() {
            let keys = try group.answer(.text("bank")).objects.map(\.key)
            #expect(keys.count == 4 && keys[1] == "village")
            // Without members, the name is all that the text can mean.
            #expect(try Self.first("casino", of: group) == "casino")
            #expect(try Self.first("posta", of: group) == "office")
            #expect(try Self.first("Zara, München", of: group) == "zara1")
        }
    }

    @Test(
        "airports of an index without categories are found by their kind",
        arguments: [
            ("airport in Bavaria", ["muc", "agb"]), ("airports in Bavaria", ["muc", "agb"]),
            ("airport near Paris", ["cdg", "bva"]), ("airport in Rui'an", ["wnz"]), ("Paris airports", ["cdg"]),
            // A name comes first.
            ("Munich Airport", ["muc"]), ("airport MUC", ["muc"]),
        ])
    func airports(text: String, keys: [String]) throws {
        let world = OfflineBackend(try Self.world.get())
        #expect(try world.ids(text).prefix(keys.count) == keys[...])
        for group in try Self.groups() {
            #expect(try group.answer(.text(text)).objects.prefix(keys.count).map(\.key) == keys)
        }
    }

    @Test func airportsNearby() throws {
        let world = OfflineBackend(try Self.world.get())
        #expect(try world.ids("airport", in: .point(Self.here)).prefix(2) == ["muc", "agb"])
        var places = SearchOptions()
        places.searchTypes = .places
        #expect(try world.ids("airport", in: .point(Self.here), options: places).first == "muc")
        // Nothing but the name says where that is.
        #expect(try world.ids("airport").first == "hawaii")
        #expect(try world.ids("airports").first == "cdg")
        for group in try Self.groups() {
            let response = try group.answer(.text("airport", in: .point(Self.here)))
            #expect(response.objects.first?.key == "muc")
            #expect(response.metadata.notices.isEmpty)
        }
    }

    @Test func nothingInNoIndex() throws {
        #expect(try OfflineIndexGroup([]).answer(.text("airport")).objects.isEmpty)
        #expect(try OfflineIndexGroup([]).suggest(SuggestRequest(text: "airport")).isEmpty)
    }

    @Test func airportsAreSuggested() throws {
        let world = OfflineBackend(try Self.world.get())
        for text in ["airp", "Airport", "Flugh"] {
            let first = try world.suggest(SuggestRequest(text: text, in: .point(Self.here))).first
            #expect(first?.category?.id == "aeroway=aerodrome")
        }
        #expect(try world.suggest(SuggestRequest(text: "Munich Airp")).allSatisfy { $0.category == nil })
        #expect(try world.suggest(SuggestRequest(text: "statio")).allSatisfy { $0.category == nil })
        var options = SearchOptions()
        options.searchTypes = .organizations
        #expect(try world.suggest(SuggestRequest(text: "airp", options: options)).isEmpty)
    }

    @Test func aPlaceWithoutAirports() throws {
        let response = try OfflineBackend(try Self.world.get()).answer(.text("airport in Paris"))
        #expect(response.objects.map(\.key) == ["cdg"])
        #expect(try OfflineBackend(try Self.world.get()).ids("Zara airport").first == "zara")
        let far = try OfflineBackend(try Self.world.get()).answer(.text("airport in Zara"))
        #expect(far.objects.first?.key == "zara")
        #expect(far.objects.first?.matchQuality == .partial)
    }
}
