import MapGeometry
import MapSearch
import MapSearchIndexing
import MapSearchOffline
import MapSearchTestSupport
import TestFixtures
import Testing

/// Two countries that share the meridian of 10°, a lake in one of them, an ocean around, an island, and land at ±180°.
@Suite struct ReverseTests {
    private static let backend = Result {
        var world = TinyWorld()
        func box(_ south: Double, _ west: Double, _ north: Double, _ east: Double) -> Polygon {
            Polygon(
                outer: [(south, west), (south, east), (north, east), (north, west)].map {
                    Coordinate(latitude: $0.0, longitude: $0.1)
                })
        }
        world.add("west", .country, "Westland", 5, 5, people: 1_000_000) { record in
            record.countryCode = "WL"
            record.boundary = [box(0, 0, 10, 10)]
        }
        world.add("east", .country, "Eastland", 5, 15, people: 1_000_000) { record in
            record.countryCode = "EL"
            record.boundary = [box(0, 10, 10, 20)]
        }
        world.add("region", .region, "Westshire", 5, 8, in: "west", people: 500_000)
        world.add("county", .county, "Westham", 5, 8.5, in: "region", people: 100_000)
        // Border towns on both sides; the eastern one is farther from the border.
        world.add("town", .locality, "Wick", 5, 9.9, in: "county", people: 5_000)
        world.add("village", .locality, "Eck", 5, 10.5, in: "east", people: 1_000)
        world.add("city", .locality, "Westburg", 2, 2, in: "region", people: 2_000_000)
        world.add("hamlet", .locality, "Westhof", 2.1, 2.0, in: "region", people: 50)
        world.add("lake", .water, "Lake West", 8, 3) { record in
            record.water = "lake"
            record.boundary = [box(7.5, 2.5, 8.5, 3.5)]
        }
        world.add("ocean", .water, "Great Ocean", -30, -100) { record in
            record.water = "ocean"
            record.boundary = [
                Polygon(outer: box(-60, -170, -10, -20).outer, holes: [box(-40, -100, -39, -99).outer])
            ]
        }
        world.add("bay", .water, "Small Bay", -20, -30) { record in
            record.water = "bay"
            record.boundary = [box(-22, -32, -18, -28)]
        }
        world.add("isle", .country, "Isle", -39.5, -99.5, people: 900) { record in
            record.countryCode = "IS"
            record.boundary = [box(-40, -100, -39, -99)]
        }
        world.add("fiji", .country, "Fiji", -17, 178, people: 900_000) { record in
            record.countryCode = "FJ"
            record.boundary = [box(-20, 177, -15, 180), box(-20, -180, -15, -178)]
        }
        world.add("fiji-coast", .locality, "Nadi", -17.95, 177.01, in: "fiji", people: 500)
        world.add("ocean2", .water, "Coral Sea", -18, 170) { record in
            record.water = "sea"
            record.boundary = [box(-25, 160, -10, 177.5)]
        }
        world.add("polar", .water, "Arctic Ocean", 85, 0) { record in
            record.water = "ocean"
            record.boundary = [box(66, -180, 90, 180)]
        }
        world.add("suva", .locality, "Suva", -18.1, 178.4, in: "fiji", people: 93_000)
        world.add("wai", .locality, "Waiyevo", -16.8, -179.99, in: "fiji", people: 4_000)
        world.add("pole", .other, "South Pole Station", -90, 0)
        world.add("nauru", .locality, "Yaren", -0.55, 166.92, people: 700) { $0.countryCode = "NR" }
        return try world.backend()
    }

