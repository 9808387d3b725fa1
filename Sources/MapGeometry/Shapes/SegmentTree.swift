/// A packed tree of the segments of a line, to find those near a place.
///
/// Neighbours on a line are mostly neighbours in space, so that boxes around consecutive segments are small. Where a line runs to and
/// fro, pieces are ordered by where they are instead; and boxes around long segments contain much that is far from them, so these
/// are cut to pieces first.
struct SegmentTree: Sendable {
    /// A part of a segment, geocentric in the directions of a frame.
    struct Piece: Sendable {
        let start: SpaceVector
        let end: SpaceVector
        /// The maximum difference between ``squaredDistance(to:)`` and that of the segment, in metres.
        let error: Double
        /// The index of the segment.
        let segment: Int32
        /// Whether it is one of several pieces of a segment.
        let isCut: Bool

        /// Creates a piece; the deviation is the maximum distance of the segment from the plane of the piece and the centre of the
        /// Earth in metres, nil for that of a geodesic between both ends.
        init(
            from start: SpaceVector, to end: SpaceVector, in frame: SpaceFrame, segment: Int, isCut: Bool,
            deviation: Double? = nil
        ) {
            self.start = frame(start)
            self.end = frame(end)
            self.segment = Int32(truncatingIfNeeded: segment)
            self.isCut = isCut
            let squaredChord = (end - start).squaredLength
            let aside = deviation ?? squaredChord * SegmentChord.planeFactor
            if Self.isBent(squaredChord) {
                error = aside + squaredChord * SegmentChord.bendError + SegmentChord.rounding
            } else {
                error = 1.01 * SegmentChord.bulge(ofSquaredChord: squaredChord) + (deviation ?? 0)
            }
        }

        /// How far from the straight line between the ends the segment may be, in metres.
        var margin: Double {
            let squaredChord = (end - start).squaredLength
            return Self.isBent(squaredChord) ? error + SegmentChord.bulge(ofSquaredChord: squaredChord) : error
        }

        /// Whether the height of the arc over its chord counts, but not what is second-order in it.
        @inline(__always)
        private static func isBent(_ squaredChord: Double) -> Bool {
            squaredChord > 250_000 && squaredChord <= SegmentChord.greatestSquaredShortLength
        }

        /// The distance from a place to the arc between the ends, squared: for a very short and a very long piece, to the straight line
        /// between them.
        @inline(__always)
        func squaredDistance(to place: SpaceVector) -> Double {
            let along = end - start
            let fromStart = place - start
            let squaredLength = along.squaredLength
            let fraction = squaredLength > 0 ? min(max(fromStart.dot(along) / squaredLength, 0), 1) : 0
            let offset = fromStart - along * fraction
            guard Self.isBent(squaredLength) else { return offset.squaredLength }
            let height = squaredLength * fraction * (1 - fraction) * SegmentChord.bend
            return (offset - (place - offset) * height).squaredLength
        }
    }

    /// The pieces, neighbours in space next to each other.
    private let pieces: [Piece]
    /// Boxes around groups of pieces, then around groups of groups, up to a level that consists of one box.
    private let levels: [[SpaceBox]]
    private let frame: SpaceFrame

    /// The number of pieces or boxes in a box.
    static let fanOut = 8

    /// Creates the tree of pieces in a frame; they are sorted unless they are in an order already.
    init(_ pieces: [Piece], in frame: SpaceFrame, isOrdered: Bool) {
        self.frame = frame
        self.pieces = isOrdered ? pieces : Self.ordered(pieces)
        var levels: [[SpaceBox]] = []
        var count = pieces.count
        while count > 1 || levels.isEmpty && count > 0 {
            var level: [SpaceBox] = []
            level.reserveCapacity((count + Self.fanOut - 1) / Self.fanOut)
            for start in stride(from: 0, to: count, by: Self.fanOut) {
                var box = SpaceBox()
                for index in start..<min(start + Self.fanOut, count) {
                    if let below = levels.last {
                        box.formUnion(below[index])
                    } else {
                        box.formUnion(self.pieces[index])
                    }
                }
                level.append(box)
            }
            levels.append(level)
            count = level.count
        }
        self.levels = levels
    }

