import MapSearch
import MapSearchTestSupport
import Synchronization
import Testing

/// Released objects are freed, and their waiters get an outcome.
@Suite(.timeLimit(.minutes(1))) struct LifetimeTests {
    /// A backend that is kept alive by all who use it.
    private final class Tracked: SearchBackend {
        let mock: MockBackend
        let endCount: AwaitableCount

        init(_ mock: MockBackend, endCount: AwaitableCount) {
            self.mock = mock
            self.endCount = endCount
        }

        deinit {
            endCount.increment()
        }

        func response(to request: SearchRequest) async throws -> SearchResponse { try await mock.response(to: request) }
    }

    /// Uses a backend, lets everything go and waits for its end: what keeps it makes the suite run out of time.
    private func letGo(
        after use: (Tracked) async throws -> Void, reply: MockBackend.Reply = .objects(row(3))
    ) async throws {
        let mock = MockBackend()
        mock.reply(with: reply)
        let endCount = AwaitableCount()
        var backend: Tracked? = Tracked(mock, endCount: endCount)
        if let backend { try await use(backend) }
        backend = nil
        // Tasks that are ending hold it a moment longer.
        try await endCount.wait { $0 == 1 }
    }

    @Test func nothingIsLeftOfASession() async throws {
        try await letGo { backend in
            let session = SearchManager(backend: backend).submit(text: "a")
            for try await _ in session.pages() {}
            for try await _ in session.progress() {}
            _ = try await session.resubmit()
        }
        try await letGo { backend in
            _ = SearchManager(backend: backend).submit(text: "a") { _ in }
        }
    }

    @Test func nothingIsLeftOfASessionThatNeverWasAnswered() async throws {
        let outcomes = Outcomes<SearchResponse>()
        try await letGo(
            after: { backend in
                let session = SearchManager(backend: backend).submit(text: "a", completionHandler: outcomes.handler)
                session.response(completionHandler: outcomes.handler)
                try await backend.mock.waitForRequests(1)
            }, reply: .never)
        await outcomes.wait(for: 2)
        #expect(outcomes.codes == [.cancelled, .cancelled])
    }

    @Test func nothingIsLeftOfSuggestions() async throws {
        let outcomes = Outcomes<SuggestResponse>()
        try await letGo(
            after: { backend in
                let session = SuggestSession(backend: backend)
                session.suggest(SuggestRequest(text: "a"), completionHandler: outcomes.handler)
                let completer = SearchCompleter(backend: backend, delay: .zero)
                completer.onUpdate { _ in }
                completer.queryFragment = "a"
                try await backend.mock.waitForRequests(2)
            }, reply: .never)
        await outcomes.wait(for: 1)
        #expect(outcomes.codes == [.cancelled])
    }

    @Test func nothingIsLeftOfWrappers() async throws {
        for policy in [CombinedBackend.Policy.refine(within: nil), .fallback(after: .seconds(60)), .race] {
            try await letGo { backend in
                let combined = CombinedBackend(offline: backend, online: backend, policy: policy)
                let stack = CachingBackend(
                    CoalescingBackend(
                        RetryingBackend(RateLimitedBackend(combined, interval: .zero))))
                _ = try await SearchManager(backend: stack).submit(text: "a").response()
            }
        }
    }

    @Test func thousandsOfSessionsAtOnce() async throws {
        let clock = ManualClock()
        let backend = MockBackend(clock: clock)
        backend.reply(with: .objects(row(1)), after: .seconds(1))
        let manager = SearchManager(backend: backend)
        let outcomes = Outcomes<SearchResponse>()
        var sessions: [SearchSession] = (0..<2_000).map { index in
            manager.submit(text: "\(index)", completionHandler: outcomes.handler)
        }
        try await clock.waitForSleepers(2_000)
        let areLoading = sessions.allSatisfy { $0.isLoading }
        #expect(areLoading)
        // Every other one is dropped, the others get their answer.
        sessions = sessions.enumerated().filter { $0.offset % 2 == 0 }.map(\.element)
        await outcomes.wait(for: 1_000)
        #expect(outcomes.codes.allSatisfy { $0 == .cancelled })
        await clock.advance(by: .seconds(1))
        await outcomes.wait(for: 2_000)
        #expect(outcomes.codes.count { $0 == nil } == 1_000)
        #expect(clock.sleeperCount == 0)
        #expect(sessions.count == 1_000)
    }

    /// A session is used from wherever one is.
    @Test func aSessionBelongsToNoActor() async throws {
        actor Elsewhere {
            func use(_ session: SearchSession) async throws -> Int { try await session.response().objects.count }
        }
        let backend = MockBackend()
        backend.reply(with: .objects(row(3)))
        let session = SearchManager(backend: backend).submit(text: "a")
        let onMain = Task { @MainActor in try await session.response().objects.count }
        #expect(try await Elsewhere().use(session) == 3)
        #expect(try await onMain.value == 3)
        #expect(try await Task.detached { try await session.retry().objects.count }.value == 3)
    }
}
