import Foundation
import MapSearch

/// A server of a service.
struct Endpoint: Sendable {
    /// The base URL as text, without a trailing slash.
    let base: String
    /// The host and port, as in the URL.
    let host: String
    /// The rate limit.
    let limiter: RateLimiter

    /// Creates an endpoint.
    ///
    /// - Parameters:
    ///   - url: The base URL.
    ///   - limits: The rate limits of hosts.
    ///   - interval: The minimum time between two requests.
    ///   - time: The clock.
    init(_ url: URL, limits: HostLimits, interval: Duration, time: Timekeeper) {
        var base = url.absoluteString
        while base.hasSuffix("/") { base.removeLast() }
        self.base = base
        let name = (url.host() ?? "").lowercased()
        host = name + (url.port.map { ":\($0)" } ?? "")
        // In any notation, it is the same server.
        let canonicalName = name.hasSuffix(".") ? String(name.dropLast()) : name
        let port = url.port ?? (url.scheme?.lowercased() == "http" ? 80 : 443)
        limiter = limits.limiter(of: "\(canonicalName):\(port)", interval: interval, time: time)
    }
}
