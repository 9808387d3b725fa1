/// Entries of any length by number, read when they are asked for: opening one costs the same whatever it holds.
///
/// Layout:
/// ```
/// list     = length:u32 of what follows  table:OffsetTable  entry …
/// ```
package struct EntryList: Sendable {
    private let table: OffsetTable
    private let entries: ByteView

    /// Reads the list at `offset`, which moves behind it.
    package init(_ view: ByteView, at offset: inout Int) throws(IndexFormatError) {
        let body = try view.slice(offset + 4, Int(try view.u32(offset)))
        var start = 0
        table = try OffsetTable(body, at: &start)
        entries = try body.suffix(from: start)
        offset += 4 + body.count
    }

    package var count: Int { table.count }

    /// An entry, perhaps with zeros behind it; throws when there is none.
    package subscript(number: Int) -> ByteView {
        get throws(IndexFormatError) {
            let range = try table[number]
            return try entries.slice(range.lowerBound, range.count)
        }
    }

    /// An entry that is a text with its length in front.
    package func string(_ number: Int) throws(IndexFormatError) -> String {
        var offset = 0
        return try self[number].string(&offset)
    }

    /// The bytes of an entry that is a text with its length in front.
    package func text(_ number: Int) throws(IndexFormatError) -> ByteView {
        let entry = try self[number]
        var offset = 0
        let length = try entry.varint(&offset)
        return try entry.slice(offset, length)
    }
}

extension ByteWriter {
    /// Writes an ``EntryList``.
    ///
    /// - Parameters:
    ///   - body: The entries, back to back.
    ///   - ends: Where each of them ends.
    ///   - section: What an error names.
    /// - Throws: `tooLarge` when there are over 4 GiB of them or one is longer than 8 MB.
    package mutating func list(_ body: [UInt8], ends: [Int], section: SectionID) throws(IndexFormatError) {
        var list = ByteWriter()
        try list.entries(body, ends: ends, section: section)
        guard list.count <= Int(UInt32.max) else { throw IndexFormatError(.tooLarge, section: section) }
        u32(UInt32(list.count))
        raw(list.bytes)
    }

    /// Writes an ``EntryList`` of texts.
    package mutating func list(_ strings: [String], section: SectionID) throws(IndexFormatError) {
        var body = ByteWriter()
        var ends: [Int] = []
        for string in strings {
            body.string(string)
            ends.append(body.count)
        }
        try list(body.bytes, ends: ends, section: section)
    }
}
