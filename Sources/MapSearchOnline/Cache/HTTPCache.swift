public import Foundation
public import MapSearch
import Synchronization

/// Remembers the answers of services, as they allow it, in memory and on disk.
///
/// Use it wherever the same is asked again; public services want it used.
///
/// ```swift
/// configuration.cache = try HTTPCache(directory: caches.appending(path: "geocoder"))
/// ```
///
/// How long an answer may be given again is the service's to say (`Cache-Control`, `Expires`); afterwards it is asked whether
/// the answer still holds (`ETag`, `Last-Modified`), which is cheaper than the answer. What was not used for longest is
/// forgotten first. Only good answers are remembered.
///
/// Several backends may share a cache: answers of different services do not mix. Files hold what users searched for, though
/// no keys: they can be read by the user of the process alone. A file that is damaged is as good as none.
public final class HTTPCache: Sendable {
    /// Whether a request has to be sent.
    enum Finding: Sendable {
        case fresh(CacheEntry)
        /// To be asked for, with the conditions of the entry.
        case stale(CacheEntry)
        case nothing
    }

    private let memory: Mutex<RecencyCache<String, CacheEntry>>
    private let files: CacheFiles?
    private let lifetime: Int
    private let now: @Sendable () -> Int

    /// Creates a cache in memory.
    ///
    /// - Parameters:
    ///   - capacity: The bytes that are kept at most; 16 MB by default.
    ///   - lifetime: How long an answer may be given again when the service does not say; an hour by default.
    ///   - now: The time of day.
    public init(
        capacity: Int = 16 << 20, lifetime: Duration = .seconds(3600), now: @escaping @Sendable () -> Date = { Date() }
    ) {
        memory = Mutex(RecencyCache(capacity: capacity))
        files = nil
        self.lifetime = Int(clamping: max(lifetime, .zero).bounded.components.seconds)
        self.now = { now().wholeSeconds }
    }

    /// Creates a cache in memory and on disk, with what an earlier one has left there.
    ///
    /// - Parameters:
    ///   - directory: Where to keep files; made if it is not there. Of files that are there, only those of a cache are touched.
    ///   - capacity: The bytes that are kept in memory at most; 16 MB by default.
    ///   - diskCapacity: The bytes that are kept on disk at most; 64 MB by default.
    ///   - lifetime: How long an answer may be given again when the service does not say; an hour by default.
    ///   - now: The time of day.
    /// - Throws: ``/MapSearch/SearchError/Code/invalidConfiguration`` when the directory cannot be made.
    /// - Complexity: O(*n* log *n*) in the number of files.
    public init(
        directory: URL, capacity: Int = 16 << 20, diskCapacity: Int = 64 << 20, lifetime: Duration = .seconds(3600),
        now: @escaping @Sendable () -> Date = { Date() }
    ) throws(SearchError) {
        memory = Mutex(RecencyCache(capacity: capacity))
        files = try CacheFiles(directory: directory, capacity: diskCapacity)
        self.lifetime = Int(clamping: max(lifetime, .zero).bounded.components.seconds)
        self.now = { now().wholeSeconds }
    }

    /// Forgets everything, on disk, too.
    ///
    /// - Complexity: O(*n*) in the number of files.
    public func removeAll() {
        memory.withLock { $0.removeAll() }
        files?.removeAll()
    }

    /// The seconds since 1970.
    var time: Int { now() }

    func find(_ key: CacheKey) -> Finding {
        guard let entry = entry(for: key), entry.answers(key.headers) else { return .nothing }
        if entry.isFresh(at: now()) { return .fresh(entry) }
        return entry.canBeRevalidated ? .stale(entry) : .nothing
    }

    /// Keeps an answer if the service allows it, and forgets what it replaces.
    func keep(_ response: HTTPResponse, for key: CacheKey) {
        let now = now()
        let control = CacheControl(response.headers, now: now)
        let lifetime = control.lifetime ?? lifetime
        guard response.status == 200, control.mayBeStored, let varying = varying(response, key) else {
            return remove(key)
        }
        let head = CacheEntry.Head(
            key: key.text, etag: response.headers["etag"], lastModified: response.headers["last-modified"], start: now,
            expiry: now.addingSaturated(lifetime), varying: varying)
        let entry = CacheEntry(head: head, body: response.body)
        guard lifetime > 0 || entry.canBeRevalidated else { return remove(key) }
        insert(entry)
    }

    /// Notes that a remembered answer holds still.
    ///
    /// - Parameters:
    ///   - entry: What is remembered.
    ///   - response: The service's word for it, with a status of 304.
    ///   - key: The key of the entry.
    func refresh(_ entry: CacheEntry, with response: HTTPResponse, for key: CacheKey) {
        let now = now()
        let control = CacheControl(response.headers, now: now)
        guard control.mayBeStored else { return remove(key) }
        var entry = entry
        entry.head.start = now
        entry.head.expiry = now.addingSaturated(control.lifetime ?? lifetime)
        entry.head.etag = response.headers["etag"] ?? entry.head.etag
        insert(entry)
    }

    func remove(_ key: CacheKey) {
        memory.withLock { $0.remove(key.text) }
        files?.remove(key.text)
    }

    private func entry(for key: CacheKey) -> CacheEntry? {
        if let entry = memory.withLock({ $0.value(for: key.text) }) { return entry }
        guard let entry = files?.read(key.text) else { return nil }
        remember(entry)
        return entry
    }

    private func insert(_ entry: CacheEntry) {
        remember(entry)
        files?.write(entry)
    }

    private func remember(_ entry: CacheEntry) {
        // Beside the texts there are about two hundred bytes for each.
        let cost = entry.body.count + 2 * entry.head.key.utf8.count + 200
        memory.withLock { _ = $0.insert(entry, for: entry.head.key, cost: cost) }
    }

    /// The header fields that an answer depends on; `nil` when these cannot be known.
    ///
    /// What all requests of a client have in common makes no difference.
    private func varying(_ response: HTTPResponse, _ key: CacheKey) -> [String: String]? {
        var varying: [String: String] = [:]
        for part in response.headers["vary"]?.split(separator: ",") ?? [] {
            let name = String(part).trimmed.lowercased()
            switch name {
            case "accept", "accept-encoding", "user-agent", "origin", "host", "": continue
            case "accept-language": varying[name] = key.headers[name] ?? ""
            default:
                guard let value = key.headers[name] else { return nil }
                varying[name] = value
            }
        }
        return varying
    }
}

extension Int {
    /// The sum, or the largest number where it would be larger.
    func addingSaturated(_ other: Int) -> Int {
        let (sum, isTooLarge) = addingReportingOverflow(other)
        return isTooLarge ? .max : sum
    }
}
