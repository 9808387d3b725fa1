/// Counts requests so that they do not come faster than a rate: a token an interval, kept up to a number.
///
/// As a virtual schedule: it remembers when the bucket will be full again, which needs no timer. After the generic cell
/// rate algorithm of ITU-T I.371.
struct TokenBucket: Sendable {
    /// How long it takes to get a token.
    var interval: Duration
    /// How many tokens can be had at once after a pause, 1 or more.
    let burst: Int
    /// When the bucket will be full.
    private var full: Duration = .zero

    init(interval: Duration, burst: Int) {
        self.interval = max(interval, .zero).bounded
        self.burst = min(max(burst, 1), 1 << 31)
    }

    /// How long to wait for the next token; 0 when there is one.
    func wait(at now: Duration) -> Duration {
        max(full - now - interval * (burst - 1), .zero)
    }

    /// Takes a token if there is one.
    mutating func take(at now: Duration) -> Bool {
        guard wait(at: now) == .zero else { return false }
        full = max(full, now) + interval
        return true
    }

    /// Gives no token before a time.
    mutating func pause(until end: Duration) {
        full = max(full, end + interval * (burst - 1))
    }
}
