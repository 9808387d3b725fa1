import Foundation

/// An answer that is remembered.
struct CacheEntry: Sendable {
    /// All but the body.
    struct Head: Codable, Sendable {
        /// The whole key, as files are found by its fingerprint.
        var key: String
        var etag: String?
        var lastModified: String?
        /// When it was stored or found to hold still, and until when it may be given again; in seconds since 1970.
        var start: Int
        var expiry: Int
        /// The header fields that the answer depends on, with the values that the request had.
        var varying: [String: String]
    }

    var head: Head
    var body: Data

    /// Whether a service can say that it holds still.
    var canBeRevalidated: Bool { head.etag != nil || head.lastModified != nil }

    /// Whether it may be given again without asking.
    ///
    /// A clock that was set back makes nothing fresh.
    func isFresh(at now: Int) -> Bool {
        head.start <= now && now < head.expiry
    }

    /// Whether it answers a request with these header fields.
    func answers(_ headers: [String: String]) -> Bool {
        head.varying.allSatisfy { headers[$0.key] ?? "" == $0.value }
    }

    /// The header fields that ask for an answer only if there is another one.
    var conditions: [String: String] {
        var conditions: [String: String] = [:]
        conditions["If-None-Match"] = head.etag
        if head.etag == nil { conditions["If-Modified-Since"] = head.lastModified }
        return conditions
    }
}
