/// Boxes around numbered leaves, eight to a group, which are examined together.
///
/// Leaves are in an order in which neighbours are close to each other. All distances are on the sphere, so poles and ±180°
/// need no special case.
///
/// Layout:
/// ```
/// groups   = group × ((leafCount + 7) / 8)         boxes around the leaves
///            group × ((groups below + 7) / 8) …    boxes around the groups of the level below, up to one group
/// group    = south:i32 × 8  west:i32 × 8  north:i32 × 8  east:i32 × 8  heaviest:u8 × 8
/// ```
/// A single leaf has no group. `heaviest` is the largest weight in a box; the last group of a level may have fewer boxes,
/// and zeros for the rest.
package struct BoxGroups: Sendable {
    private let bytes: ByteView
    private let leafCount: Int
    /// The start of each level of groups, beginning with that of the leaves, and the end of the last one.
    ///
    /// Not an array, whose references would be counted wherever these groups are passed. Four billion leaves have eleven levels.
    private let starts: SIMD16<UInt32>
    private let levelCount: Int

    static let fanOut = 8
    package static let groupLength = 4 * 4 * fanOut + fanOut

    /// Reads the groups over a number of leaves at `offset`, which moves past them.
    init(_ view: ByteView, leafCount: Int, at offset: inout Int) throws(IndexFormatError) {
        self.leafCount = leafCount
        var starts = SIMD16<UInt32>()
        var level = 0
        // A single leaf needs no group.
        var boxes = leafCount > 1 ? leafCount : 0
        while boxes > 0 {
            let groups = (boxes + Self.fanOut - 1) / Self.fanOut
            starts[level + 1] = starts[level] &+ UInt32(truncatingIfNeeded: groups)
            level += 1
            boxes = groups > 1 ? groups : 0
        }
        self.starts = starts
        levelCount = level
        bytes = try view.slice(offset, Int(starts[level]) * Self.groupLength)
        offset += bytes.count
    }

    private func groupCount(_ level: Int) -> Int { Int(starts[level &+ 1]) &- Int(starts[level]) }

    /// A group of a level.
    private struct Node {
        /// 0 for the boxes around leaves.
        var level: Int
        var index: Int

        func below(_ lane: Int) -> Node { Node(level: level - 1, index: index * fanOut + lane) }
    }

    /// The group of the highest level; nil if there are too few leaves for one.
    private var root: Node? { levelCount == 0 ? nil : Node(level: levelCount - 1, index: 0) }

    /// The number of boxes in a group.
    private func boxCount(of node: Node) -> Int {
        let below = node.level == 0 ? leafCount : groupCount(node.level - 1)
        return min(Self.fanOut, below - node.index * Self.fanOut)
    }

    /// The edges of the boxes of a group; those of missing boxes are undefined.
    @inline(__always)
    private func boxes(of node: Node) throws(IndexFormatError) -> Boxes {
        let offset = offset(of: node)
        return Boxes(
            south: try bytes.simd8(offset), west: try bytes.simd8(offset + 32), north: try bytes.simd8(offset + 64),
            east: try bytes.simd8(offset + 96))
    }

    /// The largest weight in each box of a group.
    @inline(__always)
    private func heaviest(of node: Node) throws(IndexFormatError) -> SIMD8<UInt8> {
        SIMD8(littleEndian: try bytes.u64(offset(of: node) + 128))
    }

    @inline(__always)
    private func offset(of node: Node) -> Int {
        (Int(starts[node.level]) &+ node.index) * Self.groupLength
    }

    /// Eight boxes side by side.
    struct Boxes {
        var south: SIMD8<Int32>
        var west: SIMD8<Int32>
        var north: SIMD8<Int32>
        var east: SIMD8<Int32>

        /// The box of a lane.
        fileprivate func box(_ lane: Int) -> FixedBox {
            var box = FixedBox(latitude: south[lane], longitude: west[lane])
            box.extend(FixedBox(latitude: north[lane], longitude: east[lane]))
            return box
        }

        fileprivate func touching(_ box: FixedBox) -> SIMDMask<SIMD8<Int32>> {
            (south .<= box.north) .& (north .>= box.south) .& (west .<= box.east) .& (east .>= box.west)
        }
    }
}

// MARK: - Searching

extension BoxGroups {
    /// Calls `body` for leaves whose boxes touch a box, until it returns false.
    func forEachLeaf(
        touching box: FixedBox, _ body: (Int) throws(IndexFormatError) -> Bool
    ) throws(IndexFormatError) -> Bool {
        guard let root else { return leafCount == 0 ? true : try body(0) }
        return try visit(root, box, body)
    }

    private func visit(
        _ node: Node, _ box: FixedBox, _ body: (Int) throws(IndexFormatError) -> Bool
    ) throws(IndexFormatError) -> Bool {
        let isMet = try boxes(of: node).touching(box)
        for lane in 0..<boxCount(of: node) where isMet[lane] {
            let below = node.below(lane)
            guard node.level > 0 ? try visit(below, box, body) : try body(below.index) else { return false }
        }
        return true
    }

