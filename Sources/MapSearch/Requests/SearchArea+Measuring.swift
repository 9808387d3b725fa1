import MapGeometry

extension SearchArea.Shape {
    /// Returns whether a place is in the area; a point and a line exclude nothing.
    package func contains(_ coordinate: Coordinate) -> Bool {
        switch self {
        case .bounds(let bounds): bounds.contains(coordinate)
        case .circle(let circle): circle.contains(coordinate)
        case .polygon(let polygon): polygon.contains(coordinate)
        case .point, .polyline: true
        }
    }
}

extension SearchRequest {
    /// The line by which results are ordered, if it is prepared.
    package var preparedOrder: PreparedLine? {
        guard let prepared = preparation.line, case .distanceFromLine(let line) = sort, prepared.line == line else {
            return nil
        }
        return prepared
    }
}

extension SearchSort {
    /// Returns the distance in metres to sort by, or `nil` for rank; for lines, the straight distance through the
    /// Earth, which gives the same order at a fraction of the cost.
    package var measure: DistanceMeasure? { measure(preparedLine: nil) }

    /// Returns the same, with the line of the order if it is prepared already.
    package func measure(preparedLine: PreparedLine?) -> DistanceMeasure? {
        switch self {
        case .rank: return nil
        case .distance(let origin): return DistanceMeasure { place, _ in origin.distance(to: place) }
        case .distanceFromLine(let line):
            let index = preparedLine?.index ?? PolylineIndex(line)
            return DistanceMeasure { index.straightPosition(to: $0, within: $1)?.distance ?? .infinity }
        case .positionAlongLine(let line):
            let index = PolylineIndex(line)
            return DistanceMeasure { place, _ in
                index.straightPosition(to: place).map { index.distance(at: $0.position) } ?? .infinity
            }
        }
    }
}
