/// An error that says why a request got no response.
///
/// It does not contain the URL or headers of the request. A ``Transport`` throws it, so that a backend knows whether to
/// retry.
public struct TransportError: Error, Hashable, Sendable {
    private enum Kind: String {
        case unreachable, interrupted, untrusted, malformedAnswer, bodyTooLarge, redirectLoop, insecureRedirect
    }

    private let kind: Kind
    /// The system's description, such as `URLError -1004`; empty if there is none.
    public let detail: String

    private init(_ kind: Kind, _ detail: String = "") {
        self.kind = kind
        self.detail = detail
    }

    /// There is no connection: the host is unknown, refuses the connection, or the network is unavailable.
    ///
    /// - Parameter detail: The system's description.
    /// - Returns: The error.
    public static func unreachable(_ detail: String = "") -> TransportError { TransportError(.unreachable, detail) }

    /// The connection was lost before the response was complete.
    ///
    /// - Parameter detail: The system's description.
    /// - Returns: The error.
    public static func interrupted(_ detail: String = "") -> TransportError { TransportError(.interrupted, detail) }

    /// The server could not prove its identity.
    ///
    /// - Parameter detail: The system's description.
    /// - Returns: The error.
    public static func untrusted(_ detail: String = "") -> TransportError { TransportError(.untrusted, detail) }

    /// The response is not HTTP, or its body cannot be decompressed.
    ///
    /// - Parameter detail: The system's description.
    /// - Returns: The error.
    public static func malformedAnswer(_ detail: String = "") -> TransportError {
        TransportError(.malformedAnswer, detail)
    }

    /// The body is larger than ``HTTPRequest/maximumBodySize``.
    public static let bodyTooLarge = TransportError(.bodyTooLarge)
    /// The server redirected too many times.
    public static let redirectLoop = TransportError(.redirectLoop)
    /// The server redirected to an address without TLS.
    public static let insecureRedirect = TransportError(.insecureRedirect)

    /// The stable number of the kind, the problem and the remedy.
    var presentation: (number: Int, problem: String, remedy: String) {
        switch kind {
        case .unreachable: (1, "The service could not be reached.", "Check the connection and try again.")
        case .interrupted: (2, "The connection was lost.", "Try again.")
        case .untrusted:
            (3, "The server could not prove its identity.", "Check the address, or sign in to this network.")
        case .malformedAnswer: (4, "The server's response cannot be read.", "Check the address of the service.")
        case .bodyTooLarge: (5, "The server's response is too large.", "Request less data at a time.")
        case .redirectLoop:
            (6, "The server redirected too many times.", "Check the address of the service.")
        case .insecureRedirect:
            (7, "The server redirected to an unencrypted address.", "Check the address of the service.")
        }
    }

    /// Whether the same request may succeed if it is sent again.
    public var mayPass: Bool { kind == .unreachable || kind == .interrupted }

    /// Returns whether two errors are of the same kind, regardless of their details.
    ///
    /// - Parameter other: Another error.
    /// - Returns: Whether it is of the same kind.
    public func isSame(as other: TransportError) -> Bool { kind == other.kind }
}

extension TransportError: CustomStringConvertible {
    /// The kind, and the system's description.
    public var description: String { detail.isEmpty ? kind.rawValue : "\(kind.rawValue): \(detail)" }
}