    /// Calls `body` for leaves that may have a point which the search still needs, most promising first.
    ///
    /// `scales` are the factors of the weights; nil if weights do not count.
    func search(
        _ query: NearestQuery, _ scales: [Float]?, _ search: inout NearestSearch,
        _ body: (Int, inout NearestSearch) throws(IndexFormatError) -> Void
    ) throws(IndexFormatError) {
        if let root {
            try look(into: root, query, scales, &search, body)
        } else if leafCount > 0 {
            try body(0, &search)
        }
    }

    private func look(
        into node: Node, _ query: NearestQuery, _ scales: [Float]?, _ search: inout NearestSearch,
        _ body: (Int, inout NearestSearch) throws(IndexFormatError) -> Void
    ) throws(IndexFormatError) {
        var reaches = query.bounds(try boxes(of: node))
        if let scales { reaches *= try heaviest(of: node).picked(from: scales) }
        for lane in boxCount(of: node)..<Self.fanOut { reaches[lane] = .infinity }
        while let lane = reaches.least(below: search.limit) {
            reaches[lane] = .infinity
            let below = node.below(lane)
            if node.level > 0 {
                try look(into: below, query, scales, &search, body)
            } else {
                try body(below.index, &search)
            }
        }
    }
}

extension SIMD8<UInt8> {
    /// The bytes of an integer, the lowest first.
    @inline(__always)
    init(littleEndian value: UInt64) {
        self.init()
        for lane in 0..<8 { self[lane] = UInt8(truncatingIfNeeded: value >> UInt64(8 * lane)) }
    }

    /// The values of a table of 256 at these indices.
    @inline(__always)
    func picked(from table: [Float]) -> SIMD8<Float> {
        SIMD8<Float>(
            table[Int(self[0])], table[Int(self[1])], table[Int(self[2])], table[Int(self[3])],
            table[Int(self[4])], table[Int(self[5])], table[Int(self[6])], table[Int(self[7])])
    }
}

extension SIMD8<Float> {
    /// The lane of the smallest value, the first one of equals; nil if none is below the limit.
    @inline(__always)
    func least(below limit: Float) -> Int? {
        // Vectors throughout: `min()` becomes a loop over the lanes.
        let halves = lowHalf.replacing(with: highHalf, where: highHalf .< lowHalf)
        let quarters = halves.lowHalf.replacing(with: halves.highHalf, where: halves.highHalf .< halves.lowHalf)
        let least = Swift.min(quarters.x, quarters.y)
        guard least < limit else { return nil }
        var lane = 0
        while lane < 7, self[lane] != least { lane &+= 1 }
        return lane
    }
}

// MARK: - Verifying

extension BoxGroups {
    /// Checks that each box contains its leaves; otherwise searches would miss them.
    ///
    /// - Complexity: O(*n*).
    func verify(
        section: SectionID, leaf: (Int) throws(IndexFormatError) -> WeighedBox
    ) throws(IndexFormatError) {
        for level in 0..<levelCount {
            for index in 0..<groupCount(level) {
                let node = Node(level: level, index: index)
                let boxes = try boxes(of: node)
                let heaviest = try heaviest(of: node)
                for lane in 0..<boxCount(of: node) {
                    let below = node.below(lane)
                    let content = level == 0 ? try leaf(below.index) : try content(of: below)
                    guard boxes.box(lane).contains(content.box), content.heaviest <= heaviest[lane] else {
                        throw IndexFormatError(.corrupt, section: section, offset: offset(of: node))
                    }
                }
            }
        }
    }

    private func content(of node: Node) throws(IndexFormatError) -> WeighedBox {
        let boxes = try boxes(of: node)
        let heaviest = try heaviest(of: node)
        var content = WeighedBox()
        for lane in 0..<boxCount(of: node) { content.extend(boxes.box(lane), weight: heaviest[lane]) }
        return content
    }
}

// MARK: - Writing

/// A box around points, with the largest of their weights.
struct WeighedBox {
    private(set) var box = FixedBox()
    private(set) var heaviest: UInt8 = 0

    mutating func extend(_ other: FixedBox, weight: UInt8) {
        box.extend(other)
        heaviest = max(heaviest, weight)
    }
}

extension Spool {
    /// Writes ``BoxGroups`` over the boxes of leaves in their order.
    mutating func groups(over leaves: [WeighedBox]) throws(IndexFormatError) {
        var boxes = leaves.count > 1 ? leaves : []
        while !boxes.isEmpty {
            var above: [WeighedBox] = []
            for group in boxes.runs(of: BoxGroups.fanOut) {
                tail.group(group)
                try settle()
                var content = WeighedBox()
                for box in group { content.extend(box.box, weight: box.heaviest) }
                above.append(content)
            }
            boxes = above.count > 1 ? above : []
        }
    }
}

extension ByteWriter {
    fileprivate mutating func group(_ boxes: ArraySlice<WeighedBox>) {
        let padding = BoxGroups.fanOut - boxes.count
        for edge in [\FixedBox.south, \.west, \.north, \.east] {
            for box in boxes { i32(box.box[keyPath: edge]) }
            for _ in 0..<padding { i32(0) }
        }
        for box in boxes { u8(box.heaviest) }
        for _ in 0..<padding { u8(0) }
    }
}

extension Array {
    /// Splits the elements into runs of the same length, the last one perhaps shorter.
    func runs(of length: Int) -> [ArraySlice<Element>] {
        stride(from: 0, to: count, by: length).map { self[$0..<Swift.min($0 + length, count)] }
    }
}
