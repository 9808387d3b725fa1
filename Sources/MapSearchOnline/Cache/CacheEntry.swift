import Foundation

/// A cached response.
struct CacheEntry: Sendable {
    /// Everything except the body.
    struct Head: Codable, Sendable {
        /// The full key, because files are found by its fingerprint.
        var key: String
        var etag: String?
        var lastModified: String?
        /// When it was stored or last validated, and until when it is fresh; in seconds since 1970.
        var start: Int
        var expiry: Int
        /// The header fields that the response varies by, with the values of the request.
        var varying: [String: String]
    }

    var head: Head
    var body: Data

    /// The approximate number of bytes in memory: a service may send header fields that are longer than the body.
    var size: Int {
        let fields = head.varying.reduce(0) { $0 + $1.key.utf8.count + $1.value.utf8.count }
        let validators = (head.etag?.utf8.count ?? 0) + (head.lastModified?.utf8.count ?? 0)
        // In addition to its texts, each entry takes about two hundred bytes.
        return body.count + 2 * head.key.utf8.count + validators + fields + 200
    }

    /// Whether the service can validate it.
    var canBeRevalidated: Bool { head.etag != nil || head.lastModified != nil }

    /// Whether it is fresh.
    ///
    /// If the clock was set back, nothing is fresh.
    func isFresh(at now: Int) -> Bool { head.start <= now && now < head.expiry }

    /// Whether it matches a request with these header fields.
    func answers(_ headers: [String: String]) -> Bool {
        head.varying.allSatisfy { headers[$0.key] ?? "" == $0.value }
    }

    /// The header fields of a conditional request.
    var conditions: [String: String] {
        var conditions: [String: String] = [:]
        conditions["If-None-Match"] = head.etag
        if head.etag == nil { conditions["If-Modified-Since"] = head.lastModified }
        return conditions
    }
}
