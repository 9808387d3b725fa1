extension PolylineIndex {
    /// The position on the line that is nearest in a straight line through the Earth, for ordering many places.
    ///
    /// It needs no geodesic. The order agrees with that by distances on the ground except for the shape of the ellipsoid:
    /// 1 cm at 100 km, 10 m at 1,000 km.
    ///
    /// - Returns: `nil` for an empty line and for an invalid coordinate.
    /// - Complexity: O(log *n*) for a line whose distance from the coordinate varies, otherwise O(*n*).
    package func straightPosition(to coordinate: Coordinate) -> (position: PolylinePosition, distance: Double)? {
        guard coordinate.isValid else { return nil }
        let place = SpaceVector(geocentric: coordinate)
        if polyline.coordinates.count == 1 {
            guard let start = polyline.coordinates.first, start.isValid else { return nil }
            let distance = (SpaceVector(geocentric: start) - place).squaredLength.squareRoot()
            return (PolylinePosition(segmentIndex: 0, segmentPosition: 0), distance)
        }
        var search = StraightSearch(target: coordinate, place: place)
        findStraight(level: levels.count - 1, index: 0, &search)
        return search.position.map { ($0, search.limit) }
    }

    /// The position on the line that is closest to a coordinate, within a metre of it where it is far away.
    ///
    /// Far from a line, nearly all of it is equally far except for the shape of the ellipsoid, and
    /// ``closestPosition(to:maximumBias:priority:)`` measures all of it. From ``farDistance`` on, straight lines determine the closest position; its distance is exact.
    package func closestPositionNearly(to coordinate: Coordinate, maximumBias: Double) -> Polyline.Closest? {
        guard let straight = straightPosition(to: coordinate) else { return nil }
        guard straight.distance > Self.farDistance, let place = polyline.coordinate(at: straight.position) else {
            return closestPosition(to: coordinate, maximumBias: maximumBias)
        }
        let distance = coordinate.distance(to: place)
        guard distance <= maximumBias else { return nil }
        return Polyline.Closest(position: straight.position, coordinate: place, distance: distance)
    }

    /// In metres: at this distance, the line is on another map.
    private static let farDistance = 100_000.0

    private struct StraightSearch {
        let target: Coordinate
        let place: SpaceVector
        var position: PolylinePosition?
        var limit = Double.infinity
    }

    /// The straight line to a position on a segment, which is computed if the segment is long.
    private func straightDistance(
        from place: SpaceVector, to position: PolylinePosition, _ chord: SegmentChord
    ) -> Double {
        guard chord.high - chord.low > 1, let coordinate = polyline.coordinate(at: position) else {
            return (chord.low + chord.high) / 2
        }
        return (SpaceVector(geocentric: coordinate) - place).squaredLength.squareRoot()
    }

    private func findStraight(level: Int, index: Int, _ search: inout StraightSearch) {
        guard level >= 0 else { return }
        if level == 0 {
            for segment in children(of: index, count: vectors.count - 1) {
                let ends = (polyline.coordinates[segment], polyline.coordinates[segment + 1])
                guard ends.0.isValid, ends.1.isValid,
                    let chord = SegmentChord(
                        from: search.place, to: vectors[segment], vectors[segment + 1], limit: search.limit,
                        coordinates: { [target = search.target] in (target, ends.0, ends.1) })
                else { continue }
                let position = PolylinePosition(segmentIndex: segment, segmentPosition: chord.fraction)
                let distance = straightDistance(from: search.place, to: position, chord)
                guard distance < search.limit else { continue }
                search.limit = distance
                search.position = position
            }
            return
        }
        let children = children(of: index, count: levels[level - 1].count)
        let first = nearest(children, level: level - 1, search.place)
        if let first { findStraight(level: level - 1, index: first, &search) }
        for child in children where child != first {
            let squaredDistance = levels[level - 1][child].squaredDistance(to: search.place)
            if squaredDistance < search.limit * search.limit { findStraight(level: level - 1, index: child, &search) }
        }
    }
}
