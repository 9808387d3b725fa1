import MapGeometry

/// The lines of streets and rivers, for finding the one nearest to a position, by the distance to the line itself.
///
/// Layout:
/// ```
/// section  = chunkCount:u32  box:BoxTree  table:OffsetTable  chunk …
/// chunk    = document:varint  latitude:i32 longitude:i32  (latitudeStep:zigzag longitudeStep:zigzag) × (1…15)
/// ```
/// A line is cut into chunks, each beginning with the last vertex of the one before. In units of ``FixedAngle``; lines do
/// not cross ±180°.
package struct LineIndex: Sendable {
    let tree: BoxTree
    private let table: OffsetTable
    private let chunks: ByteView

    static let maximumChunkVertexCount = 16

    package init(_ view: ByteView) throws(IndexFormatError) {
        let count = Int(try view.u32(0))
        var offset = 4
        tree = try BoxTree(view, count: count, at: &offset)
        table = try OffsetTable(view, at: &offset)
        chunks = try view.suffix(from: offset)
        guard table.count == count else { throw view.corrupt(at: 0) }
    }

    /// The number of chunks.
    package var count: Int { table.count }

    /// A line found by a search.
    package struct Nearest: Sendable {
        package var document: UInt32
        /// The distance on a sphere of radius 1, which is an angle in radians.
        var angle: Double
        /// The nearest position on the line.
        package var latitude: Int32
        package var longitude: Int32

        /// The distance in metres, on a sphere.
        package var distance: Double { angle * Earth.meanRadius }
    }

    /// The line nearest to a position, among those that are accepted and nearer than `limit` metres.
    ///
    /// `accept` is called for the nearest position of a piece that would be the best.
    ///
    /// On a flat map around the position: accurate to a thousandth within a kilometre, up to 80° of latitude. The error grows with
    /// the distance and with the tangent of the latitude.
    ///
    /// - Complexity: O(log *n*) on average.
    package func nearest(
        latitude: Int32, longitude: Int32, limit: Double,
        accept: (Nearest) throws(IndexFormatError) -> Bool = { _ in true }
    ) throws(IndexFormatError) -> Nearest? {
        try nearest(latitude: latitude, longitude: longitude, count: 1, limit: limit, accept: accept).first
    }

    /// The nearest lines that are accepted and nearer than `limit` metres, at most `count`, one for each document, nearest
    /// first.
    ///
    /// As exact as the search for a single line.
    ///
    /// - Complexity: O(log *n*) on average for a small `count`.
    package func nearest(
        latitude: Int32, longitude: Int32, count: Int, limit: Double,
        accept: (Nearest) throws(IndexFormatError) -> Bool = { _ in true }
    ) throws(IndexFormatError) -> [Nearest] {
        guard count > 0 else { return [] }
        let plane = FlatPlane(latitude: latitude, longitude: longitude)
        var best: [Nearest] = []
        var limit = limit / Earth.meanRadius
        try tree.forEachEntry(near: plane, within: &limit) { chunk, limit throws(IndexFormatError) in
            guard let nearer = try nearest(inChunk: chunk, plane, within: limit), try accept(nearer) else { return }
            if let known = best.firstIndex(where: { $0.document == nearer.document }) {
                guard nearer.angle < best[known].angle else { return }
                best.remove(at: known)
            }
            let place = best.firstIndex { $0.angle > nearer.angle } ?? best.count
            best.insert(nearer, at: place)
            if best.count > count { best.removeLast() }
            if best.count == count { limit = best[count - 1].angle }
        }
        return best
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
        var last = try view.place(&offset)
        // The table's padding is zeros: steps of zero.
        while offset < view.count {
            let latitude = Int32(truncatingIfNeeded: Int(last.latitude) &+ (try view.signedVarint(&offset)))
            if offset >= view.count { break }
            guard FixedAngle.isLatitude(latitude) else { throw view.corrupt(at: offset) }
            let longitude = Int32(truncatingIfNeeded: Int(last.longitude) &+ (try view.signedVarint(&offset)))
            body(last, (latitude, longitude))
            last = (latitude, longitude)
        }
        return UInt32(truncatingIfNeeded: document)
    }
}
