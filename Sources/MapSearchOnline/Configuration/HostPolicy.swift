/// What the operators of a public service ask of those who use it.
struct HostPolicy: Sendable {
    /// The time from one request to the next.
    let minimumInterval: Duration
    /// Whether the User-Agent must say which app asks.
    let requiresUserAgent: Bool

    /// The policy of a host; `nil` when none is known.
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

    /// Whether a User-Agent says more than which library was used.
    static func identifiesApp(_ userAgent: String) -> Bool {
        let product = userAgent.split { $0 == "/" || $0 == " " }.first.map { $0.lowercased() } ?? ""
        return !libraries.contains(product)
    }

    /// Whether a host is the machine itself.
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
