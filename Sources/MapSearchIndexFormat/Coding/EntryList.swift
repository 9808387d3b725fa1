/// Numbered entries of any length, read on demand: opening a list takes the same time whatever it contains.
///
/// Layout:
/// ```
/// list     = length:u32 of what follows  table:OffsetTable  entry …
/// ```
package struct EntryList: Sendable {
    private let table: OffsetTable
    private let entries: ByteView

    /// Reads the list at `offset`, which moves past it.
    package init(_ view: ByteView, at offset: inout Int) throws(IndexFormatError) {
        let body = try view.slice(offset + 4, Int(try view.u32(offset)))
        var start = 0
        table = try OffsetTable(body, at: &start)
        entries = try body.suffix(from: start)
        offset += 4 + body.count
    }

    package var count: Int { table.count }

    /// An entry, perhaps followed by zeros; throws if it does not exist.
    package subscript(number: Int) -> ByteView {
        get throws(IndexFormatError) {
            let range = try table[number]
            return try entries.slice(range.lowerBound, range.count)
        }
    }

    /// An entry that is a text preceded by its length.
    package func string(_ number: Int) throws(IndexFormatError) -> String {
        var offset = 0
        return try self[number].string(&offset)
    }

    /// The bytes of an entry that is a text preceded by its length.
    package func text(_ number: Int) throws(IndexFormatError) -> ByteView {
        let entry = try self[number]
        var offset = 0
        let length = try entry.varint(&offset)
        return try entry.slice(offset, length)
    }
}

extension EntryWriter {
    /// The bytes of an ``EntryList``.
    package borrowing func list() throws(IndexFormatError) -> SectionBytes {
        let entries = try section()
        guard entries.count <= Int(UInt32.max) else { throw IndexFormatError(.tooLarge, section: id) }
        var head = ByteWriter()
        head.u32(UInt32(entries.count))
        var list = SectionBytes(head.bytes)
        list.append(entries)
        return list
    }

    /// The bytes of an ``EntryList`` of texts.
    static func list(of strings: some Sequence<String>, section: SectionID) throws(IndexFormatError) -> SectionBytes {
        var writer = EntryWriter(section)
        for string in strings {
            writer.entry.string(string)
            try writer.close()
        }
        return try writer.list()
    }
}
