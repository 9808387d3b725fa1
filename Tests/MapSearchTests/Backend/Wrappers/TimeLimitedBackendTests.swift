import MapSearch
import MapSearchTestSupport
import Testing

@Suite(.timeLimit(.minutes(1))) struct TimeLimitedBackendTests {
    private let clock = ManualClock()
    private let service: MockBackend
    private let backend: TimeLimitedBackend

    init() {
        service = MockBackend(name: "service", clock: clock)
        backend = TimeLimitedBackend(service, limit: .seconds(2), clock: clock)
    }

    @Test(arguments: [(1.0, true), (1.999, true), (2.001, false), (3600, false)])
    func theLimitIsKept(seconds: Double, isInTime: Bool) async throws {
        service.reply(with: .objects(row(1)), after: .seconds(seconds))
        let task = Task { try await backend.response(to: .text("a")) }
        try await clock.waitForSleepers(2)
        await clock.advance(by: .seconds(5))
        let outcome = await task.result
        if isInTime {
            #expect(try outcome.get().objects == row(1))
        } else {
            #expect(throws: SearchError.timeout(after: .seconds(2), backend: "service")) { try outcome.get() }
        }
        // Who is late is stopped, too.
        try await clock.waitForSleepers(exactly: 0)
    }

    @Test func whoCannotBeStoppedIsLeftBehind() async throws {
        service.enqueue(.objects(row(1)), after: .seconds(10), heedsCancellation: false)
        let task = Task { try await backend.response(to: .text("a")) }
        try await clock.waitForSleepers(2)
        await clock.advance(by: .seconds(2))
        await #expect(throws: SearchError.timeout(after: .seconds(2), backend: "service")) { try await task.value }
        #expect(clock.sleeperCount == 1)
        await clock.run()
    }

    @Test func silenceEnds() async throws {
        service.reply(with: .never)
        let session = SearchManager(backend: backend).submit(text: "a")
        try await clock.waitForSleepers(1)
        await clock.advance(by: .seconds(2))
        let error = await #expect(throws: SearchError.self) { try await session.response() }
        #expect(error?.code == .timeout)
    }
}
