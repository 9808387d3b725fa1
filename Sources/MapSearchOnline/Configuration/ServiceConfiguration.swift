public import Foundation

/// How a backend talks to its service: where it is, how patient and how polite to be.
///
/// ```swift
/// var configuration = ServiceConfiguration(
///     endpoints: [URL(string: "https://geocoder.example.com/nominatim")!], userAgent: "TreeMap/2.1 (maps@example.com)")
/// configuration.timeout = .seconds(3)
/// configuration.cache = HTTPCache()
/// configuration.keys["api_key"] = "…"
/// ```
///
/// A backend checks it when it is made, and throws ``/MapSearch/SearchError/Code/invalidConfiguration`` with the remedy.
/// Values of headers and keys stand in no description, error, event or file of a cache.
public struct ServiceConfiguration: Sendable {
    /// The User-Agent of a client that does not say who it is; services on the open internet want a better one.
    public static let anonymousUserAgent = "MapSearch"

    /// The base URLs of servers that give the same answers, the preferred one first; what a request asks for comes below
    /// their path.
    ///
    /// Only `https`, except for the machine itself: see ``allowsInsecureHosts``.
    public var endpoints: [URL]
    /// What the client calls itself: the name and version of the app, and how its maker can be reached.
    public var userAgent: String
    /// How long a request may take in all, its attempts, pauses and waiting for its turn included; 10 seconds by default.
    public var timeout: Duration = .seconds(10)
    /// How long one attempt may take, from sending to the end of the answer; 5 seconds by default.
    public var attemptTimeout: Duration = .seconds(5)
    /// How many attempts may be under way at once; 6 by default.
    ///
    /// Others wait in the order in which they come.
    public var maximumConcurrentRequests: Int = 6
    /// The time from one request to the next; `nil`, the default, for no such limit.
    ///
    /// It holds for each host. All clients of a host in this process share it; of several intervals the longest holds.
    public var minimumInterval: Duration?
    /// What is tried again, and when.
    public var retry = RetryPolicy()
    /// How long to wait for an answer before another endpoint is asked, too; `nil`, the default, for never.
    ///
    /// The first good answer is taken, and the other request is cancelled. Of no effect with one endpoint.
    public var hedging: Duration?
    /// What remembers answers; `nil`, the default, for nothing.
    public var cache: HTTPCache?
    /// The longest body that is accepted, in bytes, after decompression; 16 MB by default.
    ///
    /// A longer one is cut off while it comes.
    public var maximumBodySize: Int = 16 << 20
    /// Whether `http` may be spoken to other machines: for services inside of a network of your own.
    public var allowsInsecureHosts = false
    /// Header fields for each request, such as `Authorization`.
    public var headers: [String: String] = [:]
    /// Parameters that prove who asks, such as `api_key`; they are added to the query of each request.
    public var keys: [String: String] = [:]

    /// What carries the requests; by default `URLSession`, with connections that all backends share.
    ///
    /// For tests, and for other ways to the service.
    public var transport: any Transport = URLSessionTransport.shared
    /// The clock that waiting is measured on, for tests.
    ///
    /// The rates of hosts are shared by all clients on the continuous clock, which is the default.
    public var clock: any Clock<Duration> = ContinuousClock()

    /// Creates a configuration; the rest has defaults and can be set afterwards.
    ///
    /// - Parameters:
    ///   - endpoints: The base URLs of servers that give the same answers, the preferred one first.
    ///   - userAgent: What the client calls itself.
    public init(endpoints: [URL], userAgent: String = Self.anonymousUserAgent) {
        self.endpoints = endpoints
        self.userAgent = userAgent
    }
}

extension ServiceConfiguration: CustomStringConvertible, CustomReflectable {
    /// The endpoints; no header, no key.
    public var description: String {
        "ServiceConfiguration(\(endpoints.map { $0.host() ?? "?" }.joined(separator: ", ")))"
    }

    /// The settings, but of headers and keys the names only.
    public var customMirror: Mirror {
        Mirror(
            self,
            children: [
                "hosts": endpoints.map { $0.host() ?? "?" }, "userAgent": userAgent, "timeout": timeout,
                "attemptTimeout": attemptTimeout, "maximumConcurrentRequests": maximumConcurrentRequests,
                "minimumInterval": minimumInterval as Any, "retry": retry, "hedging": hedging as Any,
                "maximumBodySize": maximumBodySize, "allowsInsecureHosts": allowsInsecureHosts,
                "headers": headers.keys.sorted(), "keys": keys.keys.sorted(),
            ],
            displayStyle: .struct)
    }
}
