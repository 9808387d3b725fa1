/// What is known of some objects beyond their names: house number, categories, telephone, opening hours.
///
/// Layout:
/// ```
/// section  = text:EntryList  entry:OwnedEntries
/// entry    = detailCount:varint detail × detailCount
/// detail   = key:u8  head:varint  [UTF-8]      head: 2 × length of the text that follows, or 2 × place in the list + 1
/// ```
/// Texts that stand in several details, such as those of a category, stand once in the list. A detail of several parts has
/// them separated by U+001F. The number of a house comes first, since searches ask for it alone.
@usableFromInline
package struct DetailTable: Sendable {
    let texts: EntryList
    package let entries: OwnedEntries

    /// What a detail says.
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

        // Other modules reach the one that the compiler makes through a table only.
        @inlinable
        package static func == (first: Key, second: Key) -> Bool { first.rawValue == second.rawValue }
    }

    /// One detail: its key and its parts.
    package struct Detail: Hashable, Sendable {
        package var key: Key
        package var parts: [String]

        package init(_ key: Key, _ parts: [String]) {
            self.key = key
            self.parts = parts
        }
    }

    /// U+001F, which stands between the parts of a text.
    static let separator: UInt8 = 0x1F
    private static let separatorText = "\u{1F}"

    package init(_ view: ByteView) throws(IndexFormatError) {
        var offset = 0
        texts = try EntryList(view, at: &offset)
        entries = try OwnedEntries(view, at: &offset)
    }

    /// The details of a document; empty when it has none.
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

    /// The number of the house that a document is in, nil when it is in none.
    ///
    /// - Complexity: O(log *n*).
    package func houseNumber(of document: UInt32) throws(IndexFormatError) -> String? {
        guard let number = try entries.number(of: document) else { return nil }
        var cursor = try TextCursor(try entries[number])
        guard try cursor.next() == .houseNumber else { return nil }
        return try parts(of: try cursor.text).first
    }
}

extension DetailTable {
    /// Collects the details of documents in ascending order.
    package struct Writer: Sendable {
        private var entries: [(document: UInt32, details: [(key: Key, text: String)])] = []
        private var counts: [String: Int] = [:]

        package init() {}

        package var isEmpty: Bool { entries.isEmpty }

        /// Appends the details of a document behind those that were appended before.
        package mutating func append(_ details: [Detail], of document: UInt32) {
            let texts = details.map { detail in
                // The separator itself, in a text of somebody's, is as good as a space.
                let parts = detail.parts.map { $0.replacing(separatorText, with: " ") }
                return (key: detail.key, text: parts.joined(separator: separatorText))
            }
            entries.append(
                (document, texts.filter { $0.key == .houseNumber } + texts.filter { $0.key != .houseNumber }))
            for (_, text) in texts { counts[text, default: 0] += 1 }
        }

        package func encode() throws(IndexFormatError) -> [UInt8] {
            // Frequent ones first, so that their places are short.
            let shared = counts.filter { $0.value > 1 }.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
            let places = Dictionary(uniqueKeysWithValues: zip(shared, shared.indices))
            var owned = OwnedEntries.Writer()
            for (document, details) in entries {
                owned.body.varint(details.count)
                for (key, text) in details {
                    owned.body.u8(key.rawValue)
                    if let place = places[text] {
                        owned.body.varint(place * 2 + 1)
                    } else {
                        owned.body.varint(text.utf8.count * 2)
                        owned.body.raw(text.utf8)
                    }
                }
                owned.close(document)
            }
            var writer = ByteWriter()
            try writer.list(shared, section: .details)
            try owned.write(to: &writer, section: .details)
            return writer.bytes
        }
    }
}
