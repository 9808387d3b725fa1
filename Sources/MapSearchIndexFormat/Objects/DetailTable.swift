/// What is known of some objects beyond their names: house number, categories, telephone, opening hours.
///
/// Layout:
/// ```
/// section  = stringCount:varint string × stringCount  owner:column  table:OffsetTable  entry …
/// owner    = the documents that have details, ascending; entry k is that of owner k
/// entry    = detailCount:varint detail × detailCount
/// detail   = key:u8  head:varint  [UTF-8]      head: 2 × length of the text that follows, or 2 × place in the list + 1
/// ```
/// Texts that stand in several details, such as the identifier of a category, stand once in the list. A detail of several
/// parts has them separated by U+001F.
package struct DetailTable: Sendable {
    private let strings: [String]
    private let owners: IntegerColumn
    private let table: OffsetTable
    private let entries: ByteView

    /// What a detail says.
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

    static let separator = "\u{1F}"

    package init(_ view: ByteView) throws(IndexFormatError) {
        var offset = 0
        let count = try view.varint(&offset)
        guard count <= view.count else { throw view.corrupt(at: 0) }
        var strings: [String] = []
        for _ in 0..<count { strings.append(try view.string(&offset)) }
        self.strings = strings
        owners = try IntegerColumn(view, at: &offset)
        table = try OffsetTable(view, at: &offset)
        entries = try view.suffix(from: offset)
        guard owners.count == table.count else { throw view.corrupt(at: offset) }
    }

    /// How many documents have details.
    package var count: Int { owners.count }

    /// The document of an entry.
    package func owner(_ number: Int) throws(IndexFormatError) -> UInt32 { try owners[number] }

    /// The details of a document; empty when it has none.
    ///
    /// - Complexity: O(log *n*).
    package func details(of document: UInt32) throws(IndexFormatError) -> [Detail] {
        guard let number = try owners.index(of: document) else { return [] }
        return try entry(number)
    }

    /// The details of an entry.
    package func entry(_ number: Int) throws(IndexFormatError) -> [Detail] {
        let range = try table[number]
        let view = try entries.slice(range.lowerBound, range.count)
        var offset = 0
        let count = try view.varint(&offset)
        // A detail takes two bytes at least.
        guard count <= view.count else { throw view.corrupt(at: 0) }
        var details: [Detail] = []
        details.reserveCapacity(count)
        for _ in 0..<count {
            let key = try view.u8(offset)
            offset += 1
            let head = try view.varint(&offset)
            let text: String
            if head & 1 == 0 {
                text = try view.string(offset, head / 2)
                offset += head / 2
            } else {
                guard head / 2 < strings.count else { throw view.corrupt(at: offset) }
                text = strings[head / 2]
            }
            // A key that a later version added is none of ours.
            guard let key = Key(rawValue: key) else { continue }
            details.append(
                Detail(key, text.split(separator: Self.separator, omittingEmptySubsequences: false).map(String.init)))
        }
        return details
    }
}

extension DetailTable {
    /// Collects the details of documents in ascending order.
    package struct Writer: Sendable {
        private var owners: [UInt32] = []
        private var entries: [[(key: Key, text: String)]] = []
        private var counts: [String: Int] = [:]

        package init() {}

        package var isEmpty: Bool { owners.isEmpty }

        /// Appends the details of a document behind those that were appended before.
        package mutating func append(_ details: [Detail], of document: UInt32) {
            precondition(owners.last.map { $0 < document } ?? true, "owners ascend")
            owners.append(document)
            entries.append(details.map { ($0.key, $0.parts.joined(separator: separator)) })
            for (_, text) in entries[entries.count - 1] { counts[text, default: 0] += 1 }
        }

        package func encode() throws(IndexFormatError) -> [UInt8] {
            // Frequent ones first, so that their places are short.
            let shared = counts.filter { $0.value > 1 }.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
            let places = Dictionary(uniqueKeysWithValues: zip(shared, shared.indices))
            var writer = ByteWriter()
            writer.varint(shared.count)
            for text in shared { writer.string(text) }
            writer.column(owners)
            var body = ByteWriter()
            var ends: [Int] = []
            for details in entries {
                body.varint(details.count)
                for (key, text) in details {
                    body.u8(key.rawValue)
                    if let place = places[text] {
                        body.varint(place * 2 + 1)
                    } else {
                        body.varint(text.utf8.count * 2)
                        body.raw(text.utf8)
                    }
                }
                ends.append(body.count)
            }
            try writer.entries(body.bytes, ends: ends, section: .details)
            return writer.bytes
        }
    }
}
