public import Foundation

/// The configuration of a service backend: endpoints, time limits, rate limits and caching.
///
/// ```swift
/// var configuration = ServiceConfiguration(
///     endpoints: [URL(string: "https://geocoder.example.com/nominatim")!], userAgent: "TreeMap/2.1 (maps@example.com)")
/// configuration.timeout = .seconds(3)
/// configuration.cache = HTTPCache()
/// configuration.keys["api_key"] = "…"
/// ```
///
/// A backend validates it when it is created, and throws ``/MapSearch/SearchError/Code/invalidConfiguration`` with the
/// remedy. Values of headers and keys never appear in a description, error, event or cache file.
public struct ServiceConfiguration: Sendable {
    /// The User-Agent of a client that does not identify itself; services on the public internet require a better one.
    public static let anonymousUserAgent = "MapSearch"

    /// The base URLs of equivalent servers, the preferred one first; request paths are appended to them.
    ///
    /// Only `https` is allowed, except for the local machine: see ``allowsInsecureHosts``.
    public var endpoints: [URL]
    /// The User-Agent: the name and version of the app, and how to contact its developer.
    public var userAgent: String
    /// The time limit of a request, including attempts, pauses and waiting for its turn; 10 seconds by default.
    public var timeout: Duration = .seconds(10)
    /// The time limit of one attempt, from sending to the end of the response; 5 seconds by default.
    public var attemptTimeout: Duration = .seconds(5)
    /// The maximum number of concurrent attempts; 6 by default.
    ///
    /// Other attempts wait in order of arrival.
    public var maximumConcurrentRequests: Int = 6
    /// The minimum time between two requests; `nil`, the default, for no limit.
    ///
    /// The limit applies to each host and is shared by all clients of that host in this process; of several intervals,
    /// the longest applies.
    public var minimumInterval: Duration?
    /// The retry policy.
    public var retry = RetryPolicy()
    /// The time to wait for a response before another endpoint is queried as well; `nil`, the default, for never.
    ///
    /// The first good response is used, and the other request is cancelled. Has no effect with a single endpoint.
    public var hedging: Duration?
    /// The cache for responses; `nil`, the default, for none.
    public var cache: HTTPCache?
    /// The maximum size of a response body in bytes, after decompression; 16 MB by default.
    ///
    /// Loading stops when a body exceeds it.
    public var maximumBodySize: Int = 16 << 20
    /// Whether `http` is allowed for other machines; use it only for services in your own network.
    public var allowsInsecureHosts = false
    /// The header fields of each request, such as `Authorization`.
    public var headers: [String: String] = [:]
    /// The parameters that authenticate requests, such as `api_key`; they are added to the query of each request.
    public var keys: [String: String] = [:]

    /// The transport for requests; by default `URLSession`, with connections shared by all backends.
    ///
    /// Replace it in tests, or to reach the service in another way.
    public var transport: any Transport = URLSessionTransport.shared
    /// The clock that measures waiting times, for tests.
    ///
    /// On the continuous clock, which is the default, all clients share the rate limits of hosts.
    public var clock: any Clock<Duration> = ContinuousClock()

    /// Creates a configuration; all other settings have defaults and can be changed afterwards.
    ///
    /// - Parameters:
    ///   - endpoints: The base URLs of equivalent servers, the preferred one first.
    ///   - userAgent: The User-Agent.
    public init(endpoints: [URL], userAgent: String = Self.anonymousUserAgent) {
        self.endpoints = endpoints
        self.userAgent = userAgent
    }
}

extension ServiceConfiguration: CustomStringConvertible, CustomReflectable {
    /// The endpoints, without headers and keys.
    public var description: String {
        "ServiceConfiguration(\(endpoints.map { $0.host() ?? "?" }.joined(separator: ", ")))"
    }

    /// The settings, with only the names of headers and keys.
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
