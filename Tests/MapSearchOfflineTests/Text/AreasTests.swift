import MapGeometry
import MapSearch
import MapSearchOffline
import MapSearchTestSupport
import Testing

@Suite struct AreasTests {
    /// Villages of one name all over the Earth, on ±180° and at the poles too.
    private static let places: [(latitude: Double, longitude: Double)] = {
        var generator = SplitMix64(seed: 11)
        var places: [(Double, Double)] = [
            (10, 180), (10, -180), (-10, 179.99), (-10, -179.99), (90, 0), (-90, 50), (0, 0),
        ]
        for _ in 0..<300 {
            places.append((.random(in: -85...85, using: &generator), .random(in: -180..<180, using: &generator)))
        }
        return places
    }()

    private static let backend = Result {
        var world = TinyWorld()
        for (number, place) in places.enumerated() {
            world.add("\(number)", .locality, "Aldorf", place.latitude, place.longitude, people: 100 + number)
        }
        return try world.backend()
    }

    private static let areas: [SearchArea] = [
        .bounds(CoordinateBounds(south: -20, west: 170, north: 20, east: -170), .required),
        .bounds(CoordinateBounds(south: 5, west: 180, north: 15, east: 180), .required),
        .bounds(CoordinateBounds(south: -60, west: -180, north: 60, east: 0), .required),
        .bounds(CoordinateBounds(south: -60, west: 0, north: 60, east: 180), .required),
        .bounds(CoordinateBounds(south: 30, west: -30, north: 60, east: 30), .required),
        .bounds(CoordinateBounds(south: 80, west: -180, north: 90, east: 180), .required),
        .bounds(.world, .required),
        .circle(CircularRegion(center: Coordinate(latitude: 0, longitude: 180), radius: 2_000_000), .required),
        .circle(CircularRegion(center: Coordinate(latitude: 88, longitude: 10), radius: 1_500_000), .required),
        .circle(CircularRegion(center: Coordinate(latitude: 0, longitude: 0), radius: 0), .required),
        .circle(CircularRegion(center: Coordinate(latitude: 45, longitude: 100), radius: 25_000_000), .required),
        .polygon(
            Polygon(
                outer: [(-1.0, -1.0), (60, 20), (0, 60), (30, 20)].map { Coordinate(latitude: $0.0, longitude: $0.1) }),
            .required),
        .polygon(
            Polygon(
                outer: [(0.0, 160.0), (40, -170), (-40, -170)].map { Coordinate(latitude: $0.0, longitude: $0.1) }),
            .required),
    ]

    /// Nothing outside of a required area, and everything inside.
    @Test(arguments: areas)
    func requiredAreaIsKept(area: SearchArea) throws {
        let found = try Self.backend.get().ids("Aldorf", in: area, page: SearchRequest.Page(limit: 1000))
        let expected = Self.places.indices.filter { number in
            let place = Self.places[number]
            return Self.contains(area, Coordinate(latitude: place.latitude, longitude: place.longitude))
        }
        #expect(Set(found) == Set(expected.map(String.init)))
        #expect(Set(found).count == found.count)
    }

    /// The definition of each shape, apart from the engine.
    private static func contains(_ area: SearchArea, _ place: Coordinate) -> Bool {
        switch area.shape {
        case .bounds(let bounds): bounds.contains(place)
        case .circle(let circle): circle.center.distance(to: place) <= circle.radius + 0.02
        case .polygon(let polygon): isInside(place, polygon.outer)
        default: true
        }
    }

    /// Even-odd on longitudes counted from the first vertex.
    private static func isInside(_ place: Coordinate, _ ring: [Coordinate]) -> Bool {
        func turn(_ longitude: Double) -> Double {
            let turn = (longitude - ring[0].longitude).truncatingRemainder(dividingBy: 360)
            return turn > 180 ? turn - 360 : turn <= -180 ? turn + 360 : turn
        }
        var inside = false
        for (a, b) in zip(ring, ring.dropFirst() + [ring[0]])
        where (a.latitude > place.latitude) != (b.latitude > place.latitude) {
            let share = (place.latitude - a.latitude) / (b.latitude - a.latitude)
            if turn(a.longitude) + share * (turn(b.longitude) - turn(a.longitude)) > turn(place.longitude) {
                inside.toggle()
            }
        }
        return inside
    }

