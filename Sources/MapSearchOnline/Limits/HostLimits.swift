import MapSearch
import Synchronization

/// The rates of hosts: one limiter for each, whoever asks it.
///
/// A service counts the requests of a machine, not those of an object in it.
final class HostLimits: Sendable {
    /// Those of this process.
    static let shared = HostLimits()

    private struct Entry {
        weak var limiter: RateLimiter?
    }

    private let entries = Mutex<[String: Entry]>([:])

    /// The limiter of a host; it lives as long as somebody holds it.
    ///
    /// - Parameters:
    ///   - host: Name and port.
    ///   - interval: The time from one request to the next; of several the longest holds.
    ///   - time: What time is measured by.
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
