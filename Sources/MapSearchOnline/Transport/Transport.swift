/// A transport that carries requests to a web service: `URLSession`, or a mock in a test.
///
/// A transport has no rate limit, retries, cache or timeout; it only supports cancellation.
public protocol Transport: Sendable {
    /// Sends a request and returns the complete response.
    ///
    /// - Parameter request: The request to send.
    /// - Returns: The response, regardless of its status.
    /// - Throws: ``TransportError`` for failures of the connection or the response; other errors count as broken
    ///   connections. `CancellationError`, immediately, if the task is cancelled.
    func response(to request: HTTPRequest) async throws -> HTTPResponse
}
