import MapGeometry
import MapSearch
import MapSearchIndexing
import MapSearchOffline
import Testing

/// What several indexes have at a coordinate is what one index would have, and no placemark lacks what any of them knows.
@Suite struct ReverseGroupTests {
    private static func box(_ south: Double, _ west: Double, _ north: Double, _ east: Double) -> Polygon {
        Polygon(
            outer: [(south, west), (south, east), (north, east), (north, west)].map {
                Coordinate(latitude: $0.0, longitude: $0.1)
            })
    }

    /// A country of several time zones, with its regions, and the sea beside it.
    private static let world: TinyWorld = {
        var world = TinyWorld()
        world.add("w-au", .country, "Australia", -25, 135, people: 26_000_000) { record in
            record.countryCode = "AU"
            record.localizedNames = ["de": "Australien"]
            record.boundary = [box(-39, 113, -11, 151.3)]
        }
        world.add("w-nsw", .region, "New South Wales", -32, 147, in: "w-au", people: 8_000_000)
        world.add("w-wa", .region, "Western Australia", -26, 121, in: "w-au", people: 2_700_000)
        for (id, name, latitude, longitude, region, people, zone) in [
            ("w-sydney", "Sydney", -33.87, 151.2, "w-nsw", 5_300_000, "Australia/Sydney"),
            ("w-manly", "Manly", -33.8, 151.28, "w-nsw", 16_000, "Australia/Sydney"),
            ("w-penrith", "Penrith", -33.75, 150.7, "w-nsw", 13_000, "Australia/Sydney"),
            ("w-perth", "Perth", -31.95, 115.86, "w-wa", 2_100_000, "Australia/Perth"),
        ] {
            world.add(id, .locality, name, latitude, longitude, in: region, people: people) { $0.timeZone = zone }
        }
        world.add("w-tasman", .water, "Tasman Sea", -37, 160) { record in
            record.water = "sea"
            record.boundary = [box(-45, 145, -28, 170)]
        }
        return world
    }()

    /// A part of one of its cities, whose borders were cut off.
    private static func extract(_ code: String = "AU", _ name: String = "Sydney") -> TinyWorld {
        var extract = TinyWorld()
        extract.add("x-city", .locality, name, -33.868, 151.205) { record in
            record.uri = "x:city"
            record.countryCode = code
            record.minimumZoom = 10
        }
        extract.add("x-street", .street, "George Street", -33.87, 151.207) { record in
            record.parent = "x:city"
            record.lines = [
                Polyline([
                    Coordinate(latitude: -33.875, longitude: 151.207),
                    Coordinate(latitude: -33.865, longitude: 151.207),
                ])
            ]
            record.houses = [
                IndexRecord.House(number: "5", coordinate: Coordinate(latitude: -33.87, longitude: 151.2072))
            ]
        }
        extract.add("x-shop", .business, "Book Shop", -33.8701, 151.2072, in: "x-street")
        return extract
    }

    private static let groups = Result {
        let indexes = try [world, extract()].map { try OfflineIndex(bytes: try $0.bytes()) }
        return [OfflineIndexGroup(indexes), OfflineIndexGroup(indexes.reversed())]
    }

