import MapGeometry
import MapSearch
import MapSearchTestSupport
import Testing

import MapSearchPresentation

@MainActor @Suite(.timeLimit(.minutes(1))) struct SearchModelTests {
    let clock = ManualClock()
    let backend: MockBackend
    let model: SearchModel

    init() {
        backend = MockBackend(clock: clock)
        model = SearchModel(backend: backend, clock: clock)
    }

    var names: [String] { model.results.map(\.name) }

    /// Lets the user pause, and what follows end.
    func pause() async throws {
        try await clock.waitForSleepers(1)
        await clock.advance(by: .milliseconds(250))
        await model.settled()
    }

    /// Searches at once.
    func submit(_ text: String) async {
        model.text = text
        model.submit()
        await model.settled()
    }

    @Test func showsWhatWasFound() async throws {
        #expect(model.phase == .idle)
        backend.enqueue(.objects([town("Bern"), town("Basel")]))
        model.text = "b"
        #expect(model.phase == .searching)
        try await pause()
        #expect(names == ["Bern", "Basel"])
        #expect(model.phase == .loaded && !model.hasMore && model.error == nil)
        #expect(model.response?.objects.count == 2)
    }

    @Test func searchesOnceForATextTypedInOneGo() async throws {
        backend.reply(with: .objects([]))
        for text in ["B", "Be", "Ber", "Ber", "Bern"] { model.text = text }
        try await pause()
        #expect(backend.requests.map(\.operation) == [.text("Bern", area: nil)])
        #expect(model.phase == .empty)
        #expect(clock.sleeperCount == 0)
    }

    @Test func doesNotSearchBeforeThePause() async throws {
        model.text = "Bern"
        try await clock.waitForSleepers(1)
        await clock.advance(by: .milliseconds(249))
        #expect(backend.requests.isEmpty)
        model.cancel()
        #expect(model.phase == .idle)
        try await clock.waitForSleepers(exactly: 0)
    }

    @Test func theNewestWins() async throws {
        backend.enqueue(.objects([town("Bern")]), after: .seconds(10), heedsCancellation: false)
        backend.enqueue(.objects([town("Paris")]), after: .seconds(1))
        model.text = "Bern"
        model.submit()
        try await clock.waitForSleepers(1)
        model.text = "Paris"
        model.submit()
        try await clock.waitForSleepers(2)
        await clock.advance(by: .seconds(20))
        await model.settled()
        #expect(names == ["Paris"])
        #expect(model.phase == .loaded && clock.sleeperCount == 0)
    }

    @Test func resultsStayUntilThereAreOthersAndBlankTextTakesThemAway() async throws {
        backend.reply(with: .objects([town("Bern")]))
        await submit("Bern")
        model.selection = model.results[0].id
        model.text = "Basel"
        #expect(names == ["Bern"] && model.phase == .searching && model.selectedResult?.name == "Bern")
        model.text = " \n"
        #expect(names.isEmpty && model.phase == .idle && model.selection == nil && model.response == nil)
        await model.settled()
        #expect(clock.sleeperCount == 0 && backend.requests.count == 1)
    }

    @Test func nothingIsAskedForBlankText() async {
        let backend = UnimplementedBackend { Issue.record("searched for \($0)") }
        let model = SearchModel(backend: backend, clock: clock)
        model.text = "  "
        model.submit()
        model.retry()
        model.loadMore()
        model.cancel()
        model.area = .point(Coordinate(latitude: 1, longitude: 1))
        await model.settled()
        #expect(model.phase == .idle && model.work.current == nil)
    }

    @Test func saysWhatWentWrongAndTriesAgain() async {
        backend.enqueue(.failure(SearchError.network()))
        backend.enqueue(.objects([town("Bern")]))
        await submit("Bern")
        #expect(model.phase == .failed(.network()) && model.error == .network())
        model.retry()
        #expect(model.phase == .searching && model.error == nil)
        await model.settled()
        #expect(names == ["Bern"] && model.phase == .loaded)
    }

    @Test func aFailureKeepsTheResultsOfTheSameTextOnly() async throws {
        backend.enqueue(.objects([town("Bern")]))
        backend.enqueue(.failure(SearchError.network()))
        backend.enqueue(.failure(SearchError.network()))
        await submit("Bern")
        model.area = .point(Coordinate(latitude: 47, longitude: 7))
        try await pause()
        #expect(names == ["Bern"] && model.phase == .failed(.network()))
        await submit("Basel")
        #expect(names.isEmpty && model.phase == .failed(.network()))
    }

    @Test func cancellingKeepsTheResults() async throws {
        backend.enqueue(.objects([town("Bern")]))
        backend.enqueue(.objects([town("Basel")]), after: .seconds(1))
        await submit("Bern")
        model.text = "Basel"
        model.submit()
        try await clock.waitForSleepers(1)
        model.cancel()
        #expect(model.phase == .loaded && names == ["Bern"])
        await model.settled()
        #expect(await clock.run())
        #expect(model.phase == .loaded && names == ["Bern"])
    }

    @Test func aSelectionStaysWithItsObject() async {
        backend.enqueue(.objects([town("Bern"), town("Basel")]))
        backend.enqueue(.objects([town("Biel"), town("Bern")]))
        backend.enqueue(.objects([town("Biel")]))
        await submit("b")
        model.selection = model.results[0].id
        await submit("be")
        #expect(model.selectedResult?.name == "Bern")
        await submit("bi")
        #expect(model.selection == nil && model.selectedResult == nil)
    }

    @Test func earlyAnswersAreShownAndDoNotTakeTheSelectionAway() async {
        let gated = GatedBackend(early: [town("Biel")], last: [town("Bern"), town("Biel")])
        let model = SearchModel(backend: gated, clock: clock)
        model.selection = town("Bern").id
        model.text = "b"
        model.submit()
        await until { model.results.map(\.name) == ["Biel"] }
        #expect(model.phase == .searching && model.selection != nil)
        gated.open()
        await model.settled()
        #expect(model.results.map(\.name) == ["Bern", "Biel"])
        #expect(model.phase == .loaded && model.selectedResult?.name == "Bern")
    }

    @Test func changesOfAreaAndOptionsSearchAgain() async throws {
        backend.reply(with: .objects([town("Bern")]))
        let (west, east) = (Coordinate(latitude: 47, longitude: 7), Coordinate(latitude: 47, longitude: 9))
        model.area = .point(west)
        model.options.languages = ["de"]
        #expect(model.phase == .idle)
        await submit("Bern")
        for area in [SearchArea.point(west), .point(east), .point(west), .point(east)] { model.area = area }
        try await pause()
        model.options.languages = ["fr"]
        try await pause()
        #expect(backend.requests.map(\.area) == [.point(west), .point(east), .point(east)])
        #expect(backend.requests.map(\.options.languages) == [["de"], ["de"], ["fr"]])
        #expect(backend.requests.allSatisfy { $0.operation == .text("Bern", area: $0.area) })
    }

    @Test func suggestionsAreSearchedForAndMoveWithTheMap() async throws {
        backend.reply(with: .objects([town("Bern")]))
        let east = Coordinate(latitude: 47, longitude: 9)
        model.submit(Suggestion(title: "Bern", uri: "test:Bern"))
        await model.settled()
        #expect(model.text == "Bern" && names == ["Bern"])
        model.area = .point(east)
        #expect(model.phase == .loaded)
        model.submit(Suggestion(title: "Cafés", searchText: "cafe"))
        await model.settled()
        model.area = nil
        try await pause()
        model.submit(Suggestion(title: "Bern ", action: .substitute, displayText: "Bern, "))
        #expect(model.text == "Bern, ")
        try await pause()
        #expect(
            backend.requests.map(\.operation) == [
                .uri("test:Bern"), .text("cafe", area: .point(east)), .text("cafe", area: nil),
                .text("Bern, ", area: nil),
            ])
    }

    @Test func withoutAPauseItSearchesWhenItIsToldTo() async {
        backend.reply(with: .objects([town("Bern")]))
        let model = SearchModel(backend: backend, pause: nil, clock: clock)
        model.text = "Bern"
        await model.settled()
        #expect(model.phase == .idle)
        model.submit()
        await model.settled()
        model.area = .point(Coordinate(latitude: 47, longitude: 9))
        await model.settled()
        #expect(backend.requests.count == 1)
        model.retry()
        await model.settled()
        #expect(backend.requests.map(\.area) == [nil, model.area])
    }

    // MARK: Pages

    @Test func addsPages() async {
        let towns = (1...25).map { town("Town \($0)") }
        backend.reply(with: .objects(towns))
        await submit("town")
        #expect(names.count == 10 && model.hasMore)
        model.loadMore(after: model.results[3])
        #expect(!model.isLoadingMore)
        while let last = model.results.last, model.hasMore {
            model.loadMore(after: last)
            model.loadMore(after: last)
            #expect(model.isLoadingMore && model.phase == .loaded)
            await model.settled()
        }
        #expect(names == towns.map(\.name) && !model.isLoadingMore)
    }

    @Test func aPageThatFailsIsLoadedAgain() async {
        let page = { (objects: [GeoObject], hasMore: Bool) in
            MockBackend.Reply.response(SearchResponse(objects: objects, isOffline: true, hasNextPage: hasMore))
        }
        backend.capabilities = [.paging]
        backend.enqueue(page([town("A"), town("B")], true))
        backend.enqueue(.failure(SearchError.network()))
        // A service repeats an object.
        backend.enqueue(page([town("B"), town("C")], false))
        await submit("town")
        model.loadMore()
        await model.settled()
        #expect(model.error == .network() && model.phase == .loaded && names == ["A", "B"] && model.hasMore)
        model.retry()
        #expect(model.error == nil && model.isLoadingMore)
        await model.settled()
        #expect(names == ["A", "B", "C"] && !model.hasMore && model.error == nil)
    }

    @Test func aPageThatIsCancelledCanBeLoaded() async throws {
        let towns = (1...12).map { town("Town \($0)") }
        backend.capabilities = [.paging]
        backend.enqueue(
            .response(SearchResponse(objects: Array(towns[..<10]), isOffline: true, hasNextPage: true)))
        backend.enqueue(.objects(Array(towns[10...])), after: .seconds(1))
        backend.enqueue(.objects(Array(towns[10...])))
        await submit("town")
        model.loadMore()
        try await clock.waitForSleepers(1)
        model.cancel()
        #expect(!model.isLoadingMore && model.hasMore && names.count == 10)
        try await clock.waitForSleepers(exactly: 0)
        model.loadMore()
        await model.settled()
        #expect(names == towns.map(\.name))
    }

    @Test func newTextTakesThePlaceOfAPage() async throws {
        backend.capabilities = [.paging]
        backend.enqueue(.response(SearchResponse(objects: [town("A")], isOffline: true, hasNextPage: true)))
        backend.enqueue(.objects([town("B")]), after: .seconds(1))
        backend.enqueue(.objects([town("Bern")]))
        await submit("a")
        model.loadMore()
        try await clock.waitForSleepers(1)
        await submit("Bern")
        #expect(names == ["Bern"] && !model.isLoadingMore && !model.hasMore)
        #expect(await clock.run())
        #expect(names == ["Bern"])
    }

    // MARK: Previews

    @Test func previewsHaveTheirResultsAtOnce() async {
        let model = SearchModel(
            previewing: [town("Bern"), town("Bern"), town("Basel")], text: "b", selection: town("Basel").id)
        #expect(model.results.map(\.name) == ["Bern", "Basel"])
        #expect(model.phase == .loaded && model.text == "b" && model.selectedResult?.name == "Basel")
        #expect(model.work.current == nil)
        model.submit()
        await model.settled()
        #expect(model.results.count == 2 && model.phase == .loaded)
        #expect(SearchModel(previewing: []).phase == .empty)
        #expect(SearchModel(previewing: [], phase: .failed(.network())).error == .network())
    }
}
