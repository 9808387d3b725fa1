import MapGeometry
import MapSearch
import MapSearchIndexing
import MapSearchOffline
import MapSearchTestSupport
import TestFixtures
import Testing

/// Reverse geocoding against a look at every shape of a random world.
@Suite struct NearestShapesTests {
    /// Streets, houses and shops around a place that is as far north as people live, and at 180°.
    private struct RandomWorld {
        var streets: [Polyline] = []
        var houses: [(street: Int, coordinate: Coordinate, outline: Polygon?)] = []
        var shops: [(coordinate: Coordinate, outline: Polygon?)] = []

        init(around middle: Coordinate, using random: inout SplitMix64) {
            func place(near center: Coordinate, _ meters: ClosedRange<Double>) -> Coordinate {
                center.destination(
                    distance: .random(in: meters, using: &random), bearing: .random(in: 0...360, using: &random))
            }
            func square(_ center: Coordinate) -> Polygon {
                Polygon(outer: [45, 135, 225, 315].map { center.destination(distance: 7, bearing: $0) })
            }
            for _ in 0..<20 {
                var line = [place(near: middle, 0...2000)]
                for _ in 0..<Int.random(in: 1...20, using: &random) {
                    line.append(place(near: line[line.count - 1], 5...80))
                }
                streets.append(Polyline(line))
            }
            for _ in 0..<60 {
                let center = place(near: middle, 0...2000)
                houses.append(
                    (Int.random(in: 0..<20, using: &random), center, Bool.random(using: &random) ? square(center) : nil)
                )
                let shop = place(near: middle, 0...2000)
                shops.append((shop, Bool.random(using: &random) ? square(shop) : nil))
            }
        }

        func backend() throws -> OfflineBackend {
            var world = TinyWorld()
            for (street, line) in streets.enumerated() {
                let first = line.coordinates[0]
                world.add("s\(street)", .street, "Street \(street)", first.latitude, first.longitude) { record in
                    record.lines = [line]
                    record.houses = houses.enumerated().filter { $0.element.street == street }.map { number, house in
                        IndexRecord.House(
                            number: "\(number + 1)", coordinate: house.coordinate,
                            boundary: house.outline.map { [$0] } ?? [])
                    }
                }
            }
            for (number, shop) in shops.enumerated() {
                world.add("b\(number)", .business, "Shop", shop.coordinate.latitude, shop.coordinate.longitude) {
                    record in
                    record.boundary = shop.outline.map { [$0] } ?? []
                }
            }
            return try world.backend()
        }

        static func distance(_ coordinate: Coordinate, _ outline: Polygon?, from place: Coordinate) -> Double {
            guard let outline else { return place.distance(to: coordinate) }
            if outline.contains(place) { return 0 }
            return Polyline(outline.outer + [outline.outer[0]]).distance(to: place) ?? .infinity
        }
    }

    /// How many places are looked at in each world.
    private static let placeCount = TestRun.isHeavy ? 100 : 35

    private static let middles: [(Double, Double)] = [
        (0, 0), (47.1, 9.5), (-33.9, 151.2), (69.6, 18.9), (64.8, -179.0), (-16.8, 178.5),
    ]

    /// What the sphere and the flat map may be off, against the ellipsoid.
    private static func isNearest(_ found: Double, _ nearest: Double) -> Bool { found <= nearest * 1.012 + 0.1 }

    @Test(arguments: middles)
    func streets(latitude: Double, longitude: Double) throws {
        let seed = UInt64(bitPattern: Int64(latitude * 10 + longitude))
        var random = SplitMix64(seed: seed)
        let middle = Coordinate(latitude: latitude, longitude: longitude)
        let world = RandomWorld(around: middle, using: &random)
        let backend = try world.backend()
        for _ in 0..<Self.placeCount {
            let place = middle.destination(
                distance: .random(in: 0...2500, using: &random), bearing: .random(in: 0...360, using: &random))
            let distances = world.streets.map { $0.distance(to: place) ?? .infinity }
            let nearest = distances.min() ?? .infinity
            let object = try backend.answer(.reverse(place, zoom: 17)).objects.first
            guard let object else {
                #expect(nearest > 246, "seed \(seed), \(place)")
                continue
            }
            let number = try #require(Int(object.key.dropFirst()))
            #expect(Self.isNearest(distances[number], nearest), "seed \(seed), \(place): \(object.key)")
            #expect(try abs(#require(object.distance) - distances[number]) < 0.012 * distances[number] + 0.1)
            let pin = try #require(object[ToponymMetadata.self]?.balloonPoint)
            #expect(abs(pin.distance(to: place) - distances[number]) < 0.012 * distances[number] + 0.1)
        }
    }

