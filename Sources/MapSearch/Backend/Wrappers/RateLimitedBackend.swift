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
public final class RateLimitedBackend: WrappingBackend {
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

    /// The number of requests that wait for their turn.
    public var waitingCount: Int { limiter.waitingCount }

    /// Answers when it is the request's turn; at once, without suggestions, for blank text.
    ///
    /// - Parameter call: What is asked, and the way to ask the wrapped backend.
    /// - Returns: What the wrapped backend answers.
    /// - Throws: What the wrapped backend throws, and ``SearchError/Code/rateLimited`` as ``Excess`` says.
    public func answer(to call: BackendCall) async throws -> BackendAnswer {
        switch call.request {
        case .search(let request): try request.validate()
        case .suggest(let request):
            try request.validate()
            if request.text.isBlank { return .suggestions([]) }
        }
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
            return try await call.ask()
        } catch let error as SearchError where error.code == .rateLimited {
            limiter.pause(for: error.retryAfter)
            throw error
        }
    }
}
