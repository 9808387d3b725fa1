import MapSearchTestSupport
import Synchronization
import Testing

import MapSearch

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

    /// Waits for the update after which nothing is asked for any more.
    private func waitForTheAnswer(of completer: SearchCompleter) async {
        for await _ in completer.updates() where !completer.isSearching { return }
    }

    @Test func asksOnceAfterAPause() async throws {
        type("berlin")
        try await clock.waitForSleepers(1)
        await clock.advance(by: .milliseconds(199))
        #expect(backend.requests.isEmpty && completer.isSearching)
        await clock.advance(by: .milliseconds(1))
        await waitForTheAnswer(of: completer)
        #expect(completer.results.map(\.title) == ["berlin"])
        #expect(backend.requests.count == 1)
        #expect(clock.sleeperCount == 0)
    }

    @Test func shortTextTakesTheSuggestionsAwayAtOnce() async throws {
        type("be")
        try await clock.waitForSleepers(1)
        await clock.advance(by: .seconds(1))
        await waitForTheAnswer(of: completer)
        #expect(!completer.results.isEmpty)
        completer.queryFragment = "b"
        #expect(completer.results.isEmpty && !completer.isSearching && completer.latest?.text == "b")
        completer.queryFragment = "ber"
        completer.reset()
        #expect(completer.queryFragment == "" && !completer.isSearching)
        try await clock.waitForSleepers(exactly: 0)
        #expect(backend.requests.count == 1)
    }

    @Test func theNewestWins() async throws {
        backend.enqueue(.objects(row(1)), after: .seconds(9))
        completer.queryFragment = "be"
        try await clock.waitForSleepers(1)
        await clock.advance(by: .milliseconds(200))
        try await backend.waitForRequests(1)
        completer.queryFragment = "ber"
        await clock.advance(by: .milliseconds(200))
        await waitForTheAnswer(of: completer)
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
        let heardCount = AwaitableCount()
        completer.onUpdate { update in
            MainActor.assertIsolated()
            heard.withLock { $0.append(update.text) }
            heardCount.increment()
        }
        completer.queryFragment = "b"
        try await heardCount.wait { $0 == 1 }
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
        try await backend.waitForRequests(1)
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
        await waitForTheAnswer(of: completer)
        let page = SearchRequest.Page(limit: 3)
        #expect(
            backend.requests == [.text("be", in: .point(berlin), options: SearchOptions(languages: ["de"]), page: page)]
        )
        completer.area = .point(zurich)
        completer.refresh()
        try await clock.waitForSleepers(1)
        await clock.advance(by: .seconds(1))
        try await backend.waitForRequests(2)
        #expect(backend.requests.last?.area == .point(zurich))
    }

    /// What the field has been through when something happens to it.
    enum Stage: CaseIterable {
        case empty, waiting, loading, shown, failed
    }

    private func bring(to stage: Stage) async throws {
        if stage == .loading { backend.enqueue(.never) }
        if stage == .failed { backend.enqueue(.failure(SearchError.network())) }
        guard stage != .empty else { return }
        completer.queryFragment = "be"
        try await clock.waitForSleepers(1)
        guard stage != .waiting else { return }
        await clock.advance(by: .milliseconds(200))
        if stage == .loading {
            try await backend.waitForRequests(1)
        } else {
            await waitForTheAnswer(of: completer)
        }
    }

    @Test(arguments: Stage.allCases)
    func shortTextCancelsAndIsShown(at stage: Stage) async throws {
        try await bring(to: stage)
        let asked = backend.requests.count
        for text in ["b", "b \n", ""] {
            completer.queryFragment = text
            #expect(completer.latest?.text == text && completer.results.isEmpty && !completer.isSearching)
        }
        await clock.run()
        try await clock.waitForSleepers(exactly: 0)
        #expect(backend.requests.count == asked)
    }

    @Test(arguments: Stage.allCases)
    func theSameTextIsNoNews(at stage: Stage) async throws {
        try await bring(to: stage)
        let (asked, isSearching, number) = (backend.requests.count, completer.isSearching, completer.latest?.number)
        completer.queryFragment = stage == .empty ? "" : "be"
        #expect(completer.isSearching == isSearching && completer.latest?.number == number)
        #expect(isSearching == [.waiting, .loading].contains(stage))
        completer.cancel()
        #expect(!completer.isSearching && completer.latest?.number == number)
        await clock.run()
        try await clock.waitForSleepers(exactly: 0)
        #expect(backend.requests.count == asked)
        #expect(completer.latest?.number == number)
    }

    @Test(arguments: Stage.allCases)
    func askingAgainIsAnswered(at stage: Stage) async throws {
        try await bring(to: stage)
        let asked = backend.requests.count
        completer.refresh()
        #expect(completer.isSearching == (stage != .empty))
        // Only the pause of this turn is left, and none for an empty field.
        let sleepers = stage == .empty ? 0 : 1
        try await clock.waitForSleepers(exactly: sleepers)
        await clock.advance(by: .milliseconds(200))
        await waitForTheAnswer(of: completer)
        #expect(completer.results.map(\.title) == (stage == .empty ? [] : ["be"]))
        #expect(backend.requests.count == asked + sleepers)
    }

    @Test func failuresAreShown() async throws {
        struct Oops: Error {}
        for (failure, code) in [
            (SearchError.network() as any Error, SearchError.Code.network), (Oops(), .backendFailure),
            (CancellationError(), .cancelled),
        ] {
            backend.enqueue(.failure(failure))
            completer.queryFragment = "be"
            try await clock.waitForSleepers(1)
            await clock.advance(by: .milliseconds(200))
            await waitForTheAnswer(of: completer)
            #expect(throws: SearchError.self) { try completer.latest?.result.get() }
            if case .failure(let error) = completer.latest?.result { #expect(error.code == code) }
            completer.reset()
        }
    }

    @Test func theLongestMinimumNeverAsks() {
        let never = SearchCompleter(backend: backend, minimumLength: .max, clock: clock)
        never.queryFragment = "a long text"
        #expect(never.latest?.text == "a long text" && !never.isSearching)
        let eager = SearchCompleter(backend: backend, minimumLength: -1, clock: clock)
        eager.queryFragment = " "
        #expect(eager.latest?.text == " " && !eager.isSearching)
        eager.queryFragment = "a"
        #expect(eager.isSearching)
    }

    /// Answers that overtake each other, to a user who types, deletes and gives up at any time.
    @Test(arguments: [1, 2] as [UInt64])
    func anOldAnswerIsNeverShown(seed: UInt64) async throws {
        var random = SplitMix64(seed: seed)
        for step in 0..<300 {
            backend.enqueue(.objects(row(1)), after: .milliseconds(.random(in: 0...900, using: &random)))
            switch Int.random(in: 0..<8, using: &random) {
            case 0: completer.cancel()
            case 1: completer.reset()
            case 2: completer.refresh()
            default: completer.queryFragment = String(repeating: "a", count: .random(in: 0...5, using: &random))
            }
            await clock.advance(by: .milliseconds(.random(in: 0...500, using: &random)))
            guard let latest = completer.latest else { continue }
            if completer.queryFragment.count < 2 {
                #expect(latest.text == completer.queryFragment, "seed \(seed) step \(step)")
            }
            if case .success(let response) = latest.result {
                #expect(response.text == latest.text, "seed \(seed) step \(step)")
            }
        }
        completer.queryFragment = "the end"
        let mover = Task {
            while true {
                try await clock.waitForSleepers(1)
                await clock.run()
            }
        }
        await waitForTheAnswer(of: completer)
        mover.cancel()
        #expect(completer.latest?.text == "the end")
    }

    /// Each answer belongs to the text that it is shown for, and no request replaces a newer one.
    @Test func bearsACrowd() async throws {
        let backend = MockBackend()
        backend.reply(with: .objects(row(3)))
        let completer = SearchCompleter(backend: backend, delay: .zero)
        let loop = Task { [updates = completer.updates()] in
            for await update in updates { #expect((try? update.result.get())?.text == update.text) }
        }
        await withTaskGroup(of: Void.self) { group in
            for index in 0..<8 {
                group.addTask {
                    for step in 0..<2000 {
                        switch (index + step) % 7 {
                        case 0: completer.cancel()
                        case 1: completer.reset()
                        default: completer.queryFragment = "a\(index) \(step)"
                        }
                        // Not to wait for anything: others come between, more or less often.
                        for _ in 0..<step % 11 { await Task.yield() }
                    }
                }
            }
        }
        completer.queryFragment = "the end"
        await waitForTheAnswer(of: completer)
        #expect(completer.latest?.text == "the end" && completer.results.count == 3)
        loop.cancel()
        await loop.value
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
