import MapSearch
import MapSearchTestSupport
import Testing

/// What a program for Yandex MapKit's suggestions relies on.
@Suite(.timeLimit(.minutes(1))) struct SuggestRows {
    private let backend = MockBackend()
    private let session: SuggestSession

    init() {
        session = SuggestSession(backend: backend)
        backend.reply(with: .objects(row(5)))
    }

    @Test func suggestWithTextWindowOptions() async throws {
        let window = SearchArea.bounds(CoordinateBounds(covering: row(5).map(\.coordinate)))
        let options = SearchOptions(searchTypes: .places, userPosition: zurich)
        let response = try await session.suggest(SuggestRequest(text: "pla", in: window, options: options))
        #expect(response.suggestions.count == 5)
        #expect(response.suggestions.allSatisfy { $0.distance != nil })
    }

    @Test func suggestCancelsTheCurrentOne() async {
        backend.enqueue(.never)
        let outcomes = Outcomes<SuggestResponse>()
        session.suggest(SuggestRequest(text: "a"), completionHandler: outcomes.handler)
        session.suggest(SuggestRequest(text: "ab"), completionHandler: outcomes.handler)
        // Whichever of the two requests meets the silent reply, the older one is not answered.
        await outcomes.wait(for: 1)
        #expect(outcomes.codes.first == .cancelled)
        session.cancel()
        await outcomes.wait(for: 2)
    }

    @Test func reset() async throws {
        _ = try await session.suggest(SuggestRequest(text: "a"))
        #expect(session.latest != nil)
        session.reset()
        #expect(session.latest == nil && !session.isLoading)
    }

    @Test func strictBounds() async throws {
        let window = CoordinateBounds(covering: row(2).map(\.coordinate)).expanded(byMeters: 1)
        let advisory = try await session.suggest(SuggestRequest(text: "pla", in: .bounds(window)))
        let strict = try await session.suggest(SuggestRequest(text: "pla", in: .bounds(window, .required)))
        #expect(advisory.suggestions.count == 5 && strict.suggestions.count == 2)
    }

    @Test func suggestItem() async throws {
        let line = try await session.suggest(SuggestRequest(text: "pla")).suggestions[0]
        #expect(line.title == "Place 0" && line.titleSpans == [TextSpan(start: 0, length: 3)])
        #expect(line.uri == "test:0" && line.center == zurich && line.kind == .locality)
        #expect(line.searchText == "Place 0" && line.displayText == "Place 0" && line.action == .search)
    }

    @Test func ruleForATap() {
        #expect(Suggestion(title: "A", uri: "test:0").searchRequest() == .uri("test:0"))
        #expect(Suggestion(title: "A", searchText: "b").searchRequest() == .text("b"))
        #expect(Suggestion(title: "A", action: .substitute).searchRequest() == nil)
        let completer = SearchCompleter(backend: backend, delay: .seconds(3600))
        #expect(completer.select(Suggestion(title: "A", action: .substitute, displayText: "A in ")) == nil)
        #expect(completer.queryFragment == "A in ")
    }
}
