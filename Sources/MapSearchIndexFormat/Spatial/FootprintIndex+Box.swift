extension FootprintIndex {
    /// A stored outline.
    package struct Outline: Sendable {
        package var document: UInt32
        /// Whether it is the outline of a house of the document.
        package var isHouse: Bool
        /// The position of the house.
        package var place: (latitude: Int32, longitude: Int32)
        /// Outer rings and holes, by the even-odd rule.
        package var rings: [[(latitude: Int32, longitude: Int32)]]
    }

    /// Calls `body` with each outline whose box touches a box.
    ///
    /// In units of ``FixedAngle``. `isWanted` is called with each document, and whether the outline is that of a house.
    ///
    /// - Complexity: O(log *n* + *matches*) on average.
    package func forEachOutline(
        south: Int32, west: Int32, north: Int32, east: Int32,
        isWanted: (UInt32, _ isHouse: Bool) throws(IndexFormatError) -> Bool,
        _ body: (Outline) throws(IndexFormatError) -> Void
    ) throws(IndexFormatError) {
        guard south <= north, west <= east else { return }
        let box = FixedBox([(latitude: south, longitude: west), (latitude: north, longitude: east)])
        try tree.forEachEntry(touching: box) { number throws(IndexFormatError) in
            let range = try table[number]
            let view = try entries.slice(range.lowerBound, range.count)
            var offset = 0
            let head = try view.varint(&offset)
            let document = UInt32(truncatingIfNeeded: head >> 1)
            guard try isWanted(document, head & 1 == 1) else { return true }
            var last = try view.place(&offset)
            var outline = Outline(document: document, isHouse: head & 1 == 1, place: last, rings: [])
            // The table's padding is zeros: rings without vertices.
            while offset < view.count {
                let vertexCount = try view.varint(&offset)
                guard vertexCount <= view.count else { throw view.corrupt(at: offset) }
                guard vertexCount > 0 else { continue }
                var ring: [(latitude: Int32, longitude: Int32)] = []
                ring.reserveCapacity(vertexCount)
                for _ in 0..<vertexCount {
                    last = try view.place(&offset, from: last)
                    ring.append(last)
                }
                outline.rings.append(ring)
            }
            try body(outline)
            return true
        }
    }
}
