import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Carries requests by `URLSession`.
public final class URLSessionTransport: Transport {
    /// The transport of all backends that are given no other.
    public static let shared = URLSessionTransport()

    private let session = URLSession(configuration: .ephemeral)

    /// Creates a transport with connections of its own.
    public init() {}

    /// Sends one request and waits for the whole answer.
    ///
    /// - Parameter request: What to send.
    /// - Returns: The answer, whatever its status.
    /// - Throws: What befalls the connection; `CancellationError` when the task was cancelled.
    public func response(to request: HTTPRequest) async throws -> HTTPResponse {
        var urlRequest = URLRequest(url: request.url)
        for (name, value) in request.headers { urlRequest.setValue(value, forHTTPHeaderField: name) }
        let (body, response) = try await session.data(for: urlRequest)
        let status = (response as? HTTPURLResponse)?.statusCode ?? 0
        return HTTPResponse(status: status, body: body)
    }
}
