import MapSearch
import MapSearchTestSupport
import Testing

/// What a program for Yandex MapKit's search session relies on, call by call.
@Suite(.timeLimit(.minutes(1))) struct SearchSessionRows {
    private let clock = ManualClock()
    private let backend: MockBackend
    private let manager: SearchManager

    init() {
        backend = MockBackend(capabilities: [.paging, .sort, .filters, .distances], clock: clock)
        manager = SearchManager(backend: backend)
        backend.reply(
            with: .function { request in
                let rest = row(25).dropFirst(request.page.offset)
                return SearchResponse(
                    objects: Array(rest.prefix(request.page.limit)), isOffline: true,
                    hasNextPage: rest.count > request.page.limit)
            })
    }

    private func session() async throws -> SearchSession {
        let session = manager.submit(text: "a", in: .point(zurich))
        _ = try await session.response()
        return session
    }

    @Test func cancel() async throws {
        backend.enqueue(.never)
        let session = manager.submit(text: "a")
        session.cancel()
        await #expect(throws: SearchError.cancelled) { try await session.response() }
    }

    @Test func retry() async throws {
        let session = try await session()
        _ = try await session.fetchNextPage()
        // The last request unchanged, whatever was set since.
        session.area = .point(berlin)
        #expect(try await session.retry().objects.first?.uri == "test:10")
        #expect(backend.requests.suffix(2).map(\.page.offset) == [10, 10])
        #expect(backend.requests.last?.area == .point(zurich))
    }

    @Test func retryCancelsTheActiveRequest() async throws {
        backend.enqueue(.never)
        let session = manager.submit(text: "a")
        let first = Task { try await session.response() }
        try await backend.waitForRequests(1)
        #expect(try await session.retry().objects.count == 10)
        // Each waiter is cancelled, or began late enough to get the new answer.
        if case .failure(let error) = await first.result { #expect(SearchError.Code.cancelled ~= error) }
    }

    @Test func hasNextPage() async throws {
        let session = try await session()
        #expect(session.hasNextPage)
        for try await _ in session.pages() {}
        #expect(!session.hasNextPage)
    }

    @Test func fetchNextPage() async throws {
        let session = try await session()
        #expect(try await session.fetchNextPage().objects.count == 10)
        #expect(try await session.fetchNextPage().objects.count == 5)
        await #expect(throws: SearchError.noNextPage) { try await session.fetchNextPage() }
        backend.enqueue(.objects([]), after: .seconds(1))
        let loading = manager.submit(text: "a")
        // Theirs is ignored here, and its handler never called.
        await #expect(throws: SearchError.busy) { try await loading.fetchNextPage() }
    }

    @Test func setSearchArea() async throws {
        let session = try await session()
        for area in [
            SearchArea.bounds(CoordinateBounds(southWest: zurich, northEast: berlin)),
            .polyline(Polyline([zurich, berlin])),
            .point(berlin),
        ] {
            session.area = area
            _ = try await session.resubmit()
            #expect(backend.requests.last?.area == area)
        }
    }

    @Test func setSortByDistance() async throws {
        let session = try await session()
        for sort in [SearchSort.distance(from: berlin), .distanceFromLine(Polyline([zurich, berlin]))] {
            session.sort = sort
            let count = backend.requests.count
            _ = try await session.fetchNextPage()
            #expect(backend.requests[count].sort != sort)
            #expect(try await session.resubmit().metadata.sort == .distanceFromRequest)
            #expect(backend.requests.last?.sort == sort)
        }
    }

    @Test func resetSort() async throws {
        let line = Polyline([zurich, berlin])
        let session = manager.submit(text: "a", in: .polyline(line))
        #expect(try await session.response().metadata.sort == .distanceFromRequest)
        session.sort = .rank
        #expect(try await session.resubmit().metadata.sort == .rank)
        #expect(backend.requests.last?.sort == .rank)
        session.sort = nil
        #expect(try await session.resubmit().metadata.sort == .distanceFromRequest)
    }

    @Test func setSearchOptions() async throws {
        let session = try await session()
        session.options = SearchOptions(resultPageSize: 3, userPosition: berlin, origin: "app")
        #expect(try await session.resubmit().objects.count == 3)
        #expect(backend.requests.last?.options.userPosition == berlin)
    }

    @Test func setFilters() async throws {
        let session = try await session()
        session.filters = [.boolean("wifi")]
        _ = try await session.resubmit()
        #expect(backend.requests.last?.options.filters == [.boolean("wifi")])
    }

    @Test func resubmit() async throws {
        let session = try await session()
        _ = try await session.fetchNextPage()
        #expect(try await session.resubmit().objects.first?.uri == "test:0")
        for other in [manager.submit(point: zurich), manager.search(uri: "test:0")] {
            _ = try await other.response()
            let error = await #expect(throws: SearchError.self) { try await other.resubmit() }
            #expect(error?.code == .notApplicable)
        }
        // Theirs is ignored while the first request runs; ours takes its place.
        backend.enqueue(.never)
        let count = backend.requests.count
        let loading = manager.submit(text: "a")
        try await backend.waitForRequests(count + 1)
        #expect(try await loading.resubmit().objects.count == 10)
    }

    @Test func theSessionThatIsNotKept() async {
        backend.enqueue(.never)
        let outcomes = Outcomes<SearchResponse>()
        _ = manager.submit(text: "a", completionHandler: outcomes.handler)
        await outcomes.wait(for: 1)
        #expect(outcomes.codes == [.cancelled])
    }
}
