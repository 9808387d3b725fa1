/// A backend that asks another one again after a failure that may pass.
///
/// Use it for services on a shaky network; put it outside of a ``RateLimitedBackend``, so that each attempt has its turn.
///
/// Tried again are ``SearchError/Code/network``, unless the service refused for good with a status of 4xx,
/// ``SearchError/Code/timeout`` and ``SearchError/Code/rateLimited``. The pause doubles from attempt to attempt and is cut
/// short at random, by up to a half, so that many clients do not come back at once; it is never shorter than
/// ``SearchError/retryAfter``.
public struct RetryingBackend: WrappingBackend {
    /// What answers.
    public let backend: any SearchBackend
    /// How often it is asked at most, the first time included.
    public let attempts: Int

    private let backoff: Backoff
    private let random: @Sendable () -> Double
    private let time: Timekeeper

    /// Creates a retrying backend.
    ///
    /// - Parameters:
    ///   - backend: What answers.
    ///   - attempts: How often it is asked at most, the first time included; 1 or more.
    ///   - firstPause: The pause after the first failure.
    ///   - longestPause: The longest pause; a service that asks for a longer one is not asked again.
    ///   - clock: The clock that pauses are measured on.
    ///   - random: A number in 0..<1, another one each time.
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

    /// Answers, at the first attempt that succeeds.
    ///
    /// - Parameter call: What is asked, and the way to ask the wrapped backend.
    /// - Returns: What the wrapped backend answers.
    /// - Throws: What the wrapped backend throws at the last attempt.
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

    /// How long to wait before the next attempt; `nil` when there is to be none.
    private func pause(after error: SearchError, attempt: Int) -> Duration? {
        switch error.code {
        case .timeout, .rateLimited: break
        case .network where !(400..<500).contains(error.status ?? 0): break
        default: return nil
        }
        return backoff.pause(after: attempt, atLeast: error.retryAfter ?? .zero, random: random())
    }
}
