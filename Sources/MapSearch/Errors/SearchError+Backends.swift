extension SearchError {
    /// The backend does not support the request.
    ///
    /// - Parameters:
    ///   - feature: The unsupported feature, as a noun.
    ///   - backend: The name of the backend.
    /// - Returns: The error.
    public static func unsupported(_ feature: String, backend: String? = nil) -> SearchError {
        SearchError(
            .unsupported, "\(subject(backend)) does not support \(feature): use another backend for it.",
            backend: backend)
    }

    /// The service could not be reached.
    ///
    /// - Parameters:
    ///   - backend: The name of the backend.
    ///   - status: The HTTP status, if the service answered with an error status.
    ///   - underlying: The cause.
    /// - Returns: The error.
    public static func network(
        backend: String? = nil, status: Int? = nil, underlying: (any Error)? = nil
    ) -> SearchError {
        let answer = status.map { " (status \($0))" } ?? ""
        return SearchError(
            .network, "\(subject(backend)) could not be reached\(answer): check the connection and try again.",
            backend: backend, status: status, underlying: underlying)
    }

    /// The service did not answer in time.
    ///
    /// - Parameters:
    ///   - limit: The time limit.
    ///   - backend: The name of the backend.
    /// - Returns: The error.
    public static func timeout(after limit: Duration? = nil, backend: String? = nil) -> SearchError {
        let time = limit.map { "within \($0.plainText)" } ?? "in time"
        return SearchError(
            .timeout, "\(subject(backend)) did not answer \(time): try again, or increase the time limit.",
            backend: backend)
    }

    /// The service received too many requests and asks the client to wait.
    ///
    /// - Parameters:
    ///   - retryAfter: How long to wait; `nil` if the service does not say.
    ///   - backend: The name of the backend.
    ///   - status: The HTTP status.
    /// - Returns: The error.
    public static func rateLimited(
        retryAfter: Duration? = nil, backend: String? = nil, status: Int? = nil
    ) -> SearchError {
        let wait = retryAfter.map { "wait \($0.plainText)" } ?? "wait some time"
        return SearchError(
            .rateLimited, "\(subject(backend)) received too many requests: \(wait) before sending the next one.",
            backend: backend, status: status, retryAfter: retryAfter)
    }

    /// The API key is missing or invalid.
    ///
    /// - Parameters:
    ///   - backend: The name of the backend.
    ///   - status: The HTTP status.
    /// - Returns: The error.
    public static func unauthorized(backend: String? = nil, status: Int? = nil) -> SearchError {
        SearchError(
            .unauthorized, "\(subject(backend)) refused the request: check the key and its permissions.",
            backend: backend, status: status)
    }

    /// The service sent an unexpected response.
    ///
    /// - Parameters:
    ///   - problem: What is wrong with the response and what to do about it, as a sentence without its subject.
    ///   - backend: The name of the backend.
    ///   - status: The HTTP status.
    ///   - underlying: The cause.
    /// - Returns: The error.
    public static func badResponse(
        _ problem: String, backend: String? = nil, status: Int? = nil, underlying: (any Error)? = nil
    ) -> SearchError {
        SearchError(
            .badResponse, "The service of \(backend.map { "the backend \($0)" } ?? "the backend") \(problem)",
            backend: backend, status: status, underlying: underlying)
    }

    /// A backend is configured in a way that is invalid, or that its service forbids.
    ///
    /// - Parameters:
    ///   - message: What is wrong, and what to use instead.
    ///   - backend: The name of the backend.
    /// - Returns: The error.
    public static func invalidConfiguration(_ message: String, backend: String? = nil) -> SearchError {
        SearchError(.invalidConfiguration, message, backend: backend)
    }

    /// No offline data are available for the request.
    ///
    /// - Parameter backend: The name of the backend.
    /// - Returns: The error.
    public static func cacheUnavailable(backend: String? = nil) -> SearchError {
        SearchError(
            .cacheUnavailable, "\(subject(backend)) has no data for this request offline: go online, or add an index.",
            backend: backend)
    }

    /// The backend threw an error that is not a ``SearchError``.
    ///
    /// - Parameters:
    ///   - backend: The name of the backend.
    ///   - underlying: The error that the backend threw.
    /// - Returns: The error.
    public static func backendFailure(backend: String, underlying: any Error) -> SearchError {
        SearchError(
            .backendFailure, "The backend \(backend) failed: see the underlying error.",
            backend: backend, underlying: underlying)
    }

    private static func subject(_ backend: String?) -> String {
        backend.map { "The backend \($0)" } ?? "The backend"
    }
}
