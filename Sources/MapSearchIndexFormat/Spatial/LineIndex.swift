/// The courses of streets and rivers: which line is nearest to a place, by the distance to the line itself.
///
/// Layout:
/// ```
/// section  = chunkCount:u32  box × chunkCount  box × ((chunkCount + 15) / 16) …  table:OffsetTable  chunk …
/// box      = south:i32 west:i32 north:i32 east:i32
/// chunk    = document:varint  latitude:i32 longitude:i32  (latitudeStep:zigzag longitudeStep:zigzag) × (1…15)
/// ```
/// A line is cut into chunks, each beginning with the last vertex of the one before. Chunks stand in the order of a Hilbert
/// curve through the middles of their boxes; each level of boxes bounds 16 of the level below it, up to one box. In units
/// of ``FixedAngle``; lines do not cross ±180°.
package struct LineIndex: Sendable {
    let boxes: ByteView
    /// Where each level begins in the boxes, the chunks' first.
    let levels: [Range<Int>]
    private let table: OffsetTable
    private let chunks: ByteView

    static let fanOut = 16
    static let boxLength = 16
    static let maximumChunkVertexCount = 16

    package init(_ view: ByteView) throws(IndexFormatError) {
        var levels: [Range<Int>] = []
        var count = Int(try view.u32(0))
        var total = 0
        // The boxes above the chunks are fewer than these, so a damaged count fails here or at the slice below.
        while count > 0 {
            levels.append(total..<total + count)
            total += count
            if count == 1 { break }
            count = (count + Self.fanOut - 1) / Self.fanOut
        }
        self.levels = levels
        boxes = try view.slice(4, total * Self.boxLength)
        var offset = 4 + boxes.count
        table = try OffsetTable(view, at: &offset)
        chunks = try view.suffix(from: offset)
        guard table.count == levels.first?.count ?? 0 else { throw view.corrupt(at: 0) }
    }

    /// How many chunks there are.
    package var count: Int { table.count }

    /// A line that a search met.
    package struct Nearest: Sendable {
        package var document: UInt32
        /// The distance on a sphere of radius 1, in radians.
        package var angle: Double
        /// The nearest place of the line.
        package var latitude: Int32
        package var longitude: Int32
    }

    /// The line nearest to a place, among those that are accepted and no farther than `limit` radians.
    ///
    /// On a flat map around the place: right to a thousandth within a kilometre, up to 80° of latitude. The error grows with
    /// the distance and with the tangent of the latitude.
    ///
    /// - Complexity: O(log *n*) on average.
    package func nearest(
        latitude: Int32, longitude: Int32, limit: Double,
        accept: (UInt32) throws(IndexFormatError) -> Bool = { _ in true }
    ) throws(IndexFormatError) -> Nearest? {
        guard !levels.isEmpty else { return nil }
        let plane = FlatPlane(latitude: latitude, longitude: longitude)
        var best = Nearest(document: 0, angle: limit, latitude: 0, longitude: 0)
        var found = false
        var stack: [(level: Int, index: Int, distance: Double)] = [(levels.count - 1, 0, 0)]
        while let node = stack.popLast() {
            guard node.distance < best.angle else { continue }
            if node.level < 0 {
                if let nearer = try nearest(inChunk: node.index, plane, within: best.angle), try accept(nearer.document)
                {
                    best = nearer
                    found = true
                }
                continue
            }
            let children =
                node.level == 0
                ? node.index..<node.index + 1
                : node.index * Self.fanOut..<min((node.index + 1) * Self.fanOut, levels[node.level - 1].count)
            let start = stack.count
            for child in children {
                let distance = node.level == 0 ? node.distance : try self.distance(node.level - 1, child, plane)
                if distance < best.angle { stack.append((node.level - 1, child, distance)) }
            }
            // The nearest is taken first.
            stack[start...].sort { $0.distance > $1.distance }
        }
        return found ? best : nil
    }

    /// The distance to a box, 0 inside.
    private func distance(_ level: Int, _ index: Int, _ plane: FlatPlane) throws(IndexFormatError) -> Double {
        let offset = (levels[level].lowerBound + index) * Self.boxLength
        return plane.distance(
            south: try boxes.i32(offset), west: try boxes.i32(offset + 4), north: try boxes.i32(offset + 8),
            east: try boxes.i32(offset + 12))
    }

    private func nearest(
        inChunk chunk: Int, _ plane: FlatPlane, within limit: Double
    ) throws(IndexFormatError) -> Nearest? {
        var best: Nearest?
        var angle = limit
        let document = try forEachSegment(of: chunk) { start, end in
            let place = plane.nearest(from: start, to: end)
            if place.angle < angle {
                angle = place.angle
                best = Nearest(document: 0, angle: angle, latitude: place.latitude, longitude: place.longitude)
            }
        }
        best?.document = document
        return best
    }

    /// Calls `body` for each segment of a chunk and returns the document that it belongs to.
    package func forEachSegment(
        of chunk: Int,
        _ body: ((latitude: Int32, longitude: Int32), (latitude: Int32, longitude: Int32)) -> Void
    ) throws(IndexFormatError) -> UInt32 {
        let range = try table[chunk]
        let view = try chunks.slice(range.lowerBound, range.count)
        var offset = 0
        let document = try view.varint(&offset)
        var last = (latitude: try view.i32(offset), longitude: try view.i32(offset + 4))
        offset += 8
        // What the table pads is zeros: steps that lead nowhere.
        while offset < view.count {
            let latitude = Int32(truncatingIfNeeded: Int(last.latitude) &+ (try view.signedVarint(&offset)))
            if offset >= view.count { break }
            let longitude = Int32(truncatingIfNeeded: Int(last.longitude) &+ (try view.signedVarint(&offset)))
            body(last, (latitude, longitude))
            last = (latitude, longitude)
        }
        return UInt32(truncatingIfNeeded: document)
    }
}
