import MapGeometry
import MapSearch
import MapSearchPresentation
import MapSearchTestSupport
import Testing

@MainActor
@Suite(.timeLimit(.minutes(1))) struct SearchResultsTests {
    private func cafe(_ number: Int, _ description: String? = nil) -> GeoObject {
        GeoObject(
            name: "Café \(number)", descriptionText: description,
            coordinate: Coordinate(latitude: Double(number), longitude: 0), uri: "test:\(number)")
    }

    private func page(
        _ numbers: [Int], _ displayType: SearchMetadata.DisplayType = .multiple, hasNextPage: Bool = true
    ) -> SearchResponse {
        SearchResponse(
            objects: numbers.map { cafe($0) }, metadata: SearchMetadata(found: 20, displayType: displayType),
            isOffline: true, hasNextPage: hasNextPage)
    }

    /// Waits until the list has so many objects; pins have them then, too.
    private func wait(_ controller: ResultsController<GeoObject>, until count: Int) async {
        for await _ in controller.batches() where controller.list.count == count { return }
    }

    @Test func pagesAndMovesChangePinsAndNothingElse() async throws {
        let backend = MockBackend(capabilities: [.paging])
        for reply in [page([1, 2, 3]), page([3, 4]), page([2, 4, 5], hasNextPage: false)] {
            backend.enqueue(.response(reply))
        }
        let results = SearchResults(SearchManager(backend: backend).submit(text: "café"))
        let controller = ResultsController(source: results)
        let pins = Pins<GeoObject>()
        controller.drive(pins)
        try await results.load()
        await wait(controller, until: 3)
        #expect(pins.pins.count == 3)
        pins.forget()

        #expect(try await results.loadNextPage()?.objects.count == 2)
        await wait(controller, until: 4)
        #expect(pins.pins.count == 4)
        // The one that is on both pages is untouched.
        #expect(pins.calls.count == 1)
        #expect(controller.list.objects.map(\.name) == [1, 2, 3, 4].map { cafe($0).name })
        pins.forget()

        let visible = MapRect(x: 0, y: 0, width: 1e6, height: 1e6)
        #expect(try await results.mapMoved(to: visible) != nil)
        await wait(controller, until: 3)
        #expect(pins.calls.count == 3)
        #expect(Set(pins.pins.values.map(\.name)) == Set([2, 4, 5].map { cafe($0).name }))
        #expect(try await results.loadNextPage() == nil)
        #expect(backend.requests.count == 3)
    }

    @Test func whoWaitsForTheFirstPageAgainLeavesTheOthers() async throws {
        let backend = MockBackend(capabilities: [.paging])
        for reply in [page([1, 2]), page([3]), page([4])] { backend.enqueue(.response(reply)) }
        let results = SearchResults(SearchManager(backend: backend).submit(text: "café"))
        try await results.load()
        try await results.loadNextPage()
        #expect(try await results.load().objects.count == 2)
        #expect(results.objects == [cafe(1), cafe(2), cafe(3)])
        try await results.resubmit()
        try await results.load()
        #expect(results.objects == [cafe(4)])
    }

    @Test func resultsOfTheirOwnStayWhenTheMapMoves() async throws {
        let backend = MockBackend()
        backend.enqueue(.response(page([1], .single)))
        let results = SearchResults(SearchManager(backend: backend).submit(text: "Vaduz"))
        #expect(try await results.mapMoved(to: .world) == nil)
        try await results.load()
        #expect(try await results.mapMoved(to: .world) == nil)
        #expect(try await results.mapMoved(to: .null) == nil)
        #expect(backend.requests.count == 1)
        #expect(results.objects == [cafe(1)])
    }

    @Test func aFailureLeavesThePins() async throws {
        let backend = MockBackend()
        backend.enqueue(.response(page([1, 2])))
        backend.enqueue(.failure(SearchError.network()))
        let results = SearchResults(SearchManager(backend: backend).submit(text: "café"))
        try await results.load()
        await #expect(throws: SearchError.self) { try await results.resubmit() }
        #expect(results.objects == [cafe(1), cafe(2)])
    }

    @Test func anOldPageDoesNotComeInAfterANewSearch() async throws {
        let clock = ManualClock()
        let backend = MockBackend(capabilities: [.paging], clock: clock)
        backend.enqueue(.response(page([1])))
        backend.enqueue(.response(page([2])), after: .seconds(5), heedsCancellation: false)
        backend.enqueue(.response(page([3])))
        let results = SearchResults(SearchManager(backend: backend).submit(text: "café"))
        try await results.load()
        let next = Task { try await results.loadNextPage() }
        try await clock.waitForSleepers(1)
        try await results.resubmit()
        await clock.run()
        _ = await next.result
        #expect(results.objects == [cafe(3)])
    }
}
