import MapGeometry

/// The outlines of buildings and grounds, for finding those that contain a position, and the nearest ones by the distance to the
/// outline.
///
/// Layout:
/// ```
/// section   = count:u32  box:BoxTree  table:OffsetTable  footprint …
/// footprint = head:varint  latitude:i32 longitude:i32  ring …
/// ring      = vertexCount:varint (latitudeStep:zigzag longitudeStep:zigzag) × vertexCount
/// head      = document × 2, + 1 for the outline of a house of that document, which is at latitude and longitude
/// ```
/// The first step leads from that latitude and longitude to the first vertex. Rings are closed implicitly and follow the even-odd
/// rule. In units of ``FixedAngle``; outlines do not cross ±180°.
package struct FootprintIndex: Sendable {
    let tree: BoxTree
    let table: OffsetTable
    let entries: ByteView

    package init(_ view: ByteView) throws(IndexFormatError) {
        let count = Int(try view.u32(0))
        var offset = 4
        tree = try BoxTree(view, count: count, at: &offset)
        table = try OffsetTable(view, at: &offset)
        entries = try view.suffix(from: offset)
        guard table.count == count else { throw view.corrupt(at: 0) }
    }

    package var count: Int { table.count }

    /// A footprint, seen from a position.
    package struct Sight: Sendable {
        package var document: UInt32
        /// The position of the house of the document to which the outline belongs; nil for the outline of the document itself.
        package var house: (latitude: Int32, longitude: Int32)?
        /// The distance on a sphere of radius 1, which is an angle in radians; 0 inside.
        var angle: Double
        /// The nearest position of the footprint; inside, the position itself.
        package var latitude: Int32
        package var longitude: Int32
        /// The size, as in ``AreaIndex/extent(_:)``.
        package var extent: Double

        /// The distance in metres, on a sphere; 0 inside.
        package var distance: Double { angle * Earth.meanRadius }
    }

    /// Calls `body` with each footprint that contains a position, in no particular order.
    ///
    /// - Complexity: O(log *n* + *matches*) on average.
    package func forEachFootprint(
        around latitude: Int32, _ longitude: Int32, _ body: (Sight) throws(IndexFormatError) -> Void
    ) throws(IndexFormatError) {
        let plane = FlatPlane(latitude: latitude, longitude: longitude)
        let place = FixedBox(latitude: latitude, longitude: longitude)
        try tree.forEachEntry(touching: place) { number throws(IndexFormatError) in
            let sight = try sight(of: number, plane)
            if sight.angle == 0 { try body(sight) }
            return true
        }
    }

    /// The nearest footprints that are accepted and nearer than `limit` metres, at most `count`, nearest first.
    ///
    /// `isWanted` is called with each document, and whether the outline is that of a house, before its distance is known;
    /// `accept` only with those that would be among the best. Those that contain the position are in no particular order.
    ///
    /// - Complexity: O(log *n*) on average for a small `count`.
    package func nearest(
        latitude: Int32, longitude: Int32, count: Int = 1, limit: Double,
        isWanted: (UInt32, _ isHouse: Bool) throws(IndexFormatError) -> Bool = { _, _ in true },
        accept: (Sight) throws(IndexFormatError) -> Bool = { _ in true }
    ) throws(IndexFormatError) -> [Sight] {
        let plane = FlatPlane(latitude: latitude, longitude: longitude)
        var best: [Sight] = []
        var limit = limit / Earth.meanRadius
        try tree.forEachEntry(near: plane, within: &limit) { number, limit throws(IndexFormatError) in
            let head = try head(of: number)
            guard try isWanted(head.document, head.isHouse) else { return }
            let sight = try sight(of: number, plane)
            guard sight.angle < limit, try accept(sight) else { return }
            let place = best.firstIndex { $0.angle > sight.angle } ?? best.count
            best.insert(sight, at: place)
            if best.count > count { best.removeLast() }
            if best.count == count { limit = best[count - 1].angle }
        }
        return best
    }

    private func head(of number: Int) throws(IndexFormatError) -> (document: UInt32, isHouse: Bool) {
        let range = try table[number]
        var offset = range.lowerBound
        let head = try entries.varint(&offset)
        return (UInt32(truncatingIfNeeded: head >> 1), head & 1 == 1)
    }

    /// A footprint, seen from the centre of a plane.
    package func sight(of number: Int, _ plane: FlatPlane) throws(IndexFormatError) -> Sight {
        let range = try table[number]
        let view = try entries.slice(range.lowerBound, range.count)
        let ray = EastwardRay(latitude: plane.latitude, longitude: plane.longitude)
        var offset = 0
        let head = try view.varint(&offset)
        let place = try view.place(&offset)
        var sight = Sight(
            document: UInt32(truncatingIfNeeded: head >> 1), house: head & 1 == 1 ? place : nil, angle: .infinity,
            latitude: place.latitude, longitude: place.longitude, extent: 0)
        var isInside = false
        var last = place
        // The table's padding is zeros: rings without vertices.
        while offset < view.count {
            let vertexCount = try view.varint(&offset)
            guard vertexCount <= view.count else { throw view.corrupt(at: offset) }
            guard vertexCount > 0 else { continue }
            last = try view.place(&offset, from: last)
            let first = last
            var area = 0.0
            for vertex in 1...vertexCount {
                let next = vertex < vertexCount ? try view.place(&offset, from: last) : first
                if ray.crosses(Int(last.latitude), Int(last.longitude), Int(next.latitude), Int(next.longitude)) {
                    isInside.toggle()
                }
                let nearest = plane.nearest(from: last, to: next)
                if nearest.angle < sight.angle {
                    (sight.angle, sight.latitude, sight.longitude) = nearest
                }
                area += plane.signedArea(first, last, next)
                if vertex < vertexCount { last = next }
            }
            sight.extent += abs(area)
        }
        if isInside { (sight.angle, sight.latitude, sight.longitude) = (0, plane.latitude, plane.longitude) }
        return sight
    }
}