    /// A house is not farther than any street, unless it belongs to the nearest street.
    @Test(arguments: middles)
    func addresses(latitude: Double, longitude: Double) throws {
        let seed = UInt64(bitPattern: Int64(latitude * 20 + longitude))
        var random = SplitMix64(seed: seed)
        let middle = Coordinate(latitude: latitude, longitude: longitude)
        let world = RandomWorld(around: middle, using: &random)
        let backend = try world.backend()
        for _ in 0..<Self.placeCount {
            let place = middle.destination(
                distance: .random(in: 0...2200, using: &random), bearing: .random(in: 0...360, using: &random))
            let streets = world.streets.map { $0.distance(to: place) ?? .infinity }
            let houses = world.houses.map { RandomWorld.distance($0.coordinate, $0.outline, from: place) }
            guard let street = streets.indices.min(by: { streets[$0] < streets[$1] }),
                let house = houses.indices.min(by: { houses[$0] < houses[$1] }), streets[street] < 246
            else { continue }
            // Where two are nearly as near, either will do.
            let gap = abs(houses[house] - streets[street])
            if gap < 0.012 * streets[street] + 0.2 || abs(houses[house] - 100) < 2 { continue }
            let object = try #require(
                try backend.answer(.reverse(place, options: .init(searchTypes: .places))).objects.first)
            if houses[house] < min(streets[street], 100) {
                #expect(object.key.hasSuffix("#\(house + 1)"), "seed \(seed), \(place): \(object.key)")
            } else {
                let nearest = Double(streets[street])
                let number = try #require(Int(object.key.dropFirst().prefix { $0 != "#" }))
                #expect(Self.isNearest(streets[number], nearest), "seed \(seed), \(place): \(object.key)")
            }
        }
    }

    @Test(arguments: middles)
    func organizations(latitude: Double, longitude: Double) throws {
        let seed = UInt64(bitPattern: Int64(latitude * 30 + longitude))
        var random = SplitMix64(seed: seed)
        let middle = Coordinate(latitude: latitude, longitude: longitude)
        let world = RandomWorld(around: middle, using: &random)
        let backend = try world.backend()
        for _ in 0..<Self.placeCount {
            let place = middle.destination(
                distance: .random(in: 0...2500, using: &random), bearing: .random(in: 0...360, using: &random))
            let distances = world.shops.map { RandomWorld.distance($0.coordinate, $0.outline, from: place) }
            let expected = distances.filter { $0 < 700 }.sorted().prefix(5)
            let page = SearchRequest.Page(limit: 5)
            let options = SearchOptions(searchTypes: .organizations, radius: 700)
            let found = try backend.answer(.reverse(place, options: options, page: page)).objects
            if abs(distances.filter { $0 < 708 }.count - distances.filter { $0 < 692 }.count) == 0 {
                #expect(found.count == expected.count, "seed \(seed), \(place)")
            }
            for (object, nearest) in zip(found, expected) {
                let number = try #require(Int(object.key.dropFirst()))
                #expect(Self.isNearest(distances[number], nearest), "seed \(seed), \(place): \(object.key)")
            }
        }
    }

    /// On either side of a border as crooked as they are, a house is never on the other.
    @Test(arguments: [1, 2, 3] as [UInt64])
    func noHouseAcrossABorder(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        let border = (0...40).map { step in
            Coordinate(latitude: 47 + Double(step) / 1000, longitude: 9.5 + .random(in: -0.002...0.002, using: &random))
        }
        let west = Polygon(
            outer: border + [Coordinate(latitude: 47.04, longitude: 9), Coordinate(latitude: 47, longitude: 9)])
        let east = Polygon(
            outer: border + [Coordinate(latitude: 47.04, longitude: 10), Coordinate(latitude: 47, longitude: 10)])
        var world = TinyWorld()
        for (id, code, outline) in [("west", "WL", west), ("east", "EL", east)] {
            world.add(id, .country, id, 47.02, id == "west" ? 9.2 : 9.8) { record in
                record.countryCode = code
                record.boundary = [outline]
            }
            // What a border leaves of a town has a boundary, too.
            world.add(id + "town", .locality, id + " town", 47.02, id == "west" ? 9.45 : 9.55, in: id)
        }
        for number in 0..<200 {
            let place = Coordinate(
                latitude: .random(in: 47.001...47.039, using: &random),
                longitude: .random(in: 9.494...9.506, using: &random))
            let side = west.contains(place) ? "west" : "east"
            world.add(
                "\(side)\(number)", .street, "\(side) \(number)", place.latitude, place.longitude, in: side + "town"
            ) {
                $0.houses = [IndexRecord.House(number: "1", coordinate: place)]
                $0.lines = [Polyline([place, place.destination(distance: 3, bearing: 0)])]
            }
        }
        let backend = try world.backend()
        for _ in 0..<3 * Self.placeCount {
            let place = Coordinate(
                latitude: .random(in: 47.001...47.039, using: &random),
                longitude: .random(in: 9.494...9.506, using: &random))
            let side = west.contains(place) ? "west" : "east"
            for types in [SearchTypes.places, .all] {
                let object = try #require(
                    try backend.answer(.reverse(place, options: .init(searchTypes: types))).objects.first)
                #expect(object.key.hasPrefix(side), "seed \(seed), \(place): \(object.key)")
                #expect(object.address?.countryCode == (side == "west" ? "WL" : "EL"))
            }
        }
    }

    /// Houses at the poles and on both sides of 180°.
    @Test func edgesOfTheEarth() throws {
        var world = TinyWorld()
        let places = [
            ("north", 89.9995, 20.0), ("south", -89.9995, -120), ("east", 10, 179.9999), ("west", 20, -179.9999),
        ]
        for (id, latitude, longitude) in places {
            world.add(id, .street, id, latitude, longitude) {
                let place = Coordinate(latitude: latitude, longitude: longitude)
                $0.houses = [IndexRecord.House(number: "1", coordinate: place)]
            }
        }
        let backend = try world.backend()
        for (latitude, longitude, key) in [
            (90.0, 0.0, "north#1"), (89.9998, 20, "north#1"), (-90, 77, "south#1"), (10, -179.9999, "east#1"),
            (10, 180, "east#1"), (10, -180, "east#1"), (20, 179.9999, "west#1"), (20, 180, "west#1"),
        ] {
            #expect(try backend.id(at: latitude, longitude) == key, "\(latitude), \(longitude)")
        }
    }
}
