/// Collects entries with positions, and writes them in the order of a ``BoxTree``.
///
/// Memory use is 32 bytes per entry.
struct PlacedEntries: ~Copyable, Sendable {
    private let id: SectionID
    private let space: ScratchSpace
    private var spool: Spool
    private var boxes: [FixedBox] = []
    private var ends: [UInt64] = []

    init(_ section: SectionID, in space: ScratchSpace) {
        id = section
        self.space = space
        spool = Spool(space)
    }

    var count: Int { boxes.count }

    /// The bytes written since the last ``close()``, which form the next entry.
    var entry: ByteWriter {
        get { spool.tail }
        _modify { yield &spool.tail }
    }

    /// Ends an entry with the box around it.
    mutating func close(_ box: FixedBox) throws(IndexFormatError) {
        boxes.append(box)
        ends.append(UInt64(spool.count))
        try spool.settle()
    }

    /// The number of entries, the tree of their boxes and the entries, sorted by position and then in their original order.
    func section() throws(IndexFormatError) -> SectionBytes {
        let places = boxes.map(\.place)
        let order = (0..<UInt32(boxes.count)).sorted { a, b in (places[Int(a)], a) < (places[Int(b)], b) }
        var head = ByteWriter()
        head.u32(UInt32(boxes.count))
        head.tree(order.map { boxes[Int($0)] })
        var reader = SpoolReader(spool.bytes)
        var entries = EntryWriter(id, in: space)
        for number in order {
            let start = number == 0 ? 0 : Int(ends[Int(number) - 1])
            entries.entry.raw(try reader.read(start..<Int(ends[Int(number)])))
            try entries.close()
        }
        var bytes = SectionBytes(head.bytes)
        bytes.append(try entries.section())
        return bytes
    }
}
