import Foundation

/// Where a server sends to, and whether to go there.
enum Redirect {
    /// How many are followed for a request.
    static let maximumCount = 5

    /// The request that follows an answer.
    ///
    /// - Parameters:
    ///   - response: The answer.
    ///   - request: The request that it answers.
    /// - Returns: The next request, or `nil` when the answer is the last one.
    /// - Throws: ``TransportError/insecureRedirect``, ``TransportError/malformedAnswer(_:)`` for an address that is none.
    static func request(after response: HTTPResponse, to request: HTTPRequest) throws(TransportError) -> HTTPRequest? {
        guard [301, 302, 303, 307, 308].contains(response.status), let location = response.headers["location"] else {
            return nil
        }
        guard let url = URL(string: location, relativeTo: request.url)?.absoluteURL, let host = url.host(),
            !host.isEmpty
        else { throw .malformedAnswer("Location") }
        let isSameHost =
            host.lowercased() == request.url.host()?.lowercased() && url.port == request.url.port
            && url.scheme?.lowercased() == request.url.scheme?.lowercased()
        // An address that was reached without TLS was allowed to be; another one was not.
        guard url.scheme?.lowercased() == "https" || isSameHost else { throw .insecureRedirect }
        var next = request
        next.url = url
        if !isSameHost { next.headers = request.headers.filter { harmlessHeaders.contains($0.key.lowercased()) } }
        return next
    }

    /// Header fields that prove nothing, and may go to any host.
    private static let harmlessHeaders: Set<String> = ["accept", "accept-language", "user-agent"]
}
