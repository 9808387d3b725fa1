/// A token bucket that limits the rate of requests: one token per interval, up to a maximum number.
///
/// Implemented as a virtual schedule: it stores when the bucket will be full again, so it needs no timer. Based on the
/// generic cell rate algorithm of ITU-T I.371.
package struct TokenBucket: Sendable {
    /// The time to produce one token.
    var interval: Duration
    /// The maximum number of tokens, 1 or more.
    let burst: Int
    /// The time at which the bucket will be full.
    private var full: Duration = .zero

    package init(interval: Duration, burst: Int) {
        self.interval = max(interval, .zero).bounded
        self.burst = min(max(burst, 1), 1 << 31)
    }

    /// Returns the time until the next token; 0 if one is available.
    package func wait(at now: Duration) -> Duration { max(full - now - interval * (burst - 1), .zero) }

    /// Takes a token if one is available.
    package mutating func take(at now: Duration) -> Bool {
        guard wait(at: now) == .zero else { return false }
        full = max(full, now) + interval
        return true
    }

    /// Provides no token before a time.
    mutating func pause(until end: Duration) { full = max(full, end + interval * (burst - 1)) }
}
