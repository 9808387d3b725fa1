public import Foundation

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

extension HTTPRequest: CustomStringConvertible, CustomReflectable {
    /// Host and path; no query and no header, as these may hold keys and what a user typed.
    public var description: String { "GET \(url.host() ?? "?")\(url.path())" }

    /// As ``description``.
    public var customMirror: Mirror { Mirror(reflecting: description) }
}
