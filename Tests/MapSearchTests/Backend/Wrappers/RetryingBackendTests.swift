import MapSearch
import MapSearchTestSupport
import Testing

@Suite(.timeLimit(.minutes(1))) struct RetryingBackendTests {
    private let clock = ManualClock()
    private let service = MockBackend()

    private func retrying(attempts: Int = 4, random: Double = 0) -> RetryingBackend {
        RetryingBackend(
            service, attempts: attempts, firstPause: .seconds(1), longestPause: .seconds(5), clock: clock,
            random: { random })
    }

    private func outcome(
        _ backend: RetryingBackend, failures: [SearchError]
    ) async -> (result: Result<SearchResponse, any Error>, time: Duration, requests: Int) {
        for failure in failures { service.enqueue(.failure(failure)) }
        service.reply(with: .objects(row(1)))
        let task = Task { try await backend.response(to: .text("a")) }
        let mover = Task {
            // It sleeps for one pause at a time.
            while true {
                try await clock.waitForSleepers(1)
                await clock.run(maximumWakeUps: 1)
            }
        }
        let result = await task.result
        mover.cancel()
        return (result, clock.now.offset, service.requests.count)
    }

    @Test(arguments: [(0, 0.0), (1, 1), (2, 3), (3, 7)])
    func pausesDouble(failures: Int, seconds: Double) async throws {
        let outcome = await outcome(retrying(), failures: Array(repeating: .network(), count: failures))
        #expect(try outcome.result.get().objects == row(1))
        #expect(outcome.time == .seconds(seconds) && outcome.requests == failures + 1)
    }

    @Test func pausesHaveAnEndAndSoDoAttempts() async {
        let outcome = await outcome(retrying(attempts: 6), failures: Array(repeating: .timeout(), count: 9))
        #expect(throws: SearchError.timeout()) { try outcome.result.get() }
        #expect(outcome.time == .seconds(1 + 2 + 4 + 5 + 5) && outcome.requests == 6)
    }

    @Test func chanceCutsPausesShort() async throws {
        let outcome = await outcome(retrying(random: 0.5), failures: [.network(status: 503), .timeout()])
        #expect(try outcome.result.get().objects == row(1))
        #expect(outcome.time == .seconds(0.75 + 1.5))
    }

    @Test func theServiceDecidesHowLong() async throws {
        let outcome = await outcome(retrying(random: 0.9), failures: [.rateLimited(retryAfter: .seconds(4))])
        #expect(try outcome.result.get().objects == row(1))
        #expect(outcome.time == .seconds(4))
    }

    @Test(arguments: [
        SearchError.rateLimited(retryAfter: .seconds(6)), .network(status: 404), .unauthorized(), .notFound(uri: "x"),
        .emptyQuery, .unsupported("that"), .cacheUnavailable(),
    ])
    func whatWillNotPassIsNotTriedAgain(error: SearchError) async {
        let outcome = await outcome(retrying(), failures: [error])
        #expect(throws: error) { try outcome.result.get() }
        #expect(outcome.time == .zero && outcome.requests == 1)
    }

    @Test func cancellingEndsThePause() async throws {
        service.reply(with: .failure(SearchError.network()))
        let backend = retrying()
        let task = Task { try await backend.suggestions(for: SuggestRequest(text: "a")) }
        try await clock.waitForSleepers(1)
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(clock.sleeperCount == 0)
    }

    @Test func oneAttemptIsTheLeast() async {
        let outcome = await outcome(retrying(attempts: -3), failures: [.network()])
        #expect(outcome.requests == 1)
    }
}
