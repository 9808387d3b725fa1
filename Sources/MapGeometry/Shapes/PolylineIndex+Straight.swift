extension PolylineIndex {
    /// The position on the line that is nearest in a straight line through the Earth, for ordering many places.
    ///
    /// It needs no geodesic where segments are short. The order agrees with that by distances on the ground except for the
    /// shape of the ellipsoid: 1 cm at 100 km, 10 m at 1,000 km, and 2 cm beside the middle of a segment of 10 km.
    ///
    /// - Parameters:
    ///   - coordinate: The place.
    ///   - limit: The maximum length of the straight line in metres.
    /// - Returns: The first one of several equally near ones; `nil` if nothing is within the limit, for an empty line and for
    ///   an invalid coordinate.
    /// - Complexity: O(log *n*) for a line whose distance from the coordinate varies, otherwise O(*n*).
    package func straightPosition(
        to coordinate: Coordinate, within limit: Double = .infinity
    ) -> (position: PolylinePosition, distance: Double)? {
        guard coordinate.isValid else { return nil }
        let place = SpaceVector(nearly: coordinate)
        if polyline.coordinates.count == 1 {
            guard let start = polyline.coordinates.first, start.isValid else { return nil }
            let distance = (SpaceVector(nearly: start) - place).squaredLength.squareRoot()
            return distance <= limit ? (PolylinePosition(segmentIndex: 0, segmentPosition: 0), distance) : nil
        }
        var best: (segment: Int, distance: Double)?
        var long: [LongCandidate] = []
        var reach = limit
        tree.visit(near: place, &reach) { piece, squaredDistance, reach in
            let distance = squaredDistance.squareRoot()
            let segment = Int(piece.segment)
            if piece.isCut {
                long.append(LongCandidate(low: distance - piece.error, segment: segment))
                reach = min(reach, distance + piece.error)
            } else if distance < best?.distance ?? limit.nextUp
                || distance == best?.distance && segment < best?.segment ?? 0
            {
                best = (segment, distance)
                reach = min(reach, distance)
            }
        }
        var position = best.map {
            PolylinePosition(segmentIndex: $0.segment, segmentPosition: fraction(of: $0.segment, place))
        }
        measure(long, reach, coordinate, place, limit) { other, distance in
            if let best, (best.distance, best.segment) < (distance, other.segmentIndex) { return }
            best = (other.segmentIndex, distance)
            position = other
        }
        guard let best, let position else { return nil }
        return (position, best.distance)
    }

    /// A segment that is cut, and what its distance is at least.
    private struct LongCandidate {
        let low: Double
        let segment: Int
    }

    /// Measures the segments that may be nearest; a body gets each that is nearer than those before it.
    private func measure(
        _ long: [LongCandidate], _ reach: Double, _ coordinate: Coordinate, _ place: SpaceVector, _ limit: Double,
        _ body: (PolylinePosition, _ distance: Double) -> Void
    ) {
        guard !long.isEmpty else { return }
        var reach = reach
        var seen: Set<Int> = []
        for candidate in long.filter({ $0.low <= reach }).sorted(by: { ($0.low, $0.segment) < ($1.low, $1.segment) }) {
            guard candidate.low <= reach else { break }
            guard seen.insert(candidate.segment).inserted else { continue }
            let ends = (polyline.coordinates[candidate.segment], polyline.coordinates[candidate.segment + 1])
            let arc = GreatCircleArc(SpaceVector(onUnitSphere: ends.0), SpaceVector(onUnitSphere: ends.1))
            let guess = arc.fraction(nearest: SpaceVector(onUnitSphere: coordinate))
            let nearest = GeodesicSegment(ends.0, ends.1).nearest(to: coordinate, guess: guess)
            let distance = (SpaceVector(nearly: nearest.coordinate) - place).squaredLength.squareRoot()
            guard distance <= limit else { continue }
            reach = min(reach, distance)
            body(PolylinePosition(segmentIndex: candidate.segment, segmentPosition: nearest.fraction), distance)
        }
    }

    /// The fraction of a short segment at which it is nearest to a place.
    private func fraction(of segment: Int, _ place: SpaceVector) -> Double {
        let start = SpaceVector(nearly: polyline.coordinates[segment])
        let along = SpaceVector(nearly: polyline.coordinates[segment + 1]) - start
        let squaredLength = along.squaredLength
        return squaredLength > 0 ? min(max((place - start).dot(along) / squaredLength, 0), 1) : 0
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
}
