import MapSearch
import MapSearchTestSupport
import Synchronization
import TestFixtures
import Testing

@Suite(.timeLimit(.minutes(1))) struct SearchSessionTests {
    private let clock = ManualClock()
    private let backend: MockBackend
    private let manager: SearchManager

    init() {
        backend = MockBackend(capabilities: [.paging], clock: clock)
        manager = SearchManager(backend: backend)
    }

    /// Replies to each request with the page that it asks for, out of so many objects.
    private func replyWithPages(of count: Int) {
        backend.reply(
            with: .function { request in
                let page = row(count).dropFirst(request.page.offset)
                return SearchResponse(
                    objects: Array(page.prefix(request.page.limit)), metadata: SearchMetadata(found: count),
                    isOffline: true, hasNextPage: page.count > request.page.limit)
            })
    }

    @Test func beginsAtOnce() async throws {
        replyWithPages(of: 3)
        let session = manager.submit(text: "a", in: .point(zurich))
        try await backend.waitForRequests(1)
        #expect(try await session.response().objects == row(3))
        #expect(try await session.response().objects == row(3))
        #expect(backend.requests == [.text("a", in: .point(zurich))])
        #expect(!session.hasNextPage && !session.isLoading)
    }

    @Test func givesAllPages() async throws {
        replyWithPages(of: 25)
        let session = manager.submit(text: "a")
        var sizes: [Int] = []
        for try await page in session.pages() { sizes.append(page.objects.count) }
        #expect(sizes == [10, 10, 5])
        // A second loop sees the same, without asking again.
        let again = try await session.pages().reduce(into: []) { $0 += $1.objects }
        #expect(again == row(25))
        #expect(backend.requests.map(\.page.offset) == [0, 10, 20])
        await #expect(throws: SearchError.noNextPage) { try await session.fetchNextPage() }
    }

    @Test func cutsPagesForABackendThatKnowsNone() async throws {
        backend.capabilities = []
        backend.reply(with: .objects(row(25)))
        let session = manager.submit(text: "a")
        let pages = try await session.pages().reduce(into: []) { $0.append($1) }
        #expect(pages.map(\.objects.count) == [10, 10, 5])
        #expect(pages.flatMap(\.objects) == row(25))
        #expect(pages.allSatisfy { $0.metadata.emulatedOptions == [.paging] && $0.metadata.found == 25 })
        #expect(backend.requests.count == 1)
        session.options.resultPageSize = 20
        #expect(try await session.resubmit().objects.count == 20)
        #expect(backend.requests.count == 2)
    }

    @Test func fetchNextPageWhileLoadingIsBusy() async throws {
        backend.enqueue(.response(response(10, hasNextPage: true)), after: .seconds(1))
        let session = manager.submit(text: "a")
        try await clock.waitForSleepers(1)
        #expect(session.isLoading && !session.hasNextPage)
        await #expect(throws: SearchError.busy) { try await session.fetchNextPage() }
        await clock.advance(by: .seconds(1))
        #expect(try await session.response().objects.count == 10)
        #expect(session.hasNextPage)
        #expect(clock.sleeperCount == 0)
    }

    @Test func cancelEndsWhatIsWaitedFor() async throws {
        backend.enqueue(.never)
        let session = manager.submit(text: "a")
        let response = Task { try await session.response() }
        let outcomes = Outcomes<SearchResponse>()
        session.response(completionHandler: outcomes.handler)
        session.cancel()
        await #expect(throws: SearchError.cancelled) { try await response.value }
        await #expect(throws: SearchError.cancelled) { try await session.response() }
        await outcomes.wait(for: 1)
        #expect(outcomes.codes == [.cancelled])
        session.cancel()
        replyWithPages(of: 1)
        #expect(try await session.retry().objects.count == 1)
    }

    @Test func cancelReachesTheBackend() async throws {
        let wasCancelled = Mutex(false)
        struct Slow: SearchBackend {
            let onCancel: @Sendable () -> Void
            let clock: ManualClock
            func response(to request: SearchRequest) async throws -> SearchResponse {
                try await withTaskCancellationHandler {
                    try await clock.sleep(for: .seconds(3600))
                    return SearchResponse(objects: [], isOffline: true)
                } onCancel: {
                    onCancel()
                }
            }
        }
        let slow = Slow(onCancel: { wasCancelled.withLock { $0 = true } }, clock: clock)
        let session = SearchManager(backend: slow).submit(text: "a")
        try await clock.waitForSleepers(1)
        session.cancel()
        #expect(wasCancelled.withLock { $0 })
    }

    @Test func aDroppedSessionIsCancelledAndHeard() async throws {
        backend.reply(with: .objects(row(1)), after: .seconds(1))
        let outcomes = Outcomes<SearchResponse>()
        var session: SearchSession? = manager.submit(text: "a")
        session?.response(completionHandler: outcomes.handler)
        session?.response(completionHandler: outcomes.handler)
        try await clock.waitForSleepers(1)
        weak let gone = session
        session = nil
        #expect(gone == nil)
        await outcomes.wait(for: 2)
        #expect(outcomes.codes == [.cancelled, .cancelled])
        try await clock.waitForSleepers(exactly: 0)
    }

    @Test func aFinishedSessionLeavesNothingBehind() async throws {
        replyWithPages(of: 1)
        var session: SearchSession? = manager.submit(text: "a")
        _ = try await session?.response()
        weak let gone = session
        session = nil
        #expect(gone == nil)
    }

    @Test func theNewestWins() async throws {
        backend.enqueue(.objects(row(1)), after: .seconds(5))
        backend.enqueue(.objects(row(2)), after: .seconds(1))
        let session = manager.submit(text: "a")
        let first = await Task.begun { try await session.response() }
        #expect(session.waitingCount == 1)
        try await clock.waitForSleepers(exactly: 1)
        let second = Task { try await session.resubmit() }
        await #expect(throws: SearchError.cancelled) { try await first.value }
        try await backend.waitForRequests(2)
        try await clock.waitForSleepers(exactly: 1)
        await clock.advance(by: .seconds(1))
        #expect(try await second.value.objects == row(2))
        // The first request is not only ignored, but stopped.
        #expect(clock.sleeperCount == 0)
        await clock.advance(by: .seconds(10))
        #expect(try await session.response().objects == row(2))
    }

    @Test func aBackendThatCannotBeStoppedIsNotHeard() async throws {
        struct Deaf: SearchBackend {
            let gates: [AsyncStream<SearchResponse>]
            let calls = AwaitableCount()
            func response(to request: SearchRequest) async throws -> SearchResponse {
                let gate = gates[calls.increment() - 1]
                // Waits in a separate task, which is not cancelled with this one.
                return await Task { await gate.first { _ in true } ?? SearchResponse(objects: [], isOffline: true) }
                    .value
            }
        }
        let (late, answerLate) = AsyncStream.makeStream(of: SearchResponse.self)
        let (early, answerEarly) = AsyncStream.makeStream(of: SearchResponse.self)
        let deaf = Deaf(gates: [late, early])
        let firstRequest = TaskEnds()
        let session = firstRequest.watch { SearchManager(backend: deaf).submit(text: "a") }
        try await deaf.calls.wait { $0 == 1 }
        let second = Task { try await session.resubmit() }
        try await deaf.calls.wait { $0 == 2 }
        answerEarly.yield(response(2))
        #expect(try await second.value.objects == row(2))
        answerLate.yield(response(1))
        try await firstRequest.wait()
        #expect(try await session.response().objects == row(2))
    }

    @Test func settingsStartNothing() async throws {
        replyWithPages(of: 30)
        let session = manager.submit(text: "a")
        _ = try await session.response()
        session.area = .point(berlin)
        session.options.languages = ["de"]
        session.sort = .distance(from: zurich)
        #expect(session.options.sort == .distance(from: zurich) && session.area == .point(berlin))
        _ = try await session.fetchNextPage()
        #expect(backend.requests.count == 2)
        #expect(backend.requests.last?.area == nil)
        backend.capabilities = [.paging, .sort, .languages]
        _ = try await session.resubmit()
        let options = SearchOptions(languages: ["de"], sort: .distance(from: zurich))
        #expect(backend.requests.last == .text("a", in: .point(berlin), options: options))
        session.sort = .rank
        _ = try await session.resubmit()
        #expect(backend.requests.last?.options.sort == .rank)
    }

    @Test func failedPagesCanBeTriedAgain() async throws {
        replyWithPages(of: 25)
        let session = manager.submit(text: "a")
        _ = try await session.response()
        backend.enqueue(.failure(SearchError.network()))
        await #expect(throws: SearchError.network()) { try await session.fetchNextPage() }
        #expect(session.hasNextPage)
        #expect(try await session.retry().objects == Array(row(25)[10..<20]))
        backend.enqueue(.failure(SearchError.network()))
        await #expect(throws: SearchError.network()) { try await session.fetchNextPage() }
        #expect(try await session.fetchNextPage().objects == Array(row(25)[20...]))
        #expect(try await session.response().objects == Array(row(25)[..<10]))
    }

    @Test func otherErrorsAreWrapped() async {
        struct Oops: Error {}
        backend.enqueue(.failure(Oops()))
        let error = await #expect(throws: SearchError.self) { try await manager.submit(text: "a").response() }
        #expect(error?.code == .backendFailure)
        #expect(error?.backend == "MockBackend")
        #expect(error?.underlying is Oops)
    }

    @Test func aSearchWithoutAreaCannotBeResubmitted() async throws {
        replyWithPages(of: 1)
        for session in [manager.submit(point: zurich, zoom: 17), manager.search(uri: "osm:n1")] {
            _ = try await session.response()
            let error = await #expect(throws: SearchError.self) { try await session.resubmit() }
            #expect(error?.code == .notApplicable)
            #expect(try await session.response().objects == row(1))
        }
    }

    @Test func anInvalidRequestNeverReachesTheBackend() async {
        let untouched = UnimplementedBackend { Issue.record("asked for \($0)") }
        let manager = SearchManager(backend: untouched)
        await #expect(throws: SearchError.emptyQuery) { try await manager.submit(text: " ").response() }
        let outcomes = Outcomes<SearchResponse>()
        manager.submit(point: Coordinate(latitude: 91, longitude: 0)).response(completionHandler: outcomes.handler)
        await outcomes.wait(for: 1)
        #expect(outcomes.codes == [.invalidCoordinate])
        #expect(untouched.requests.isEmpty)
    }

    @Test func aCancelledTaskHearsCancellationError() async throws {
        backend.reply(with: .objects(row(1)), after: .seconds(1))
        let session = manager.submit(text: "a")
        let impatient = await Task.begun { try await session.response() }
        let patient = await Task.begun { try await session.response() }
        #expect(session.waitingCount == 2)
        try await clock.waitForSleepers(exactly: 1)
        impatient.cancel()
        await #expect(throws: CancellationError.self) { try await impatient.value }
        await clock.advance(by: .seconds(1))
        #expect(try await patient.value.objects == row(1))
        let late = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await session.retry()
        }
        await #expect(throws: CancellationError.self) { try await late.value }
    }

    @Test func leavingALoopLeavesNothingRunning() async throws {
        replyWithPages(of: 25)
        for try await _ in manager.submit(text: "a").pages() { break }
        backend.reply(with: .objects(row(1)), after: .seconds(1))
        let session = manager.submit(text: "a")
        let loop = await Task.begun { for try await _ in session.pages() {} }
        #expect(session.waitingCount == 1)
        try await clock.waitForSleepers(exactly: 1)
        loop.cancel()
        await #expect(throws: CancellationError.self) { try await loop.value }
        try await clock.waitForSleepers(exactly: 0)
        #expect(!session.isLoading && backend.requests.count == 2)
    }

    @Test func aResubmitEndsTheLoopsOfTheSearchBefore() async throws {
        replyWithPages(of: 25)
        let session = manager.submit(text: "a")
        var pages = session.pages().makeAsyncIterator()
        #expect(try await pages.next()?.objects.count == 10)
        try await session.resubmit()
        await #expect(throws: SearchError.cancelled) { try await pages.next() }
        #expect(try await pages.next() == nil)
    }

    @Test func handlersAreCalledOnceForEachCall() async throws {
        replyWithPages(of: 15)
        let session = manager.submit(text: "a")
        let outcomes = Outcomes<SearchResponse>()
        session.response(completionHandler: outcomes.handler)
        await outcomes.wait(for: 1)
        session.fetchNextPage(completionHandler: outcomes.handler)
        await outcomes.wait(for: 2)
        session.fetchNextPage(completionHandler: outcomes.handler)
        await outcomes.wait(for: 3)
        session.retry(completionHandler: outcomes.handler)
        await outcomes.wait(for: 4)
        session.resubmit(completionHandler: outcomes.handler)
        await outcomes.wait(for: 5)
        #expect(outcomes.codes == [nil, nil, .noNextPage, nil, nil])
    }

    @Test func resolvesAnIdentifier() async throws {
        backend.enqueue(.objects(row(1)))
        #expect(try await manager.resolve(uri: "test:0") == row(1)[0])
        #expect(backend.requests == [.uri("test:0", page: SearchRequest.Page(limit: 1))])
        backend.enqueue(.objects([]))
        let error = await #expect(throws: SearchError.self) { try await manager.resolve(uri: "test:9") }
        #expect(error?.code == .notFound)
    }

    /// Many tasks use one session at once; each call ends, whatever the others do.
    @Test func bearsACrowd() async throws {
        replyWithPages(of: 100)
        let session = manager.submit(text: "a")
        let outcomes = Outcomes<SearchResponse>()
        await withTaskGroup(of: Void.self) { group in
            for index in 0..<200 {
                group.addTask {
                    switch index % 8 {
                    case 0: _ = try? await session.resubmit()
                    case 1: _ = try? await session.retry()
                    case 2: session.cancel()
                    case 3: session.fetchNextPage(completionHandler: outcomes.handler)
                    case 4: _ = try? await session.fetchNextPage()
                    case 5: _ = try? await session.pages().reduce(0) { $0 + $1.objects.count }
                    case 6: session.area = .point(zurich)
                    default: _ = try? await session.response()
                    }
                }
            }
        }
        await outcomes.wait(for: 25)
        #expect(outcomes.all.count == 25)
        #expect(try await session.resubmit().objects.count == 10)
    }
}
