import MapSearch

/// The failure of an attempt, and its consequences for the next one.
struct AttemptFailure: Error, Sendable {
    /// The error to throw if this was the last attempt.
    let error: SearchError
    /// Whether the same endpoint may succeed the next time.
    var mayPass = false
    /// Whether the endpoint seems to be unavailable.
    var blamesEndpoint = false

    /// A transport error.
    init(_ error: TransportError, backend: String, maximumBodySize: Int) {
        mayPass = error.mayPass
        blamesEndpoint = true
        func badResponse(_ problem: String) -> SearchError {
            .badResponse(problem, backend: backend, underlying: error)
        }
        switch error {
        case .bodyTooLarge:
            self.error = badResponse(
                "sent more than \(maximumBodySize) bytes: ask for fewer results, or raise maximumBodySize.")
            blamesEndpoint = false
        case .redirectLoop:
            self.error = badResponse("redirects too many times: check the endpoint.")
        case .insecureRedirect:
            self.error = badResponse("redirects to an address without TLS: check the endpoint.")
        case _ where error.isSame(as: .malformedAnswer()):
            self.error = badResponse("sent an invalid HTTP response: check the endpoint.")
        case _ where error.isSame(as: .untrusted()):
            self.error = badResponse("has an invalid certificate: check the endpoint.")
        default: self.error = .network(backend: backend, underlying: error)
        }
    }

    /// A response that took too long.
    init(timeout: Duration, backend: String) {
        error = .timeout(after: timeout, backend: backend)
        mayPass = true
        blamesEndpoint = true
    }

    /// A turn in the queue that would come too late.
    init(wait: Duration, backend: String) {
        error = .rateLimited(retryAfter: wait, backend: backend)
        mayPass = true
    }

    /// Returns the failure for an invalid response; `nil` if the backend can handle it.
    ///
    /// - Parameters:
    ///   - response: The response.
    ///   - isConditional: Whether the request was conditional.
    ///   - backend: The name of the backend.
    ///   - now: The seconds since 1970.
    init?(_ response: HTTPResponse, isConditional: Bool, backend: String, now: @autoclosure () -> Int) {
        let status = response.status
        let retryAfter = HTTPDate.retryAfter(response.headers, now: now())
        switch status {
        case 200..<300, 400, 404:
            guard response.isWebPage else { return nil }
            error = .badResponse(
                "answered with a web page: check the path of the endpoint, and whether the network requires a sign-in.",
                backend: backend, status: status)
        case 304 where isConditional: return nil
        case 401, 403: error = .unauthorized(backend: backend, status: status)
        case 408:
            error = SearchError(
                .timeout, "The backend \(backend) did not answer the request in time: try again.", backend: backend,
                status: status)
            mayPass = true
        case 429:
            error = .rateLimited(retryAfter: retryAfter, backend: backend, status: status)
            mayPass = true
        case 500...599:
            error = SearchError(
                .network, "The service of the backend \(backend) is unavailable (status \(status)): try again later.",
                backend: backend, status: status, retryAfter: retryAfter)
            mayPass = [500, 502, 503, 504].contains(status)
            blamesEndpoint = true
        case 405...499:
            error = .badRequest(
                "The service of the backend \(backend) refused the request (status \(status)): check its version.",
                backend: backend, status: status)
        default:
            error = .badResponse(
                "answered with the unexpected status \(status): check the endpoint.", backend: backend, status: status)
        }
    }
}

extension HTTPResponse {
    /// Whether it is a web page: the error page of a proxy, or the sign-in page of a network.
    package var isWebPage: Bool {
        let type = headers["content-type"]?.lowercased() ?? ""
        return type.hasPrefix("text/html") || type.hasPrefix("application/xhtml+xml")
    }
}
