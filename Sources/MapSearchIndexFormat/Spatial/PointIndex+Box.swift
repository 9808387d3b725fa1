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
        guard south <= north else { return }
        var goesOn = true
        let spans = west <= east ? [(west, east)] : [(west, Int32.max), (Int32.min, east)]
        for (west, east) in spans where goesOn {
            let box = Box(south: south, north: north, west: west, east: east)
            goesOn = try visit(box, 0..<count, splitsLongitude: true, body)
        }
    }

    private struct Box {
        let south: Int32
        let north: Int32
        let west: Int32
        let east: Int32

        func contains(_ place: (latitude: Int32, longitude: Int32)) -> Bool {
            place.latitude >= south && place.latitude <= north && place.longitude >= west && place.longitude <= east
        }
    }

    private func visit(
        _ box: Box, _ range: Range<Int>, splitsLongitude: Bool,
        _ body: (UInt32, Int32, Int32) throws(IndexFormatError) -> Bool
    ) throws(IndexFormatError) -> Bool {
        if range.count <= Self.leafCount {
            for index in range where try !report(index, box, body) { return false }
            return true
        }
        let middle = range.lowerBound + range.count / 2
        guard try report(middle, box, body) else { return false }
        let split = try location(middle)
        let value = splitsLongitude ? split.longitude : split.latitude
        let low = splitsLongitude ? box.west : box.south
        let high = splitsLongitude ? box.east : box.north
        if low <= value {
            let goesOn = try visit(
                box, range.lowerBound..<middle, splitsLongitude: !splitsLongitude, body)
            if !goesOn { return false }
        }
        if high >= value {
            return try visit(box, middle + 1..<range.upperBound, splitsLongitude: !splitsLongitude, body)
        }
        return true
    }

    private func report(
        _ index: Int, _ box: Box, _ body: (UInt32, Int32, Int32) throws(IndexFormatError) -> Bool
    ) throws(IndexFormatError) -> Bool {
        let place = try location(index)
        guard box.contains(place) else { return true }
        return try body(try documents[index], place.latitude, place.longitude)
    }
}
