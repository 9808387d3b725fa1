public import Foundation
import MapGeometry

/// An HTTP response.
public struct HTTPResponse: Sendable {
    /// The status, such as 200 or 429.
    public var status: Int
    /// The header fields, by lower-case name.
    public var headers: [String: String]
    /// The body, decompressed; empty if there is none.
    public var body: Data

    /// Creates a response.
    ///
    /// - Parameters:
    ///   - status: The status, such as 200 or 429.
    ///   - headers: The header fields; their names are converted to lower case.
    ///   - body: The body, decompressed; empty by default.
    public init(status: Int, headers: [String: String] = [:], body: Data = Data()) {
        self.status = status
        self.headers = [:]
        for (name, value) in headers { self.headers[name.streamSafe().lowercased()] = value.streamSafe() }
        self.body = body
    }
}
