import MapSearch
import MapSearchTestSupport
import Testing

/// What a program for Yandex MapKit's search manager relies on, call by call.
@Suite(.timeLimit(.minutes(1))) struct SearchManagerRows {
    private let backend = MockBackend(capabilities: BackendCapabilities(rawValue: .max))
    private let manager: SearchManager

    init() {
        manager = SearchManager(backend: backend)
        backend.reply(with: .objects(row(2)))
    }

    @Test func submitWithTextGeometry() async throws {
        // A polygon may have any form, which theirs may not.
        let triangle = Polygon(outer: [zurich, berlin, Coordinate(latitude: 50, longitude: 5)])
        for area in [
            SearchArea.point(zurich), .bounds(CoordinateBounds(southWest: zurich, northEast: berlin)),
            .polyline(Polyline([zurich, berlin])), .polygon(triangle),
        ] {
            _ = try await manager.submit(text: "cafe", in: area).response()
            #expect(backend.requests.last == .text("cafe", in: area))
        }
        _ = try await manager.submit(text: "cafe", in: .polyline(Polyline([zurich, berlin]))).response()
        #expect(backend.requests.last?.sort == .distanceFromLine(Polyline([zurich, berlin])))
    }

    @Test func submitWithTextPolylineGeometry() async throws {
        let line = Polyline([zurich, berlin])
        let window = SearchArea.bounds(line.bounds)
        _ = try await manager.submit(text: "cafe", along: Corridor(line), within: window).response()
        #expect(backend.requests.last?.area == window)
        #expect(backend.requests.last?.sort == .distanceFromLine(line))
    }

    @Test func submitWithPointZoom() async throws {
        for zoom in [nil, 16.0] {
            for types in [SearchTypes.places, .organizations, .all] {
                let options = SearchOptions(searchTypes: types, origin: "app")
                _ = try await manager.submit(point: zurich, zoom: zoom, options: options).response()
                #expect(backend.requests.last == .reverse(zurich, zoom: zoom, options: options))
            }
        }
    }

    @Test func resolveURI() async throws {
        #expect(try await manager.resolve(uri: "test:0") == row(1)[0])
        #expect(backend.requests.last?.page.limit == 1)
    }

    @Test func searchByURI() async throws {
        #expect(
            try await manager.search(uri: "test:0", options: SearchOptions(resultPageSize: 3)).response().objects.count
                == 2)
        #expect(backend.requests.last == .uri("test:0", options: SearchOptions(resultPageSize: 3)))
    }

    @Test func searchByBusinessOids() async throws {
        #expect(try await manager.search(uris: ["test:0", "test:1"]).response().objects == row(2))
    }

    @Test func createSuggestSession() async throws {
        let session = manager.makeSuggestSession()
        #expect(try await session.suggest(SuggestRequest(text: "p")).suggestions.count == 2)
    }

    @Test func responseHandler() async throws {
        // Exactly once, with exactly one of the two; on the main actor.
        let outcomes = Outcomes<SearchResponse>()
        let session = manager.submit(text: "a", completionHandler: outcomes.handler)
        await outcomes.wait(for: 1)
        backend.enqueue(.failure(SearchError.network()))
        session.retry(completionHandler: outcomes.handler)
        await outcomes.wait(for: 2)
        #expect(outcomes.codes == [nil, .network])
    }

    @Test func searchManagerTypes() async throws {
        let online = MockBackend(name: "online")
        online.reply(with: .objects(row(5)))
        backend.capabilities.remove(.offline)
        for (backend, count) in [
            (online as any SearchBackend, 5), (backend, 2),
            (CombinedBackend(offline: backend, online: online, policy: .fallback(after: .seconds(60))), 5),
        ] {
            #expect(try await SearchManager(backend: backend).submit(text: "a").response().objects.count == count)
        }
    }
}
