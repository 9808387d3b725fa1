import MapSearch
import MapSearchTestSupport
import TestFixtures
import Testing

@Suite(.timeLimit(.minutes(1))) struct SuggestSessionTests {
    private let clock = ManualClock()
    private let backend: MockBackend
    private let session: SuggestSession

    init() {
        backend = MockBackend(capabilities: [.paging], clock: clock)
        session = SearchManager(backend: backend).makeSuggestSession()
    }

    @Test func suggests() async throws {
        backend.reply(with: .objects(row(20)))
        let response = try await session.suggest(SuggestRequest(text: "pla", in: .point(zurich), limit: 3))
        #expect(response.text == "pla")
        #expect(response.suggestions.map(\.title) == ["Place 0", "Place 1", "Place 2"])
        #expect(response.suggestions.map(\.uri) == ["test:0", "test:1", "test:2"])
        #expect(response.suggestions.allSatisfy { $0.titleSpans == [TextSpan(start: 0, length: 3)] })
        #expect(response.suggestions.allSatisfy { $0.center != nil && $0.action == .search })
        #expect(response.emulatedOptions == [.suggestions])
        #expect(session.latest == response && !session.isLoading)
        session.reset()
        #expect(session.latest == nil)
    }

    @Test(arguments: ["", " ", "\n\u{3000}"])
    func blankTextSuggestsNothing(text: String) async throws {
        let session = SuggestSession(backend: UnimplementedBackend())
        #expect(try await session.suggest(SuggestRequest(text: text)).suggestions.isEmpty)
    }

    @Test func whatMakesNoSenseIsRefused() async {
        let session = SuggestSession(backend: UnimplementedBackend())
        for (request, code) in [
            (SuggestRequest(text: "a", limit: 0), SearchError.Code.badRequest),
            (SuggestRequest(text: " ", limit: 1001), .badRequest),
            (SuggestRequest(text: "a", in: .point(Coordinate(latitude: 91, longitude: 0))), .invalidCoordinate),
            (SuggestRequest(text: String(repeating: "a", count: 70_000)), .queryTooLong),
        ] {
            let error = await #expect(throws: SearchError.self) { try await session.suggest(request) }
            #expect(error?.code == code)
        }
    }

    @Test func theNewestWins() async throws {
        backend.enqueue(.objects(row(1)), after: .seconds(5))
        backend.enqueue(.objects(row(2)), after: .seconds(1))
        let outcomes = Outcomes<SuggestResponse>()
        session.suggest(SuggestRequest(text: "a"), completionHandler: outcomes.handler)
        try await clock.waitForSleepers(1)
        session.suggest(SuggestRequest(text: "ab"), completionHandler: outcomes.handler)
        await outcomes.wait(for: 1)
        #expect(outcomes.codes == [.cancelled] && session.isLoading)
        try await clock.waitForSleepers(1)
        await clock.advance(by: .seconds(9))
        await outcomes.wait(for: 2)
        #expect(try outcomes.all[1].get().text == "ab")
        #expect(session.latest?.text == "ab")
        #expect(clock.sleeperCount == 0)
    }

    @Test func endsAreHeard() async throws {
        backend.reply(with: .never)
        let outcomes = Outcomes<SuggestResponse>()
        var other: SuggestSession? = SuggestSession(backend: backend)
        other?.suggest(SuggestRequest(text: "a"), completionHandler: outcomes.handler)
        weak let gone = other
        other = nil
        #expect(gone == nil)
        await outcomes.wait(for: 1)
        session.suggest(SuggestRequest(text: "a"), completionHandler: outcomes.handler)
        session.cancel()
        session.cancel()
        await outcomes.wait(for: 2)
        session.suggest(SuggestRequest(text: "a"), completionHandler: outcomes.handler)
        session.reset()
        await outcomes.wait(for: 3)
        #expect(outcomes.codes == [.cancelled, .cancelled, .cancelled])
        let task = await Task.begun { try await session.suggest(SuggestRequest(text: "a")) }
        #expect(session.isLoading)
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(!session.isLoading)
    }

    @Test func failuresAreTold() async throws {
        backend.enqueue(.failure(SearchError.network()))
        await #expect(throws: SearchError.network()) { try await session.suggest(SuggestRequest(text: "a")) }
        struct Oops: Error {}
        backend.enqueue(.failure(Oops()))
        let error = await #expect(throws: SearchError.self) { try await session.suggest(SuggestRequest(text: "a")) }
        #expect(error?.code == .backendFailure)
    }

    /// What the backend does not do is done for it: strict bounds, types, distances.
    @Test func whatTheBackendDoesNotDoIsDone() async throws {
        var objects = row(10)
        objects[1].kind = .business
        backend.reply(with: .objects(objects))
        let box = CoordinateBounds(southWest: row(10)[1].coordinate, northEast: row(10)[4].coordinate)
            .expanded(byMeters: 1)
        let options = SearchOptions(searchTypes: .places, userPosition: zurich)
        let request = SuggestRequest(text: "pla", in: .bounds(box, .required), options: options)
        let response = try await session.suggest(request)
        #expect(response.suggestions.map(\.title) == ["Place 2", "Place 3", "Place 4"])
        #expect(response.suggestions[0].distance == zurich.distance(to: objects[2].coordinate))
        #expect(response.emulatedOptions == [.suggestions, .searchTypes, .requiredArea, .userPosition])
    }

    /// A backend that has suggestions, but no strict bounds.
    @Test func ownSuggestionsAreFiltered() async throws {
        struct Own: SearchBackend {
            var capabilities: BackendCapabilities { [.suggestions] }
            func response(to request: SearchRequest) async throws -> SearchResponse { throw SearchError.busy }
            func suggestions(for request: SuggestRequest) async throws -> [Suggestion] {
                [
                    Suggestion(title: "berlin", center: berlin, kind: .locality),
                    Suggestion(
                        title: "Bern", titleSpans: [TextSpan(start: 1, length: 1)], center: zurich, kind: .locality),
                    Suggestion(title: "bérmuda shorts"), Suggestion(title: "Berry", center: zurich, kind: .business),
                ]
            }
        }
        let circle = CircularRegion(center: zurich, radius: 1_000)
        let request = SuggestRequest(
            text: "BER", in: .circle(circle, .required), options: SearchOptions(searchTypes: .places))
        let response = try await SuggestSession(backend: Own()).suggest(request)
        #expect(response.suggestions.map(\.title) == ["Bern", "bérmuda shorts"])
        #expect(response.suggestions[0].titleSpans == [TextSpan(start: 1, length: 1)])
        #expect(response.suggestions[1].titleSpans == [TextSpan(start: 0, length: 3)])
        #expect(response.emulatedOptions == [.searchTypes, .requiredArea])
    }

    @Test func aTapBeginsASearchOrGoesOnTyping() {
        let options = SearchOptions(languages: ["de"])
        #expect(
            Suggestion(title: "Bern", uri: "osm:1").searchRequest(in: .point(zurich), options: options)
                == .uri("osm:1", options: options))
        #expect(
            Suggestion(title: "Pizza", searchText: "pizzeria").searchRequest(in: .point(zurich), options: options)
                == .text("pizzeria", in: .point(zurich), options: options))
        #expect(Suggestion(title: "Hotel", action: .substitute, displayText: "Hotel ").searchRequest() == nil)
    }

    /// Many tasks use one session at once; each call ends.
    @Test func bearsACrowd() async {
        backend.reply(with: .objects(row(3)))
        await withTaskGroup(of: Void.self) { group in
            for index in 0..<200 {
                group.addTask {
                    switch index % 5 {
                    case 0: session.cancel()
                    case 1: session.reset()
                    default: _ = try? await session.suggest(SuggestRequest(text: "a\(index)"))
                    }
                }
            }
        }
        #expect(!session.isLoading)
    }
}