    private static let places: [(what: String, latitude: Double, longitude: Double, key: String)] = [
        ("in a town", 5, 9.9, "town"), ("near a town", 5.02, 9.88, "town"),
        ("near a village", 5, 10.45, "village"), ("just on the western side", 5, 9.98, "town"),
        ("across the border from a town", 5, 10.02, "east"),
        ("too far from a village for its size", 5.12, 10.5, "east"), ("as far from a town", 5.12, 9.85, "town"),
        ("far from all towns, all of one region", 3, 7, "region"),
        ("thirty kilometres from a city", 1.75, 2, "city"), ("sixty kilometres from a city", 1.45, 2, "region"),
        ("between a city and its hamlet", 2.05, 2, "city"), ("in the hamlet", 2.1, 2, "hamlet"),
        ("in the middle of a country without a town near", 8, 18, "east"),
        ("on the lake", 8, 3, "lake"), ("in the ocean", -30, -60, "ocean"),
        ("in the bay, not the ocean", -20, -30, "bay"),
        ("on the island in the ocean", -39.5, -99.5, "isle"), ("beside the island", -39.5, -98.9, "ocean"),
        ("off the coast", -17.95, 176.99, "fiji-coast"), ("out at sea", -18.1, 176.8, "ocean2"),
        ("west of ±180°", -16.8, 179.99, "wai"), ("on 180°", -16.8, 180, "wai"), ("on −180°", -16.8, -180, "wai"),
        ("east of ±180°", -16.9, -179.9, "wai"), ("far east of ±180°", -16.9, -179, "fiji"),
        ("in Suva", -18.1, 178.4, "suva"),
    ]

    @Test(arguments: places)
    func whatIsThere(what: String, latitude: Double, longitude: Double, key: String) throws {
        #expect(try Self.backend.get().id(at: latitude, longitude) == key, "\(what)")
    }

    /// From a building to the country: what is too small to be seen is left out.
    @Test(
        arguments: [
            (nil, "town"), (22, "town"), (18, "town"), (10, "town"), (9, "county"), (8, "county"), (7, "region"),
            (5, "region"),
            (4, "west"), (3, "west"), (0, "west"),
        ] as [(Double?, String)])
    func zoom(zoom: Double?, key: String) throws {
        #expect(try Self.backend.get().id(at: 5, 9.9, zoom: zoom) == key)
    }

    /// A zoom for which there is nothing above gives the thing itself.
    @Test func zoomBeyondTheTopStays() throws {
        #expect(try Self.backend.get().id(at: -30, -60, zoom: 3) == "ocean")
        #expect(try Self.backend.get().id(at: 8, 18, zoom: 5) == "east")
    }

    @Test(
        arguments: [
            (90, 0, "polar"), (90, 180, "polar"), (-90, 0, nil), (-90, -180, nil), (0, 180, nil), (0, -180, nil),
            (0, 0, "region"),
        ] as [(Double, Double, String?)])
    func edgesOfTheEarth(latitude: Double, longitude: Double, key: String?) throws {
        #expect(try Self.backend.get().id(at: latitude, longitude) == key)
    }

