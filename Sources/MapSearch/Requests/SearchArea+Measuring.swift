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

extension SearchSort {
    /// Returns the distance in metres to sort by, or `nil` for rank; for lines, the straight distance through the
    /// Earth, which gives the same order at a fraction of the cost.
    package var measure: DistanceMeasure? {
        switch self {
        case .rank: return nil
        case .distance(let origin): return DistanceMeasure { place, _ in origin.distance(to: place) }
        case .distanceFromLine(let line):
            let index = PolylineIndex(line)
            return DistanceMeasure { index.straightPosition(to: $0, within: $1)?.distance ?? .infinity }
        case .positionAlongLine(let line):
            let index = PolylineIndex(line)
            return DistanceMeasure { place, _ in
                index.straightPosition(to: place).map { index.distance(at: $0.position) } ?? .infinity
            }
        }
    }
}
