/// Whether an endpoint is worth asking, after what is known of it.
///
/// A circuit breaker: after three failures in a row the endpoint rests, a second at first, twice as long after each further
/// failure, a minute at most. When the rest is over a single request tries whether it is back.
struct EndpointHealth: Sendable {
    static let failuresBeforeRest = 3
    static let firstRest = Duration.seconds(1)
    static let longestRest = Duration.seconds(60)

    private var failures = 0
    private var isTrying = false
    /// When the rest is over; in the past for one that does not rest.
    private(set) var restEnd: Duration = .zero

    /// Whether it should be asked.
    ///
    /// - Parameter now: The time.
    /// - Returns: Whether it works as far as is known, or may be tried.
    func isWorthAsking(at now: Duration) -> Bool {
        restEnd <= now && !isTrying
    }

    /// A request is sent.
    mutating func begin() {
        if failures >= Self.failuresBeforeRest { isTrying = true }
    }

    /// An answer came.
    mutating func succeed() {
        self = EndpointHealth()
    }

    /// No answer came, or one that says that the server is out of order.
    mutating func fail(at now: Duration) {
        isTrying = false
        failures += 1
        guard failures >= Self.failuresBeforeRest else { return }
        let doublings = min(failures - Self.failuresBeforeRest, 10)
        restEnd = max(restEnd, now + min(Self.firstRest * (1 << doublings), Self.longestRest))
    }

    /// The server asks for a pause.
    mutating func rest(until end: Duration) {
        isTrying = false
        restEnd = max(restEnd, end)
    }

    /// The request was called off before anything was known.
    mutating func callOff() {
        isTrying = false
    }
}
