/// How often a request is tried, and how long the pauses are.
///
/// Tried again is what may pass: no connection, one that broke, no answer in time, and the statuses 408, 429, 500, 502, 503
/// and 504. Another endpoint is tried at once; the same one after a pause that doubles from attempt to attempt, is cut short
/// at random by up to a half, and is never shorter than the service asks for by `Retry-After`: one answer can ask for an hour
/// at most, and whatever is more counts as an hour. A pause that would not end before the request has to is not begun: the
/// request fails then with the last error.
public struct RetryPolicy: Hashable, Sendable {
    /// One attempt only.
    public static let never = RetryPolicy(attempts: 1)

    /// How often a service is asked at most, the first time included; less than 1 counts as 1.
    public var attempts: Int
    /// The pause after the first failure.
    public var firstPause: Duration
    /// The longest pause; a service that asks for a longer one is not asked again.
    public var longestPause: Duration

    /// Creates a policy.
    ///
    /// - Parameters:
    ///   - attempts: How often a service is asked at most, the first time included.
    ///   - firstPause: The pause after the first failure.
    ///   - longestPause: The longest pause; a service that asks for a longer one is not asked again.
    public init(
        attempts: Int = 3, firstPause: Duration = .milliseconds(250), longestPause: Duration = .seconds(10)
    ) {
        self.attempts = attempts
        self.firstPause = firstPause
        self.longestPause = longestPause
    }
}
