public import MapSearch
package import MapSearchIndexFormat
import MapSearchText

/// An open index, from a file or in memory.
///
/// ```swift
/// let index = try OfflineIndex(path: "liechtenstein.mapindex")
/// print(index.name, index.objectCount)
/// let backend = OfflineBackend(index)
/// ```
///
/// A file is memory-mapped, not loaded: opening takes the same time for a village and a continent, its memory is the
/// system's page cache, and any number of searches can run concurrently from any thread. The file must not be modified
/// while it is open; builders write a new file and rename it, which is safe. If another program may shorten the file,
/// or its volume may be unmounted, open it with ``Loading/intoMemory``.
public final class OfflineIndex: Sendable {
    package let file: IndexFile
    let kinds: [ObjectKind]
    package let schemes: [String]
    let timeZones: [String]
    let languages: [String]
    /// The details of objects; nil if there are none.
    let facts: DecodedDetailCache?
    /// The objects of the kinds that are searched for as categories.
    let kindTable = KindTable()
    /// What the searches for frequent words have in common.
    let recentAreas = RecentAreaRanges()

    /// How the bytes of a file are accessed while it is open.
    public enum Loading: Hashable, Sendable {
        /// The file is memory-mapped: it opens immediately, and the system loads the parts that are used.
        ///
        /// If the file is shortened while it is open, the system terminates the program.
        case mapped
        /// The whole file is read when it is opened, and not accessed again.
        case intoMemory
    }

    /// Opens an index file.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - loading: How its bytes are accessed.
    /// - Throws: ``/MapSearch/SearchError``: `indexMissing` if the file cannot be read, `indexVersion` if it was made
    ///   for another version of the library, `indexCorrupt` if it is not an index, is incomplete, or has a damaged
    ///   header. Other damage is found by ``verify()``, or by the search that encounters it.
    /// - Complexity: O(1) if the file is mapped; O(*n*) in its size if it is read into memory.
    public convenience init(path: String, loading: Loading = .mapped) throws(SearchError) {
        do {
            let storage =
                switch loading {
                case .mapped: try IndexStorage(mapping: path)
                case .intoMemory: try IndexStorage(reading: path)
                }
            try self.init(IndexFile(storage))
        } catch {
            throw SearchError(error, file: path)
        }
    }

    /// Opens an index in memory, for example one that was just built.
    ///
    /// - Parameter bytes: The bytes of an index file.
    /// - Throws: The same errors as ``init(path:loading:)``.
    /// - Complexity: O(*n*) in the number of bytes, which are copied.
    public convenience init(bytes: [UInt8]) throws(SearchError) {
        do {
            try self.init(IndexFile(IndexStorage(copying: bytes)))
        } catch {
            throw SearchError(error, file: Self.memoryName)
        }
    }

    /// Loads the tables of words and categories that all searches share, so that the first search does not have to.
    ///
    /// Loading takes a few milliseconds, once per process. Call it in the background, for example when an app shows its search
    /// field or a server starts. Without the call, the first search loads the tables.
    ///
    /// - Complexity: O(1)
    public static func prewarm() {
        SharedTables.load()
        CoordinateWords.load()
    }

    private init(_ file: IndexFile) {
        self.file = file
        kinds = file.strings.all(.kinds).map(ObjectKind.init)
        schemes = file.strings.all(.schemes)
        timeZones = file.strings.all(.timeZones)
        languages = file.strings.all(.languages)
        facts = file.details.map(DecodedDetailCache.init)
    }

    private static let memoryName = "(in memory)"

    /// The path of the file; `nil` for an index in memory.
    public var path: String? { file.storage.path }

    /// The name of the data set; empty if it has none.
    public var name: String { file.info.values("name").first ?? "" }

    /// The date of the data as `YYYY-MM-DD`; empty if unknown.
    public var date: String { file.info.values("date").first ?? "" }

    /// The licence of the data; empty if unknown.
    public var license: String { file.info.values("license").first ?? "" }

    /// The credits to show with the results.
    public var attributions: [Attribution] {
        file.info.values("attribution").map { Attribution(text: $0) }
    }

    /// The number of searchable objects.
    public var objectCount: Int { file.documentCount }

    /// The number of distinct words in their names.
    public var wordCount: Int { file.termCount }

    /// The size in bytes.
    public var byteCount: Int { file.length }

    /// The sections of the file with their sizes in bytes, largest first.
    ///
    /// `header` includes the space between sections, so that the sum is ``byteCount``.
    package var sectionSizes: [(name: String, byteCount: Int)] {
        let sections = file.header.sections.map { (name: "\($0.id)", byteCount: $0.length) }
        let header = (name: "header", byteCount: byteCount - sections.reduce(0) { $0 + $1.byteCount })
        return (sections + [header]).sorted { ($1.byteCount, $0.name) < ($0.byteCount, $1.name) }
    }

    /// The version of the file format.
    public var formatVersion: Int { Int(file.header.format) }

    /// Returns the number of objects of each kind.
    ///
    /// - Throws: ``/MapSearch/SearchError`` with `indexCorrupt` if the index is damaged.
    /// - Complexity: O(*n*) in the number of objects.
    public func objectCounts() throws(SearchError) -> [ObjectKind: Int] {
        try mappingFormatErrors { () throws(IndexFormatError) in
            var counts = [Int](repeating: 0, count: kinds.count)
            for document in 0..<UInt32(file.documentCount) {
                let kind = Int(try file.attributes.kind(document))
                guard kind < counts.count else { throw IndexFormatError(.corrupt, section: .attributes) }
                counts[kind] += 1
            }
            // A damaged list may name a kind twice.
            return Dictionary(zip(kinds, counts), uniquingKeysWith: +)
        }
    }

    /// Reads the whole index and checks every byte, including checksums and references.
    ///
    /// - Throws: ``/MapSearch/SearchError`` with `indexCorrupt`, the section and the position of the first error;
    ///   `CancellationError` if the task is cancelled.
    /// - Complexity: O(*n*) in the size of the file.
    public func verify() throws {
        try mappingFormatErrors {
            try file.verify { Task.isCancelled }
        }
        try Task.checkCancellation()
    }

    /// Runs a part of the engine and converts errors about damage to errors that a client can act on.
    func mappingFormatErrors<Result>(_ body: () throws(IndexFormatError) -> Result) throws(SearchError) -> Result {
        do {
            return try body()
        } catch {
            throw SearchError(error, file: path ?? Self.memoryName)
        }
    }

    /// The same for a part that also throws errors for clients, or `CancellationError`.
    func mappingFormatErrors<Result>(_ body: () throws -> Result) throws -> Result {
        do {
            return try body()
        } catch let error as IndexFormatError {
            throw SearchError(error, file: path ?? Self.memoryName)
        }
    }
}
