import MapSearch
import MapSearchTestSupport
import Synchronization
import Testing

/// Released objects are freed, and their waiters get an outcome.
@Suite(.timeLimit(.minutes(1))) struct LifetimeTests {
    /// A backend that is kept alive by all who use it.
    private final class Tracked: SearchBackend {
        let mock: MockBackend

        init(_ mock: MockBackend) {
            self.mock = mock
        }

        func response(to request: SearchRequest) async throws -> SearchResponse { try await mock.response(to: request) }
    }

    /// Uses a backend and lets everything go.
    private func isGone(
        after use: (Tracked) async throws -> Void, reply: MockBackend.Reply = .objects(row(3))
    ) async throws -> Bool {
        let mock = MockBackend()
        mock.reply(with: reply)
        var backend: Tracked? = Tracked(mock)
        weak let tracked = backend
        if let backend { try await use(backend) }
        backend = nil
        // Tasks that are ending hold it a moment longer.
        await eventually { tracked == nil }
        return tracked == nil
    }

    @Test func nothingIsLeftOfASession() async throws {
        let gone = try await isGone { backend in
            let session = SearchManager(backend: backend).submit(text: "a")
            for try await _ in session.pages() {}
            for try await _ in session.progress() {}
            _ = try await session.resubmit()
        }
        #expect(gone)
        let dropped = try await isGone { backend in
            _ = SearchManager(backend: backend).submit(text: "a") { _ in }
        }
        #expect(dropped)
    }

    @Test func nothingIsLeftOfASessionThatNeverWasAnswered() async throws {
        let outcomes = Outcomes<SearchResponse>()
        let gone = try await isGone(
            after: { backend in
                let session = SearchManager(backend: backend).submit(text: "a", completionHandler: outcomes.handler)
                session.response(completionHandler: outcomes.handler)
                try await backend.mock.waitForRequests(1)
            }, reply: .never)
        #expect(gone)
        await outcomes.wait(for: 2)
        #expect(outcomes.codes == [.cancelled, .cancelled])
    }

    @Test func nothingIsLeftOfSuggestions() async throws {
        let outcomes = Outcomes<SuggestResponse>()
        let gone = try await isGone(
            after: { backend in
                let session = SuggestSession(backend: backend)
                session.suggest(SuggestRequest(text: "a"), completionHandler: outcomes.handler)
                let completer = SearchCompleter(backend: backend, delay: .zero)
                completer.onUpdate { _ in }
                completer.queryFragment = "a"
                try await backend.mock.waitForRequests(2)
            }, reply: .never)
        #expect(gone)
        await outcomes.wait(for: 1)
        #expect(outcomes.codes == [.cancelled])
    }

    @Test func nothingIsLeftOfWrappers() async throws {
        for policy in [CombinedBackend.Policy.refine(within: nil), .fallback(after: .seconds(60)), .race] {
            let gone = try await isGone { backend in
                let combined = CombinedBackend(offline: backend, online: backend, policy: policy)
                let stack = CachingBackend(
                    CoalescingBackend(
                        RetryingBackend(RateLimitedBackend(combined, interval: .zero))))
                _ = try await SearchManager(backend: stack).submit(text: "a").response()
            }
            #expect(gone)
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
