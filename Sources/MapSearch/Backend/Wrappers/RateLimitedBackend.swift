import Synchronization

/// A backend that does not ask another one more often than it may be asked.
///
/// Use it for services with a rate limit: one request a second is what the public Nominatim asks for.
///
/// ```swift
/// let polite = CachingBackend(RateLimitedBackend(nominatim, interval: .seconds(1)))
/// ```
///
/// Requests wait in the order in which they come, and one whose task is cancelled gives its place back. When the service
/// asks for a pause by ``SearchError/retryAfter``, nobody asks before it is over. Requests that make no sense do not count.
public final class RateLimitedBackend: SearchBackend {
    /// What happens to a request that comes too early.
    public enum Excess: Hashable, Sendable {
        /// It waits for its turn; one that would wait longer than the limit fails at once.
        case wait(atMost: Duration?)
        /// It fails at once with ``SearchError/Code/rateLimited`` and the time to wait.
        case fail
    }

    private struct State {
        var bucket: TokenBucket
        var queue: [Waiter<Void>] = []
        var lastWaiter = 0
        var isServing = false
    }

    /// What answers.
    public let backend: any SearchBackend

    private let excess: Excess
    private let time: Timekeeper
    private let state: Mutex<State>

    /// Creates a backend with a limited rate.
    ///
    /// - Parameters:
    ///   - backend: What answers.
    ///   - interval: The time from one request to the next.
    ///   - burst: How many requests may come at once after a pause, 1 or more.
    ///   - excess: What happens to a request that comes too early.
    ///   - clock: The clock that time is measured on.
    public init(
        _ backend: any SearchBackend, interval: Duration, burst: Int = 1, excess: Excess = .wait(atMost: nil),
        clock: any Clock<Duration> = ContinuousClock()
    ) {
        self.backend = backend
        self.excess = excess
        time = Timekeeper(clock)
        state = Mutex(State(bucket: TokenBucket(interval: interval, burst: burst)))
    }

    /// The name of the wrapped backend.
    public var name: String { backend.name }

    /// What the wrapped backend can do.
    public var capabilities: BackendCapabilities { backend.capabilities.subtracting(.immediate) }

    /// The number of requests that wait for their turn.
    public var waitingCount: Int { state.withLock { $0.queue.count } }

    /// Answers when it is the request's turn.
    ///
    /// - Parameter request: What is asked.
    /// - Returns: What the wrapped backend answers.
    /// - Throws: What the wrapped backend throws, and ``SearchError/Code/rateLimited`` as ``Excess`` says.
    public func response(to request: SearchRequest) async throws -> SearchResponse {
        try request.validate()
        return try await inTurn { try await backend.response(to: request) }
    }

    /// Answers when it is the request's turn, with early answers.
    ///
    /// - Parameters:
    ///   - request: What is asked.
    ///   - preview: Called with early answers of the wrapped backend.
    /// - Returns: What the wrapped backend answers.
    /// - Throws: As ``response(to:)`` does.
    public func response(
        to request: SearchRequest, preview: @escaping @Sendable (SearchResponse) -> Void
    ) async throws -> SearchResponse {
        try request.validate()
        return try await inTurn { try await backend.response(to: request, preview: preview) }
    }

    /// Suggests when it is the request's turn; at once, nothing for blank text.
    ///
    /// - Parameter request: The text, and where the user looks.
    /// - Returns: What the wrapped backend suggests.
    /// - Throws: As ``response(to:)`` does.
    public func suggestions(for request: SuggestRequest) async throws -> [Suggestion] {
        try request.validate()
        guard !request.text.isBlank else { return [] }
        return try await inTurn { try await backend.suggestions(for: request) }
    }

    private func inTurn<Value>(_ work: () async throws -> Value) async throws -> Value {
        try await takeToken()
        do {
            return try await work()
        } catch let error as SearchError where error.code == .rateLimited {
            let now = time.now()
            state.withLock { $0.bucket.pause(until: now + (error.retryAfter ?? $0.bucket.interval)) }
            throw error
        }
    }

    private func takeToken() async throws {
        try Task.checkCancellation()
        let id = state.withLock { state in
            state.lastWaiter += 1
            return state.lastWaiter
        }
        try await withCancellableContinuation {
            enter(Waiter(id: id, way: .task($0)))
        } leave: {
            state.withLock { $0.queue.remove(id: id) }?.dismiss()
        }
    }

    private func enter(_ waiter: Waiter<Void>) {
        let now = time.now()
        let outcome: Result<Void, SearchError>? = state.withLock { state in
            if state.queue.isEmpty, state.bucket.take(at: now) { return .success(()) }
            let wait = state.bucket.wait(at: now) + state.bucket.interval * state.queue.count
            let isRefused =
                switch excess {
                case .fail: true
                case .wait(let limit): limit.map { wait > $0 } ?? false
                }
            if isRefused { return .failure(.rateLimited(retryAfter: wait, backend: name)) }
            state.queue.append(waiter)
            if !state.isServing {
                state.isServing = true
                Task { await self.serve() }
            }
            return nil
        }
        if let outcome { waiter.wake(with: outcome) }
    }

    /// Lets one after the other go until nobody waits.
    ///
    /// One task does it for all, so that whoever leaves the queue makes those behind wait less.
    private func serve() async {
        while true {
            let now = time.now()
            let (next, wait): (Waiter<Void>?, Duration?) = state.withLock { state in
                guard !state.queue.isEmpty else {
                    state.isServing = false
                    return (nil, nil)
                }
                guard state.bucket.take(at: now) else { return (nil, state.bucket.wait(at: now)) }
                return (state.queue.removeFirst(), .zero)
            }
            guard let wait else { return }
            if let next { next.wake(with: .success(())) } else { try? await time.sleep(for: wait) }
        }
    }
}
