/// What the header fields of an answer say about remembering it, as RFC 9111 has it for a cache of one user.
struct CacheControl: Sendable {
    /// Whether the answer may be remembered at all.
    let mayBeStored: Bool
    /// For how many seconds it may be given again without asking, 2³¹ at most; `nil` when the service does not say.
    let lifetime: Int?

    /// Reads header fields.
    ///
    /// - Parameters:
    ///   - headers: The header fields, by their names in lower case.
    ///   - now: The seconds since 1970, as ``Foundation/Date/wholeSeconds`` has them.
    init(_ headers: [String: String], now: Int) {
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
            // A date that is none, such as 0, is in the past.
            let start = headers["date"].flatMap { HTTPDate.seconds($0) } ?? now
            lifetime = HTTPDate.seconds(expires).map { min(max($0 - start - age, 0), DeltaSeconds.largest) } ?? 0
        } else {
            lifetime = nil
        }
    }
}
