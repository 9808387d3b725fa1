/// The number of attempts for a request, and the pauses between them.
///
/// A request is retried after failures that may be transient: no connection, a broken connection, no response in time,
/// and the statuses 408, 429, 500, 502, 503 and 504. Another endpoint is tried immediately, the same one after a pause.
/// The pause doubles with each attempt, is randomly shortened by up to half, and is never shorter than the service's
/// `Retry-After`, which is limited to an hour. If the pause would exceed the time limit of the request, the request
/// fails with the last error instead.
public struct RetryPolicy: Hashable, Sendable {
    /// A single attempt.
    public static let never = RetryPolicy(attempts: 1)

    /// The maximum number of attempts, including the first; values below 1 count as 1.
    public var attempts: Int
    /// The pause after the first failure.
    public var firstPause: Duration
    /// The longest pause; if the service demands a longer one, the request is not retried.
    public var longestPause: Duration

    /// Creates a policy.
    ///
    /// - Parameters:
    ///   - attempts: The maximum number of attempts, including the first.
    ///   - firstPause: The pause after the first failure.
    ///   - longestPause: The longest pause; if the service demands a longer one, the request is not retried.
    public init(
        attempts: Int = 3, firstPause: Duration = .milliseconds(250), longestPause: Duration = .seconds(10)
    ) {
        self.attempts = attempts
        self.firstPause = firstPause
        self.longestPause = longestPause
    }
}
