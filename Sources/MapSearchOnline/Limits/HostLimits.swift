import MapSearch
import Synchronization

/// The rate limits of hosts: one limiter for each, shared by all clients.
///
/// Services count the requests of a machine, not of an object in it.
final class HostLimits: Sendable {
    /// The limits of this process.
    static let shared = HostLimits()

    private struct Entry {
        weak var limiter: RateLimiter?
    }

    private struct State {
        var entries: [String: Entry] = [:]
        /// The number of entries at which those of unused limiters are removed.
        var cleanupCount = 64
    }

    private let state = Mutex(State())

    /// The number of entries, some of which may be of unused limiters.
    var count: Int { state.withLock { $0.entries.count } }

    /// Returns the limiter of a host, which lives as long as it is referenced.
    ///
    /// - Parameters:
    ///   - host: The name and port.
    ///   - interval: The minimum time between two requests; of several, the longest applies.
    ///   - time: The clock.
    /// - Returns: The limiter.
    /// - Complexity: O(1), amortized.
    func limiter(of host: String, interval: Duration, time: Timekeeper) -> RateLimiter {
        state.withLock { state in
            if let limiter = state.entries[host]?.limiter {
                limiter.slowDown(to: interval)
                return limiter
            }
            if state.entries.count >= state.cleanupCount {
                state.entries = state.entries.filter { $0.value.limiter != nil }
                // Looking at all of them for every new one would take a time proportional to the square of their number.
                state.cleanupCount = max(64, 2 * state.entries.count)
            }
            let limiter = RateLimiter(interval: interval, time: time)
            state.entries[host] = Entry(limiter: limiter)
            return limiter
        }
    }
}
