import MapSearch
import MapSearchTestSupport
import Synchronization
import Testing

/// After any failure, each call has one outcome, and a session ends where it should.
@Suite(.timeLimit(.minutes(1))) struct SessionFaultTests {
    /// Counts the outcomes of each call.
    private final class Ledger: Sendable {
        private let counts = Mutex<[Int: Int]>([:])
        /// How many calls have been heard of.
        let heard = AwaitableCount()

        func note(_ call: Int) {
            counts.withLock {
                $0[call, default: 0] += 1
                heard.set($0.count)
            }
        }
        var wrong: [Int: Int] { counts.withLock { $0.filter { $0.value != 1 } } }
    }

    private static func table() -> MockBackend {
        let backend = MockBackend(capabilities: [.paging])
        backend.reply(
            with: .function { request in
                let page = row(35).dropFirst(request.page.offset)
                return SearchResponse(
                    objects: Array(page.prefix(request.page.limit)), metadata: SearchMetadata(found: 35),
                    isOffline: true, hasNextPage: page.count > request.page.limit)
            })
        return backend
    }

    private static let mixtures: [FaultyBackend.Faults] = [
        .init(failureRate: 0.5), .init(silenceRate: 0.5), .init(garbageRate: 0.5),
        .init(latency: .zero ... .seconds(5)),
        .init(failureRate: 0.2, silenceRate: 0.1, garbageRate: 0.2, latency: .zero ... .seconds(60)),
    ]

    @Test(arguments: mixtures.indices, [1, 2, 3, 4] as [UInt64])
    func eachCallHasOneOutcome(mixture: Int, seed: UInt64) async throws {
        let clock = ManualClock()
        let backend = FaultyBackend(Self.table(), seed: seed, faults: Self.mixtures[mixture], clock: clock)
        var session: SearchSession? = SearchManager(backend: backend).submit(text: "a")
        let ledger = Ledger()
        var random = SplitMix64(seed: seed)
        let calls = 60
        for call in 0..<calls {
            let handler: @MainActor (Result<SearchResponse, SearchError>) -> Void = { _ in ledger.note(call) }
            switch Int.random(in: 0..<8, using: &random) {
            case 0: session?.retry(completionHandler: handler)
            case 1: session?.resubmit(completionHandler: handler)
            case 2, 3: session?.fetchNextPage(completionHandler: handler)
            case 4:
                session?.cancel()
                session?.response(completionHandler: handler)
            case 5:
                // As a task, which is sometimes cancelled.
                let task = Task { [session] in
                    _ = try? await session?.response()
                    ledger.note(call)
                }
                if Bool.random(using: &random) { task.cancel() }
            default: session?.response(completionHandler: handler)
            }
            switch Int.random(in: 0..<4, using: &random) {
            case 0: await clock.advance(by: .seconds(.random(in: 0...10, using: &random)))
            case 1: await clock.advance(by: .seconds(1_000_000))
            default: break
            }
        }
        // A task that waits keeps the session, so its end is a cancel first.
        session?.cancel()
        session = nil
        try await ledger.heard.wait { $0 == calls }
        try await clock.waitForSleepers(exactly: 0)
        // One call too many would be among what the main actor was given to do.
        await MainActor.run {}
        #expect(ledger.wrong.isEmpty, "seed \(seed)")
    }

    /// Invalid values are passed on unchanged, but do not let a session continue without end.
    @Test func pagesOfNothingEnd() async throws {
        let backend = MockBackend(capabilities: [.paging])
        backend.reply(with: .response(SearchResponse(objects: [], isOffline: true, hasNextPage: true)))
        let pages = try await SearchManager(backend: backend).submit(text: "a").pages().reduce(0) { count, _ in
            count + 1
        }
        #expect(pages == 1)
        var garbage = response(3)
        garbage.metadata.found = -7
        backend.enqueue(.response(garbage))
        #expect(try await SearchManager(backend: backend).submit(text: "a").response().metadata.found == 3)
    }

    @Test func anAnswerAfterCancelIsNotHeard() async throws {
        let clock = ManualClock()
        let backend = MockBackend(capabilities: [.paging], clock: clock)
        backend.enqueue(.objects(row(1)), after: .seconds(1), heedsCancellation: false)
        backend.reply(with: .objects(row(2)))
        let session = SearchManager(backend: backend).submit(text: "a")
        let outcomes = Outcomes<SearchResponse>()
        session.response(completionHandler: outcomes.handler)
        try await clock.waitForSleepers(1)
        session.cancel()
        await outcomes.wait(for: 1)
        await clock.run()
        await #expect(throws: SearchError.cancelled) { try await session.response() }
        #expect(try await session.retry().objects.count == 2)
        await MainActor.run {}
        #expect(outcomes.codes == [.cancelled])
    }

    @Test func earlyAnswersAreSeenInOrderAndOnce() async throws {
        let backend = MockBackend(capabilities: [.paging, .previews])
        backend.reply(with: .responses((1...5).map { response($0) }))
        for _ in 0..<50 {
            let session = SearchManager(backend: backend).submit(text: "a")
            async let watched = session.progress().reduce(into: []) { $0.append($1.objects.count) }
            let last = try await session.response().objects.count
            let seen = try await watched
            #expect(last == 5 && seen.last == 5 && seen == seen.sorted() && Set(seen).count == seen.count)
            #expect(try await session.progress().reduce(into: []) { $0.append($1.objects.count) } == [5])
        }
    }
}
