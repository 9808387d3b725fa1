/// The health of an endpoint, which determines whether it is used.
///
/// A circuit breaker: after three failures in a row, the endpoint is suspended for a second at first, and twice as long
/// after each further failure, up to a minute. After that, a single request tests whether it works again.
struct EndpointHealth: Sendable {
    static let failuresBeforeRest = 3
    static let firstRest = Duration.seconds(1)
    static let longestRest = Duration.seconds(60)

    private var failures = 0
    private var isTrying = false
    /// The end of the suspension; in the past if it is not suspended.
    private(set) var restEnd: Duration = .zero

    /// Whether it should be used.
    ///
    /// - Parameter now: The current time.
    /// - Returns: Whether it works as far as is known, or may be tested.
    func isWorthAsking(at now: Duration) -> Bool { restEnd <= now && !isTrying }

    /// A request is sent.
    mutating func begin() {
        if failures >= Self.failuresBeforeRest { isTrying = true }
    }

    /// A response arrived.
    mutating func succeed() { self = EndpointHealth() }

    /// No response arrived, or one that says the server is unavailable.
    mutating func fail(at now: Duration) {
        isTrying = false
        failures += 1
        guard failures >= Self.failuresBeforeRest else { return }
        let doublings = min(failures - Self.failuresBeforeRest, 10)
        restEnd = max(restEnd, now + min(Self.firstRest * (1 << doublings), Self.longestRest))
    }

    /// The server asks the client to wait.
    mutating func rest(until end: Duration) {
        isTrying = false
        restEnd = max(restEnd, end)
    }

    /// The request was cancelled before its outcome was known.
    mutating func callOff() { isTrying = false }
}
