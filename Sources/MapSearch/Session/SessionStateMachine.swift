import Synchronization

/// The state machine of a search session: all its rules, without tasks or locks.
///
/// The surrounding shell passes in events and executes the actions, in order. Each waiting caller belongs to one
/// request and receives exactly one outcome: an answer, or its dismissal after cancellation.
struct SessionStateMachine<Waiter: Identifiable & Sendable>: Sendable where Waiter.ID: Sendable {
    /// A current or past request.
    final class Run: Sendable {
        /// Numbers requests in the order in which they are made.
        let id: Int
        let request: SearchRequest
        /// The index of the page that the answer will be, starting at 0.
        let page: Int
        private let isTaken = Atomic(false)

        init(id: Int, request: SearchRequest, page: Int) {
            self.id = id
            self.request = request
            self.page = page
        }

        /// Returns whether the caller is the first to execute the request.
        ///
        /// - Returns: True once.
        func take() -> Bool { !isTaken.exchange(true, ordering: .acquiringAndReleasing) }
    }

    enum Phase: Sendable {
        case idle
        case loading
        case ready
        case failed(SearchError)
        case cancelled
    }

    enum Event: Sendable {
        /// Start with the first page.
        case start
        /// A caller wants a page of a certain submission or of the current one.
        case page(Int, submission: Int?, Waiter)
        case fetchNextPage(Waiter)
        case retry(Waiter)
        case resubmit(Waiter)
        /// The owner cancels, or was deallocated.
        case cancel
        /// A waiting caller gives up, possibly together with the request.
        case leave(Waiter.ID, cancelsRequest: Bool)
        /// A caller wants a newer version of the first page than the preview it has seen.
        case progress(after: Int, submission: Int, Waiter)
        /// A request has an intermediate answer.
        case preview(run: Int, SearchResponse)
        /// A request has its final answer.
        case finished(run: Int, Result<Answer, SearchError>)
    }

    enum Action: Sendable {
        /// Send a request; for a later page, the answer with the first one is available.
        case start(Run, after: Answer?)
        /// Stop the running request.
        case stop
        case answer([Waiter], Result<Answer, SearchError>)
        case dismiss(Waiter)
    }

    private(set) var phase = Phase.idle
    /// The pages of the current submission that have been loaded.
    private(set) var pages: [Answer] = []
    /// Numbers the submissions of this session: the first, and one for each resubmit.
    private(set) var submission = 0
    /// The callers waiting for the running request.
    private(set) var waiters: [Waiter] = []
    /// The callers waiting for the running request or a preview of its answer.
    private(set) var watchers: [Waiter] = []
    /// The newest preview of the first page, while that is loading.
    private(set) var preview: Answer?
    /// The total number of previews.
    private var previewCount = 0
    /// The request for the next resubmit; its page is the first.
    private(set) var draft: SearchRequest
    /// The last request that was made; while loading, it is the running one.
    private(set) var lastRun: Run

    /// Creates a session that has not started.
    init(request: SearchRequest) {
        draft = request
        lastRun = Run(id: 0, request: request, page: 0)
    }

    var isLoading: Bool {
        if case .loading = phase { true } else { false }
    }

    /// Whether ``Event/fetchNextPage(_:)`` would load a page now.
    var hasNextPage: Bool {
        guard !isLoading, let last = pages.last else { return false }
        return last.page.hasNextPage
    }

    /// Takes effect with the next resubmit.
    mutating func setArea(_ area: SearchArea?) {
        switch draft.operation {
        case .text(let text, _): draft.operation = .text(text, area: area)
        case .address(let address, _): draft.operation = .address(address, area: area)
        case .reverse, .uri, .uris: break
        }
    }

    /// Takes effect with the next resubmit.
    mutating func setOptions(_ options: SearchOptions) {
        draft = SearchRequest(draft.operation, options: options)
    }

    mutating func handle(_ event: Event) -> [Action] {
        switch event {
        case .start:
            return begin(lastRun.request, page: 0, for: [])
        case .page(let index, let submission, let waiter):
            return page(index, of: submission, for: waiter)
        case .fetchNextPage(let waiter):
            return fetchNextPage(for: waiter)
        case .retry(let waiter):
            return stop() + begin(lastRun.request, page: lastRun.page, for: [waiter])
        case .resubmit(let waiter):
            return resubmit(for: waiter)
        case .cancel:
            return cancel()
        case .leave(let id, let cancelsRequest):
            guard let waiter = waiters.remove(id: id) ?? watchers.remove(id: id) else { return [] }
            return [.dismiss(waiter)] + (cancelsRequest ? cancel() : [])
        case .progress(let seen, let submission, let waiter):
            return progress(after: seen, of: submission, for: waiter)
        case .preview(let run, let response):
            return show(run, response)
        case .finished(let run, let result):
            return finish(run, result)
        }
    }

