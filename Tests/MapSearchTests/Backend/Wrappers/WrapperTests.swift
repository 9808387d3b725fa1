import MapSearch
import MapSearchTestSupport
import Synchronization
import Testing

/// What all wrappers have in common: they add nothing that they need not.
@Suite(.timeLimit(.minutes(1))) struct WrapperTests {
    static func wrappers(_ backend: any SearchBackend, _ clock: any Clock<Duration>) -> [any SearchBackend] {
        [
            CachingBackend(backend, clock: clock), CoalescingBackend(backend),
            RateLimitedBackend(backend, interval: .seconds(1), burst: 100, clock: clock),
            RetryingBackend(backend, clock: clock), TimeLimitedBackend(backend, limit: .seconds(1), clock: clock),
        ]
    }

    @Test func answersComeThrough() async throws {
        let clock = ManualClock()
        let backend = MockBackend(name: "Table", capabilities: [.paging, .sort])
        backend.reply(with: .objects(row(3)))
        for wrapper in Self.wrappers(backend, clock) {
            #expect(wrapper.name == "Table" && wrapper.capabilities == [.paging, .sort])
            #expect(try await wrapper.response(to: .text("a")).objects == row(3))
            #expect(try await wrapper.suggestions(for: SuggestRequest(text: "a")).count == 3)
            #expect(try await wrapper.suggestions(for: SuggestRequest(text: " ")).isEmpty)
        }
        await clock.advance(by: .seconds(9))
        #expect(clock.sleeperCount == 0)
    }

    @Test func failuresComeThrough() async {
        let clock = ManualClock()
        let backend = MockBackend()
        backend.reply(with: .failure(SearchError.unauthorized(status: 401)))
        for wrapper in Self.wrappers(backend, clock) {
            await #expect(throws: SearchError.unauthorized(status: 401)) { try await wrapper.response(to: .text("a")) }
            await #expect(throws: SearchError.unauthorized(status: 401)) {
                try await wrapper.suggestions(for: SuggestRequest(text: "a"))
            }
        }
    }

    @Test func previewsComeThrough() async throws {
        let clock = ManualClock()
        for index in 0..<5 where index != 1 {
            let backend = MockBackend(capabilities: [.paging, .previews])
            backend.reply(with: .responses([response(1), response(2), response(3)]))
            let wrapper = Self.wrappers(backend, clock)[index]
            let session = SearchManager(backend: wrapper).submit(text: "a")
            let seen = try await session.progress().reduce(into: []) { $0.append($1.objects.count) }
            #expect(seen.last == 3 && seen == seen.sorted(), "\(type(of: wrapper))")
        }
    }

    /// A wrapper of somebody else's: it writes one method.
    private struct Counting: WrappingBackend {
        let backend: any SearchBackend
        let asked = Requests()
        var givesPreviews = true

        final class Requests: Sendable {
            let all = Mutex<[BackendRequest]>([])
        }

        var capabilities: BackendCapabilities {
            givesPreviews ? backend.capabilities : backend.capabilities.subtracting(.previews)
        }

        func answer(to call: BackendCall) async throws -> BackendAnswer {
            asked.all.withLock { $0.append(call.request) }
            return try await call.ask()
        }
    }

    @Test(arguments: [true, false])
    func oneMethodIsEnough(givesPreviews: Bool) async throws {
        let backend = MockBackend(name: "Table", capabilities: [.paging, .previews])
        backend.reply(with: .responses([response(1), response(2)]))
        let wrapper = Counting(backend: backend, givesPreviews: givesPreviews)
        let early = Mutex<[Int]>([])
        let last = try await wrapper.response(to: .text("a")) { page in
            early.withLock { $0.append(page.objects.count) }
        }
        #expect(last.objects.count == 2 && early.withLock { $0 } == (givesPreviews ? [1] : []))
        #expect(try await wrapper.response(to: .text("b")).objects.count == 2)
        #expect(try await wrapper.suggestions(for: SuggestRequest(text: "c")).count == 2)
        #expect(wrapper.name == "Table")
        #expect(
            wrapper.asked.all.withLock { $0 }
                == [.search(.text("a")), .search(.text("b")), .suggest(SuggestRequest(text: "c"))])
    }

    /// A session over a wrapper whose backend never answers ends when it is cancelled.
    @Test func cancellationComesThrough() async throws {
        let clock = ManualClock()
        for index in 0..<5 {
            let backend = MockBackend()
            backend.reply(with: .never)
            let wrapper = Self.wrappers(backend, clock)[index]
            let task = Task { try await wrapper.response(to: .text("a")) }
            try await backend.waitForRequests(1)
            task.cancel()
            await #expect(throws: CancellationError.self) { try await task.value }
            try await clock.waitForSleepers(exactly: 0)
        }
    }

    /// The usual stack, from the inside to the outside.
    @Test func wrappersCompose() async throws {
        let clock = ManualClock()
        let service = MockBackend(name: "service", clock: clock)
        service.enqueue(.failure(SearchError.network()))
        service.enqueue(.objects(row(3)))
        let stack = CachingBackend(
            CoalescingBackend(
                RetryingBackend(RateLimitedBackend(service, interval: .seconds(1), clock: clock), clock: clock)),
            clock: clock)
        async let first = stack.response(to: .text("a"))
        async let second = stack.response(to: .text("a"))
        try await clock.waitForSleepers(1)
        await clock.run()
        #expect(try await [first.objects, second.objects] == [row(3), row(3)])
        #expect(try await stack.response(to: .text("a")).objects == row(3))
        #expect(service.requests.count == 2)
        #expect(clock.now.offset >= .seconds(1))
    }
}
