extension LineIndex {
    /// Calls a function with the segments of some documents' lines whose pieces touch a box, until it returns false.
    ///
    /// In units of ``FixedAngle``. A piece is told as a whole, so segments that do not touch the box are among them.
    ///
    /// - Complexity: O(√*n* + *matches*).
    package func forEachSegment(
        south: Int32, west: Int32, north: Int32, east: Int32, of isWanted: (UInt32) -> Bool,
        _ body: (UInt32, (latitude: Int32, longitude: Int32), (latitude: Int32, longitude: Int32)) -> Bool
    ) throws(IndexFormatError) {
        guard !levels.isEmpty else { return }
        var stack: [(level: Int, index: Int)] = [(levels.count - 1, 0)]
        var segments: [((latitude: Int32, longitude: Int32), (latitude: Int32, longitude: Int32))] = []
        while let node = stack.popLast() {
            let offset = (levels[node.level].lowerBound + node.index) * Self.boxLength
            guard try boxes.i32(offset) <= north, try boxes.i32(offset + 4) <= east, try boxes.i32(offset + 8) >= south,
                try boxes.i32(offset + 12) >= west
            else { continue }
            if node.level > 0 {
                let children =
                    node.index * Self.fanOut..<min((node.index + 1) * Self.fanOut, levels[node.level - 1].count)
                for child in children.reversed() { stack.append((node.level - 1, child)) }
                continue
            }
            segments.removeAll(keepingCapacity: true)
            let document = try forEachSegment(of: node.index) { segments.append(($0, $1)) }
            guard isWanted(document) else { continue }
            for (start, end) in segments where !body(document, start, end) { return }
        }
    }
}
