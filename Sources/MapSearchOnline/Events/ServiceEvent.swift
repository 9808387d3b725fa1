public import MapSearch

/// Something that happened to a request of a backend, for logs and metrics.
///
/// No event holds a user's text, a query, a header or a key.
public struct ServiceEvent: Hashable, Sendable {
    /// What can happen.
    ///
    /// More kinds may come: give a `switch` over them a `default`.
    public enum Kind: Hashable, Sendable {
        /// A backend asks for something, at a path of the service such as `search`.
        case requested(path: String)
        /// The answer was remembered, and nobody is asked.
        case cacheHit
        /// The service was asked whether the remembered answer still holds, and it does.
        case revalidated
        /// A request has to wait for its turn, by the rate of the host; for about this long.
        case throttled(host: String, wait: Duration)
        /// A request is sent; the first attempt has the number 1.
        case attempt(number: Int, host: String)
        /// An attempt failed; others may follow.
        case attemptFailed(number: Int, host: String, code: SearchError.Code, status: Int?)
        /// There will be another attempt, after a pause.
        case retrying(pause: Duration)
        /// The service gave an answer, with so many bytes.
        case finished(status: Int, byteCount: Int)
        /// There is no answer, and the backend throws an error.
        case failed(code: SearchError.Code, status: Int?)
        /// The task that asked was cancelled.
        case cancelled
    }

    /// The name of the backend.
    public let backend: String
    /// The number of the request, counted from 1 by each backend: what belongs together has the same.
    public let request: Int
    /// The time since the request was made.
    public let elapsed: Duration
    /// What happened.
    public let kind: Kind

    /// Whether the request has ended, well or not, and no event of it follows.
    public var isLast: Bool {
        switch kind {
        case .finished, .failed, .cancelled: true
        default: false
        }
    }
}
