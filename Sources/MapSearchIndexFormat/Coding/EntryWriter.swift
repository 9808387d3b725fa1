/// Writes entries of any length one after the other, with the ``OffsetTable`` that finds them.
package struct EntryWriter: ~Copyable, Sendable {
    /// The section named in errors.
    let id: SectionID
    private var table = ByteWriter()
    private var body: Spool
    /// The entries of the open group, and their ends.
    private var group = ByteWriter()
    private var ends: [Int] = []
    /// The number of closed entries.
    package private(set) var count = 0

    package init(_ section: SectionID, in space: ScratchSpace = .memory) {
        id = section
        body = Spool(space)
    }

    /// The bytes written since the last ``close()``, which form the next entry; other entries of its group precede them.
    package var entry: ByteWriter {
        get { group }
        _modify { yield &group }
    }

    /// Ends an entry.
    ///
    /// - Throws: ``IndexFormatError``: `tooLarge` if there are over 4 GiB of entries or one is longer than 8 MB, and
    ///   `unwritable`.
    package mutating func close() throws(IndexFormatError) {
        ends.append(group.count)
        count += 1
        guard ends.count == OffsetTable.groupCount else { return }
        try Self.write(group.bytes, ends, id, &table, &body.tail, offset: body.count)
        try body.settle()
        group.removeAll()
        ends.removeAll(keepingCapacity: true)
    }

    /// The table, followed by the entries, padded as the table requires.
    package func section() throws(IndexFormatError) -> SectionBytes {
        var head = ByteWriter()
        head.u32(UInt32(count))
        var lastGroup = ByteWriter()
        var lastBody = ByteWriter()
        if !ends.isEmpty { try Self.write(group.bytes, ends, id, &lastGroup, &lastBody, offset: body.count) }
        var section = SectionBytes(head.bytes)
        section.append(table.bytes)
        section.append(lastGroup.bytes)
        section.append(body.bytes)
        section.append(lastBody.bytes)
        return section
    }

    private static func write(
        _ entries: [UInt8], _ ends: [Int], _ id: SectionID, _ table: inout ByteWriter, _ body: inout ByteWriter,
        offset: Int
    ) throws(IndexFormatError) {
        var longest = 0
        var start = 0
        for end in ends {
            longest = max(longest, end - start)
            start = end
        }
        var shift = 0
        while (longest + (1 << shift) - 1) >> shift > 255 { shift += 1 }
        guard offset <= Int(UInt32.max), shift <= OffsetTable.maximumShift else {
            throw IndexFormatError(.tooLarge, section: id)
        }
        table.u32(UInt32(offset))
        table.u8(UInt8(shift))
        start = 0
        for end in ends {
            body.raw(entries[start..<end])
            let length = (end - start + (1 << shift) - 1) >> shift
            body.raw(repeatElement(0, count: length << shift - (end - start)))
            table.u8(UInt8(length))
            start = end
        }
        for _ in ends.count..<OffsetTable.groupCount { table.u8(0) }
    }
}
