public import Foundation
public import MapSearch
import Synchronization

/// A cache for the responses of services, in memory and on disk.
///
/// Use it wherever requests are repeated; public services expect clients to cache.
///
/// ```swift
/// configuration.cache = try HTTPCache(directory: caches.appending(path: "geocoder"))
/// ```
///
/// The service determines how long a response is fresh (`Cache-Control`, `Expires`). After that, the cache asks the
/// service whether the response is still valid (`ETag`, `Last-Modified`), which is cheaper than requesting it again.
/// The least recently used responses are removed first. Only successful responses are cached.
///
/// Several backends can share a cache: responses of different services are kept apart. Cache files contain search texts
/// but no keys, and only the user of the process can read them. A damaged file is treated as missing.
public final class HTTPCache: Sendable {
    /// The result of a cache lookup.
    enum Finding: Sendable {
        case fresh(CacheEntry)
        /// Send a request, with the conditions of the entry.
        case stale(CacheEntry)
        case nothing
    }

    private let memory: Mutex<RecencyCache<String, CacheEntry>>
    private let files: CacheFiles?
    private let lifetime: Int
    /// The seconds since 1970.
    let now: @Sendable () -> Int

    /// Creates an in-memory cache.
    ///
    /// - Parameters:
    ///   - capacity: The maximum number of bytes to keep; 16 MB by default.
    ///   - lifetime: How long a response is fresh if the service does not say; an hour by default.
    ///   - now: Returns the current time.
    public init(
        capacity: Int = 16 << 20, lifetime: Duration = .seconds(3600), now: @escaping @Sendable () -> Date = { Date() }
    ) {
        memory = Mutex(RecencyCache(capacity: capacity))
        files = nil
        self.lifetime = Int(clamping: max(lifetime, .zero).bounded.components.seconds)
        self.now = { now().wholeSeconds }
    }

    /// Creates a cache in memory and on disk, including the responses left by an earlier one.
    ///
    /// - Parameters:
    ///   - directory: The directory for cache files; created if it does not exist. Other files in it are not touched.
    ///   - capacity: The maximum number of bytes to keep in memory; 16 MB by default.
    ///   - diskCapacity: The maximum number of bytes to keep on disk; 64 MB by default.
    ///   - lifetime: How long a response is fresh if the service does not say; an hour by default.
    ///   - now: Returns the current time.
    /// - Throws: ``/MapSearch/SearchError/Code/invalidConfiguration`` if the directory cannot be created.
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

    /// Removes all responses, including those on disk.
    ///
    /// - Complexity: O(*n*) in the number of files.
    public func removeAll() {
        memory.withLock { $0.removeAll() }
        files?.removeAll()
    }

    func find(_ key: CacheKey) -> Finding {
        guard let entry = entry(for: key), entry.answers(key.headers) else { return .nothing }
        if entry.isFresh(at: now()) { return .fresh(entry) }
        return entry.canBeRevalidated ? .stale(entry) : .nothing
    }

    /// Stores a response if the service allows it, and removes the one it replaces.
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

    /// Updates a response that is still valid.
    ///
    /// - Parameters:
    ///   - entry: The cached response.
    ///   - response: The service's response with status 304.
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
        memory.withLock { _ = $0.insert(entry, for: entry.head.key, cost: entry.size) }
    }

    /// The header fields that a response varies by; `nil` if these cannot be known.
    ///
    /// Header fields that are the same in all requests of a client make no difference.
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
    /// The sum, or the largest number on overflow.
    func addingSaturated(_ other: Int) -> Int {
        let (sum, isTooLarge) = addingReportingOverflow(other)
        return isTooLarge ? .max : sum
    }
}
