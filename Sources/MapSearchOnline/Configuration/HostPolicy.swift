/// The usage policy of a public service.
struct HostPolicy: Sendable {
    /// The minimum time between two requests.
    let minimumInterval: Duration
    /// Whether the User-Agent must identify the app.
    let requiresUserAgent: Bool

    /// Returns the policy of a host; `nil` if none is known.
    ///
    /// Source: the Nominatim usage policy of the OpenStreetMap Foundation, *operations.osmfoundation.org/policies/nominatim*.
    ///
    /// - Parameter host: The host of an endpoint.
    init?(of host: String) {
        let name = host.lowercased()
        switch name.hasSuffix(".") ? String(name.dropLast()) : name {
        case "nominatim.openstreetmap.org":
            minimumInterval = .seconds(1)
            requiresUserAgent = true
        default: return nil
        }
    }

    /// Whether a User-Agent says more than the name of the library.
    static func identifiesApp(_ userAgent: String) -> Bool {
        let product = userAgent.split { $0 == "/" || $0 == " " }.first.map { $0.lowercased() } ?? ""
        return !libraries.contains(product)
    }

    /// Whether a host is the local machine.
    static func isLoopback(_ host: String) -> Bool {
        let name = host.lowercased()
        if name == "localhost" || name == "::1" || name == "[::1]" { return true }
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count == 4 && parts[0] == "127" && parts.allSatisfy { UInt8($0) != nil }
    }

    private static let libraries: Set<String> = [
        "", ServiceConfiguration.anonymousUserAgent.lowercased(), "cfnetwork", "curl", "mozilla", "swift", "urlsession",
        "wget",
    ]
}
