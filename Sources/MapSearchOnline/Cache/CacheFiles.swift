import Foundation
import MapSearch
import MapSearchText
import Synchronization

/// Cached responses on disk, one file each.
///
/// A file is named after the fingerprint of its key, and has three lines before the body:
///
/// ```
/// MapSearch-Cache 1
/// the fingerprint of all that follows, as 16 hexadecimal digits
/// the head of the entry as JSON
/// ```
///
/// It is written under a temporary name first, so that it is complete or missing.
final class CacheFiles: Sendable {
    private static let magic = Data("MapSearch-Cache 1\n".utf8)
    private static let suffix = ".answer"
    private static let unfinishedSuffix = ".unfinished"

    private let directory: URL
    /// The existing files by name; accessed only with the lock.
    private let files: Mutex<RecencyCache<String, Int>>

    init(directory: URL, capacity: Int) throws(SearchError) {
        self.directory = directory
        files = Mutex(RecencyCache(capacity: capacity))
        do {
            try FileManager.default.createDirectory(
                at: directory, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            let found = try found()
            files.withLock { files in
                for file in found { insert(file.name, size: file.size, into: &files) }
            }
        } catch {
            throw .invalidConfiguration(
                "The cache directory cannot be used: choose a writable one, or cache in memory."
            )
        }
    }

    func read(_ key: String) -> CacheEntry? {
        let name = Self.name(of: key)
        return files.withLock { files in
            guard files.value(for: name) != nil else { return nil }
            if let data = try? Data(contentsOf: url(name)), let entry = Self.decode(data) {
                return entry.head.key == key ? entry : nil
            }
            files.remove(name)
            delete(name)
            return nil
        }
    }

    /// Writes an entry; if that fails, there is no file.
    func write(_ entry: CacheEntry) {
        guard let data = Self.encode(entry) else { return }
        let name = Self.name(of: entry.head.key)
        files.withLock { files in
            files.remove(name)
            let unfinished = name + Self.unfinishedSuffix
            let isWritten = FileManager.default.createFile(
                atPath: url(unfinished).path(percentEncoded: false), contents: data,
                attributes: [.posixPermissions: 0o600])
            if isWritten, data.count <= files.capacity,
                unsafe rename(url(unfinished).path(percentEncoded: false), url(name).path(percentEncoded: false)) == 0
            {
                insert(name, size: data.count, into: &files)
            } else {
                delete(unfinished)
                delete(name)
            }
        }
    }

    func remove(_ key: String) {
        let name = Self.name(of: key)
        files.withLock { files in
            guard files.value(for: name) != nil else { return }
            files.remove(name)
            delete(name)
        }
    }

    func removeAll() {
        files.withLock { files in
            files.removeAll()
            for file in (try? found()) ?? [] { delete(file.name) }
        }
    }

    private func insert(_ name: String, size: Int, into files: inout RecencyCache<String, Int>) {
        if size > files.capacity { delete(name) }
        for gone in files.insert(size, for: name, cost: size) { delete(gone) }
    }

    /// Returns the files of a cache, oldest first; incomplete ones are deleted.
    private func found() throws -> [(name: String, size: Int)] {
        let keys: [URLResourceKey] = [.fileSizeKey, .contentModificationDateKey]
        var found: [(name: String, size: Int, date: Date)] = []
        for file in try FileManager.default.contentsOfDirectory(at: directory, includingPropertiesForKeys: keys) {
            let name = file.lastPathComponent
            if name.hasSuffix(Self.suffix + Self.unfinishedSuffix) { delete(name) }
            guard name.hasSuffix(Self.suffix), name.utf8.count == 16 + Self.suffix.utf8.count else { continue }
            let values = try file.resourceValues(forKeys: Set(keys))
            found.append((name, values.fileSize ?? 0, values.contentModificationDate ?? .distantPast))
        }
        return found.sorted { $0.date < $1.date }.map { ($0.name, $0.size) }
    }

    private func url(_ name: String) -> URL { directory.appending(path: name) }

    private func delete(_ name: String) { try? FileManager.default.removeItem(at: url(name)) }

    // MARK: The form of a file

    private static func name(of key: String) -> String { fingerprint(key.utf8) + suffix }

    private static func fingerprint(_ bytes: some Sequence<UInt8>) -> String {
        let digits = String(FNV1a(bytes).value, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }

    private static func encode(_ entry: CacheEntry) -> Data? {
        guard var content = try? JSONEncoder().encode(entry.head) else { return nil }
        content.append(UInt8(ascii: "\n"))
        content.append(entry.body)
        return magic + Data("\(fingerprint(content))\n".utf8) + content
    }

    private static func decode(_ data: Data) -> CacheEntry? {
        let start = magic.count + 17
        guard data.count > start, data.prefix(magic.count) == magic else { return nil }
        let content = data.dropFirst(start)
        let checksum = data.dropFirst(magic.count).prefix(17)
        guard checksum == Data("\(fingerprint(content))\n".utf8),
            let end = content.firstIndex(of: UInt8(ascii: "\n")),
            let head = try? JSONDecoder().decode(CacheEntry.Head.self, from: content[..<end])
        else { return nil }
        return CacheEntry(head: head, body: Data(content[content.index(after: end)...]))
    }
}