extension FootprintIndex {
    /// A footprint, as a builder knows it.
    package struct Entry: Sendable {
        package var document: UInt32
        /// The position of the house of the document to which the outline belongs; nil for the outline of the document itself.
        package var house: (latitude: Int32, longitude: Int32)?
        /// Outer rings and holes, open or closed.
        package var rings: [[(latitude: Int32, longitude: Int32)]]

        package init(
            document: UInt32, house: (latitude: Int32, longitude: Int32)? = nil,
            rings: [[(latitude: Int32, longitude: Int32)]]
        ) {
            self.document = document
            self.house = house
            self.rings = rings
        }
    }

    /// Collects footprints in the order of their documents.
    package struct Writer: ~Copyable, Sendable {
        private var entries: PlacedEntries

        package init(in space: ScratchSpace = .memory) {
            entries = PlacedEntries(.footprints, in: space)
        }

        /// The number of appended footprints with vertices.
        package var count: Int { entries.count }

        /// Appends a footprint; one without vertices is ignored.
        package mutating func append(_ footprint: Entry) throws(IndexFormatError) {
            guard let first = footprint.rings.joined().first(where: { _ in true }) else { return }
            var last = footprint.house ?? first
            entries.entry.varint(Int(footprint.document) * 2 + (footprint.house == nil ? 0 : 1))
            entries.entry.place(last)
            for ring in footprint.rings where !ring.isEmpty {
                let isClosed = ring.count > 1 && ring[0] == ring[ring.count - 1]
                let open = isClosed ? ring.dropLast() : ring[...]
                entries.entry.varint(open.count)
                for vertex in open {
                    entries.entry.step(to: vertex, from: &last)
                }
            }
            try entries.close(FixedBox(footprint.rings.joined()))
        }

        /// The finished bytes; the same footprints in the same order give the same bytes.
        package func section() throws(IndexFormatError) -> SectionBytes { try entries.section() }
    }
}
