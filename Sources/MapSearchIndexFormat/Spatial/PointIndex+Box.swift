extension PointIndex {
    /// Calls `body` with the document and position of each point in a box, edges included.
    ///
    /// The box is in units of ``FixedAngle``; west > east crosses ±180°. When `body` returns false, the search stops.
    ///
    /// - Complexity: O(√*n* + *matches*).
    package func forEach(
        south: Int32, north: Int32, west: Int32, east: Int32,
        _ body: (UInt32, Int32, Int32) throws(IndexFormatError) -> Bool
    ) throws(IndexFormatError) {
        guard south <= north, let root else { return }
        var goesOn = true
        let spans = west <= east ? [(west, east)] : [(west, Int32.max), (Int32.min, east)]
        for (west, east) in spans where goesOn {
            goesOn = try visit(root, Box(south: south, north: north, west: west, east: east), body)
        }
    }

    private struct Box {
        let south: Int32
        let north: Int32
        let west: Int32
        let east: Int32
    }

    private func visit(
        _ node: Node, _ box: Box, _ body: (UInt32, Int32, Int32) throws(IndexFormatError) -> Bool
    ) throws(IndexFormatError) -> Bool {
        let boxes = try boxes(of: node)
        let isMet =
            (boxes.south .<= box.north) .& (boxes.north .>= box.south) .& (boxes.west .<= box.east)
            .& (boxes.east .>= box.west)
        for lane in 0..<boxCount(of: node) where isMet[lane] {
            let index = node.index * Self.fanOut + lane
            let goesOn =
                node.level > 0
                ? try visit(Node(level: node.level - 1, index: index), box, body) : try report(leaf(index), box, body)
            if !goesOn { return false }
        }
        return true
    }

    private func report(
        _ points: Range<Int>, _ box: Box, _ body: (UInt32, Int32, Int32) throws(IndexFormatError) -> Bool
    ) throws(IndexFormatError) -> Bool {
        for index in points {
            let place = try location(index)
            let isInside =
                place.latitude >= box.south && place.latitude <= box.north && place.longitude >= box.west
                && place.longitude <= box.east
            if isInside, try !body(try documents[index], place.latitude, place.longitude) { return false }
        }
        return true
    }
}
