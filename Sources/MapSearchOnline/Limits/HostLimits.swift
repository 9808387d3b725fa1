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

    private let entries = Mutex<[String: Entry]>([:])

    /// Returns the limiter of a host, which lives as long as it is referenced.
    ///
    /// - Parameters:
    ///   - host: The name and port.
    ///   - interval: The minimum time between two requests; of several, the longest applies.
    ///   - time: The clock.
    /// - Returns: The limiter.
    func limiter(of host: String, interval: Duration, time: Timekeeper) -> RateLimiter {
        entries.withLock { entries in
            if let limiter = entries[host]?.limiter {
                limiter.slowDown(to: interval)
                return limiter
            }
            entries = entries.filter { $0.value.limiter != nil }
            let limiter = RateLimiter(interval: interval, time: time)
            entries[host] = Entry(limiter: limiter)
            return limiter
        }
    }
}
