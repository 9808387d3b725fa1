import MapSearch
import MapSearchTestSupport
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(1))) struct MockBackendTests {
    private struct Oops: Error {}

    private let place = GeoObject(name: "Vaduz", coordinate: Coordinate(latitude: 47.14, longitude: 9.52))

    @Test func repliesAsTold() async throws {
        let backend = MockBackend()
        backend.reply(with: .objects([place]))
        backend.reply(with: .failure(SearchError.busy)) { $0.operation == .uri("x") }
        backend.enqueue(.response(SearchResponse(objects: [], isOffline: false)))
        backend.enqueue(.failure(Oops()))
        #expect(backend.queuedReplyCount == 2)
        #expect(try await backend.response(to: .text("a")).isOffline == false)
        await #expect(throws: Oops.self) { try await backend.response(to: .text("a")) }
        #expect(try await backend.response(to: .text("a")).objects == [place])
        await #expect(throws: SearchError.busy) { try await backend.response(to: .uri("x")) }
        backend.reply(
            with: .function {
                SearchResponse(objects: [], metadata: SearchMetadata(found: $0.page.limit), isOffline: true)
            })
        #expect(try await backend.response(to: .uri("x")).metadata.found == 10)
        #expect(backend.requests == [.text("a"), .text("a"), .text("a"), .uri("x"), .uri("x")])
        #expect(backend.queuedReplyCount == 0)
    }

    @Test func withoutAReplyItSaysWhatWasAsked() async {
        let error = await #expect(throws: SearchError.self) {
            try await MockBackend(name: "Mock").response(to: .text("Vaduz"))
        }
        #expect(error?.code == .unsupported)
        #expect(error?.message.contains("Vaduz") == true)
    }

    @Test func delaysOnItsClock() async throws {
        let clock = ManualClock()
        let backend = MockBackend(clock: clock)
        backend.reply(with: .objects([place]), after: .seconds(2))
        let isDone = Mutex(false)
        let task = Task {
            _ = try await backend.response(to: .text("a"))
            isDone.withLock { $0 = true }
        }
        try await clock.waitForSleepers(1)
        await clock.advance(by: .milliseconds(1999))
        #expect(!isDone.withLock { $0 })
        await clock.advance(by: .milliseconds(1))
        try await task.value
        #expect(clock.sleeperCount == 0)
    }

    @Test(arguments: [MockBackend.Reply.never, .objects([])])
    func endsWhenItsTaskIsCancelled(reply: MockBackend.Reply) async throws {
        let backend = MockBackend(clock: ManualClock())
        backend.enqueue(reply, after: .seconds(1))
        let task = Task { try await backend.response(to: .text("a")) }
        try await backend.waitForRequests(1)
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
    }

    @Test func whoWaitsForRequestsEndsWithThemOrItsTask() async throws {
        let backend = MockBackend()
        backend.reply(with: .objects([]))
        let patient = Task { try await backend.waitForRequests(2) }
        let cancelled = Task { try await backend.waitForRequests(3) }
        cancelled.cancel()
        await #expect(throws: CancellationError.self) { try await cancelled.value }
        for _ in 0..<2 { _ = try await backend.response(to: .text("a")) }
        try await patient.value
        try await backend.waitForRequests(0)
    }

    @Test func suggestsWhatItFinds() async throws {
        let backend = MockBackend()
        backend.reply(with: .objects([place, place, place]))
        #expect(
            try await backend.suggestions(for: SuggestRequest(text: "Vad", limit: 2)).map(\.title) == [
                "Vaduz", "Vaduz",
            ])
        #expect(try await backend.suggestions(for: SuggestRequest(text: " ")).isEmpty)
        await #expect(throws: SearchError.self) {
            try await backend.suggestions(for: SuggestRequest(text: "Vad", limit: -1))
        }
        #expect(backend.requests.map(\.page.limit) == [2])
    }

    @Test func anUnimplementedBackendTellsOfItsUse() async {
        let used = Mutex<[SearchRequest]>([])
        let backend = UnimplementedBackend(name: "None") { request in used.withLock { $0.append(request) } }
        #expect(backend.requests.isEmpty)
        let error = await #expect(throws: SearchError.self) { try await backend.response(to: .text("a")) }
        #expect(error?.code == .unsupported)
        #expect(error?.backend == "None")
        #expect(used.withLock { $0 } == [.text("a")])
        #expect(backend.requests == [.text("a")])
    }
}

/// What the mock does beyond answering requests one by one.
@Suite(.timeLimit(.minutes(1))) struct MockBackendScriptTests {
    private let clock = ManualClock()
    private let backend: MockBackend
    private static let place = GeoObject(name: "Bern", coordinate: Coordinate(latitude: 46.95, longitude: 7.45))

    init() {
        backend = MockBackend(clock: clock)
    }

    @Test func suggestsAsToldOrFromTheSearch() async throws {
        backend.reply(with: .objects([Self.place]))
        #expect(try await backend.suggestions(for: SuggestRequest(text: "b")).map(\.title) == ["Bern"])
        backend.suggest { request in [Suggestion(title: "\(request.text)ern!")] }
        #expect(try await backend.suggestions(for: SuggestRequest(text: "b")).map(\.title) == ["bern!"])
        backend.suggest(nil)
        _ = try await backend.suggestions(for: SuggestRequest(text: "c"))
        #expect(backend.suggestRequests.map(\.text) == ["b", "b", "c"])
        #expect(backend.requests.count == 2)
    }

    @Test func earlyAnswersComeBeforeTheLast() async throws {
        let answers = (0..<3).map { SearchResponse(objects: Array(repeating: Self.place, count: $0), isOffline: true) }
        backend.enqueue(.responses(answers))
        let (early, continuation) = AsyncStream.makeStream(of: SearchResponse.self)
        let last = try await backend.response(to: .text("b")) { continuation.yield($0) }
        continuation.finish()
        #expect(await early.reduce(into: []) { $0.append($1) } == Array(answers[..<2]))
        #expect(last == answers[2])
        backend.enqueue(.responses([]))
        #expect(try await backend.response(to: .text("b")).objects.isEmpty)
    }

    @Test func laterRequestsOvertake() async throws {
        backend.enqueue(.objects([]), after: .seconds(2))
        backend.enqueue(.objects([Self.place]), after: .seconds(1))
        let (order, continuation) = AsyncStream.makeStream(of: Int.self)
        let first = Task { _ = continuation.yield(try await backend.response(to: .text("a")).objects.count) }
        try await clock.waitForSleepers(1)
        let second = Task { _ = continuation.yield(try await backend.response(to: .text("b")).objects.count) }
        try await clock.waitForSleepers(2)
        await clock.run()
        try await first.value
        try await second.value
        continuation.finish()
        #expect(await order.reduce(into: []) { $0.append($1) } == [1, 0])
    }

    @Test func anAnswerMayComeAfterItsTaskWasCancelled() async throws {
        backend.enqueue(.objects([Self.place]), after: .seconds(1), heedsCancellation: false)
        let task = Task { try await backend.response(to: .text("a")) }
        try await clock.waitForSleepers(1)
        task.cancel()
        await clock.run()
        #expect(try await task.value.objects == [Self.place])
    }
}
