import Foundation
import MapSearch

/// A server of a service.
struct Endpoint: Sendable {
    /// The base URL as text, without a slash at its end.
    let base: String
    /// Host and port, as they stand in the URL.
    let host: String
    /// How often it may be asked.
    let limiter: RateLimiter

    /// Creates an endpoint.
    ///
    /// - Parameters:
    ///   - url: The base URL.
    ///   - limits: Where the rates of hosts are known.
    ///   - interval: The time from one request to the next.
    ///   - time: What time is measured by.
    init(_ url: URL, limits: HostLimits, interval: Duration, time: Timekeeper) {
        var base = url.absoluteString
        while base.hasSuffix("/") { base.removeLast() }
        self.base = base
        let name = (url.host() ?? "").lowercased()
        host = name + (url.port.map { ":\($0)" } ?? "")
        // However it is written, it is the same server.
        let canonicalName = name.hasSuffix(".") ? String(name.dropLast()) : name
        let port = url.port ?? (url.scheme?.lowercased() == "http" ? 80 : 443)
        limiter = limits.limiter(of: "\(canonicalName):\(port)", interval: interval, time: time)
    }
}
