extension PointIndex {
    /// A group of a level.
    struct Node {
        /// 0 for the boxes around points.
        var level: Int
        var index: Int
    }

    /// The group of the highest level; nil without points.
    var root: Node? {
        levels.isEmpty ? nil : Node(level: levels.count - 1, index: 0)
    }

    /// How many boxes a group has.
    func boxCount(of node: Node) -> Int {
        let below = node.level == 0 ? (count + Self.leafCount - 1) / Self.leafCount : levels[node.level - 1].count
        return min(Self.fanOut, below - node.index * Self.fanOut)
    }

    /// The points in a box of the lowest level.
    func leaf(_ index: Int) -> Range<Int> {
        index * Self.leafCount..<min((index + 1) * Self.leafCount, count)
    }

    /// The edges of the boxes of a group; those it does not have are without meaning.
    @inline(__always)
    func boxes(of node: Node) throws(IndexFormatError) -> Boxes {
        let offset = offset(of: node)
        return Boxes(
            south: try groups.simd8(offset), west: try groups.simd8(offset + 32), north: try groups.simd8(offset + 64),
            east: try groups.simd8(offset + 96))
    }

    /// The largest weight in each box of a group.
    @inline(__always)
    func heaviest(of node: Node) throws(IndexFormatError) -> SIMD8<UInt8> {
        SIMD8(littleEndian: try groups.u64(offset(of: node) + 128))
    }

    @inline(__always)
    private func offset(of node: Node) -> Int {
        (levels[node.level].lowerBound + node.index) * Self.groupLength
    }

    /// Eight boxes side by side.
    struct Boxes {
        var south: SIMD8<Int32>
        var west: SIMD8<Int32>
        var north: SIMD8<Int32>
        var east: SIMD8<Int32>

        /// Whether a box holds one of another group.
        func holds(_ other: Boxes, _ otherLane: Int, in lane: Int) -> Bool {
            south[lane] <= other.south[otherLane] && north[lane] >= other.north[otherLane]
                && west[lane] <= other.west[otherLane] && east[lane] >= other.east[otherLane]
        }
    }

    /// Checks that each box holds what is below it, without which searches would miss it.
    ///
    /// - Complexity: O(*n*).
    func verify() throws(IndexFormatError) {
        for (level, groups) in levels.enumerated() {
            for index in 0..<groups.count {
                let node = Node(level: level, index: index)
                for lane in 0..<boxCount(of: node) {
                    guard try holds(node, lane, index * Self.fanOut + lane) else {
                        throw IndexFormatError(.corrupt, section: .points, offset: offset(of: node))
                    }
                }
            }
        }
    }

    private func holds(_ node: Node, _ lane: Int, _ child: Int) throws(IndexFormatError) -> Bool {
        let boxes = try boxes(of: node)
        let heaviest = try heaviest(of: node)[lane]
        if node.level > 0 {
            let below = Node(level: node.level - 1, index: child)
            let parts = try self.boxes(of: below)
            let weights = try self.heaviest(of: below)
            for part in 0..<boxCount(of: below) {
                guard boxes.holds(parts, part, in: lane), weights[part] <= heaviest else { return false }
            }
        } else {
            for point in leaf(child) {
                let place = try location(point)
                let box = Boxes(
                    south: SIMD8(repeating: place.latitude), west: SIMD8(repeating: place.longitude),
                    north: SIMD8(repeating: place.latitude), east: SIMD8(repeating: place.longitude))
                guard boxes.holds(box, 0, in: lane), try weights.u8(point) <= heaviest else { return false }
            }
        }
        return true
    }
}

extension SIMD8<UInt8> {
    /// The bytes of an integer, the lowest first.
    @inline(__always)
    init(littleEndian value: UInt64) {
        self.init()
        for lane in 0..<8 { self[lane] = UInt8(truncatingIfNeeded: value >> UInt64(8 * lane)) }
    }
}
