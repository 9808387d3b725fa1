import MapSearchTestSupport
import Testing

import MapSearch

/// Where places are along a route, against the plain geometry of the line.
@Suite struct CorridorTests {
    /// To the east along a parallel, then north, then back to the west: it comes past the same places twice.
    private static let route = Polyline([
        Coordinate(latitude: 47, longitude: 8), Coordinate(latitude: 47, longitude: 9),
        Coordinate(latitude: 47.1, longitude: 9), Coordinate(latitude: 47.1, longitude: 8),
    ])

    private static func place(_ index: Int, _ latitude: Double, _ longitude: Double) -> GeoObject {
        GeoObject(
            name: "Place \(index)", coordinate: Coordinate(latitude: latitude, longitude: longitude), kind: .business,
            uri: "test:\(index)")
    }

    private static func places(_ count: Int, seed: UInt64) -> [GeoObject] {
        var random = SplitMix64(seed: seed)
        return (0..<count).map { index in
            place(index, .random(in: 46.8...47.3, using: &random), .random(in: 7.8...9.2, using: &random))
        }
    }

    private func names(_ corridor: Corridor, _ objects: [GeoObject], sort: SearchSort? = nil) throws -> [String] {
        let request = SearchRequest.text("a", options: SearchOptions(sort: sort, corridor: corridor))
        let plan = RequestPlan(request, capabilities: [])
        return try plan.complete(SearchResponse(objects: objects, isOffline: true)).objects.map(\.name)
    }

    @Test func tellsWhereAPlaceIs() throws {
        let ruler = CorridorRuler(Corridor(Self.route))
        let south = try #require(ruler.measure(Coordinate(latitude: 46.99, longitude: 8.5)))
        #expect(south.side == .right)
        #expect(abs(south.distanceFromLine - 1_250) < 150)
        #expect(south.detour == 2 * south.distanceFromLine)
        #expect(south.position.segmentIndex == 0)
        #expect(abs(south.distanceAlongLine - 38_000) < 200)
        let north = try #require(ruler.measure(Coordinate(latitude: 47.11, longitude: 8.5)))
        #expect(north.side == .right)
        #expect(north.position.segmentIndex == 2)
        #expect(try #require(ruler.measure(Coordinate(latitude: 47.01, longitude: 8.2))).side == .left)
        let vertex = try #require(ruler.measure(Self.route.coordinates[1]))
        #expect(vertex.side == .on && vertex.distanceFromLine == 0)
        #expect(ruler.measure(Coordinate(latitude: .nan, longitude: 0)) == nil)
        #expect(ruler.measure(Coordinate(latitude: 91, longitude: 0)) == nil)
    }

    /// The line is prepared once, which is no difference between requests, and for the width of the corridor.
    @Test func preparesTheLineOnce() throws {
        let backend: BackendCapabilities = [.sort, .paging, .requiredArea]
        let request = SearchRequest.text(
            "a", options: SearchOptions(corridor: Corridor(Self.route, maximumDistance: 500)))
        let plan = RequestPlan(request, capabilities: backend)
        let prepared = try #require(plan.sent.preparedOrder)
        #expect(prepared.line == Self.route && prepared.reach > 500 && prepared.reach < 510)
        #expect(RequestPlan(plan.sent, capabilities: backend).sent.preparedOrder === prepared)
        var other = plan.sent
        other.preparation.line = nil
        #expect(other == plan.sent && Set([other, plan.sent]).count == 1)
        // Nothing is excluded by a line that only orders results.
        let wide = RequestPlan(
            .text("a", options: SearchOptions(sort: .distanceFromLine(Self.route))), capabilities: backend)
        #expect(wide.sent.preparedOrder?.reach == .infinity)
        // Another order is not by the distance from the line.
        let near = SearchSort.distance(from: Self.route.coordinates[0])
        let options = SearchOptions(sort: near, corridor: Corridor(Self.route, maximumDistance: 500))
        #expect(RequestPlan(.text("a", options: options), capabilities: backend).sent.preparedOrder == nil)
    }

