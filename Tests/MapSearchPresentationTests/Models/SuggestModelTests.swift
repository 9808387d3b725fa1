import MapGeometry
import MapSearch
import MapSearchTestSupport
import Testing

import MapSearchPresentation

@MainActor @Suite(.timeLimit(.minutes(1))) struct SuggestModelTests {
    let clock = ManualClock()
    let backend: MockBackend
    let model: SuggestModel

    init() {
        backend = MockBackend(clock: clock)
        model = SuggestModel(backend: backend, clock: clock)
    }

    func pause() async throws {
        try await clock.waitForSleepers(1)
        await clock.advance(by: .milliseconds(150))
        await model.settled()
    }

    @Test func suggestsForTheNewestTextAfterThePause() async throws {
        backend.suggest { [Suggestion(title: $0.text + "n")] }
        for text in ["b", "be", "be", "ber"] { model.text = text }
        #expect(model.phase == .searching && model.suggestions.isEmpty)
        try await pause()
        #expect(model.suggestions.map(\.title) == ["bern"] && model.phase == .loaded)
        #expect(backend.suggestRequests.map(\.text) == ["ber"])
        #expect(clock.sleeperCount == 0)
    }

    @Test func anOlderAnswerIsNotShown() async throws {
        backend.enqueue(.objects([town("Bern")]), after: .seconds(10), heedsCancellation: false)
        backend.enqueue(.objects([town("Basel")]))
        model.text = "be"
        model.retry()
        try await clock.waitForSleepers(1)
        model.text = "ba"
        model.retry()
        await model.settled()
        #expect(model.suggestions.map(\.title) == ["Basel"])
        #expect(await clock.run())
        #expect(model.suggestions.map(\.title) == ["Basel"] && model.phase == .loaded)
    }

    @Test(arguments: [(1, "b", 1), (1, " \t", 0), (1, "", 0), (3, "be", 0), (3, "b e ", 0), (3, "ber", 1)])
    func textThatIsTooShortTakesSuggestionsAway(minimum: Int, text: String, requests: Int) async throws {
        backend.suggest { _ in [Suggestion(title: "Bern")] }
        let model = SuggestModel(backend: backend, minimumLength: minimum, pause: .zero, clock: clock)
        model.text = "Bern"
        await model.settled()
        #expect(model.phase == .loaded)
        model.text = text
        if requests == 0 { #expect(model.phase == .idle && model.suggestions.isEmpty) }
        await model.settled()
        #expect(backend.suggestRequests.count == 1 + requests)
    }

    @Test func saysWhatWentWrongAndTriesAgain() async throws {
        backend.suggest { _ in throw SearchError.network() }
        model.text = "b"
        try await pause()
        #expect(model.phase == .failed(.network()) && model.error == .network())
        backend.suggest { _ in [] }
        model.retry()
        await model.settled()
        #expect(model.phase == .empty && model.error == nil)
    }

    @Test func areaAndOptionsAskAgain() async throws {
        backend.suggest { _ in [Suggestion(title: "Bern")] }
        let east = SearchArea.point(Coordinate(latitude: 47, longitude: 9))
        model.area = east
        #expect(model.phase == .idle)
        model.text = "b"
        try await pause()
        model.options.languages = ["fr"]
        try await pause()
        model.area = nil
        try await pause()
        #expect(backend.suggestRequests.map(\.area) == [east, east, nil])
        #expect(backend.suggestRequests.map(\.options.languages) == [[], ["fr"], ["fr"]])
    }

    @Test func aSelectionStaysWithItsLine() async throws {
        let lines = [
            Suggestion(title: "Bern", titleSpans: [], uri: "test:Bern", distance: 5), Suggestion(title: "Cafés"),
        ]
        backend.suggest { _ in lines }
        model.text = "b"
        try await pause()
        model.selection = lines[0]
        backend.suggest { _ in [Suggestion(title: "Berne", uri: "test:Bern")] }
        model.text = "be"
        try await pause()
        #expect(model.selection == model.suggestions[0])
        backend.suggest { _ in [Suggestion(title: "Berne", uri: "test:Berne")] }
        model.text = "bern"
        try await pause()
        #expect(model.selection == nil)
    }

    @Test func aTapBecomesASearchOrMoreSuggestions() async throws {
        backend.suggest { [Suggestion(title: $0.text)] }
        model.text = "b"
        let request = model.select(Suggestion(title: "Bern", uri: "test:Bern"))
        #expect(request?.operation == .uri("test:Bern"))
        #expect(model.text == "Bern" && model.phase == .idle && clock.sleeperCount == 0)
        #expect(model.select(Suggestion(title: "Bern ", action: .substitute)) == nil)
        #expect(model.text == "Bern " && model.phase == .searching)
        try await pause()
        #expect(backend.suggestRequests.map(\.text) == ["Bern "])
        model.clear()
        #expect(model.text.isEmpty && model.suggestions.isEmpty && model.phase == .idle)
    }

    @Test func numbersMayBeExtreme() async {
        backend.suggest { _ in [Suggestion(title: "Bern")] }
        for number in [Int.min, -1, 0, 1, Int.max] {
            let pause = Duration.seconds(Int64(number))
            let model = SuggestModel(
                backend: backend, limit: number, minimumLength: number, pause: pause, clock: ContinuousClock())
            model.text = "b"
            model.retry()
            await model.settled()
            #expect((model.phase == .idle) == (number == Int.max), "\(number)")
            model.text = "be"
            model.cancel()
            await model.settled()
        }
    }

    @Test func previewsHaveTheirSuggestionsAtOnce() async {
        let model = SuggestModel(previewing: [Suggestion(title: "Bern")], text: "b")
        #expect(model.suggestions.map(\.title) == ["Bern"] && model.phase == .loaded && model.work.current == nil)
        model.retry()
        await model.settled()
        #expect(model.suggestions.map(\.title) == ["Bern"])
    }
}
