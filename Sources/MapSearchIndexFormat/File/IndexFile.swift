import MapSearchText
import Synchronization

/// An open index: the sections of one file, ready for queries.
///
/// Opening reads the header and the few bytes with which each section describes itself, however large the file is;
/// ``verify()`` reads the rest. All methods of the sections are synchronous and may be called from any thread.
package final class IndexFile: Sendable {
    package let storage: IndexStorage
    package let header: FileHeader
    package let dictionary: TermDictionary
    package let postings: PostingIndex
    /// The highest importance in ranges of terms.
    package let highest: RangeMaximum
    package let forward: ForwardIndex
    /// The shown names by their words; nil if the file does not have them.
    package let leadingNames: LeadingNames?
    package let containers: ContainerIndex
    package let attributes: AttributeTable
    package let documentTree: DocumentTree
    package let points: [PointIndex]
    package let areas: AreaIndex
    package let records: RecordTable
    package let identifiers: IntegerColumn
    /// The houses of streets; nil if the index has none.
    package let houses: HouseIndex?
    /// The lines of streets and rivers; nil if the index has none.
    package let lines: LineIndex?
    /// The outlines of buildings and areas; nil if the index has none.
    package let footprints: FootprintIndex?
    /// The smallest zoom at which objects are returned; nil if it depends only on their kinds.
    package let zooms: ZoomTable?
    /// The entrances of buildings; nil if the index has none.
    package let entrances: EntranceTable?
    /// What is known about objects beyond their names; nil if there is nothing.
    package let details: DetailTable?
    /// The members of categories and chains; nil if no object has any.
    package let categories: CategoryIndex?
    package let strings: StringTable
    package let info: IndexInfo
    /// Whether an object may have a house number, once determined.
    private let houseNumbers = Mutex<Bool?>(nil)
    /// Whether a container has a country, once determined.
    private let countries = Mutex<Bool?>(nil)

    /// Opens the index in `storage`.
    ///
    /// - Throws: ``IndexFormatError`` if the bytes are not an index, are truncated or of another version, or if a section
    ///   contradicts the header.
    package init(_ storage: IndexStorage) throws(IndexFormatError) {
        let file = storage.view
        let header = try FileHeader(file, folding: TextFolding.version)
        self.storage = storage
        self.header = header
        dictionary = try TermDictionary(try header.view(of: .dictionary, in: file))
        let postingView = try header.view(of: .postings, in: file)
        var offset = 0
        postings = try PostingIndex(postingView, at: &offset)
        highest = try RangeMaximum(postingView, at: &offset, count: postings.termCount)
        forward = try ForwardIndex(try header.view(of: .forward, in: file))
        leadingNames =
            header.has(.leadingNames)
            ? try LeadingNames(
                try header.view(of: .leadingNames, in: file), of: forward, termCount: postings.termCount) : nil
        containers = try ContainerIndex(try header.view(of: .containers, in: file))
        attributes = try AttributeTable(
            try header.view(of: .attributes, in: file), documentCount: header.documentCount)
        documentTree = try DocumentTree(
            try header.view(of: .documentTree, in: file), documentCount: header.documentCount)
        points = try PointIndex.layers(try header.view(of: .points, in: file))
        areas = try AreaIndex(
            try header.view(of: .areas, in: file),
            tree: header.has(.areaTree) ? try AreaTree(try header.view(of: .areaTree, in: file)) : nil)
        records = try RecordTable(try header.view(of: .records, in: file))
        offset = 0
        identifiers = try IntegerColumn(try header.view(of: .identifiers, in: file), at: &offset)
        lines = header.has(.lines) ? try LineIndex(try header.view(of: .lines, in: file)) : nil
        footprints =
            header.has(.footprints) ? try FootprintIndex(try header.view(of: .footprints, in: file)) : nil
        zooms =
            header.has(.zooms)
            ? try ZoomTable(try header.view(of: .zooms, in: file), documentCount: header.documentCount) : nil
        entrances =
            header.has(.entrances) ? try EntranceTable(try header.view(of: .entrances, in: file)) : nil
        details = header.has(.details) ? try DetailTable(try header.view(of: .details, in: file)) : nil
        categories =
            header.has(.categories) ? try CategoryIndex(try header.view(of: .categories, in: file)) : nil
        houses = header.has(.houses) ? try HouseIndex(try header.view(of: .houses, in: file)) : nil
        strings = try StringTable(try header.view(of: .strings, in: file))
        info = try IndexInfo(try header.view(of: .about, in: file))
        guard dictionary.termCount == header.termCount, postings.termCount == header.termCount,
            forward.documentCount == header.documentCount, records.count == header.documentCount,
            identifiers.count == header.documentCount
        else { throw IndexFormatError(.corrupt, offset: 24) }
    }

    /// The position of a document, in units of ``FixedAngle``.
    package func location(
        _ row: AttributeTable.Row
    ) throws(IndexFormatError) -> (latitude: Int32, longitude: Int32) {
        var place = row.place
        for layer in points {
            if place < layer.count { return try layer.location(place) }
            place -= layer.count
        }
        throw IndexFormatError(.corrupt, section: .attributes)
    }

    /// The extent of a document; nil if it is not known.
    ///
    /// A street whose record has no extent reaches as far as its houses.
    package func box(
        of document: UInt32, _ record: RecordTable.Record, isStreet: Bool
    ) throws(IndexFormatError) -> RecordTable.Box? {
        guard record.box == nil, isStreet, let houses, let number = try houses.entries.number(of: document) else {
            return record.box
        }
        return try houses.box(number)
    }

    /// If at most this many objects have details, each is checked for its number.
    private static let numberedCount = 65_536

    /// Whether an object may have houses or a house number; if none has, no number is a house number.
    ///
    /// - Complexity: O(*n*) in the number of objects with details for the first call if there are at most
    ///   65,536 of them; otherwise O(1).
    package func mayHaveHouseNumbers() throws(IndexFormatError) -> Bool {
        if houses != nil { return true }
        guard let details else { return false }
        guard details.entries.count <= Self.numberedCount else { return true }
        if let known = houseNumbers.withLock({ $0 }) { return known }
        var has = false
        for entry in 0..<details.entries.count where try details.hasHouseNumber(entry) {
            has = true
            break
        }
        houseNumbers.withLock { $0 = has }
        return has
    }

    /// Whether the country of any container is known; an index built from a table may have none.
    ///
    /// - Complexity: O(*n*) in the number of containers for the first call, then O(1).
    package func knowsCountries() throws(IndexFormatError) -> Bool {
        if let known = countries.withLock({ $0 }) { return known }
        var knows = false
        for container in 0..<containers.count where try containers.country(container) != 0 {
            knows = true
            break
        }
        countries.withLock { $0 = knows }
        return knows
    }

    /// A layer of points; nil if the file does not have it.
    package func points(_ layer: PointIndex.Layer) -> PointIndex? {
        layer.rawValue < points.count ? points[layer.rawValue] : nil
    }

    package var documentCount: Int { header.documentCount }
    package var termCount: Int { header.termCount }
    /// The size of the file in bytes.
    package var length: Int { storage.view.count }
}
