/// Carries requests to a web service and answers back: URLSession, or a double in a test.
///
/// A transport knows nothing of services: no rate, no retry, no cache, no deadline but the cancellation of its task.
public protocol Transport: Sendable {
    /// Sends one request and waits for the whole answer.
    ///
    /// - Parameter request: What to send.
    /// - Returns: The answer, whatever its status.
    /// - Throws: ``TransportError`` for what befalls the connection or the answer; other errors count as broken connections.
    ///   `CancellationError` when the task was cancelled, at once.
    func response(to request: HTTPRequest) async throws -> HTTPResponse
}
