import MapSearch
import MapSearchTestSupport
import Testing

/// Every way to begin a search, with `await` and with a handler.
@Suite(.timeLimit(.minutes(1))) struct SearchManagerTests {
    private static let everything = BackendCapabilities(rawValue: .max)
    private static let line = Polyline([zurich, berlin])
    private static let polygon = Polygon(
        outer: [zurich, berlin, Coordinate(latitude: 50, longitude: 5)],
        holes: [
            [
                Coordinate(latitude: 49.9, longitude: 8), Coordinate(latitude: 50, longitude: 8.1),
                Coordinate(latitude: 49.9, longitude: 8.1),
            ]
        ])
    private static let options = SearchOptions(resultPageSize: 5, languages: ["de"])

    private let backend = MockBackend(capabilities: everything)
    private let manager: SearchManager

    init() {
        manager = SearchManager(backend: backend)
        backend.reply(with: .objects(row(2)))
    }

    /// What a session asked first, after it has been answered.
    private func request(of session: SearchSession) async throws -> SearchRequest? {
        #expect(try await session.response().objects == row(2))
        return backend.requests.last
    }

    @Test(
        arguments: [
            nil, .point(zurich), .bounds(CoordinateBounds(southWest: zurich, northEast: berlin)),
            .rect(MapRect(x: 1e8, y: 1e8, width: 1e6, height: 1e6)),
            .circle(CircularRegion(center: zurich, radius: 500), .required), .polygon(polygon, .required),
            .polyline(line),
        ] as [SearchArea?])
    func textInAnArea(area: SearchArea?) async throws {
        let session = manager.submit(text: "cafe", in: area, options: Self.options)
        #expect(try await request(of: session) == .text("cafe", in: area, options: Self.options))
    }

    @Test func textAlongALineWithinAnArea() async throws {
        let corridor = Corridor(Self.line, maximumDistance: 1_000)
        let area = SearchArea.circle(CircularRegion(center: zurich, radius: 50_000), .required)
        let session = manager.submit(text: "cafe", along: corridor, within: area, options: Self.options)
        var options = Self.options
        options.corridor = corridor
        #expect(try await request(of: session) == .text("cafe", in: area, options: options))
        #expect(backend.requests.last?.sort == .distanceFromLine(Self.line))
    }

    @Test func reverseAtAZoom() async throws {
        let session = manager.submit(point: zurich, zoom: 12, options: Self.options)
        #expect(try await request(of: session) == .reverse(zurich, zoom: 12, options: Self.options))
    }

    @Test func byIdentifier() async throws {
        let session = manager.search(uri: "test:0", options: Self.options)
        #expect(try await request(of: session) == .uri("test:0", options: Self.options))
    }

    @Test func bySeveralIdentifiers() async throws {
        let session = manager.search(uris: ["test:0", "test:1"], options: Self.options)
        #expect(try await request(of: session) == .uris(["test:0", "test:1"], options: Self.options))
    }

    @Test func eachWayHasAHandler() async throws {
        let outcomes = Outcomes<SearchResponse>()
        let sessions = [
            manager.submit(text: "a", completionHandler: outcomes.handler),
            manager.submit(text: "a", along: Corridor(Self.line), completionHandler: outcomes.handler),
            manager.submit(point: zurich, completionHandler: outcomes.handler),
            manager.search(uri: "test:0", completionHandler: outcomes.handler),
            manager.search(uris: ["test:0"], completionHandler: outcomes.handler),
            manager.submit(.text("a"), completionHandler: outcomes.handler),
        ]
        await outcomes.wait(for: sessions.count)
        #expect(outcomes.codes == Array(repeating: nil, count: sessions.count))
        let objects = Outcomes<GeoObject>()
        let resolving = manager.resolve(uri: "test:0", completionHandler: objects.handler)
        await objects.wait(for: 1)
        #expect(try objects.all.first?.get() == row(2)[0])
        withExtendedLifetime(resolving) {}
        backend.enqueue(.objects([]))
        let nothing = manager.resolve(uri: "test:9", completionHandler: objects.handler)
        await objects.wait(for: 2)
        #expect(objects.codes == [nil, .notFound])
        withExtendedLifetime(nothing) {}
    }

    /// The most common pitfall: nobody keeps the session.
    @Test func whoeverDropsTheSessionIsTold() async {
        backend.reply(with: .never)
        let outcomes = Outcomes<SearchResponse>()
        _ = manager.submit(text: "a", completionHandler: outcomes.handler)
        await outcomes.wait(for: 1)
        #expect(outcomes.codes == [.cancelled])
    }

    // MARK: One identifier after the other

    private func backendOfPlaces(_ count: Int) -> MockBackend {
        let backend = MockBackend(capabilities: [.paging])
        backend.reply(
            with: .function { request in
                guard case .uri(let uri) = request.operation else { throw SearchError.unsupported("that") }
                if uri == "broken" { throw SearchError.network() }
                guard let object = row(count).first(where: { $0.uri == uri }) else {
                    throw SearchError.notFound(uri: uri)
                }
                return SearchResponse(objects: [object], isOffline: true, attributions: [.openStreetMap])
            })
        return backend
    }

    @Test func identifiersAreAskedForOneByOne() async throws {
        let backend = backendOfPlaces(30)
        let uris = (0..<25).reversed().map { "test:\($0)" } + ["nothing", "test:29"]
        let session = SearchManager(backend: backend).search(uris: uris, options: SearchOptions(resultPageSize: 10))
        let pages = try await session.pages().reduce(into: []) { $0.append($1) }
        #expect(pages.map(\.objects.count) == [10, 10, 6])
        #expect(pages.flatMap(\.objects).compactMap(\.uri) == uris.filter { $0 != "nothing" })
        #expect(pages.allSatisfy { $0.attributions == [.openStreetMap] && $0.metadata.found == 27 })
        #expect(pages.allSatisfy { $0.metadata.emulatedOptions == [.identifiers] })
        // Each is asked for when its page is, and once.
        #expect(backend.requests.count == 27)
    }

    @Test func oneThatFailsFailsThePage() async throws {
        let session = SearchManager(backend: backendOfPlaces(3)).search(uris: ["test:0", "broken", "test:1"])
        await #expect(throws: SearchError.network()) { try await session.response() }
    }

    @Test(arguments: [[], ["a", " "], Array(repeating: "a", count: 1001)])
    func identifiersThatMakeNoSenseAreRefused(uris: [String]) async {
        let manager = SearchManager(backend: UnimplementedBackend())
        let error = await #expect(throws: SearchError.self) { try await manager.search(uris: uris).response() }
        #expect([.badRequest, .emptyQuery].contains(error?.code))
    }
}

