/// What a search session does next: every rule of it, without a task or a lock.
///
/// The shell around it hands in events and carries out the actions, in order. Requests and those who wait for them
/// are numbers here. One who waits belongs to one request and hears of exactly one outcome, unless it leaves first.
struct SessionStateMachine: Sendable {
    /// A request that is under way, or was.
    struct Run: Equatable, Sendable {
        /// Numbers requests in the order in which they were made.
        let id: Int
        let request: SearchRequest
        /// The page that the answer will be, from 0 on.
        let page: Int
    }

    enum Phase: Equatable, Sendable {
        case idle
        case loading(Run)
        case ready
        case failed(SearchError)
        case cancelled
    }

    enum Event: Sendable {
        /// Begin with the first page.
        case start
        /// Somebody wants a page, of a certain submission or of the current one.
        case page(Int, submission: Int?, waiter: Int)
        case fetchNextPage(waiter: Int)
        case retry(waiter: Int)
        case resubmit(waiter: Int)
        /// The owner cancels, or is gone.
        case cancel
        /// One who waits gives up.
        case leave(waiter: Int)
        /// A request is answered.
        case finished(run: Int, Result<SearchResponse, SearchError>)
    }

    enum Action: Equatable, Sendable {
        case start(Run)
        case stop(run: Int)
        case answer([Int], Result<SearchResponse, SearchError>)
    }

    private(set) var phase = Phase.idle
    /// The pages of the current submission that have arrived.
    private(set) var pages: [SearchResponse] = []
    /// Numbers the searches that this session has made: the first, and one for each resubmit.
    private(set) var submission = 0
    /// Who waits for the running request.
    private(set) var waiters: [Int] = []
    /// What the next resubmit will ask; its page is the first.
    private(set) var draft: SearchRequest
    /// The last request that was made.
    private var lastRun: Run

    /// Creates a session that has not begun.
    init(request: SearchRequest) {
        draft = request
        lastRun = Run(id: 0, request: request, page: 0)
    }

    /// Whether ``Event/fetchNextPage(waiter:)`` would load something now.
    var hasNextPage: Bool {
        guard !isLoading, let last = pages.last else { return false }
        return last.hasNextPage
    }

    var isLoading: Bool {
        if case .loading = phase { true } else { false }
    }

    func isRunning(_ id: Int) -> Bool {
        if case .loading(let run) = phase { run.id == id } else { false }
    }

    /// Changes what the next resubmit asks.
    mutating func setArea(_ area: SearchArea?) {
        switch draft.operation {
        case .text(let text, _): draft.operation = .text(text, area: area)
        case .address(let address, _): draft.operation = .address(address, area: area)
        case .reverse, .uri: break
        }
    }

    /// Changes what the next resubmit asks.
    mutating func setOptions(_ options: SearchOptions) {
        draft = SearchRequest(draft.operation, options: options)
    }

    mutating func handle(_ event: Event) -> [Action] {
        switch event {
        case .start:
            return begin(lastRun.request, page: 0, waiters: [])
        case .page(let index, let submission, let waiter):
            return page(index, of: submission, for: waiter)
        case .fetchNextPage(let waiter):
            return fetchNextPage(for: waiter)
        case .retry(let waiter):
            return stop() + begin(lastRun.request, page: lastRun.page, waiters: [waiter])
        case .resubmit(let waiter):
            return resubmit(for: waiter)
        case .cancel:
            guard isLoading else { return [] }
            let actions = stop()
            phase = .cancelled
            return actions
        case .leave(let waiter):
            waiters.removeAll { $0 == waiter }
            return []
        case .finished(let run, let result):
            return finish(run, result)
        }
    }
}

extension SessionStateMachine {
    private mutating func page(_ index: Int, of submission: Int?, for waiter: Int) -> [Action] {
        guard submission == nil || submission == self.submission else {
            return [.answer([waiter], .failure(.cancelled))]
        }
        if pages.indices.contains(index) { return [.answer([waiter], .success(pages[index]))] }
        switch phase {
        case .loading(let run) where run.page == index:
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

    private mutating func fetchNextPage(for waiter: Int) -> [Action] {
        guard !isLoading else { return [.answer([waiter], .failure(.busy))] }
        guard hasNextPage else { return [.answer([waiter], .failure(.noNextPage))] }
        var request = lastRun.request
        // After a page that failed, the last request is that of the page itself.
        if lastRun.page < pages.count { request.page.offset += request.page.limit }
        return begin(request, page: pages.count, waiters: [waiter])
    }

    private mutating func resubmit(for waiter: Int) -> [Action] {
        switch draft.operation {
        case .text, .address: break
        case .reverse, .uri:
            let remedy = "A search by coordinate or identifier cannot be resubmitted: submit a new one, or retry it."
            return [.answer([waiter], .failure(.notApplicable(remedy)))]
        }
        let stopped = stop()
        submission += 1
        pages = []
        return stopped + begin(draft, page: 0, waiters: [waiter])
    }

    /// Makes a request, unless it is not valid.
    private mutating func begin(_ request: SearchRequest, page: Int, waiters: [Int]) -> [Action] {
        lastRun = Run(id: lastRun.id + 1, request: request, page: page)
        do {
            try request.validate()
        } catch {
            phase = .failed(error)
            return waiters.isEmpty ? [] : [.answer(waiters, .failure(error))]
        }
        phase = .loading(lastRun)
        self.waiters = waiters
        return [.start(lastRun)]
    }

    /// Gives up the running request, if there is one; the phase is left to the caller.
    private mutating func stop() -> [Action] {
        guard case .loading(let run) = phase else { return [] }
        return [.stop(run: run.id)] + answerWaiters(.failure(.cancelled))
    }

    private mutating func finish(_ id: Int, _ result: Result<SearchResponse, SearchError>) -> [Action] {
        // The answer to an older request comes too late, whatever it is.
        guard isRunning(id) else { return [] }
        switch result {
        case .success(let response):
            phase = .ready
            pages.replaceSubrange(lastRun.page..., with: [response])
        case .failure(let error):
            phase = .failed(error)
        }
        return answerWaiters(result)
    }

    private mutating func answerWaiters(_ result: Result<SearchResponse, SearchError>) -> [Action] {
        guard !waiters.isEmpty else { return [] }
        defer { waiters = [] }
        return [.answer(waiters, result)]
    }
}