    /// A backend measures nothing far away, as long as it knows boxes.
    @Test func narrowCorridorIsABoxToTheBackend() throws {
        func area(_ distance: Double?, _ capabilities: BackendCapabilities, in area: SearchArea? = nil) -> SearchArea? {
            let options = SearchOptions(corridor: Corridor(Self.route, maximumDistance: distance))
            return RequestPlan(.text("a", in: area, options: options), capabilities: capabilities).sent.area
        }
        let box = try #require(area(500, [.requiredArea]))
        #expect(box.strictness == .required)
        for place in Self.places(400, seed: 5).map(\.coordinate)
        where Self.route.distance(to: place) ?? .infinity <= 500 {
            #expect(box.shape.contains(place))
        }
        #expect(!box.shape.contains(Coordinate(latitude: 46.98, longitude: 8.5)))
        #expect(area(500, []) == .polyline(Self.route) && area(nil, [.requiredArea]) == .polyline(Self.route))
        #expect(area(.infinity, [.requiredArea]) == .polyline(Self.route))
        let own = SearchArea.point(Coordinate(latitude: 1, longitude: 2))
        #expect(area(500, [.requiredArea], in: own) == own)
    }

    @Test(arguments: [0, 500, 5_000, 20_000, nil] as [Double?])
    func keepsToTheWidthExactly(maximumDistance: Double?) throws {
        let objects = Self.places(400, seed: 7) + [Self.place(400, 47, 8), Self.place(401, 47.1, 8)]
        let found = try names(Corridor(Self.route, maximumDistance: maximumDistance), objects)
        let measured = objects.map { (name: $0.name, distance: Self.route.distance(to: $0.coordinate) ?? .infinity) }
        let expected = measured.filter { $0.distance <= maximumDistance ?? .infinity }
            .enumerated().sorted { ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset) }
            .map(\.element.name)
        #expect(found == expected)
        #expect(found.count >= 2)
    }

    /// Each place is on the part of the line that is left, or it is not there at all.
    @Test(arguments: [(0, 0.0), (0, 0.5), (1, 0.25), (2, 0.9), (2, 1), (99, 0), (-1, 0)])
    func onlyWhatIsAheadCounts(segment: Int, fraction: Double) throws {
        let start = PolylinePosition(segmentIndex: segment, segmentPosition: fraction)
        let corridor = Corridor(Self.route, maximumDistance: 8_000, startingAt: start)
        let ruler = CorridorRuler(corridor)
        let end = PolylinePosition(segmentIndex: 2, segmentPosition: 1)
        let rest = Self.route.subline(from: start, to: end)
        for object in Self.places(300, seed: 11) {
            let closest = try #require(rest.closestPosition(to: object.coordinate))
            let along = rest.distance(from: PolylinePosition(segmentIndex: 0, segmentPosition: 0), to: closest.position)
            let isAhead = closest.distance <= 8_000 && along > 0
            let measured = ruler.measure(object.coordinate)
            #expect((measured != nil) == isAhead, "\(object.coordinate)")
            guard let measured else { continue }
            #expect(abs(measured.distanceAlongLine - along) < 0.001)
            #expect(abs(measured.distanceFromLine - closest.distance) < 0.001)
            let place = try #require(Self.route.coordinate(at: measured.position))
            #expect(place.distance(to: closest.coordinate) < 0.01)
            #expect(measured.position >= max(start, PolylinePosition(segmentIndex: 0, segmentPosition: 0)))
        }
    }

    /// A place that was passed on the way out is still ahead on the way back.
    @Test func theWayBackCounts() throws {
        let between = Self.place(0, 47.04, 8.5)
        let start = PolylinePosition(segmentIndex: 0, segmentPosition: 0.9)
        let ahead = CorridorRuler(Corridor(Self.route, maximumDistance: 10_000, startingAt: start))
        #expect(ahead.measure(between.coordinate)?.position.segmentIndex == 2)
        #expect(CorridorRuler(Corridor(Self.route)).measure(between.coordinate)?.position.segmentIndex == 0)
    }

    @Test func sortsByPositionAlongTheLine() throws {
        let objects = [
            Self.place(0, 47.101, 8.1), Self.place(1, 47.001, 8.9), Self.place(2, 47.001, 8.1),
            Self.place(3, 47.05, 9.001), Self.place(4, 47.002, 8.1),
        ]
        let corridor = Corridor(Self.route, maximumDistance: 1_000)
        #expect(
            try names(corridor, objects, sort: .positionAlongLine(Self.route))
                == ["Place 2", "Place 4", "Place 1", "Place 3", "Place 0"])
        #expect(try names(corridor, objects, sort: .rank) == (0..<5).map { "Place \($0)" })
        let reversed = Polyline(Self.route.coordinates.reversed())
        #expect(try names(corridor, objects, sort: .positionAlongLine(reversed)).first == "Place 0")
    }

    @Test func pagesOfACorridorAreStable() async throws {
        let backend = MockBackend()
        backend.reply(with: .objects(Self.places(60, seed: 3)))
        let manager = SearchManager(backend: backend)
        let corridor = Corridor(Self.route, maximumDistance: 15_000)
        let whole = try await manager.submit(
            text: "a", along: corridor, options: SearchOptions(resultPageSize: 60)
        ).response()
        #expect(whole.objects.count > 10)
        #expect(whole.metadata.sort == .distanceFromRequest)
        for size in [1, 3, 7] {
            let session = manager.submit(text: "a", along: corridor, options: SearchOptions(resultPageSize: size))
            let paged = try await session.pages().reduce(into: []) { $0 += $1.objects }
            #expect(paged == whole.objects)
        }
    }

    /// A backend that sorts is asked for what is nearest, so that nothing near is lost among much that is far.
    @Test func aBackendThatSortsIsAskedForWhatIsNear() {
        let corridor = Corridor(Self.route, maximumDistance: 100)
        for sort in [nil, SearchSort.positionAlongLine(Self.route)] {
            let request = SearchRequest.text("a", options: SearchOptions(sort: sort, corridor: corridor))
            let plan = RequestPlan(request, capabilities: [.sort, .paging])
            #expect(plan.sent.sort == .distanceFromLine(Self.route))
            #expect(plan.sent.options.corridor == nil)
            #expect(plan.sent.area == .polyline(Self.route))
            #expect(plan.emulated == [.corridor, .sort, .paging])
        }
        let ranked = SearchRequest.text("a", options: SearchOptions(sort: .rank, corridor: corridor))
        let plan = RequestPlan(ranked, capabilities: [.sort, .paging])
        #expect(plan.sent.sort == .rank && plan.sent.area == .polyline(Self.route))
        #expect(plan.emulated == [.corridor, .paging])
    }

    @Test func aBackendThatKnowsCorridorsIsLeftAlone() {
        let request = SearchRequest.text("a", options: SearchOptions(corridor: Corridor(Self.route)))
        let plan = RequestPlan(request, capabilities: [.corridor, .sort, .paging])
        #expect(plan.sent == request)
        #expect(plan.emulated.isEmpty && !plan.measuresLine)
    }

    @Test func identifiersAreNotLeftOut() throws {
        let corridor = Corridor(Self.route, maximumDistance: 1)
        let options = SearchOptions(corridor: corridor, filters: [.boolean("wifi")])
        let plan = RequestPlan(.uri("test:0", options: options), capabilities: [])
        #expect(plan.ignored == [.corridor, .filters])
        #expect(try plan.complete(response(3)).objects.count == 3)
    }

    @Test(arguments: [
        (Corridor(Polyline([])), SearchError.Code.badRequest),
        (Corridor(Polyline([zurich]), maximumDistance: -1), .badRequest),
        (Corridor(Polyline([zurich]), maximumDistance: .nan), .badRequest),
        (Corridor(Polyline([Coordinate(latitude: 91, longitude: 0)])), .invalidCoordinate),
        (
            Corridor(Polyline([zurich]), startingAt: PolylinePosition(segmentIndex: 0, segmentPosition: .nan)),
            .badRequest
        ),
    ])
    func aCorridorThatMakesNoSenseIsRefused(corridor: Corridor, code: SearchError.Code) {
        let error = #expect(throws: SearchError.self) {
            try SearchRequest.text("a", options: SearchOptions(corridor: corridor)).validate()
        }
        #expect(error?.code == code)
    }

    /// Lines without a length, and a start beyond the end, are corridors, too.
    @Test func degenerateLinesHaveCorridors() throws {
        let point = Corridor(Polyline([zurich]), maximumDistance: 2_000)
        #expect(try names(point, row(4)) == ["Place 0", "Place 1"])
        let twice = Corridor(Polyline([zurich, zurich]), maximumDistance: 2_000)
        #expect(try names(twice, row(4)) == ["Place 0", "Place 1"])
        let beyond = PolylinePosition(segmentIndex: Int.max, segmentPosition: 1)
        #expect(try names(Corridor(Polyline([zurich, berlin]), startingAt: beyond), row(4)).isEmpty)
    }
}
