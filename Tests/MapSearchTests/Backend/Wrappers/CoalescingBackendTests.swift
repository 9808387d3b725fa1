import MapSearch
import MapSearchTestSupport
import TestFixtures
import Testing

@Suite(.timeLimit(.minutes(1))) struct CoalescingBackendTests {
    private let clock = ManualClock()
    private let service: MockBackend
    private let backend: CoalescingBackend

    init() {
        service = MockBackend(clock: clock)
        backend = CoalescingBackend(service)
    }

    @Test func equalRequestsInFlightAreOne() async throws {
        service.reply(with: .objects(row(3)), after: .seconds(1))
        var tasks: [Task<Int, any Error>] = []
        for index in 0..<20 {
            tasks.append(
                await Task.begun { [backend] in
                    try await backend.response(to: .text(index % 2 == 0 ? "a" : "b")).objects.count
                })
        }
        #expect(backend.waitingCount == 20)
        try await clock.waitForSleepers(exactly: 2)
        await clock.advance(by: .seconds(1))
        for task in tasks { #expect(try await task.value == 3) }
        #expect(service.requests.count == 2)
        // What has landed is asked for anew.
        let next = Task { try await backend.response(to: .text("a")) }
        try await clock.waitForSleepers(1)
        await clock.advance(by: .seconds(1))
        _ = try await next.value
        #expect(service.requests.count == 3)
    }

    @Test func itGoesOnWhileAnybodyWaits() async throws {
        service.reply(with: .objects(row(3)), after: .seconds(1))
        let leaving = await Task.begun { try await backend.response(to: .text("a")) }
        let staying = await Task.begun { try await backend.response(to: .text("a")) }
        #expect(backend.waitingCount == 2)
        try await clock.waitForSleepers(exactly: 1)
        leaving.cancel()
        await #expect(throws: CancellationError.self) { try await leaving.value }
        #expect(clock.sleeperCount == 1)
        await clock.advance(by: .seconds(1))
        #expect(try await staying.value.objects == row(3))
        #expect(service.requests.count == 1)
    }

    @Test func itEndsWithTheLastWhoWaits() async throws {
        service.enqueue(.never)
        service.reply(with: .objects(row(2)))
        let task = Task { try await backend.response(to: .text("a")) }
        try await service.waitForRequests(1)
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        // One who comes later is not dragged along.
        #expect(try await backend.response(to: .text("a")).objects == row(2))
    }

    @Test func failuresAreShared() async throws {
        service.enqueue(.failure(SearchError.network()), after: .seconds(1))
        var tasks: [Task<SearchResponse, any Error>] = []
        for _ in 0..<3 { tasks.append(await Task.begun { try await backend.response(to: .text("a")) }) }
        #expect(backend.waitingCount == 3)
        try await clock.waitForSleepers(exactly: 1)
        await clock.advance(by: .seconds(1))
        for task in tasks { await #expect(throws: SearchError.network()) { try await task.value } }
        #expect(service.requests.count == 1)
    }

    /// Tasks come and go; each ends, and each that is not cancelled has an answer.
    @Test func bearsACrowd() async throws {
        service.reply(with: .objects(row(1)))
        await withTaskGroup(of: Void.self) { group in
            for index in 0..<300 {
                group.addTask {
                    let task = Task { try await backend.response(to: .text("\(index % 3)")).objects.count }
                    if index % 2 == 0 { task.cancel() }
                    do {
                        #expect(try await task.value == 1)
                    } catch {
                        #expect(error is CancellationError && index % 2 == 0)
                    }
                }
            }
        }
    }
}
