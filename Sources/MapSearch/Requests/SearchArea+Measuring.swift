import MapGeometry

extension SearchArea.Shape {
    /// Whether a place lies in the area; a point and a line leave nothing out.
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
    /// The distance in metres to sort by, or `nil` for rank; for lines by the straight way through the Earth, which gives the order
    /// at a small part of the cost.
    package var measure: (@Sendable (Coordinate) -> Double)? {
        switch self {
        case .rank: nil
        case .distance(let origin): { origin.distance(to: $0) }
        case .distanceFromLine(let line):
            { [index = PolylineIndex(line)] in index.straightPosition(to: $0)?.distance ?? .infinity }
        case .positionAlongLine(let line):
            { [index = PolylineIndex(line)] in
                index.straightPosition(to: $0).map { index.distance(at: $0.position) } ?? .infinity
            }
        }
    }
}
