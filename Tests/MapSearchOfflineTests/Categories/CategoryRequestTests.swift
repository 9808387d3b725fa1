import MapGeometry
import MapSearch
import MapSearchIndexing
import MapSearchOffline
import Testing

/// A category of place, and where: how a text is interpreted, and what is found.
@Suite struct CategoryRequestTests {
    private func backend() throws -> OfflineBackend { try CategoryWorld.backend.get() }

    @Test(arguments: [
        "restaurant vaduz", "vaduz restaurant", "restaurants in Vaduz", "Vaduz restaurants", "Restaurants, Vaduz",
        "RESTAURANT VADUZ", "die besten Restaurants in Vaduz", "restaurants à Vaduz", "restaurante en Vaduz",
        "ristoranti a Vaduz", "restaurantes em Vaduz", "restaurants in Vaduz", "restauracje w Vaduz",
        "рестораны в Вадуц", "Vaduz'da restoran", "مطاعم في Vaduz", "瓦杜茲的餐厅", "瓦杜茲 餐館", "瓦杜茲のレストラン",
        "restarant vaduz",
    ])
    func restaurantsOfATown(text: String) throws {
        let response = try backend().answer(.text(text))
        #expect(response.objects.map(\.key) == ["adler", "sonne"])
        #expect(response.metadata.displayType == .multiple)
        #expect(response.metadata.found == 2)
        #expect(response.metadata.toponym?.uri == "t:vaduz")
        #expect(response.metadata.businessResultMetadata?.categories.map(\.id) == ["amenity=restaurant"])
    }

    @Test(arguments: [
        ("spiżerija Vaduz", "pharmacy"), ("lukanda Vaduz", "post"), ("tojlit Vaduz", "toilet"),
        ("lavabos Vaduz", "toilet"), ("oficina de correus Vaduz", "postoffice"), ("banc Vaduz", "bank1"),
        ("supermercat Vaduz", "coop1"), ("Rocòdrom", "climbing"),
    ])
    func categoriesInCatalanAndMaltese(text: String, id: String) throws {
        #expect(try backend().ids(text).first == id)
    }

    @Test func namesOfCategoriesAreInTheLanguageAskedFor() throws {
        let options = SearchOptions(languages: ["de-LI", "en"])
        let response = try backend().answer(.text("pharmacy vaduz", options: options))
        #expect(response.metadata.businessResultMetadata?.categories.first?.name == "Apotheke")
        #expect(response.objects.first?[BusinessMetadata.self]?.categories.first?.name == "Apotheke")
    }

    @Test(arguments: [
        ("Restaurant Adler", "adler"), ("Adler", "adler"), ("Adler Vaduz", "adler"), ("Bank", "village"),
        ("Museum Street", "street"), ("Museum Street, Vaduz", "street"), ("Vaduz", "vaduz"),
        ("Hotel Post Vaduz", "post"),
        ("Hotel Post", "post"),
    ])
    func namesComeBeforeCategories(text: String, id: String) throws {
        let response = try backend().answer(.text(text))
        #expect(response.objects.first?.key == id)
        #expect(response.metadata.displayType == .single)
    }

    @Test func aBusinessNamedAsItsCategoryComesFirst() throws {
        let response = try backend().answer(.text("The Museum"))
        #expect(response.objects.map(\.key) == ["themuseum", "museum"])
        #expect(response.metadata.displayType == .multiple)
    }

    @Test(arguments: [
        ("the station, Vaduz", "The Station"), ("Vaduz tower, Vaduz", "Vaduz Tower"), ("Vaduz Tower", "Vaduz Tower"),
    ])
    func aNameOfWhichTheSortIsAPartComesFirst(text: String, name: String) throws {
        #expect(try backend().answer(.text(text)).collection.first { _ in true }?.name == name)
    }

    /// A name is as good as another word for a category, but not as good as the own name of the category.
    @Test func aNameComesBeforeAnotherWordForASort() throws {
        #expect(try backend().ids("Seats").prefix(2) == ["seats", "bench"])
        #expect(try backend().ids("Bench").prefix(2) == ["bench", "shop"])
        #expect(try backend().ids("bench ").prefix(2) == ["bench", "shop"])
    }

