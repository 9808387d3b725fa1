import MapSearchTestSupport
import Synchronization
import TestFixtures
import Testing

import MapSearch

@Suite(.timeLimit(.minutes(1))) struct RateLimitedBackendTests {
    private let clock = ManualClock()
    private let service = MockBackend()

    private func limited(
        burst: Int = 1, excess: RateLimitedBackend.Excess = .wait(atMost: nil)
    ) -> RateLimitedBackend {
        RateLimitedBackend(service, interval: .seconds(1), burst: burst, excess: excess, clock: clock)
    }

    @Test(arguments: [1, 2, 3], [1, 2, 3, 5, 8])
    func requestsKeepTheRateAndTheirOrder(burst: Int, count: Int) async throws {
        let log = Log()
        service.reply(
            with: .function { [clock] request in
                log.add("\(request.operation)", clock.now.offset)
                return response(1)
            })
        let backend = limited(burst: burst)
        var tasks: [Task<SearchResponse, any Error>] = []
        for index in 0..<count {
            tasks.append(await Task.begun { try await backend.response(to: .text("\(index)")) })
            #expect(log.times.count + backend.waitingCount == index + 1)
        }
        if count > burst { try await clock.waitForSleepers(1) }
        await clock.run()
        for task in tasks { _ = try await task.value }
        #expect(log.times == (0..<count).map { .seconds(max(0, $0 - burst + 1)) })
        #expect(log.names == (0..<count).map { "\(SearchRequest.text("\($0)").operation)" })
        #expect(clock.sleeperCount == 0 && backend.waitingCount == 0)
    }

    @Test func whoIsCancelledGivesTheirPlaceBack() async throws {
        service.reply(with: .objects(row(1)))
        let backend = limited()
        _ = try await backend.response(to: .text("first"))
        var tasks: [Task<SearchResponse, any Error>] = []
        for index in 0..<20 { tasks.append(await Task.begun { try await backend.response(to: .text("\(index)")) }) }
        #expect(backend.waitingCount == 20)
        for task in tasks.dropLast() { task.cancel() }
        for task in tasks.dropLast() { await #expect(throws: CancellationError.self) { try await task.value } }
        try await clock.waitForSleepers(1)
        await clock.advance(by: .seconds(1))
        #expect(try await tasks[19].value.objects == row(1))
        #expect(service.requests.count == 2)
        #expect(clock.now.offset == .seconds(1))
    }

    @Test func aFullQueueRefuses() async throws {
        service.reply(with: .objects(row(1)))
        let backend = limited(excess: .wait(atMost: .seconds(2)))
        _ = try await backend.response(to: .text("a"))
        var waiting: [Task<SearchResponse, any Error>] = []
        for index in 0..<2 { waiting.append(await Task.begun { try await backend.response(to: .text("\(index)")) }) }
        #expect(backend.waitingCount == 2)
        let error = await #expect(throws: SearchError.self) { try await backend.response(to: .text("b")) }
        #expect(error?.code == .rateLimited && error?.retryAfter == .seconds(3))
        try await clock.waitForSleepers(1)
        await clock.run()
        for task in waiting { _ = try await task.value }
    }

    @Test func whereNobodyWaitsTheyFail() async throws {
        service.reply(with: .objects(row(1)))
        let backend = limited(burst: 2, excess: .fail)
        for _ in 0..<2 { _ = try await backend.response(to: .text("a")) }
        await clock.advance(by: .milliseconds(250))
        let error = await #expect(throws: SearchError.self) { try await backend.response(to: .text("a")) }
        #expect(error?.code == .rateLimited && error?.retryAfter == .milliseconds(750))
        await clock.advance(by: .milliseconds(750))
        _ = try await backend.response(to: .text("a"))
        #expect(service.requests.count == 3)
    }

    @Test func theServiceMayAskForAPause() async throws {
        service.enqueue(.failure(SearchError.rateLimited(retryAfter: .seconds(30))))
        service.reply(with: .objects(row(1)))
        let backend = limited(burst: 5)
        await #expect(throws: SearchError.self) { try await backend.response(to: .text("a")) }
        let task = Task { try await backend.response(to: .text("b")) }
        try await clock.waitForSleepers(1)
        await clock.advance(by: .milliseconds(29_900))
        #expect(service.requests.count == 1)
        await clock.advance(by: .milliseconds(100))
        #expect(try await task.value.objects == row(1))
    }

    @Test func whatMakesNoSenseDoesNotCount() async throws {
        service.reply(with: .objects(row(1)))
        let backend = limited(excess: .fail)
        await #expect(throws: SearchError.emptyQuery) { try await backend.response(to: .text(" ")) }
        #expect(try await backend.suggestions(for: SuggestRequest(text: " ")).isEmpty)
        #expect(try await backend.response(to: .text("a")).objects == row(1))
    }

    @Test func theBucketIsFullAfterALongPause() {
        var bucket = TokenBucket(interval: .seconds(1), burst: 3)
        for now in [Duration.zero, .seconds(1_000_000)] {
            #expect((0..<4).map { _ in bucket.take(at: now) } == [true, true, true, false])
            #expect(bucket.wait(at: now) == .seconds(1))
        }
        var none = TokenBucket(interval: .seconds(-1), burst: -1)
        #expect((0..<100).allSatisfy { _ in none.take(at: .zero) })
    }

    private final class Log: Sendable {
        private let entries = Mutex<[(String, Duration)]>([])
        var names: [String] { entries.withLock { $0.map(\.0) } }
        var times: [Duration] { entries.withLock { $0.map(\.1) } }
        func add(_ name: String, _ time: Duration) { entries.withLock { $0.append((name, time)) } }
    }
}