    /// Where nothing is known, nothing is the answer, and a geocoder says so.
    @Test func nowhere() async throws {
        let place = Coordinate(latitude: -60, longitude: 100)
        let backend = try Self.backend.get()
        let response = try backend.answer(.reverse(place))
        #expect(response.objects.isEmpty && response.metadata.found == 0 && response.metadata.toponym == nil)
        let error = await #expect(throws: SearchError.self) {
            try await Geocoder(backend: backend).reverseGeocode(place)
        }
        #expect(error?.code == .noResult)
    }

    @Test(
        arguments: [
            (5, 9.9, ["town", "county", "region", "west"]), (8, 18, ["east"]), (-30, -60, ["ocean"]),
            (5, 10.45, ["village", "east"]), (8, 3, ["lake", "west"]),
        ] as [(Double, Double, [String])])
    func hierarchy(latitude: Double, longitude: Double, keys: [String]) throws {
        let options = SearchOptions(includesHierarchy: true)
        let place = Coordinate(latitude: latitude, longitude: longitude)
        #expect(try Self.backend.get().answer(.reverse(place, options: options)).objects.map(\.key) == keys)
    }

    @Test func distanceAndPin() throws {
        let asked = Coordinate(latitude: 5.02, longitude: 9.88)
        let response = try Self.backend.get().answer(.reverse(asked))
        let town = try #require(response.objects.first)
        let distance = try #require(town.distance)
        #expect(abs(distance - asked.distance(to: town.coordinate)) < 0.006 * distance)
        #expect(town[DistanceMetadata.self]?.origin == asked)
        #expect(town[ToponymMetadata.self]?.balloonPoint == town.coordinate)
        #expect(response.metadata.toponymResultMetadata?.mode == .reverse)
        #expect(response.metadata.toponymResultMetadata?.reversePoint == asked)
        #expect(response.metadata.found == 1)
        #expect(town.address?.country == "Westland")
        // In an area, the distance is zero, and the result is at the requested coordinate.
        let ocean = Coordinate(latitude: -30, longitude: -60)
        let water = try #require(try Self.backend.get().answer(.reverse(ocean)).objects.first)
        #expect(water.distance == 0)
        #expect(water[ToponymMetadata.self]?.balloonPoint == ocean)
        #expect(water[ToponymMetadata.self]?.waterBody == .ocean)
        #expect(response.metadata.toponym == town)
    }

    @Test func lakesAreInland() throws {
        let lake = try Self.backend.get().answer(.reverse(Coordinate(latitude: 8, longitude: 3))).objects.first
        #expect(lake?[ToponymMetadata.self]?.waterBody == .inland)
        #expect(lake?.address?.countryCode == "WL" && lake?.address?.country == "Westland")
        #expect(lake?.address?.formatted == "Lake West, Westland")
    }

    /// A lake in a country is in that country at the zooms of countries.
    @Test func zoomOnALake() throws {
        #expect(try Self.backend.get().id(at: 8, 3, zoom: 10) == "lake")
        #expect(try Self.backend.get().id(at: 8, 3, zoom: 3) == "west")
    }

    /// Only a coordinate in the water has a water in its placemark.
    @Test func noWaterOnTheShore() throws {
        for (latitude, longitude) in [(5.0, 9.9), (8, 4), (-39.5, -99.5), (-17.95, 177.01)] {
            let place = Coordinate(latitude: latitude, longitude: longitude)
            let object = try #require(try Self.backend.get().answer(.reverse(place)).objects.first)
            #expect(Placemark(object).inlandWater == nil && Placemark(object).ocean == nil)
        }
    }

    /// Settlements within a radius, the nearest first, whatever their size.
    @Test func radius() throws {
        let backend = try Self.backend.get()
        func keys(_ radius: Double, zoom: Double? = nil, types: SearchTypes = .all) throws -> [String] {
            let options = SearchOptions(searchTypes: types, radius: radius)
            let place = Coordinate(latitude: 2.07, longitude: 2)
            return try backend.answer(.reverse(place, zoom: zoom, options: options)).objects.map(\.key)
        }
        #expect(try keys(5_000) == ["hamlet"])
        #expect(try keys(10_000) == ["hamlet", "city"])
        // Where there is nothing, it is as without a radius.
        #expect(try keys(100) == ["city"])
        #expect(try keys(10_000, zoom: 6) == ["region"])
        #expect(try keys(10_000, types: .organizations) == [])
    }

    @Test func secondPageAndBusinessesAreEmpty() throws {
        let place = Coordinate(latitude: 5, longitude: 9.9)
        let backend = try Self.backend.get()
        #expect(try backend.answer(.reverse(place, page: .init(offset: 1, limit: 10))).objects.isEmpty)
        #expect(
            try backend.answer(.reverse(place, options: SearchOptions(searchTypes: .organizations))).objects.isEmpty)
    }

    /// Settlements alone: the weighed nearest one, by a loop over all of them.
    @Test(arguments: [1, 2, 3] as [UInt64])
    func agreesWithBruteForce(seed: UInt64) throws {
        var generator = SplitMix64(seed: seed)
        var world = TinyWorld()
        var towns: [Coordinate] = []
        for number in 0..<200 {
            let town = Coordinate(
                latitude: .random(in: -90...90, using: &generator),
                longitude: .random(in: -180...180, using: &generator))
            towns.append(town)
            world.add("\(number)", .locality, "T\(number)", town.latitude, town.longitude, people: 500)
        }
        let backend = try world.backend()
        for _ in 0..<(TestRun.isHeavy ? 100 : 35) {
            let place = towns[Int.random(in: 0..<towns.count, using: &generator)].destination(
                distance: .random(in: 0...9_900, using: &generator), bearing: .random(in: 0...360, using: &generator))
            let found = try #require(try backend.answer(.reverse(place)).objects.first)
            let nearest = towns.map { place.distance(to: $0) }.min() ?? 0
            // On the ellipsoid and not on the sphere another one may be nearer by half a per cent.
            guard place.distance(to: found.coordinate) <= nearest * 1.011 + 1 else {
                Issue.record("seed \(seed): at \(place) \(found.name), not the nearest")
                return
            }
        }
    }
}