    /// Passes on all pieces that may be within a limit, which the body may lower meanwhile; near ones come early.
    func visit(
        near place: SpaceVector, _ limit: inout Double, _ body: (Piece, _ squaredDistance: Double, inout Double) -> Void
    ) {
        guard limit >= 0, let top = levels.last?.first else { return }
        let place = frame(place)
        if top.squaredDistance(to: place) <= limit * limit { visit(levels.count - 1, 0, place, &limit, body) }
    }

    private func visit(
        _ level: Int, _ index: Int, _ place: SpaceVector, _ limit: inout Double,
        _ body: (Piece, _ squaredDistance: Double, inout Double) -> Void
    ) {
        let start = index * Self.fanOut
        if level == 0 {
            for index in start..<min(start + Self.fanOut, pieces.count) {
                let squaredDistance = pieces[index].squaredDistance(to: place)
                let reach = limit + pieces[index].error
                if squaredDistance <= reach * reach { body(pieces[index], squaredDistance, &limit) }
            }
            return
        }
        let below = levels[level - 1]
        let children = start..<min(start + Self.fanOut, below.count)
        var first = start
        var least = Double.infinity
        for child in children {
            let distance = below[child].squaredDistance(to: place)
            if distance < least { (first, least) = (child, distance) }
        }
        guard least <= limit * limit else { return }
        visit(level - 1, first, place, &limit, body)
        for child in children where child != first {
            if below[child].squaredDistance(to: place) <= limit * limit {
                visit(level - 1, child, place, &limit, body)
            }
        }
    }

    // MARK: Order

    /// The pieces along a curve through space (Morton 1966), sorted by digits.
    private static func ordered(_ pieces: [Piece]) -> [Piece] {
        guard pieces.count > fanOut else { return pieces }
        var low = SpaceVector(x: .infinity, y: .infinity, z: .infinity)
        var high = SpaceVector(x: -.infinity, y: -.infinity, z: -.infinity)
        for piece in pieces {
            let middle = piece.start + piece.end
            low = SpaceVector(x: min(low.x, middle.x), y: min(low.y, middle.y), z: min(low.z, middle.z))
            high = SpaceVector(x: max(high.x, middle.x), y: max(high.y, middle.y), z: max(high.z, middle.z))
        }
        let scale = 1023 / max(1e-3, high.x - low.x, high.y - low.y, high.z - low.z)
        var keys = pieces.map { piece in
            let place = (piece.start + piece.end - low) * scale
            return spread(place.x) | spread(place.y) << 1 | spread(place.z) << 2
        }
        var order = Array(0..<Int32(pieces.count))
        var other = order
        var otherKeys = keys
        for shift in [UInt32(0), 10, 20] {
            var starts = [Int](repeating: 0, count: 1025)
            for key in keys { starts[Int(key >> shift & 1023) + 1] += 1 }
            if starts.contains(pieces.count) { continue }
            for digit in 1...1024 { starts[digit] += starts[digit - 1] }
            for index in keys.indices {
                let digit = Int(keys[index] >> shift & 1023)
                other[starts[digit]] = order[index]
                otherKeys[starts[digit]] = keys[index]
                starts[digit] += 1
            }
            swap(&order, &other)
            swap(&keys, &otherKeys)
        }
        return order.map { pieces[Int($0)] }
    }

    /// Ten bits with two free places between each two of them.
    private static func spread(_ value: Double) -> UInt32 {
        var bits = value > 0 ? UInt32(min(value, 1023)) : 0
        bits = (bits | bits << 16) & 0x0300_00FF
        bits = (bits | bits << 8) & 0x0300_F00F
        bits = (bits | bits << 4) & 0x030C_30C3
        return (bits | bits << 2) & 0x0924_9249
    }
}
