import Foundation

/// The destination of a redirection, and whether to follow it.
package enum Redirect {
    /// The maximum number of redirections per request.
    package static let maximumCount = 5

    /// Returns the request that follows a response.
    ///
    /// - Parameters:
    ///   - response: The response.
    ///   - request: The request of that response.
    /// - Returns: The next request, or `nil` if the response is the last one.
    /// - Throws: ``TransportError/insecureRedirect``, ``TransportError/malformedAnswer(_:)`` for an invalid URL.
    package static func request(after response: HTTPResponse, to request: HTTPRequest) throws(TransportError)
        -> HTTPRequest?
    {
        guard [301, 302, 303, 307, 308].contains(response.status), let location = response.headers["location"] else {
            return nil
        }
        guard let url = URL(string: location, relativeTo: request.url)?.absoluteURL, let host = url.host(),
            !host.isEmpty
        else { throw .malformedAnswer("Location") }
        let isSameHost =
            host.lowercased() == request.url.host()?.lowercased() && url.port == request.url.port
            && url.scheme?.lowercased() == request.url.scheme?.lowercased()
        // A host reached without TLS was allowed; another one was not.
        guard url.scheme?.lowercased() == "https" || isSameHost else { throw .insecureRedirect }
        var next = request
        next.url = url
        if !isSameHost { next.headers = request.headers.filter { harmlessHeaders.contains($0.key.lowercased()) } }
        return next
    }

    /// Header fields that contain no credentials and may be sent to any host.
    private static let harmlessHeaders: Set<String> = ["accept", "accept-language", "user-agent"]
}