    private static func objects(
        _ latitude: Double, _ longitude: Double, zoom: Double? = nil, _ options: SearchOptions = SearchOptions()
    ) throws -> [GeoObject] {
        let request = SearchRequest.reverse(
            Coordinate(latitude: latitude, longitude: longitude), zoom: zoom, options: options)
        let answers = try groups.get().map { try $0.answer(request) }
        let keys = answers.map { $0.objects.map(\.key) }
        #expect(Set(keys).count == 1, "the order of the indexes matters: \(keys)")
        for answer in answers { #expect(answer.metadata.found == answer.objects.count) }
        return answers[0].objects
    }

    @Test(
        arguments: [
            ("at a house", -33.8701, 151.20718, nil, ["x-street#5", "x-shop"]),
            ("at a house, by the zoom of streets", -33.8701, 151.20718, 17, ["x-street"]),
            ("near another town", -33.8, 151.27, nil, ["w-manly"]),
            ("in the other part of the country", -31.95, 115.9, nil, ["w-perth"]),
            ("far from all towns", -25, 130, nil, ["w-au"]),
            ("on the coast", -33.8, 151.31, nil, ["w-manly"]),
            ("out at sea, the city is known by its middle alone", -33.86, 151.4, nil, ["w-tasman"]),
            ("in no water that is known", -60, 100, nil, []),
            ("by the zoom of countries", -33.8701, 151.20718, 3, ["w-au"]),
            ("by the zoom of regions", -33.8701, 151.20718, 5, ["w-nsw"]),
        ] as [(String, Double, Double, Double?, [String])])
    func whatIsThere(what: String, latitude: Double, longitude: Double, zoom: Double?, keys: [String]) throws {
        #expect(try Self.objects(latitude, longitude, zoom: zoom).map(\.key) == keys, "\(what)")
    }

    /// What both indexes have appears once, with the information of both.
    @Test func settlementOfBoth() throws {
        let sydney = try #require(try Self.objects(-33.868, 151.205, zoom: 10).first)
        #expect(Set(sydney[URIMetadata.self]?.uris ?? []) == ["t:w-sydney", "x:city"])
    }

    @Test func hierarchy() throws {
        let options = SearchOptions(searchTypes: .places, includesHierarchy: true)
        let objects = try Self.objects(-33.8701, 151.20718, options)
        #expect(objects.map(\.kind) == [.house, .street, .locality, .region, .country])
        #expect(objects.map(\.name) == ["5 George Street", "George Street", "Sydney", "New South Wales", "Australia"])
        #expect(objects.allSatisfy { $0.distance != nil })
    }

    @Test func radius() throws {
        let options = SearchOptions(radius: 300)
        #expect(try Self.objects(-33.8701, 151.20708, options).map(\.key) == ["x-street", "x-shop", "x-street#5"])
        let towns = SearchOptions(radius: 30_000)
        #expect(try Self.objects(-33.8, 151.27, zoom: 12, towns).map(\.name) == ["Manly", "Sydney"])
    }

    /// Country, region, code and time zone from any index, for results of a coordinate and of a text.
    @Test func completePlacemarks() throws {
        for group in try Self.groups.get() {
            let place = Coordinate(latitude: -33.8701, longitude: 151.20718)
            let requests: [SearchRequest] = [
                .reverse(place), .reverse(place, zoom: 17), .text("George Street 5"), .text("George Street"),
                .text("Book Shop"),
            ]
            for request in requests {
                let placemark = Placemark(try #require(try group.answer(request).objects.first))
                #expect(placemark.isoCountryCode == "AU", "\(request)")
                #expect(placemark.country == "Australia", "\(request)")
                #expect(placemark.administrativeArea == "New South Wales", "\(request)")
                #expect(placemark.locality == "Sydney", "\(request)")
                #expect(placemark.timeZoneIdentifier == "Australia/Sydney", "\(request)")
            }
            let german = SearchRequest.reverse(place, options: SearchOptions(languages: ["de"]))
            #expect(try group.answer(german).objects.first?.address?.country == "Australien")
        }
    }

    /// An extract alone has its country by the code, and its time zone if the country has only one.
    @Test(
        arguments: [
            ("GB", "London", [], "United Kingdom", "Europe/London"),
            ("GB", "London", ["de"], "Vereinigtes Königreich", "Europe/London"),
            ("DE", "München", ["xx", "fr"], "Allemagne", "Europe/Berlin"), ("AU", "Sydney", [], "Australia", nil),
        ] as [(String, String, [String], String, String?)])
    func extractAlone(code: String, city: String, languages: [String], country: String, timeZone: String?) throws {
        let backend = try Self.extract(code, city).backend()
        let options = SearchOptions(languages: languages)
        let place = Coordinate(latitude: -33.8701, longitude: 151.20718)
        for request in [
            SearchRequest.reverse(place, options: options), .text("George Street", options: options),
            .text("Book Shop", options: options),
        ] {
            let placemark = Placemark(try #require(try backend.answer(request).objects.first))
            #expect(placemark.isoCountryCode == code)
            #expect(placemark.country == country)
            #expect(placemark.timeZoneIdentifier == timeZone)
        }
    }
}
