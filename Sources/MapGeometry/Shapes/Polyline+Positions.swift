extension Polyline {
    /// Returns the coordinate at a distance from the start, measured along the line.
    ///
    /// - Parameter distance: Metres; clamped to the start and the end of the line.
    /// - Returns: The coordinate; `nil` if the line is empty or the distance is not a number.
    /// - Complexity: O(*n*).
    public func coordinate(atDistance distance: Double) -> Coordinate? {
        position(atDistance: distance).flatMap(coordinate(at:))
    }

    /// Returns the coordinate at a position.
    ///
    /// - Parameter position: A position; clamped to the start and the end of the line.
    /// - Returns: The coordinate; `nil` if the line is empty.
    public func coordinate(at position: PolylinePosition) -> Coordinate? {
        guard let first = coordinates.first, let last = coordinates.last else { return nil }
        if position.segmentIndex < 0 { return first }
        guard let segment = segment(position.segmentIndex) else {
            return segmentIndices.contains(position.segmentIndex) ? coordinates[position.segmentIndex] : last
        }
        return segment.point(at: position.segmentPosition).coordinate
    }

    /// Returns the position at a distance from another one, measured along the line.
    ///
    /// - Parameters:
    ///   - distance: Metres towards the end, negative towards the start.
    ///   - origin: The position to measure from; the start by default.
    /// - Returns: A position on the line, clamped to its start and end; `nil` if the line is empty or the distance is
    ///   not a number.
    /// - Complexity: O(*n*).
    public func position(
        atDistance distance: Double,
        from origin: PolylinePosition = PolylinePosition(segmentIndex: 0, segmentPosition: 0)
    ) -> PolylinePosition? {
        guard !coordinates.isEmpty, !distance.isNaN else { return nil }
        var position = clamped(origin)
        // Measured from the start of the segment that contains the origin, so that both directions are one walk.
        var rest = distance + position.segmentPosition * segmentLength(position.segmentIndex)
        while rest < 0 {
            guard position.segmentIndex > 0 else { return PolylinePosition(segmentIndex: 0, segmentPosition: 0) }
            position.segmentIndex -= 1
            rest += segmentLength(position.segmentIndex)
        }
        for index in segmentIndices.dropFirst(position.segmentIndex) {
            let length = segmentLength(index)
            if rest <= length, length > 0 {
                return PolylinePosition(segmentIndex: index, segmentPosition: rest / length)
            }
            rest -= length
        }
        return endPosition
    }

    /// Returns the length of the line between two positions in metres; negative if the second is before the first.
    ///
    /// - Complexity: O(*n*) in the number of segments between them.
    public func distance(from start: PolylinePosition, to end: PolylinePosition) -> Double {
        if end < start { return -distance(from: end, to: start) }
        // The end of a segment and the start of the next are the same position; with both, the indices would go backwards.
        guard start != end else { return 0 }
        let first = clamped(start)
        let last = clamped(end)
        let before = first.segmentPosition * segmentLength(first.segmentIndex)
        let after = last.segmentPosition * segmentLength(last.segmentIndex)
        return (first.segmentIndex..<last.segmentIndex).reduce(after - before) { $0 + segmentLength($1) }
    }

    /// Returns the part of the line between two positions.
    ///
    /// - Parameters:
    ///   - start: The start of the part.
    ///   - end: The end of the part; if it is before `start`, the two are swapped.
    /// - Returns: A line with the coordinates at the two positions and those between them; a single coordinate if the
    ///   positions are equal, and empty if the line is empty.
    public func subline(from start: PolylinePosition, to end: PolylinePosition) -> Polyline {
        let first = clamped(min(start, end))
        let last = clamped(max(start, end))
        guard let head = coordinate(at: first), let tail = coordinate(at: last) else { return Polyline([]) }
        if start == end { return Polyline([head]) }
        var part = [head]
        if first.segmentIndex < last.segmentIndex {
            part += coordinates[(first.segmentIndex + 1)...last.segmentIndex]
        }
        part.append(tail)
        // A position at a vertex would add that vertex twice.
        return Polyline(part.indices.filter { $0 == 0 || part[$0] != part[$0 - 1] }.map { part[$0] })
    }

    /// Returns the direction of the line at a position, in degrees clockwise from north.
    ///
    /// At a vertex, it is the direction of the segment that begins there, and at the end that of the last segment.
    /// Segments without a length are skipped.
    ///
    /// - Parameter position: A position on the line.
    /// - Returns: 0..<360; `nil` if the line has no length.
    public func bearing(at position: PolylinePosition) -> Double? {
        var place = clamped(position)
        if place.segmentPosition >= 1, place.segmentIndex + 1 < segmentIndices.upperBound {
            place = PolylinePosition(segmentIndex: place.segmentIndex + 1, segmentPosition: 0)
        }
        if let here = segment(place.segmentIndex), here.length > 0 {
            return positiveBearing(here.point(at: place.segmentPosition).direction.degrees)
        }
        for index in segmentIndices.dropFirst(place.segmentIndex + 1) {
            if let next = segment(index), next.length > 0 {
                return positiveBearing(next.point(at: 0).direction.degrees)
            }
        }
        for index in segmentIndices.prefix(place.segmentIndex).reversed() {
            if let last = segment(index), last.length > 0 {
                return positiveBearing(last.point(at: 1).direction.degrees)
            }
        }
        return nil
    }

    /// The end of the line.
    var endPosition: PolylinePosition {
        segmentIndices.isEmpty
            ? PolylinePosition(segmentIndex: 0, segmentPosition: 0)
            : PolylinePosition(segmentIndex: segmentIndices.upperBound - 1, segmentPosition: 1)
    }

    /// A position moved onto the line.
    func clamped(_ position: PolylinePosition) -> PolylinePosition {
        if position.segmentIndex < 0 { return PolylinePosition(segmentIndex: 0, segmentPosition: 0) }
        if position.segmentIndex >= segmentIndices.upperBound { return endPosition }
        let fraction = position.segmentPosition.isNaN ? 0 : min(max(position.segmentPosition, 0), 1)
        return PolylinePosition(segmentIndex: position.segmentIndex, segmentPosition: fraction)
    }
}
