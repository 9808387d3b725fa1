import MapSearch
import MapSearchTestSupport
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(1))) struct SearchCompleterTests {
    private let clock = ManualClock()
    private let backend: MockBackend
    private let completer: SearchCompleter

    init() {
        backend = MockBackend(capabilities: [.paging], clock: clock)
        completer = SearchCompleter(backend: backend, minimumLength: 2, delay: .milliseconds(200), clock: clock)
        backend.reply(
            with: .function { request in
                guard case .text(let text, _) = request.operation else { throw SearchError.busy }
                return SearchResponse(objects: [GeoObject(name: text, coordinate: zurich)], isOffline: true)
            })
    }

    /// Types a text letter by letter, too fast for the completer.
    private func type(_ text: String) {
        for end in text.indices { completer.queryFragment = String(text[...end]) }
    }

    @Test func asksOnceAfterAPause() async throws {
        type("berlin")
        try await clock.waitForSleepers(1)
        await clock.advance(by: .milliseconds(199))
        #expect(backend.requests.isEmpty && completer.isSearching)
        await clock.advance(by: .milliseconds(1))
        await eventually { !completer.isSearching }
        #expect(completer.results.map(\.title) == ["berlin"])
        #expect(backend.requests.count == 1)
        #expect(clock.sleeperCount == 0)
    }

    @Test func shortTextTakesTheSuggestionsAwayAtOnce() async throws {
        type("be")
        try await clock.waitForSleepers(1)
        await clock.advance(by: .seconds(1))
        await eventually { !completer.results.isEmpty }
        completer.queryFragment = "b"
        #expect(completer.results.isEmpty && !completer.isSearching && completer.latest?.text == "b")
        completer.queryFragment = "ber"
        completer.reset()
        #expect(completer.queryFragment == "" && !completer.isSearching)
        await eventually { clock.sleeperCount == 0 }
        #expect(backend.requests.count == 1)
    }

    @Test func theNewestWins() async throws {
        backend.enqueue(.objects(row(1)), after: .seconds(9))
        completer.queryFragment = "be"
        try await clock.waitForSleepers(1)
        await clock.advance(by: .milliseconds(200))
        await eventually { backend.requests.count == 1 }
        completer.queryFragment = "ber"
        await clock.advance(by: .milliseconds(200))
        await eventually { completer.latest != nil }
        #expect(completer.results.map(\.title) == ["ber"])
        await clock.advance(by: .seconds(20))
        #expect(completer.results.map(\.title) == ["ber"] && completer.latest?.text == "ber")
        #expect(clock.sleeperCount == 0)
    }

    @Test func updatesComeAsASequence() async throws {
        let (seen, report) = AsyncStream.makeStream(of: String.self)
        let loop = Task { [updates = completer.updates()] in
            for await update in updates {
                report.yield("\(update.text): \(update.suggestions.count)")
                if update.text == "end" { break }
            }
        }
        var reports = seen.makeAsyncIterator()
        for text in ["be", "b", "fail", "end"] {
            if text == "fail" { backend.enqueue(.failure(SearchError.network())) }
            completer.queryFragment = text
            // What is too short waits for nothing.
            if text.count > 1 { try await clock.waitForSleepers(1) }
            await clock.advance(by: .seconds(1))
            // The sequence keeps the newest only: each is taken before the next comes.
            #expect(await reports.next() == "\(text): \(["be", "end"].contains(text) ? 1 : 0)")
        }
        await loop.value
        #expect(completer.results.count == 1)
        // A loop that begins late sees the newest at once.
        var late = completer.updates().makeAsyncIterator()
        #expect(await late.next()?.text == "end")
    }

    @Test func aHandlerHearsUpdatesOnTheMainActor() async throws {
        let heard = Mutex<[String]>([])
        completer.onUpdate { update in
            MainActor.assertIsolated()
            heard.withLock { $0.append(update.text) }
        }
        completer.queryFragment = "b"
        await eventually { heard.withLock { $0 } == ["b"] }
        completer.queryFragment = "be"
        completer.cancel()
        completer.onUpdate(nil)
        completer.reset()
        await MainActor.run {}
        #expect(heard.withLock { $0 } == ["b"])
    }

    @Test func theEndOfTheCompleterEndsEverything() async throws {
        backend.enqueue(.never)
        var other: SearchCompleter? = SearchCompleter(backend: backend, delay: .zero, clock: clock)
        let loop = Task { [updates = try #require(other).updates()] in
            for await _ in updates {}
            return true
        }
        other?.queryFragment = "a"
        await eventually { backend.requests.count == 1 }
        weak let gone = other
        other = nil
        #expect(gone == nil)
        #expect(await loop.value)
        let cancelled = Task { [updates = completer.updates()] in for await _ in updates {} }
        cancelled.cancel()
        await cancelled.value
    }

    @Test func settingsMatterFromTheNextRequestOn() async throws {
        completer.queryFragment = "be"
        completer.area = .point(berlin)
        completer.options.languages = ["de"]
        completer.limit = 3
        try await clock.waitForSleepers(1)
        await clock.advance(by: .seconds(1))
        await eventually { completer.latest != nil }
        let page = SearchRequest.Page(limit: 3)
        #expect(
            backend.requests == [.text("be", in: .point(berlin), options: SearchOptions(languages: ["de"]), page: page)]
        )
        completer.area = .point(zurich)
        completer.refresh()
        try await clock.waitForSleepers(1)
        await clock.advance(by: .seconds(1))
        await eventually { backend.requests.count == 2 }
        #expect(backend.requests.last?.area == .point(zurich))
    }

    @Test func aTapDoesWhatItIsMeantTo() {
        completer.area = .point(berlin)
        #expect(completer.select(Suggestion(title: "Bern", uri: "osm:1")) == .uri("osm:1"))
        #expect(completer.select(Suggestion(title: "Pizza")) == .text("Pizza", in: .point(berlin)))
        #expect(completer.queryFragment == "")
        #expect(completer.select(Suggestion(title: "Hotel", action: .substitute, displayText: "Hotel in ")) == nil)
        #expect(completer.queryFragment == "Hotel in " && completer.isSearching)
    }
}
