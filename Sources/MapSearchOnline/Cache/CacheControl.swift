/// The caching rules in the header fields of a response, as defined by RFC 9111 for a private cache.
package struct CacheControl: Sendable {
    /// Whether the response may be cached at all.
    let mayBeStored: Bool
    /// The number of seconds for which the response is fresh, at most 2³¹; `nil` if the service does not say.
    package let lifetime: Int?

    /// Parses header fields.
    ///
    /// - Parameters:
    ///   - headers: The header fields, by lower-case name.
    ///   - now: The seconds since 1970, as in ``Foundation/Date/wholeSeconds``.
    package init(_ headers: [String: String], now: Int) {
        var directives: [String: String] = [:]
        for part in headers["cache-control"]?.split(separator: ",") ?? [] {
            let pair = part.split(separator: "=", maxSplits: 1)
            guard let name = pair.first.map({ String($0).trimmed.lowercased() }) else { continue }
            directives[name] = pair.count > 1 ? String(pair[1]).trimmed.filter { $0 != "\"" } : ""
        }
        mayBeStored = directives["no-store"] == nil
        let age = headers["age"].flatMap { DeltaSeconds.seconds($0) } ?? 0
        if directives["no-cache"] != nil {
            lifetime = 0
        } else if let maximumAge = directives["max-age"] {
            lifetime = DeltaSeconds.seconds(maximumAge).map { max($0 - age, 0) } ?? 0
        } else if let expires = headers["expires"] {
            // An invalid date, such as 0, counts as the past.
            let start = headers["date"].flatMap { HTTPDate.seconds($0) } ?? now
            lifetime = HTTPDate.seconds(expires).map { min(max($0 - start - age, 0), DeltaSeconds.largest) } ?? 0
        } else {
            lifetime = nil
        }
    }
}
