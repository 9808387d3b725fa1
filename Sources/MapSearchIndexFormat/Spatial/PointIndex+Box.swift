extension PointIndex {
    /// Calls `body` with the document and position of each point in a box, edges included.
    ///
    /// The box is in units of ``FixedAngle``; west > east crosses ±180°. If `body` returns false, the search stops.
    ///
    /// - Complexity: O(√*n* + *matches*).
    package func forEach(
        south: Int32, north: Int32, west: Int32, east: Int32,
        _ body: (UInt32, Int32, Int32) throws(IndexFormatError) -> Bool
    ) throws(IndexFormatError) {
        guard south <= north else { return }
        var goesOn = true
        let spans = west <= east ? [(west, east)] : [(west, Int32.max), (Int32.min, east)]
        for (west, east) in spans where goesOn {
            var box = FixedBox(latitude: south, longitude: west)
            box.extend(FixedBox(latitude: north, longitude: east))
            goesOn = try groups.forEachLeaf(touching: box) { number throws(IndexFormatError) in
                try report(try leaf(number), box, body)
            }
        }
    }

    private func report(
        _ leaf: PointLeaf, _ box: FixedBox, _ body: (UInt32, Int32, Int32) throws(IndexFormatError) -> Bool
    ) throws(IndexFormatError) -> Bool {
        for index in 0..<leaf.count {
            let place = try leaf.location(index)
            let isInside =
                place.latitude >= box.south && place.latitude <= box.north && place.longitude >= box.west
                && place.longitude <= box.east
            if isInside, try !body(try leaf.document(index), place.latitude, place.longitude) { return false }
        }
        return true
    }
}
