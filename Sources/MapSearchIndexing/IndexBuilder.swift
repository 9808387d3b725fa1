import MapGeometry
import MapSearchIndexFormat
import MapSearchText

/// A builder that creates an index from records, in memory or as a file.
///
/// ```swift
/// var builder = IndexBuilder(name: "My shops")
/// builder.attributions = ["My company"]
/// for shop in shops { try builder.add(shop.record) }
/// let index = try OfflineIndex(bytes: try builder.build().bytes)
/// ```
///
/// The same records produce the same bytes, regardless of their order, the memory limit and the number of processors. A
/// large number of records is kept in a scratch file: memory use is about 60 bytes per record, plus at most
/// ``memoryLimit`` for everything else.
public struct IndexBuilder: Sendable {
    /// The name of the data set.
    public var name: String
    /// The date of the data as `YYYY-MM-DD`, or empty.
    public var date: String
    /// The credits to show with the results; included in every response.
    public var attributions: [String]
    /// The licence of the data, as an SPDX identifier or a name, or empty.
    public var license: String

    /// The approximate memory limit in bytes, beyond about 60 for each record; 400 MB by default.
    ///
    /// Data beyond the limit go to scratch files. Set it before you add the first record.
    public var memoryLimit = IndexBuilder.defaultMemoryLimit
    /// The folder of the scratch file for records, or `nil` for the system's folder for temporary files.
    ///
    /// The file has no name there, and is removed with the builder or the process. ``write(to:progress:)`` uses further
    /// scratch files next to its output.
    public var scratchFolder: String?

    /// 400 MB.
    public static let defaultMemoryLimit = 400_000_000

    /// The number of threads that work on an index.
    package var workerCount = Processors.count
    private(set) var facts = RecordFacts()
    private(set) var chains = ChainCounts()
    private var spool: RecordSpool?

    /// Creates a builder without records.
    ///
    /// - Parameter name: The name of the data set.
    public init(name: String) {
        self.name = name
        date = ""
        attributions = []
        license = ""
    }

    /// The number of records added.
    public var count: Int { facts.count }

    /// Returns whether a record with a URI was added.
    ///
    /// - Parameter uri: Any text.
    /// - Returns: Whether it was added; false if a record with that URI was rejected.
    /// - Throws: ``IndexingError`` if the scratch file cannot be read.
    public func contains(_ uri: String) throws(IndexingError) -> Bool { try contains(uri, RecordFacts.hash(uri)) }

    /// Adds a record.
    ///
    /// - Parameter record: The record.
    /// - Throws: ``IndexingError`` if the URI is empty or not unique, or the coordinate is invalid.
    public mutating func add(_ record: IndexRecord) throws(IndexingError) {
        guard !record.uri.isEmpty else {
            throw IndexingError("“\(record.name)” has no URI: give each record a stable, unique one")
        }
        let outline = record.boundary.lazy.flatMap { [$0.outer] + $0.holes }.joined()
        guard outline.allSatisfy(\.isValid) else {
            throw IndexingError("\(record.uri): the outline has a coordinate that is not on Earth")
        }
        guard record.coordinate.isValid else {
            // Large numbers are usually metres of a national grid or a web map.
            let isProjected = abs(record.coordinate.latitude) > 360 || abs(record.coordinate.longitude) > 360
            throw IndexingError(
                """
                \(record.uri): latitude \(plainText(record.coordinate.latitude, outside: -90...90)), longitude \
                \(plainText(record.coordinate.longitude, outside: -180...180)) is not on Earth: latitude must be −90…90, \
                longitude −180…180\(isProjected ? "; convert projected coordinates to WGS 84 (EPSG:4326) first" : "")
                """)
        }
        guard record.lines.allSatisfy({ $0.coordinates.allSatisfy(\.isValid) }) else {
            throw IndexingError("\(record.uri): the course has a coordinate that is not on Earth")
        }
        if let zoom = record.minimumZoom, !(1...22).contains(zoom) {
            throw IndexingError(
                "\(record.uri): the zoom is \(zoom): use 1 (the world) to 22 (a house entrance), or nil")
        }
        try checkHouses(of: record)
        let hash = RecordFacts.hash(record.uri)
        guard try !contains(record.uri, hash) else {
            throw IndexingError("\(record.uri) was added before: URIs must be unique in an index")
        }
        let spool = spool ?? RecordSpool(in: recordSpace)
        self.spool = spool
        let place = try mappingFormatErrors { () throws(IndexFormatError) in try spool.append(record) }
        try facts.append(record, hash: hash, place: place)
        chains.count(record)
    }