/// A search without a session.
@Suite(.timeLimit(.minutes(1))) struct SingleSearchTests {
    private let backend = MockBackend()
    private var manager: SearchManager { SearchManager(backend: backend) }

    @Test func answersFromAnyActor() async throws {
        backend.reply(with: .objects(row(25)))
        let request = SearchRequest.text("a", page: SearchRequest.Page(offset: 20, limit: 10))
        #expect(try await manager.response(to: request).objects == Array(row(25)[20...]))
        let manager = manager
        let onMain = Task { @MainActor in try await manager.response(to: request).objects.count }
        #expect(try await onMain.value == 5)
        #expect(try await Task.detached { try await manager.response(to: request).objects.count }.value == 5)
        #expect(backend.requests.count == 3)
    }

    @Test func failsAsASessionDoes() async throws {
        await #expect(throws: SearchError.emptyQuery) { try await manager.response(to: .text(" ")) }
        backend.enqueue(.failure(SearchError.network()))
        await #expect(throws: SearchError.network()) { try await manager.response(to: .text("a")) }
    }

    @Test func endsWithItsTask() async throws {
        backend.reply(with: .never)
        let manager = manager
        let task = Task { try await manager.response(to: .text("a")) }
        try await backend.waitForRequests(1)
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        let late = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await manager.response(to: .text("a"))
        }
        await #expect(throws: CancellationError.self) { try await late.value }
    }
}