    @Test func requiredAreaWithoutAnythingIsEmpty() throws {
        let area = SearchArea.bounds(CoordinateBounds(south: 86, west: 10, north: 87, east: 11), .required)
        let response = try Self.backend.get().answer(.text("Aldorf", in: area))
        #expect(response.objects.isEmpty && response.metadata.found == 0)
        #expect(response.metadata.requestBoundingBox == area.bounds)
    }

    /// The nearest of equals first; far ones remain.
    @Test(arguments: [(10.0, 175.0), (50, 8), (-40, -70), (89, 0), (-10, -179.9)])
    func preferredPointPutsNearOnesFirst(latitude: Double, longitude: Double) throws {
        var world = TinyWorld()
        for (number, place) in Self.places.enumerated() {
            world.add("\(number)", .locality, "Aldorf", place.latitude, place.longitude, people: 1000)
        }
        let here = Coordinate(latitude: latitude, longitude: longitude)
        let found = try world.backend().answer(
            .text("Aldorf", in: .point(here), page: SearchRequest.Page(limit: 1000))
        ).objects
        #expect(found.count == Self.places.count)
        let nearest = Self.places.map { here.distance(to: Coordinate(latitude: $0.latitude, longitude: $0.longitude)) }
            .min()
        #expect(abs(here.distance(to: try #require(found.first).coordinate) - (nearest ?? 0)) < 20_000)
    }

    /// A world city typed in full is found from anywhere; of equals the near one wins.
    @Test func preferredAreaDrownsNobody() throws {
        let backend = try TinyWorld.earthBackend.get()
        let ohio = SearchArea.point(Coordinate(latitude: 39.9, longitude: -83.8))
        #expect(try backend.ids("Paris", in: ohio).first == "paris")
        #expect(try backend.ids("Springfield", in: ohio).first == "springfield-oh")
        let texas = SearchArea.bounds(CoordinateBounds(south: 33, west: -96, north: 34, east: -95))
        #expect(try backend.ids("Springfield", in: texas).count == 3)
    }

    @Test(arguments: [(10.0, 175.0), (0, 0), (-89, 12), (45, -179.9)])
    func sortByDistance(latitude: Double, longitude: Double) throws {
        let origin = Coordinate(latitude: latitude, longitude: longitude)
        let options = SearchOptions(sort: .distance(from: origin))
        let found = try Self.backend.get().answer(
            .text("Aldorf", options: options, page: SearchRequest.Page(limit: 1000))
        ).objects
        let distances = found.map { origin.distance(to: $0.coordinate) }
        #expect(found.count == Self.places.count)
        // Ranks are Float: good to a few metres on the far side of the Earth.
        #expect(zip(distances, distances.dropFirst()).allSatisfy { $0 <= $1 + 4 })
    }

    @Test func userPositionGivesDistances() throws {
        let here = Coordinate(latitude: 48, longitude: 2)
        let options = SearchOptions(userPosition: here)
        for object in try TinyWorld.earthBackend.get().answer(.text("Paris", options: options)).objects {
            #expect(object.distance.map { abs($0 - here.distance(to: object.coordinate)) < 1 } == true)
        }
    }

    @Test func sortByDistanceFromALine() throws {
        let line = Polyline([
            Coordinate(latitude: 0, longitude: 0), Coordinate(latitude: 0, longitude: 40),
        ])
        let options = SearchOptions(sort: .distanceFromLine(line))
        let found = try Self.backend.get().answer(.text("Aldorf", options: options, page: .init(limit: 40))).objects
        let first = try #require(found.first)
        #expect(first.key == "6", "the village on the line")
    }

    // MARK: Types

    @Test func searchTypes() throws {
        var world = TinyWorld()
        world.add("town", .locality, "Adler", people: 1000)
        world.add("inn", .business, "Adler")
        let backend = try world.backend()
        #expect(try Set(backend.ids("Adler")) == ["town", "inn"])
        #expect(try backend.ids("Adler", options: SearchOptions(searchTypes: .places)) == ["town"])
        #expect(try backend.ids("Adler", options: SearchOptions(searchTypes: .organizations)) == ["inn"])
        let none = SearchOptions(searchTypes: [])
        let error = #expect(throws: SearchError.self) { try backend.ids("Adler", options: none) }
        #expect(error?.code == .badRequest)
    }
}
