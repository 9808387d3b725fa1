public import Foundation

/// An HTTP GET request.
public struct HTTPRequest: Hashable, Sendable {
    /// The URL, including its query.
    public var url: URL
    /// The header fields; each name occurs once, in the spelling that is sent.
    public var headers: [String: String]
    /// The maximum size of the response body in bytes, after decompression.
    public var maximumBodySize: Int

    /// Creates a request.
    ///
    /// - Parameters:
    ///   - url: The URL, including its query.
    ///   - headers: The header fields; none by default.
    ///   - maximumBodySize: The maximum size of the response body in bytes, after decompression; 16 MB by default.
    public init(url: URL, headers: [String: String] = [:], maximumBodySize: Int = 16 << 20) {
        self.url = url
        self.headers = headers
        self.maximumBodySize = maximumBodySize
    }
}

extension HTTPRequest: CustomStringConvertible, CustomReflectable {
    /// The host and path, without query and headers, which may contain keys and search text.
    public var description: String { "GET \(url.host() ?? "?")\(url.path())" }

    /// The same as ``description``.
    public var customMirror: Mirror { Mirror(reflecting: description) }
}
