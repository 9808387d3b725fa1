public import Foundation

/// Carries requests to a web service and answers back: URLSession, or a double in a test.
///
/// A transport knows nothing of services: no rate, no retry, no cache.
public protocol Transport: Sendable {
    /// Sends one request and waits for the whole answer.
    ///
    /// - Parameter request: What to send.
    /// - Returns: The answer, whatever its status.
    /// - Throws: What befalls the connection; `CancellationError` when the task was cancelled.
    func response(to request: HTTPRequest) async throws -> HTTPResponse
}

/// A GET request of HTTP.
public struct HTTPRequest: Hashable, Sendable {
    /// Where it goes, with its query.
    public var url: URL
    /// Its header fields; a name stands once, in the spelling that is sent.
    public var headers: [String: String]
    /// The longest body that is accepted, in bytes, after decompression.
    public var maximumBodySize: Int

    /// Creates a request.
    ///
    /// - Parameters:
    ///   - url: Where it goes, with its query.
    ///   - headers: Its header fields; none by default.
    ///   - maximumBodySize: The longest body that is accepted, in bytes, after decompression; 16 MB by default.
    public init(url: URL, headers: [String: String] = [:], maximumBodySize: Int = 16 << 20) {
        self.url = url
        self.headers = headers
        self.maximumBodySize = maximumBodySize
    }
}

/// The answer of an HTTP server.
public struct HTTPResponse: Sendable {
    /// The status, such as 200 or 429.
    public var status: Int
    /// The header fields, by their names in lower case.
    public var headers: [String: String]
    /// The body, decompressed; empty when there is none.
    public var body: Data

    /// Creates an answer.
    ///
    /// - Parameters:
    ///   - status: The status, such as 200 or 429.
    ///   - headers: The header fields; their names are made lower case.
    ///   - body: The body, decompressed; empty by default.
    public init(status: Int, headers: [String: String] = [:], body: Data = Data()) {
        self.status = status
        self.headers = [:]
        for (name, value) in headers { self.headers[name.lowercased()] = value }
        self.body = body
    }
}