    /// What is named like its sort comes first where it is, and not in the next town.
    @Test func aNameInAnotherTownIsNoAnswer() throws {
        #expect(try backend().ids("supermarket in Vaduz").first == "coop1")
        #expect(try backend().ids("supermarket in Schaan") == ["coop2", "supermarket"])
    }

    /// A typo in a name is likelier than one in a place category, or in its place.
    @Test(arguments: [("les Escalde", "escaldes"), ("Cami de les Mplleres", "molleres")])
    func correctedNames(text: String, id: String) throws {
        #expect(try backend().ids(text).first == id)
    }

    @Test func aWordThatIsRightIsNotCorrected() throws {
        let response = try backend().answer(.text("Lija tower, Ħal-Lija"))
        #expect(response.objects.map(\.key) == ["lija-tower"])
        #expect(response.metadata.correctedRequestText == nil)
    }

    @Test func aPlaceComesBeforeAChain() throws {
        let response = try backend().answer(.text("cafe in Sant Julià"))
        // What is in the town itself comes before what is in one of its villages.
        #expect(response.objects.map(\.key) == ["cafe-julia", "cafe-hamlet"])
        #expect(try backend().first("Sant Julià")?.key == "julia")
        #expect(try backend().answer(.text("julia")).metadata.businessResultMetadata?.chains.count == 1)
    }

    @Test func wordsInAnotherOrderAreNoName() throws {
        let response = try backend().answer(.text("museum vaduz"))
        #expect(response.metadata.displayType == .multiple)
        #expect(response.objects.first?.key == "museum")
        #expect(try backend().first("Vaduz Museum")?.key == "stop")
    }

    @Test func nearAPlace() throws {
        let response = try backend().answer(.text("cafe near Vaduz station"))
        #expect(response.objects.first?.key == "cafe-station")
        #expect(response.metadata.toponym?.uri == "t:station")
        #expect(response.objects.first?.distance.map { $0 < 200 } == true)
    }

    @Test func whatIsFarAwayIsNoSubstitute() throws {
        // There is none in the town; the next is 70 km away.
        let response = try backend().answer(.text("museum in Sant Julià"))
        #expect(response.objects.isEmpty)
        #expect(response.metadata.toponym?.key == "julia")
        // Schaan has none either, but Vaduz is near: the nearest comes first, although another one is better known.
        let nearby = try backend().answer(.text("museum in Schaan"))
        #expect(nearby.objects.map(\.key) == ["themuseum", "museum"] && nearby.metadata.sort == .distanceFromQuery)
        #expect(nearby.metadata.notices.map(\.code) == [.nearby])
    }

    /// A request with an order of its own keeps it, also where what is found is not near the place.
    @Test func ownOrderOfSubstitutes() throws {
        var world = TinyWorld()
        world.add("ham", .locality, "Ham", 10, 10, people: 5_000)
        world.add("museum", .business, "Old Mill", 10, 10.12) {
            $0.business = BusinessMetadata(name: "Old Mill", categories: [.init(id: "tourism=museum", name: "")])
        }
        let far = SearchOptions(sort: .distance(from: Coordinate(latitude: -47, longitude: 9.5)))
        for options in [SearchOptions(), far] {
            let metadata = try world.backend().answer(.text("museum near Ham", options: options)).metadata
            #expect(metadata.notices.map(\.code) == [.nearby])
            #expect((metadata.sort == .distanceFromQuery) == (options.sort == nil))
        }
    }

    @Test func theStationOfATownMayStandInTheNext() throws {
        let response = try backend().answer(.text("restaurant near Schaan station"))
        #expect(response.metadata.toponym?.uri == "t:station")
    }

