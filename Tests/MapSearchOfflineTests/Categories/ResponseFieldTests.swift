import MapSearch
import MapSearchIndexing
import MapSearchOffline
import MapSearchText
import Testing

/// What responses say of distances, of their order, of features and of what is closed.
struct ResponseFieldTests {
    private func backend() throws -> OfflineBackend { try CategoryWorld.backend.get() }

    @Test func anOriginOfTheOrderGivesDistances() throws {
        let origin = Coordinate(latitude: 47.16, longitude: 9.51)
        let options = SearchOptions(sort: .distance(from: origin))
        for text in ["restaurant", "Vaduz", "Adler"] {
            let objects = try backend().answer(.text(text, options: options)).objects
            #expect(!objects.isEmpty)
            for object in objects { #expect(object.distance == origin.distance(to: object.coordinate)) }
        }
        var byUser = options
        byUser.userPosition = CategoryWorld.vaduz
        let object = try #require(try backend().answer(.text("restaurant", options: byUser)).objects.first)
        #expect(object[DistanceMetadata.self]?.origin == CategoryWorld.vaduz)
    }

    @Test func anIdentifierHasADistanceToo() throws {
        let response = try backend().answer(
            .uri("t:schaan", options: SearchOptions(userPosition: CategoryWorld.vaduz)))
        #expect(response.objects.first?.distance ?? 0 > 1_000)
    }

    @Test func nearAPlaceTheNearestComesFirst() throws {
        let response = try backend().answer(.text("restaurant near Vaduz"))
        #expect(response.metadata.sort == .distanceFromQuery)
        let distances = response.objects.compactMap(\.distance)
        #expect(distances.count > 1 && distances == distances.sorted())
        #expect(response.objects.first?[DistanceMetadata.self]?.origin == response.metadata.toponym?.coordinate)
        #expect(try backend().answer(.text("restaurant in Vaduz")).metadata.sort != .distanceFromQuery)
        let options = SearchOptions(sort: .distance(from: CategoryWorld.vaduz))
        #expect(
            try backend().answer(.text("restaurant near Schaan", options: options)).metadata.sort != .distanceFromQuery)
    }

    @Test func featuresAndChoicesHaveNames() throws {
        let options = SearchOptions(languages: ["de"], includesFacets: true)
        let response = try backend().answer(.text("restaurant vaduz", options: options))
        let facets = response.metadata.businessResultMetadata?.facets ?? []
        #expect(facets.first { $0.id == "wifi" }?.name == "WLAN")
        #expect(facets.allSatisfy { $0.name != nil })
        for facet in facets {
            guard case .enumeration(let choices) = facet.values else { continue }
            #expect(choices.allSatisfy { $0.name?.contains("_") == false && $0.name?.contains("=") == false })
        }
        let features = response.objects.flatMap { $0[BusinessMetadata.self]?.features ?? [] }
        #expect(features.contains { $0.name == "WLAN" } && features.allSatisfy { $0.name != nil })
    }

    @Test(arguments: [
        ("wifi", "de", "WLAN"), ("wifi", "en", "Wi-fi"), ("wheelchair", "fr", "Accessible en fauteuil roulant"),
        ("air_conditioning", "xx", "Air conditioning"), ("toilets_wheelchair", "de", "Toilets wheelchair"),
    ])
    func namesOfFeatures(id: String, language: String, name: String) {
        #expect(FeatureNames(languages: [language]).name(of: id).lowercased() == name.lowercased())
    }

    @Test(arguments: [
        ("vegan", "diet", "de", "vegan"), ("pizza", "cuisine", "en", "pizza"),
        ("steak_house", "sport", "en", "steak house"),
    ])
    func namesOfChoices(value: String, feature: String, language: String, name: String) {
        #expect(FeatureNames(languages: [language]).name(of: value, in: feature).lowercased().hasPrefix(name))
    }

    @Test func whatIsClosedIsNotOpen() throws {
        var world = TinyWorld()
        world.add("town", .locality, "Vaduz", 47.14, 9.521, people: 5_700)
        for (number, closure) in [nil, BusinessMetadata.Closure.temporary, .permanent].enumerated() {
            world.add("\(number)", .business, "Café \(number)", 47.14, 9.521, in: "town") { record in
                var business = BusinessMetadata(
                    name: record.name, categories: [PlaceCategory(id: "amenity=cafe", name: "")],
                    openingHoursText: "Mo-Su 00:00-24:00")
                business.closure = closure
                record.business = business
            }
        }
        let backend = try world.backend()
        #expect(try backend.ids("cafe", options: SearchOptions(filters: [.open()])) == ["0"])
        #expect(try !backend.ids("Café 1", options: SearchOptions(filters: [.open()])).contains("1"))
        #expect(
            try backend.ids(
                "cafe", options: SearchOptions(filters: [.anyOf(BusinessMetadata.closureFeature, ["permanent"])]))
                == ["2"])
        // A closed place is not an answer to a category, but is found by its name.
        let all = try backend.answer(.text("cafe")).objects.sorted { $0.name < $1.name }
        #expect(all.map { $0[BusinessMetadata.self]?.closure } == [nil, .temporary])
        #expect(try backend.answer(.text("Café 2")).objects.first?[BusinessMetadata.self]?.closure == .permanent)
        #expect(
            try backend.ids(
                "cafe",
                options: SearchOptions(
                    filters: [.anyOf(BusinessMetadata.closureFeature, ["temporary", "permanent"])])
            ).sorted()
                == ["1", "2"])
    }

    /// A place that belongs to nothing and says its country itself; one that the outlines of another index have in theirs.
    @Test(arguments: [true, false])
    func theTimeZoneOfAMemberIsThatOfTheResult(saysItsCountry: Bool) throws {
        var world = TinyWorld()
        world.add("land", .country, "Liechtenstein", 47.15, 9.55, people: 40_000) { record in
            record.countryCode = "LI"
            record.boundary = [
                Polygon(
                    outer: [(47, 9.4), (47, 9.7), (47.3, 9.7), (47.3, 9.4)].map {
                        Coordinate(latitude: $0, longitude: $1)
                    })
            ]
        }
        var cafes = TinyWorld()
        cafes.add("town", .locality, "Vaduz", 47.14, 9.521, people: 5_700)
        cafes.add("cafe", .business, "Café", 47.14, 9.521, in: saysItsCountry ? nil : "town") { record in
            if saysItsCountry { record.countryCode = "LI" }
            record.business = BusinessMetadata(
                name: "Café", categories: [PlaceCategory(id: "amenity=cafe", name: "")],
                openingHoursText: "Mo-Su 08:00-18:00")
        }
        let group = OfflineIndexGroup([
            try OfflineIndex(bytes: try cafes.bytes()), try OfflineIndex(bytes: try world.bytes()),
        ])
        // 11:00Z is noon there.
        try SystemClock.$fixedUnixTime.withValue(1_795_172_400) {
            let response = try group.answer(.text("cafe", options: SearchOptions(filters: [.open()])))
            #expect(response.objects.map(\.name) == ["Café"])
            #expect(response.objects.first?[ToponymMetadata.self]?.timeZoneIdentifier == "Europe/Vaduz")
        }
    }
}
