/// Texts that several entries share, and that a list therefore contains once.
///
/// A text enters the list when it occurs for the second time. A text that has occurred once is remembered by a mark of a few bytes,
/// so that memory does not grow with the number of texts, and the same texts in the same order give the same list.
struct SharedTexts: ~Copyable, Sendable {
    private var entries: EntryWriter
    private var places: [[UInt8]: Int] = [:]
    /// Maps one part of the hash of each known text to another part, 0 for none; in blocks, which are empty before the first text
    /// of each, since most indexes have few.
    private var marks = [[UInt32]](repeating: [], count: blockCount)

    private static let blockCount = 1 << 12
    private static let blockSize = 1 << 8
    /// A shorter text takes no more bytes than its position in the list.
    private static let shortest = 4
    /// The maximum number of texts in memory.
    private static let capacity = 1 << 18

    init(_ section: SectionID) {
        entries = EntryWriter(section)
    }

    /// The position of a text in the list; nil if it must be written in place.
    mutating func place(of text: [UInt8]) throws(IndexFormatError) -> Int? {
        guard text.count >= Self.shortest else { return nil }
        if let place = places[text] { return place }
        let hash = XXHash64.hash(text)
        let slot = Int(truncatingIfNeeded: hash) & (Self.blockSize - 1)
        let block = Int(truncatingIfNeeded: hash >> 8) & (Self.blockCount - 1)
        let mark = UInt32(truncatingIfNeeded: hash >> 32) | 1
        if marks[block].isEmpty { marks[block] = [UInt32](repeating: 0, count: Self.blockSize) }
        guard marks[block][slot] == mark, places.count < Self.capacity else {
            marks[block][slot] = mark
            return nil
        }
        let place = places.count
        places[text] = place
        entries.entry.varint(text.count)
        entries.entry.raw(text)
        try entries.close()
        return place
    }

    /// The bytes of the list, an ``EntryList``.
    borrowing func list() throws(IndexFormatError) -> SectionBytes { try entries.list() }
}
