/// Finds houses of streets by their position: the boxes around runs of houses.
///
/// Layout:
/// ```
/// tree     = entry:column  offset:column  groups:BoxGroups over the runs
/// ```
/// `entry` is the number of the entry that contains the run, `offset` the start of the run in it. Consecutive runs are
/// near each other, in the order of the points of a layer with leaves of 8.
struct HouseTree: Sendable {
    private let entries: IntegerColumn
    private let offsets: IntegerColumn
    let groups: BoxGroups

    init(_ view: ByteView, at offset: inout Int) throws(IndexFormatError) {
        entries = try IntegerColumn(view, at: &offset)
        offsets = try IntegerColumn(view, at: &offset)
        guard offsets.count == entries.count else { throw view.corrupt(at: offset) }
        groups = try BoxGroups(view, leafCount: entries.count, at: &offset)
    }

    /// Up to 32 houses of a street that follow one another by number.
    struct Run: Hashable, Comparable {
        var entry: Int
        var offset: Int

        static func < (a: Run, b: Run) -> Bool { (a.entry, a.offset) < (b.entry, b.offset) }
    }

    /// A run, by its index in the tree.
    func run(_ place: Int) throws(IndexFormatError) -> Run {
        Run(entry: Int(try entries[place]), offset: Int(try offsets[place]))
    }

    /// Checks that the tree has all of these runs, which ascend, and that they are in their boxes.
    func verify(
        _ runs: [Run], box: (Run) throws(IndexFormatError) -> WeighedBox
    ) throws(IndexFormatError) {
        var found: [Run] = []
        for place in 0..<entries.count { found.append(try run(place)) }
        guard found.sorted() == runs else { throw IndexFormatError(.corrupt, section: .houses) }
        try groups.verify(section: .houses) { place throws(IndexFormatError) in try box(try run(place)) }
    }
}

extension HouseTree {
    /// Collects runs.
    ///
    /// Memory use is 40 bytes per run.
    struct Writer: ~Copyable, Sendable {
        /// The centres of the boxes, as points with the indices of their runs in the arrays below.
        private var middles: [Middle] = []
        private var boxes: [FixedBox] = []
        private var entries: [UInt32] = []
        private var offsets: [UInt32] = []

        private struct Middle: TreePoint {
            var document: UInt32
            var latitude: Int32
            var longitude: Int32
            var weight: UInt8 { 0 }
        }

        mutating func append(
            _ run: ArraySlice<HouseIndex.House>, entry: Int, offset: Int
        ) throws(IndexFormatError) {
            guard let offset = UInt32(exactly: offset) else { throw IndexFormatError(.tooLarge, section: .houses) }
            let box = FixedBox(run.lazy.map { (latitude: $0.latitude, longitude: $0.longitude) })
            middles.append(
                Middle(
                    document: UInt32(boxes.count), latitude: Int32((Int(box.south) + Int(box.north)) / 2),
                    longitude: Int32((Int(box.west) + Int(box.east)) / 2)))
            boxes.append(box)
            entries.append(UInt32(entry))
            offsets.append(offset)
        }

        func section(in space: ScratchSpace) throws(IndexFormatError) -> SectionBytes {
            var order = middles
            PointSorter.sort(&order, leafCount: BoxGroups.fanOut)
            var bytes = Spool(space)
            for column in [entries, offsets] { try bytes.column(order.lazy.map { column[Int($0.document)] }) }
            try bytes.groups(
                over: order.map { middle in
                    var box = WeighedBox()
                    box.extend(boxes[Int(middle.document)], weight: 0)
                    return box
                })
            var section = SectionBytes()
            section.append(bytes.bytes)
            return section
        }
    }
}
