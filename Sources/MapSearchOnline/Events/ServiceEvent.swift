public import MapSearch

/// An event in the processing of a backend's request, for logs and metrics.
///
/// Events never contain search text, queries, headers or keys.
public struct ServiceEvent: Hashable, Sendable {
    /// The kind of an event.
    ///
    /// More kinds may be added: include a `default` case in a `switch`.
    public enum Kind: Hashable, Sendable {
        /// A request was made, for a path of the service such as `search`.
        case requested(path: String)
        /// The response was in the cache, and no request is sent.
        case cacheHit
        /// The service confirmed that the cached response is still valid.
        case revalidated
        /// The request has to wait for its turn because of the host's rate limit, for about this long.
        case throttled(host: String, wait: Duration)
        /// An attempt was sent; the first one has the number 1.
        case attempt(number: Int, host: String)
        /// An attempt failed; others may follow.
        case attemptFailed(number: Int, host: String, code: SearchError.Code, status: Int?)
        /// Another attempt follows after a pause.
        case retrying(pause: Duration)
        /// The service responded, with this number of bytes.
        case finished(status: Int, byteCount: Int)
        /// The request failed, and the backend throws an error.
        case failed(code: SearchError.Code, status: Int?)
        /// The task was cancelled.
        case cancelled
    }

    /// The name of the backend.
    public let backend: String
    /// The number of the request, counted from 1 by each backend; events of the same request have the same number.
    public let request: Int
    /// The time since the request was made.
    public let elapsed: Duration
    /// The kind of event.
    public let kind: Kind

    /// Whether this is the last event of the request.
    public var isLast: Bool {
        switch kind {
        case .finished, .failed, .cancelled: true
        default: false
        }
    }
}
