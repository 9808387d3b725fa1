import MapGeometry
import MapSearch
import MapSearchIndexing
import MapSearchOffline
import MapSearchTestSupport
import Testing

/// Areas, buildings and courses as they come back for a map.
@Suite struct ShapesTests {
    private static func square(_ south: Double, _ west: Double, _ side: Double) -> [Coordinate] {
        [(0, 0), (0, 1), (1, 1), (1, 0)].map {
            Coordinate(latitude: south + $0.0 * side, longitude: west + $0.1 * side)
        }
    }

    /// A country with a hole and an island, a street of many vertices, a house, a lake at 180°.
    private static let backend = Result {
        var world = TinyWorld()
        world.add("land", .country, "Land", 11, 11, people: 1000) { record in
            record.boundary = [
                Polygon(outer: square(10, 10, 4), holes: [square(11, 11, 1)]), Polygon(outer: square(20, 10, 1)),
            ]
        }
        world.add("road", .street, "Road", 12.5, 10.5, people: 10) { record in
            record.lines = [
                Polyline((0...40).map { Coordinate(latitude: 12.5, longitude: 10.5 + Double($0) / 100) })
            ]
            record.houses = [
                IndexRecord.House(
                    number: "1", coordinate: Coordinate(latitude: 12.501, longitude: 10.501),
                    boundary: [Polygon(outer: square(12.5009, 10.5009, 0.0002))])
            ]
        }
        world.add("lake", .water, "Lake", -17, 179.9) { record in
            record.boundary = [(179.0, 180.0), (-180, -179)].map { west, east in
                let corners = [(-18.0, west), (-18, east), (-16, east), (-16, west)]
                return Polygon(outer: corners.map { Coordinate(latitude: $0.0, longitude: $0.1) })
            }
        }
        world.add("town", .locality, "Town", 12, 12, people: 500) { $0.localizedNames = ["de": "Stadt"] }
        world.add("village", .locality, "Village", 12.2, 12.2, people: 5)
        return try world.backend()
    }

    private static let all = CoordinateBounds(south: 0, west: 0, north: 30, east: 30)

    @Test func anAreaHasItsHolesAndIslands() throws {
        let land = try #require(try Self.backend.get().shapes(in: Self.all, kinds: [.country]).first)
        #expect(land.name == "Land")
        #expect(land.uri == "t:land")
        guard case .multiPolygon(let shape) = land.geometry.first else {
            Issue.record("\(land.geometry)")
            return
        }
        #expect(shape.polygons.map(\.holes.count).sorted() == [0, 1])
        #expect(shape.contains(Coordinate(latitude: 10.5, longitude: 10.5)))
        #expect(!shape.contains(Coordinate(latitude: 11.5, longitude: 11.5)), "the hole")
        #expect(shape.contains(Coordinate(latitude: 20.5, longitude: 10.5)), "the island")
    }

    @Test func aLineComesInOnePiece() throws {
        let road = try #require(try Self.backend.get().shapes(in: Self.all, kinds: [.street]).first)
        guard case .polyline(let line) = road.geometry.first else {
            Issue.record("\(road.geometry)")
            return
        }
        #expect(road.geometry.count == 1)
        #expect(line.coordinates.count == 41)
        #expect(line.coordinates.first?.longitude == 10.5)
        #expect(line.coordinates.last?.longitude == 10.9)
    }

    @Test func onlyWhatTouchesTheBoxIsTold() throws {
        let backend = try Self.backend.get()
        let west = CoordinateBounds(south: 12.4, west: 10.49, north: 12.6, east: 10.51)
        let road = try #require(try backend.shapes(in: west, kinds: [.street]).first)
        guard case .polyline(let line) = road.geometry.first else { return }
        #expect(line.coordinates.count < 41)
        #expect(try backend.shapes(in: CoordinateBounds(south: -5, west: -5, north: -4, east: -4)).isEmpty)
        #expect(try backend.shapes(in: .empty).isEmpty)
        let names = try backend.shapes(in: west).map { [$0.kind.rawValue, $0.name] }
        #expect(names.contains(["house", ""]), "\(names)")
    }

    @Test func theMeridianOf180IsNoBorder() throws {
        let backend = try Self.backend.get()
        for (west, east) in [(179.5, 179.6), (-179.6, -179.5), (179.0, -179.0), (-180, 180)] {
            let bounds = CoordinateBounds(south: -17.5, west: west, north: -17, east: east)
            #expect(try backend.shapes(in: bounds).map(\.name) == ["Lake"], "\(west)…\(east)")
        }
    }

    @Test func placesComeByTheirImportance() throws {
        let backend = try Self.backend.get()
        #expect(try backend.places(in: Self.all, kinds: [.locality]).map(\.name) == ["Town", "Village"])
        #expect(try backend.places(in: Self.all, kinds: [.locality], limit: 1).map(\.name) == ["Town"])
        #expect(try backend.places(in: Self.all, limit: 0).isEmpty)
        #expect(try backend.places(in: .empty).isEmpty)
        var options = SearchOptions()
        options.languages = ["de"]
        #expect(
            try backend.places(in: Self.all, kinds: [.locality], limit: 1, options: options).map(\.name) == ["Stadt"])
    }

    @Test func randomRingsComeBackAsTheyWere() throws {
        let seed: UInt64 = 8
        var generator = SplitMix64(seed: seed)
        var world = TinyWorld()
        var polygons: [Polygon] = []
        for number in 0..<60 {
            // Around the size of a chunk, where rings continue in the next one.
            let count = [3, 4, 62, 63, 64, 65, 126, 127, 128, 200][number % 10]
            let center = Coordinate(
                latitude: Double(number), longitude: Double.random(in: -170...170, using: &generator))
            let ring = (0..<count).map { step in
                center.destination(
                    distance: Double.random(in: 2000...9000, using: &generator),
                    bearing: Double(step) * 360 / Double(count))
            }
            polygons.append(Polygon(outer: ring))
            world.add("\(number)", .country, "\(number)", center.latitude, center.longitude) {
                $0.boundary = [Polygon(outer: ring)]
            }
        }
        let objects = try world.backend().shapes(in: .world)
        #expect(objects.count == 60, "seed \(seed)")
        for object in objects {
            guard case .polygon(let shape) = object.geometry.first, let number = Int(object.name) else {
                Issue.record("\(object.name), seed \(seed)")
                continue
            }
            #expect(shape.outer.count == polygons[number].outer.count, "seed \(seed)")
            let first = polygons[number].outer[0]
            #expect(shape.outer.contains { $0.distance(to: first) < 0.05 }, "seed \(seed)")
        }
    }
}