    private func mappingFormatErrors<Value>(
        _ body: () throws(IndexFormatError) -> Value
    ) throws(IndexingError) -> Value {
        do { return try body() } catch { throw IndexingError(error, file: nil) }
    }

    /// Whether a record with a URI was added; to know that, its hash in memory is enough.
    private func contains(_ uri: String, _ hash: UInt64) throws(IndexingError) -> Bool {
        guard let spool, facts.record(withHash: hash) != nil else { return false }
        var reader = RecordReader(spool.bytes)
        return try mappingFormatErrors { () throws(IndexFormatError) in
            try facts.first(withHash: hash) { record throws(IndexFormatError) in
                try reader.uri(at: facts.places[record]) == uri
            } != nil
        }
    }

    /// Calls `body` with all records in the order in which they were added.
    package func forEachRecord(_ body: (IndexRecord) throws -> Void) throws {
        guard let spool else { return }
        var reader = RecordReader(spool.bytes)
        for place in facts.places { try body(try reader.record(at: place)) }
    }

    private func checkHouses(of record: IndexRecord) throws(IndexingError) {
        for house in record.houses where !house.coordinate.isValid || house.number.isEmpty {
            throw IndexingError("\(record.uri): the house “\(house.number)” needs a number and a coordinate on Earth")
        }
        for house in record.houses {
            guard
                house.boundary.allSatisfy({ $0.outer.allSatisfy(\.isValid) && $0.holes.joined().allSatisfy(\.isValid) })
            else { throw IndexingError("\(record.uri): the outline of \(house.number) is not on Earth") }
        }
        for range in record.houseRanges {
            let numbers = 0...HouseNumber.maximum
            guard numbers.contains(range.first), numbers.contains(range.last), range.step > 0,
                range.step <= HouseNumber.maximum, range.line.coordinates.count >= 2,
                range.line.coordinates.allSatisfy(\.isValid)
            else {
                throw IndexingError(
                    "\(record.uri): the house numbers \(range.first) to \(range.last) need to be 0 to \(numbers.upperBound), "
                        + "with a step of 1 or more and a line of two or more coordinates on Earth")
            }
        }
    }

    /// Builds the index in memory.
    ///
    /// - Returns: The bytes of the index, and the counts.
    /// - Throws: ``IndexingError`` if the records do not fit the format, or `CancellationError` if the task is
    ///   cancelled.
    /// - Complexity: O(*n* log *n*) in the number of names.
    public func build() throws -> (bytes: [UInt8], report: BuildReport) {
        do {
            let (file, report) = try assembled(in: .memory)
            let bytes = try file.encode()
            var complete = report
            complete.byteCount = bytes.count
            return (bytes, complete)
        } catch let error as IndexFormatError {
            throw IndexingError(error, file: nil)
        }
    }

    /// The finished sections.
    func assembled(
        in space: ScratchSpace, _ progress: ((IndexingProgress) -> Void)? = nil
    ) throws -> (IndexFileWriter, BuildReport) {
        var assembly = try IndexAssembly(
            facts: facts, records: spool?.bytes ?? SpooledBytes([]), chains: chains, workerCount: workerCount,
            memoryLimit: memoryLimit, space: space, progress: progress)
        assembly.describe(name: name, date: date, license: license, attributions: attributions)
        return try assembly.assemble()
    }

    /// Stores the records that do not fit into memory.
    var recordSpace: ScratchSpace {
        ScratchSpace(folder: scratchFolder ?? ScratchFolder.system, bufferLength: memoryLimit / 64)
    }
}