    /// The small word between two known ones is not part of the name of the station.
    @Test func conditionsBeforeAPlaceThatIsASort() throws {
        let response = try backend().answer(.text("vegan restaurant with wifi near Vaduz station"))
        #expect(response.objects.map(\.name) == ["Sonne"])
        #expect(response.metadata.displayType == .multiple)
        #expect(response.metadata.toponym?.name == "Bahnhof")
    }

    @Test func conditionsAreKeptAndShown() throws {
        let response = try backend().answer(.text("vegan restaurant with wifi in Vaduz"))
        #expect(response.objects.map(\.key) == ["sonne"])
        #expect(
            response.metadata.businessResultMetadata?.filters == [.boolean("wifi"), .anyOf("diet", ["vegan"])])
    }

    @Test(arguments: [
        ("restaurant open now in Vaduz", "2026-11-20T12:00", ["adler"]),
        ("restaurant open now in Vaduz", "2026-11-20T20:00", ["adler", "sonne"]),
        ("restaurants open now in Vaduz", "2026-11-20T03:00", []),
        ("restaurant vaduz", "2026-11-20T03:00", ["adler", "sonne"]),
    ])
    func openNow(text: String, time: String, ids: [String]) throws {
        let options = SearchOptions(localTime: CivilTime(time))
        #expect(try backend().ids(text, options: options) == ids)
    }

    @Test(
        "if nothing meets the conditions in the text, a notice says so",
        arguments: [
            (
                "restaurants open now in Vaduz",
                ["None of the 2 results is known to be open at that time: choose another one"]
            ),
            (
                "5 star restaurant in Vaduz",
                ["The text asks for “stars”, which excludes all results (2 without it)"]
            ),
            (
                "vegan restaurants open now in Vaduz",
                ["The text asks for “diet”, “opening”, which excludes all results"]
            ),
            ("qqqq open now", []),
        ])
    func conditionsThatNothingMeets(text: String, messages: [String]) throws {
        let options = SearchOptions(localTime: CivilTime("2026-11-20T03:00"))
        let response = try backend().answer(.text(text, options: options))
        let notices = response.metadata.notices
        #expect(response.objects.isEmpty && notices.count == messages.count, "\(notices)")
        for (notice, message) in zip(notices, messages) {
            #expect(notice.code == .excludedByFilters && notice.message.hasPrefix(message), "\(notice)")
        }
    }

    @Test func openAtATime() throws {
        var options = SearchOptions(localTime: CivilTime("2026-11-20T12:00"), filters: [.open()])
        #expect(try backend().ids("restaurant vaduz", options: options) == ["adler"])
        // Names pass the same filter.
        #expect(try backend().ids("Adler", options: options) == ["adler"])
        #expect(try backend().ids("Hotel Post", options: options).isEmpty)
        options.filters = [.open(keepsUnknown: true)]
        #expect(try backend().ids("Hotel Post", options: options) == ["post"])
    }

    /// Friday, 11:00Z: noon in Vaduz, by the time zone of its country.
    @Test(arguments: [(1_795_172_400, ["adler"]), (1_795_201_200, ["adler", "sonne"]), (1_795_140_000, [])])
    func nowIsTheTimeAtThePlace(unixTime: Int, ids: [String]) throws {
        try SystemClock.$fixedUnixTime.withValue(unixTime) {
            let response = try backend().answer(.text("restaurant open now in Vaduz"))
            #expect(response.objects.map(\.key) == ids)
            #expect(response.metadata.ignoredOptions.isEmpty)
            let options = SearchOptions(filters: [.open()], includesFacets: true)
            let filtered = try backend().answer(.text("restaurant vaduz", options: options))
            #expect(filtered.objects.map(\.key) == ids)
            #expect(filtered.metadata.businessResultMetadata?.facets.contains { $0.id == SearchFilter.opening } == true)
            #expect(try backend().ids("Adler", options: options) == (ids.isEmpty ? [] : ["adler"]))
        }
    }

    @Test func chains() throws {
        let response = try backend().answer(.text("Coop", in: .point(CategoryWorld.vaduz)))
        #expect(Set(response.objects.map(\.key)) == ["coop1", "coop2"])
        #expect(response.metadata.businessResultMetadata?.chains == [.init(id: "Q432564", name: "Coop")])
        #expect(response.metadata.displayType == .multiple)
        #expect(try backend().ids("coop schaan") == ["coop2"])
        #expect(try backend().ids("coop supermarket in Vaduz") == ["coop1"])
    }

    @Test("a chain with an apostrophe, which is also one word, in a town")
    func chainWithAnApostrophe() throws {
        var world = TinyWorld()
        world.add("town", .locality, "Munich", 48.137, 11.575, people: 1_500_000)
        for (number, chain) in [("Q38076", "McDonald's"), ("Q38076", "McDonald’s"), ("McDonalds", "McDonalds")]
            .enumerated()
        {
            world.add("m\(number)", .business, chain.1, 48.137, 11.57, in: "town") { record in
                record.business = BusinessMetadata(
                    name: chain.1, chains: [.init(id: chain.0, name: chain.1)])
            }
        }
        let backend = try world.backend()
        for text in ["McDonald's Munich", "McDonald's in Munich", "McDonald's", "mcdonalds munich", "McDonald’s"] {
            let metadata = try backend.answer(.text(text)).metadata
            #expect(metadata.displayType == .multiple, "\(text)")
            #expect(metadata.found == 3, "\(text)")
            #expect(metadata.businessResultMetadata?.chains.map(\.id) == ["Q38076"], "\(text)")
        }
    }

    @Test("a place category with several tags is shown once")
    func categoriesOfOneName() throws {
        let metadata = try backend().answer(.text("pharmacy vaduz")).metadata
        #expect(
            metadata.businessResultMetadata?.categories == [PlaceCategory(id: "amenity=pharmacy", name: "Pharmacy")])
    }

    @Test func whatHasNoNameIsToldByWhatItIs() throws {
        let response = try backend().answer(.text("toilets vaduz", options: SearchOptions(languages: ["de"])))
        let toilet = try #require(response.objects.first)
        #expect(toilet.key == "toilet")
        #expect(toilet.name == "Toilette")
        #expect(toilet.descriptionText == "Städtle, Vaduz, Liechtenstein")
    }

    @Test func anAreaIsAHintOrALimit() throws {
        let schaan = CoordinateBounds(south: 47.16, west: 9.50, north: 47.17, east: 9.52)
        #expect(try backend().ids("restaurant", in: .bounds(schaan)) == ["linde"])
        #expect(try backend().ids("museum", in: .bounds(schaan)).first == "museum")
        #expect(try backend().ids("museum", in: .bounds(schaan, .required)).isEmpty)
        let circle = CircularRegion(center: CategoryWorld.vaduz, radius: 2_000)
        #expect(try backend().ids("restaurant", in: .circle(circle, .required)) == ["adler", "sonne"])
    }

    @Test func aroundTheUser() throws {
        let options = SearchOptions(userPosition: Coordinate(latitude: 47.165, longitude: 9.51))
        #expect(try backend().ids("restaurant near me", options: options).first == "linde")
        #expect(try backend().ids("wo kann ich essen", options: options).first == "linde")
    }

    @Test func orderedByDistance() throws {
        let options = SearchOptions(sort: .distance(from: Coordinate(latitude: 47.165, longitude: 9.51)))
        #expect(try backend().ids("restaurant", options: options) == ["linde", "sonne", "adler"])
    }

    @Test func pagesFollowOneAnother() throws {
        let first = try backend().answer(.text("restaurant", page: SearchRequest.Page(limit: 2)))
        #expect(first.objects.map(\.key) == ["adler", "linde"] && first.hasNextPage)
        let second = try backend().answer(.text("restaurant", page: SearchRequest.Page(offset: 2, limit: 2)))
        #expect(second.objects.map(\.key) == ["sonne"] && !second.hasNextPage)
    }

    @Test func requestsForPlacesKnowNoCategories() throws {
        let response = try backend().answer(.text("museum vaduz", options: SearchOptions(searchTypes: [.places])))
        #expect(response.metadata.displayType == .single)
    }
}