    private mutating func page(_ index: Int, of submission: Int?, for waiter: Waiter) -> [Action] {
        guard submission == nil || submission == self.submission else {
            return [.answer([waiter], .failure(.cancelled))]
        }
        if pages.indices.contains(index) { return [.answer([waiter], .success(pages[index]))] }
        switch phase {
        case .loading where lastRun.page == index:
            waiters.append(waiter)
            return []
        case .failed(let error) where pages.isEmpty:
            return [.answer([waiter], .failure(error))]
        case .cancelled where pages.isEmpty:
            return [.answer([waiter], .failure(.cancelled))]
        default:
            return fetchNextPage(for: waiter)
        }
    }

    private mutating func progress(after seen: Int, of submission: Int, for waiter: Waiter) -> [Action] {
        guard submission == self.submission, isLoading, lastRun.page == 0 else {
            return page(0, of: submission, for: waiter)
        }
        if let preview, let number = preview.preview, number > seen { return [.answer([waiter], .success(preview))] }
        watchers.append(waiter)
        return []
    }

    private mutating func show(_ run: Int, _ response: SearchResponse) -> [Action] {
        // A preview of an older request is too late, and later pages have none.
        guard isLoading, lastRun.id == run, lastRun.page == 0 else { return [] }
        previewCount += 1
        let preview = Answer(response, preview: previewCount)
        self.preview = preview
        guard !watchers.isEmpty else { return [] }
        defer { watchers = [] }
        return [.answer(watchers, .success(preview))]
    }

    private mutating func fetchNextPage(for waiter: Waiter) -> [Action] {
        guard !isLoading else { return [.answer([waiter], .failure(.busy))] }
        guard hasNextPage else { return [.answer([waiter], .failure(.noNextPage))] }
        var request = lastRun.request
        // After a failed page, the last request is that of the page itself.
        if lastRun.page < pages.count { request.page.offset += request.page.limit }
        return begin(request, page: pages.count, for: [waiter])
    }

    private mutating func resubmit(for waiter: Waiter) -> [Action] {
        switch draft.operation {
        case .text, .address: break
        case .reverse, .uri, .uris:
            let remedy = "A search by coordinate or identifier cannot be resubmitted: submit a new one, or retry it."
            return [.answer([waiter], .failure(.notApplicable(remedy)))]
        }
        let stopped = stop()
        submission += 1
        pages = []
        return stopped + begin(draft, page: 0, for: [waiter])
    }

    private mutating func cancel() -> [Action] {
        guard isLoading else { return [] }
        phase = .cancelled
        preview = nil
        return [.stop] + answerWaiters(.failure(.cancelled))
    }

    /// Drops the running request, if there is one, in favour of another.
    private mutating func stop() -> [Action] {
        isLoading ? [.stop] + answerWaiters(.failure(.cancelled)) : []
    }

    /// Sends a request, unless it is invalid.
    private mutating func begin(_ request: SearchRequest, page: Int, for waiters: [Waiter]) -> [Action] {
        lastRun = Run(id: lastRun.id + 1, request: request, page: page)
        self.waiters = waiters
        preview = nil
        do {
            try request.validate()
        } catch {
            phase = .failed(error)
            return answerWaiters(.failure(error))
        }
        phase = .loading
        return [.start(lastRun, after: page > 0 ? pages.first : nil)]
    }

    private mutating func finish(_ run: Int, _ result: Result<Answer, SearchError>) -> [Action] {
        // The answer to an older request is too late, whatever it is.
        guard isLoading, lastRun.id == run else { return [] }
        preview = nil
        switch result {
        case .success(let answer):
            phase = .ready
            pages.replaceSubrange(lastRun.page..., with: CollectionOfOne(answer))
        case .failure(let error):
            phase = .failed(error)
        }
        return answerWaiters(result)
    }

    private mutating func answerWaiters(_ result: Result<Answer, SearchError>) -> [Action] {
        guard !waiters.isEmpty || !watchers.isEmpty else { return [] }
        defer {
            waiters = []
            watchers = []
        }
        return [.answer(watchers.isEmpty ? waiters : waiters + watchers, result)]
    }
}
