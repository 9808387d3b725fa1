import MapGeometry

/// The boxes of numbered entries and boxes around these, for finding entries near a position or around it.
///
/// Layout:
/// ```
/// tree     = box × count  box × ((count + 15) / 16) …
/// box      = south:i32 west:i32 north:i32 east:i32
/// ```
/// Entries are in the order of a Hilbert curve through the centres of their boxes; each level of boxes bounds 16 of the
/// level below it, up to one box. In units of ``FixedAngle``; no box crosses ±180°.
struct BoxTree: Sendable {
    private let boxes: ByteView
    /// The start of each level in the boxes, beginning with that of the entries.
    private let levels: [Range<Int>]

    static let fanOut = 16
    static let boxLength = 16

    /// Reads the tree of `count` entries at `offset`, which moves past it.
    init(_ view: ByteView, count: Int, at offset: inout Int) throws(IndexFormatError) {
        levels = TreeLevels.ranges(over: count, fanOut: Self.fanOut)
        boxes = try view.slice(offset, (levels.last?.upperBound ?? 0) * Self.boxLength)
        offset += boxes.count
    }

    /// A box of the tree.
    private struct Node {
        var level: Int
        var index: Int
        var distance: Double
    }

    private func children(of node: Node) -> Range<Int> {
        node.index * Self.fanOut..<min((node.index + 1) * Self.fanOut, levels[node.level - 1].count)
    }

    /// Calls `body` for entries whose boxes are nearer than `limit` radians, roughly the nearest first; it may lower the
    /// limit.
    ///
    /// - Complexity: O(log *n* + *entries within the last limit*) on average.
    func forEachEntry(
        near plane: FlatPlane, within limit: inout Double, _ body: (Int, inout Double) throws(IndexFormatError) -> Void
    ) throws(IndexFormatError) {
        guard let top = levels.indices.last else { return }
        var stack = [Node(level: top, index: 0, distance: try distance(top, 0, plane))]
        while let node = stack.popLast() {
            guard node.distance < limit else { continue }
            guard node.level > 0 else {
                try body(node.index, &limit)
                continue
            }
            let start = stack.count
            for child in children(of: node) {
                let distance = try distance(node.level - 1, child, plane)
                if distance < limit { stack.append(Node(level: node.level - 1, index: child, distance: distance)) }
            }
            // The nearest one is visited first.
            stack[start...].sort { $0.distance > $1.distance }
        }
    }

    /// Calls `body` for entries whose boxes touch a box, in their order, until it returns false.
    ///
    /// - Complexity: O(log *n* + *entries*) on average.
    func forEachEntry(
        touching box: FixedBox, _ body: (Int) throws(IndexFormatError) -> Bool
    ) throws(IndexFormatError) {
        guard let top = levels.indices.last, try touches(top, 0, box) else { return }
        var stack = [Node(level: top, index: 0, distance: 0)]
        while let node = stack.popLast() {
            guard node.level > 0 else {
                guard try body(node.index) else { return }
                continue
            }
            for child in children(of: node).reversed() where try touches(node.level - 1, child, box) {
                stack.append(Node(level: node.level - 1, index: child, distance: 0))
            }
        }
    }

    /// The distance to a box, 0 inside.
    private func distance(_ level: Int, _ index: Int, _ plane: FlatPlane) throws(IndexFormatError) -> Double {
        let offset = (levels[level].lowerBound + index) * Self.boxLength
        return plane.distance(
            south: try boxes.i32(offset), west: try boxes.i32(offset + 4), north: try boxes.i32(offset + 8),
            east: try boxes.i32(offset + 12))
    }

    private func touches(_ level: Int, _ index: Int, _ box: FixedBox) throws(IndexFormatError) -> Bool {
        let offset = (levels[level].lowerBound + index) * Self.boxLength
        guard try boxes.i32(offset) <= box.north, try boxes.i32(offset + 8) >= box.south,
            try boxes.i32(offset + 4) <= box.east, try boxes.i32(offset + 12) >= box.west
        else { return false }
        return true
    }
}

extension FixedBox {
    package init(_ vertices: some Sequence<(latitude: Int32, longitude: Int32)>) {
        self.init()
        for vertex in vertices { extend(FixedBox(latitude: vertex.latitude, longitude: vertex.longitude)) }
    }

    /// The position of the centre of the box on the Hilbert curve.
    var place: UInt64 {
        func middle(_ low: Int32, _ high: Int32) -> UInt32 {
            UInt32(bitPattern: Int32((Int(low) + Int(high)) / 2)) ^ 0x8000_0000
        }
        return HilbertCurve(order: 32).index(x: middle(west, east), y: middle(south, north))
    }
}

extension ByteWriter {
    /// Writes a ``BoxTree`` over boxes that are in its order.
    mutating func tree(_ boxes: [FixedBox]) {
        var level = boxes
        while !level.isEmpty {
            for box in level { for edge in [box.south, box.west, box.north, box.east] { i32(edge) } }
            if level.count == 1 { break }
            level = stride(from: 0, to: level.count, by: BoxTree.fanOut).map { start in
                var box = FixedBox()
                for child in level[start..<min(start + BoxTree.fanOut, level.count)] { box.extend(child) }
                return box
            }
        }
    }
}
