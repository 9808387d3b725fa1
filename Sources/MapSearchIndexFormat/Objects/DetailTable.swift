/// What is known about some objects beyond their names: house number, categories, telephone, opening hours.
///
/// Layout:
/// ```
/// section  = text:EntryList  entry:OwnedEntries
/// entry    = detailCount:varint detail × detailCount
/// detail   = key:u8  head:varint  [UTF-8]      head: 2 × length of the text that follows, or 2 × position in the list + 1
/// ```
/// Texts that occur in several details, such as those of a category, are in the list once. The parts of a detail are
/// separated by U+001F. The house number comes first, because searches often need only that.
@usableFromInline
package struct DetailTable: Sendable {
    let texts: EntryList
    package let entries: OwnedEntries

    /// The meaning of a detail.
    @usableFromInline
    package enum Key: UInt8, Sendable {
        /// The number of the house that the object is in.
        case houseNumber = 1
        /// Identifier, name.
        case category = 2
        /// Number, kind, remark.
        case phone = 3
        /// Address, kind.
        case link = 4
        /// Identifier, name.
        case chain = 5
        /// Identifier, name, type (`flag`, `values`, `number`, `dates`), values.
        case feature = 6
        /// In the grammar of the source.
        case openingHours = 7

        // Explicit, because other modules could reach the synthesized one only through a witness table.
        @inlinable
        package static func == (first: Key, second: Key) -> Bool { first.rawValue == second.rawValue }
    }

    /// A detail, as its key and its parts.
    package struct Detail: Hashable, Sendable {
        package var key: Key
        package var parts: [String]

        package init(_ key: Key, _ parts: [String]) {
            self.key = key
            self.parts = parts
        }
    }

    /// U+001F, which separates the parts of a text.
    static let separator: UInt8 = 0x1F

    package init(_ view: ByteView) throws(IndexFormatError) {
        var offset = 0
        texts = try EntryList(view, at: &offset)
        entries = try OwnedEntries(view, at: &offset)
    }

    /// The details of a document; empty if it has none.
    ///
    /// - Complexity: O(log *n*).
    package func details(of document: UInt32) throws(IndexFormatError) -> [Detail] {
        guard let number = try entries.number(of: document) else { return [] }
        return try details(number)
    }

    /// The details of an entry.
    package func details(_ number: Int) throws(IndexFormatError) -> [Detail] {
        var cursor = try TextCursor(try entries[number])
        var details: [Detail] = []
        details.reserveCapacity(cursor.remaining)
        while let key = try cursor.next() { details.append(Detail(key, try parts(of: try cursor.text))) }
        return details
    }

    /// The house number of a document; nil if it has none.
    ///
    /// - Complexity: O(log *n*).
    package func houseNumber(of document: UInt32) throws(IndexFormatError) -> String? {
        guard let number = try entries.number(of: document) else { return nil }
        var cursor = try TextCursor(try entries[number])
        guard try cursor.next() == .houseNumber else { return nil }
        return try parts(of: try cursor.text).first
    }

    /// Whether a document has a house number.
    ///
    /// - Complexity: O(log *n*).
    package func hasHouseNumber(of document: UInt32) throws(IndexFormatError) -> Bool {
        guard let number = try entries.number(of: document) else { return false }
        return try hasHouseNumber(number)
    }

    /// Whether an entry has a house number.
    func hasHouseNumber(_ number: Int) throws(IndexFormatError) -> Bool {
        var cursor = try TextCursor(try entries[number])
        return try cursor.next() == .houseNumber
    }
}
