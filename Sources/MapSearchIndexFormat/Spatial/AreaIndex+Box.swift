extension AreaIndex {
    /// Calls `body` with each area whose box touches a box, in no particular order.
    ///
    /// In units of ``FixedAngle``.
    ///
    /// - Complexity: O(*areas*); with a tree O(log *areas* + *matches*) on average.
    package func forEachArea(
        south: Int32, west: Int32, north: Int32, east: Int32, _ body: (Int) throws(IndexFormatError) -> Void
    ) throws(IndexFormatError) {
        guard south <= north, west <= east else { return }
        if let tree {
            let box = FixedBox([(latitude: south, longitude: west), (latitude: north, longitude: east)])
            return try tree.forEachArea(touching: box, body)
        }
        for area in 0..<count {
            let entry = 4 + area * Self.entryLength
            guard try view.i32(entry + 4) <= north, try view.i32(entry + 8) >= south,
                try view.i32(entry + 12) <= east, try view.i32(entry + 16) >= west
            else { continue }
            try body(area)
        }
    }

    /// The rings of an area's outline, without repeating the first vertex at the end.
    ///
    /// A ring that touches its own first vertex is returned as several.
    ///
    /// - Complexity: O(*n*) in the number of vertices.
    package func rings(of area: Int) throws(IndexFormatError) -> [[Vertex]] {
        let entry = 4 + area * Self.entryLength
        var offset = Int(try view.u32(entry + 24))
        let chunkCount = Int(try view.u32(entry + 28))
        var rings: [[Vertex]] = []
        var ring: [Vertex] = []
        for _ in 0..<chunkCount {
            let end = offset + 14 + Int(try view.u16(offset + 12))
            offset += 14
            var place = try view.place(&offset)
            // A chunk continues the previous one, unless that one has closed its ring.
            if ring.isEmpty { ring.append(Vertex(latitude: place.latitude, longitude: place.longitude)) }
            while offset < end {
                place = try view.place(&offset, from: place)
                let vertex = Vertex(latitude: place.latitude, longitude: place.longitude)
                if vertex == ring.first {
                    rings.append(ring)
                    // Only a damaged ring continues here; it is returned from its next vertex on.
                    ring = offset < end ? [vertex] : []
                } else {
                    ring.append(vertex)
                }
            }
            offset = end
        }
        if ring.count > 2 { rings.append(ring) }
        return rings
    }
}
