import MapSearch
import MapSearchTestSupport
import TestFixtures
import Testing

// A backend that answers synchronously is called directly; a client sees the same behaviour.
@Suite(.timeLimit(.minutes(1))) struct ImmediateBackendTests {
    private let backend: MockBackend
    private let manager: SearchManager

    init() {
        backend = MockBackend(capabilities: [.paging, .immediate])
        manager = SearchManager(backend: backend)
        backend.reply(
            with: .function { request in
                try Task.checkCancellation()
                let page = row(25).dropFirst(request.page.offset)
                return SearchResponse(
                    objects: Array(page.prefix(request.page.limit)), metadata: SearchMetadata(found: 25),
                    isOffline: true, hasNextPage: page.count > request.page.limit)
            })
    }

    @Test func isAskedOnceByWhoeverWaits() async throws {
        let session = manager.submit(text: "a")
        #expect(backend.requests.isEmpty)
        async let first = session.response()
        async let second = session.response()
        #expect(try await [first.objects, second.objects] == [Array(row(25).prefix(10)), Array(row(25).prefix(10))])
        #expect(backend.requests.count == 1)
    }

    @MainActor @Test func isAskedFromTheMainActorToo() async throws {
        #expect(try await manager.submit(text: "a").response().objects.count == 10)
        #expect(try await manager.response(to: .text("a")).objects.count == 10)
    }

    @Test func isAskedForAHandler() async throws {
        let session = manager.submit(text: "a")
        let outcomes = Outcomes<SearchResponse>()
        session.response(completionHandler: outcomes.handler)
        await outcomes.wait(for: 1)
        #expect(outcomes.all.count == 1 && backend.requests.count == 1)
    }

    @Test func isAskedWhenTheStateIsLookedAt() async throws {
        let first = manager.submit(text: "a")
        _ = first.hasNextPage
        try await backend.waitForRequests(1)
        _ = try await first.response()
        #expect(first.hasNextPage)
        #expect(try await first.fetchNextPage().objects == Array(row(25)[10..<20]))
        let second = manager.submit(text: "b")
        _ = second.isLoading
        try await backend.waitForRequests(3)
        _ = try await second.response()
        #expect(!second.isLoading && backend.requests.count == 3)
    }

    @Test func nextPageNeedsNoFirstResponse() async throws {
        let session = manager.submit(text: "a")
        #expect(try await session.fetchNextPage().objects == Array(row(25)[10..<20]))
        #expect(try await session.response().objects == Array(row(25).prefix(10)))
    }

    @Test func resubmitsAndRetries() async throws {
        let session = manager.submit(text: "a")
        session.options.resultPageSize = 5
        #expect(try await session.resubmit().objects.count == 5)
        #expect(try await session.retry().objects.count == 5)
        #expect(try await session.pages().reduce(into: 0) { $0 += $1.objects.count } == 25)
    }

    @Test func isNotAskedForASessionThatNobodyWaitsFor() async throws {
        do { _ = manager.submit(text: "a") }
        let session = manager.submit(text: "b")
        session.cancel()
        await #expect(throws: SearchError.cancelled) { try await session.response() }
        #expect(backend.requests.isEmpty)
    }

    @Test func goesOnForOthersWhenTheFirstGivesUp() async throws {
        let session = manager.submit(text: "a")
        let gone = Task {
            await waitForCancellation()
            return try await session.response()
        }
        gone.cancel()
        await #expect(throws: CancellationError.self) { try await gone.value }
        #expect(try await session.response().objects.count == 10)
    }
}
