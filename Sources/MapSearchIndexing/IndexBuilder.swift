import MapGeometry
import MapSearchIndexFormat
import MapSearchText

/// Builds an index from records: in memory or as a file.
///
/// ```swift
/// var builder = IndexBuilder(name: "My shops")
/// builder.attributions = ["My company"]
/// for shop in shops { try builder.add(shop.record) }
/// let index = try OfflineIndex(bytes: try builder.build().bytes)
/// ```
///
/// The same records give the same bytes, whatever the order in which they were added.
public struct IndexBuilder: Sendable {
    /// What the data set is called.
    public var name: String
    /// The date of the data as `YYYY-MM-DD`, or empty.
    public var date: String
    /// Whom to credit where results are shown; carried in every response.
    public var attributions: [String]
    /// The licence of the data, as an SPDX identifier or a name, or empty.
    public var license: String

    var records: [IndexRecord] = []
    private var uris: Set<String> = []

    /// Creates a builder without records.
    ///
    /// - Parameter name: What the data set is called.
    public init(name: String) {
        self.name = name
        date = ""
        attributions = []
        license = ""
    }

    /// How many records were added.
    public var count: Int { records.count }

    /// Returns whether a record with a URI was added.
    ///
    /// - Parameter uri: Any text.
    /// - Returns: False after a record of that URI was refused.
    public func contains(_ uri: String) -> Bool { uris.contains(uri) }

    /// Adds a record.
    ///
    /// - Parameter record: The object to be found.
    /// - Throws: ``IndexingError`` when the URI is empty or already there, or the coordinate is invalid.
    public mutating func add(_ record: IndexRecord) throws(IndexingError) {
        guard !record.uri.isEmpty else {
            throw IndexingError("“\(record.name)” has no URI: give each record a stable, unique one")
        }
        let outline = record.boundary.lazy.flatMap { [$0.outer] + $0.holes }.joined()
        guard outline.allSatisfy(\.isValid) else {
            throw IndexingError("\(record.uri): the outline has a coordinate that is not on Earth")
        }
        guard record.coordinate.isValid else {
            throw IndexingError(
                "\(record.uri): the coordinate \(record.coordinate.latitude), \(record.coordinate.longitude) is not on "
                    + "Earth: latitude must be −90…90, longitude −180…180")
        }
        guard record.lines.allSatisfy({ $0.coordinates.allSatisfy(\.isValid) }) else {
            throw IndexingError("\(record.uri): the course has a coordinate that is not on Earth")
        }
        if let zoom = record.minimumZoom, !(1...22).contains(zoom) {
            throw IndexingError(
                "\(record.uri): the zoom is \(zoom): use 1 (the world) to 22 (a house entrance), or nil")
        }
        try checkHouses(of: record)
        guard uris.insert(record.uri).inserted else {
            throw IndexingError("\(record.uri) was added before: URIs must be unique in an index")
        }
        records.append(record)
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
    /// - Returns: The bytes of the index and what became of the records.
    /// - Throws: ``IndexingError`` when the records do not fit the format, or `CancellationError` when the task was
    ///   cancelled.
    /// - Complexity: O(*n* log *n*) in the number of names.
    public func build() throws -> (bytes: [UInt8], report: BuildReport) {
        var assembly = IndexAssembly(records: records)
        assembly.describe(name: name, date: date, license: license, attributions: attributions)
        do {
            let bytes = try assembly.assemble().encode()
            assembly.report.byteCount = bytes.count
            return (bytes, assembly.report)
        } catch let error as IndexFormatError {
            throw IndexingError("the index is too large for its format (section \(error.section)): split the data")
        }
    }
}
