/// The documents that have an outline, for finding those that contain a point.
///
/// Outlines are within −180° … 180° and do not cross ±180°; the builder splits those that would.
///
/// Layout:
/// ```
/// section  = areaCount:u32  area × areaCount  chunks …
/// area     = document:u32  south:i32 north:i32 west:i32 east:i32  extent:f32 bits  start:u32  chunkCount:u32
///            country:u32   of the object, as in ContainerIndex; 0 = none
/// chunk    = south:i32 north:i32 east:i32  length:u16 of what follows
///            latitude:i32 longitude:i32  (latitudeStep:zigzag longitudeStep:zigzag) × (1…63)
/// ```
/// `extent` is the area in square degrees weighed by the cosine of the latitude: the smaller of two is the more
/// specific. A ring is cut into chunks, each beginning with the last vertex of the one before; only chunks whose
/// latitudes span the point's are decoded.
package struct AreaIndex: Sendable {
    @usableFromInline let view: ByteView
    package let count: Int
    /// The tree of the areas; nil if there are so few that all of them are examined.
    let tree: AreaTree?

    static let entryLength = 36
    static let maximumChunkVertexCount = 64
    /// The number of bytes of two vertices.
    private static let minimumChunkLength = 10

    package init(_ view: ByteView, tree: AreaTree? = nil) throws(IndexFormatError) {
        count = Int(try view.u32(0))
        self.view = view
        self.tree = tree
        try view.check(4, count * Self.entryLength)
    }

    /// The document of an area.
    package func document(_ area: Int) throws(IndexFormatError) -> UInt32 {
        try view.u32(4 + area * Self.entryLength)
    }

    /// The size of an area, comparable only with others.
    package func extent(_ area: Int) throws(IndexFormatError) -> Float {
        Float(bitPattern: try view.u32(4 + area * Self.entryLength + 20))
    }

    /// The country of an area, as in ``ContainerIndex/country(_:)``; 0 if it has none.
    package func country(_ area: Int) throws(IndexFormatError) -> UInt16 {
        UInt16(truncatingIfNeeded: try view.u32(4 + area * Self.entryLength + 32))
    }

    /// Calls `body` for each area whose outline contains a point, in no particular order, as far as it is wanted.
    ///
    /// Whether it is wanted is asked first, because it is faster to tell than whether an outline contains a point.
    ///
    /// A point on an outline belongs to one of the two areas that share the edge. Longitudes in units of
    /// ``FixedAngle/clamping(_:)``.
    ///
    /// - Complexity: O(*areas* + *vertices near the point's latitude*); with a tree O(log *areas* + *matches*) on average. A
    ///   damaged file costs at most one pass over the section, because areas share no chunks.
    package func forEachArea(
        containing latitude: Int32, _ longitude: Int32,
        where isWanted: (Int) throws(IndexFormatError) -> Bool = { _ throws(IndexFormatError) in true },
        _ body: (Int) throws(IndexFormatError) -> Void
    ) throws(IndexFormatError) {
        var rest = view.count
        if let tree {
            try tree.forEachArea(around: latitude, longitude) { area throws(IndexFormatError) in
                if try isWanted(area), try contains(area, latitude, longitude, within: &rest) { try body(area) }
            }
            return
        }
        for area in 0..<count {
            let entry = 4 + area * Self.entryLength
            guard latitude >= (try view.i32(entry + 4)), latitude <= (try view.i32(entry + 8)),
                longitude >= (try view.i32(entry + 12)), longitude <= (try view.i32(entry + 16)),
                try isWanted(area), try contains(area, latitude, longitude, within: &rest)
            else { continue }
            try body(area)
        }
    }

    /// Whether an area's outline contains a point: a ray to the east crosses it an odd number of times.
    package func contains(_ area: Int, _ latitude: Int32, _ longitude: Int32) throws(IndexFormatError) -> Bool {
        var rest = view.count
        return try contains(area, latitude, longitude, within: &rest)
    }

    /// The same, within a limit of bytes to read; throws if the area has more.
    private func contains(
        _ area: Int, _ latitude: Int32, _ longitude: Int32, within rest: inout Int
    ) throws(IndexFormatError) -> Bool {
        let entry = 4 + area * Self.entryLength
        var offset = Int(try view.u32(entry + 24))
        let chunkCount = Int(try view.u32(entry + 28))
        var inside = false
        for _ in 0..<chunkCount {
            let south = try view.i32(offset)
            let north = try view.i32(offset + 4)
            let east = try view.i32(offset + 8)
            let length = Int(try view.u16(offset + 12))
            let next = offset + 14 + length
            rest -= 14 + length
            guard rest >= 0, length >= Self.minimumChunkLength else { throw view.corrupt(at: entry) }
            if latitude >= south, latitude < north, longitude <= east {
                try toggle(&inside, chunkAt: offset + 14, end: next, latitude, longitude)
            }
            offset = next
        }
        return inside
    }

    private func toggle(
        _ inside: inout Bool, chunkAt start: Int, end: Int, _ latitude: Int32, _ longitude: Int32
    ) throws(IndexFormatError) {
        let ray = EastwardRay(latitude: latitude, longitude: longitude)
        var offset = start + 8
        var lat = Int(try view.i32(start))
        var lon = Int(try view.i32(start + 4))
        while offset < end {
            let nextLat = lat &+ (try view.signedVarint(&offset))
            let nextLon = lon &+ (try view.signedVarint(&offset))
            if ray.crosses(lat, lon, nextLat, nextLon) { inside.toggle() }
            lat = nextLat
            lon = nextLon
        }
    }
}

extension AreaIndex {
    /// The outline of a document; nil if it has none.
    ///
    /// - Complexity: O(log *n*) in the number of outlines.
    package func number(of document: UInt32) throws(IndexFormatError) -> Int? {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if try self.document(middle) < document { low = middle + 1 } else { high = middle }
        }
        guard low < count, try self.document(low) == document else { return nil }
        return low
    }

    /// Checks that the chunks follow one another in the order of the areas, each of them once, and that all vertices are on
    /// the Earth.
    package func verify() throws(IndexFormatError) {
        var offset = 4 + count * Self.entryLength
        for area in 0..<count {
            let entry = 4 + area * Self.entryLength
            let chunkCount = Int(try view.u32(entry + 28))
            guard Int(try view.u32(entry + 24)) == offset, FixedAngle.isLatitude(try view.i32(entry + 4)),
                FixedAngle.isLatitude(try view.i32(entry + 8))
            else { throw IndexFormatError(.corrupt, section: .areas, offset: area) }
            for _ in 0..<chunkCount {
                let length = Int(try view.u16(offset + 12))
                guard length >= Self.minimumChunkLength else {
                    throw IndexFormatError(.corrupt, section: .areas, offset: area)
                }
                let end = offset + 14 + length
                offset += 14
                var place = try view.place(&offset)
                while offset < end { place = try view.place(&offset, from: place) }
                offset = end
            }
        }
        try view.check(offset, 0)
    }
}
