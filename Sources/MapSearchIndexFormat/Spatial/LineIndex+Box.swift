extension LineIndex {
    /// Calls a function with the segments of some documents' lines whose pieces touch a box, until it returns false.
    ///
    /// In units of ``FixedAngle``. Pieces are reported as a whole, including their segments that do not touch the box.
    ///
    /// - Complexity: O(√*n* + *matches*).
    package func forEachSegment(
        south: Int32, west: Int32, north: Int32, east: Int32, of isWanted: (UInt32) -> Bool,
        _ body: (UInt32, (latitude: Int32, longitude: Int32), (latitude: Int32, longitude: Int32)) -> Bool
    ) throws(IndexFormatError) {
        guard south <= north, west <= east else { return }
        var segments: [((latitude: Int32, longitude: Int32), (latitude: Int32, longitude: Int32))] = []
        let box = FixedBox([(latitude: south, longitude: west), (latitude: north, longitude: east)])
        try tree.forEachEntry(touching: box) { chunk throws(IndexFormatError) in
            segments.removeAll(keepingCapacity: true)
            let document = try forEachSegment(of: chunk) { segments.append(($0, $1)) }
            guard isWanted(document) else { return true }
            for (start, end) in segments where !body(document, start, end) { return false }
            return true
        }
    }
}
