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

    /// What answers.
    public let backend: any SearchBackend

    private let excess: Excess
    private let limiter: RateLimiter

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
        limiter = RateLimiter(interval: interval, burst: burst, time: Timekeeper(clock))
    }

    /// The name of the wrapped backend.
    public var name: String { backend.name }

    /// What the wrapped backend can do.
    public var capabilities: BackendCapabilities { backend.capabilities.subtracting(.immediate) }

    /// The number of requests that wait for their turn.
    public var waitingCount: Int { limiter.waitingCount }

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
        let limit: Duration? =
            switch excess {
            case .fail: .zero
            case .wait(let limit): limit
            }
        do {
            try await limiter.takeTurn(waitingAtMost: limit)
        } catch let refusal as RateLimiter.Refusal {
            throw SearchError.rateLimited(retryAfter: refusal.wait, backend: name)
        }
        do {
            return try await work()
        } catch let error as SearchError where error.code == .rateLimited {
            limiter.pause(for: error.retryAfter)
            throw error
        }
    }
}
