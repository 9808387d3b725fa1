/// A backend that limits the rate of requests to another backend.
///
/// Use it for services with a rate limit; the public Nominatim server, for example, allows one request per second.
///
/// ```swift
/// let polite = CachingBackend(RateLimitedBackend(nominatim, interval: .seconds(1)))
/// ```
///
/// Requests wait in order of arrival; a request whose task is cancelled gives up its place. If the service demands a
/// pause with ``SearchError/retryAfter``, no request is sent before it is over. Invalid requests do not count.
public final class RateLimitedBackend: WrappingBackend {
    /// How to handle a request that exceeds the rate.
    public enum Excess: Hashable, Sendable {
        /// The request waits for its turn; if the wait would exceed the limit, it fails immediately.
        case wait(atMost: Duration?)
        /// The request fails immediately with ``SearchError/Code/rateLimited`` and the time to wait.
        case fail
    }

    /// The wrapped backend.
    public let backend: any SearchBackend

    private let excess: Excess
    private let limiter: RateLimiter

    /// Creates a rate-limited backend.
    ///
    /// - Parameters:
    ///   - backend: The backend to wrap.
    ///   - interval: The minimum time between two requests.
    ///   - burst: The number of requests that may be sent at once after a pause, 1 or more.
    ///   - excess: How to handle a request that exceeds the rate.
    ///   - clock: The clock to use.
    public init(
        _ backend: any SearchBackend, interval: Duration, burst: Int = 1, excess: Excess = .wait(atMost: nil),
        clock: any Clock<Duration> = ContinuousClock()
    ) {
        self.backend = backend
        self.excess = excess
        limiter = RateLimiter(interval: interval, burst: burst, time: Timekeeper(clock))
    }

    /// The number of requests that are waiting for their turn.
    public var waitingCount: Int { limiter.waitingCount }

    /// Responds when it is the request's turn; for blank text, immediately and without suggestions.
    ///
    /// - Parameter call: The request, and the means to forward it to the wrapped backend.
    /// - Returns: The answer of the wrapped backend.
    /// - Throws: Any error thrown by the wrapped backend, and ``SearchError/Code/rateLimited`` as described in
    ///   ``Excess``.
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
