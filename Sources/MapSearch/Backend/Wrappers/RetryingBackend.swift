/// A backend that retries requests to another backend after transient failures.
///
/// Use it for services on an unreliable network. Put it around a ``RateLimitedBackend``, so that each attempt waits for
/// its turn.
///
/// Retried errors are ``SearchError/Code/network`` (unless the service answered with a 4xx status),
/// ``SearchError/Code/timeout`` and ``SearchError/Code/rateLimited``. The pause doubles with each attempt and is
/// randomly shortened by up to half, so that many clients do not retry at the same time; it is never shorter than
/// ``SearchError/retryAfter``.
public struct RetryingBackend: WrappingBackend {
    /// The wrapped backend.
    public let backend: any SearchBackend
    /// The maximum number of attempts, including the first.
    public let attempts: Int

    private let backoff: Backoff
    private let random: @Sendable () -> Double
    private let time: Timekeeper

    /// Creates a retrying backend.
    ///
    /// - Parameters:
    ///   - backend: The backend to wrap.
    ///   - attempts: The maximum number of attempts, including the first; 1 or more.
    ///   - firstPause: The pause after the first failure.
    ///   - longestPause: The longest pause; if the service demands a longer one, the request is not retried.
    ///   - clock: The clock that measures pauses.
    ///   - random: Returns a new random number in 0..<1 on each call.
    public init(
        _ backend: any SearchBackend, attempts: Int = 3, firstPause: Duration = .milliseconds(500),
        longestPause: Duration = .seconds(10), clock: any Clock<Duration> = ContinuousClock(),
        random: @escaping @Sendable () -> Double = { .random(in: 0..<1) }
    ) {
        self.backend = backend
        self.attempts = max(attempts, 1)
        backoff = Backoff(firstPause: firstPause, longestPause: longestPause)
        self.random = random
        time = Timekeeper(clock)
    }

    /// Responds with the result of the first successful attempt.
    ///
    /// - Parameter call: The request, and the means to forward it to the wrapped backend.
    /// - Returns: The answer of the wrapped backend.
    /// - Throws: The error of the last attempt.
    public func answer(to call: BackendCall) async throws -> BackendAnswer {
        for attempt in 1..<attempts {
            do {
                return try await call.ask()
            } catch let error as SearchError {
                guard let pause = pause(after: error, attempt: attempt) else { throw error }
                try await time.sleep(for: pause)
            }
        }
        return try await call.ask()
    }

    /// Returns the pause before the next attempt; `nil` if there is none.
    private func pause(after error: SearchError, attempt: Int) -> Duration? {
        switch error.code {
        case .timeout, .rateLimited: break
        case .network where !(400..<500).contains(error.status ?? 0): break
        default: return nil
        }
        return backoff.pause(after: attempt, atLeast: error.retryAfter ?? .zero, random: random())
    }
}
