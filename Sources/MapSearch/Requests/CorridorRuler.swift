package import MapGeometry

/// Measures where places are along a corridor.
///
/// It prepares the line once, so that each place costs O(log *n*) in its vertices.
package struct CorridorRuler: Sendable {
    private let maximumDistance: Double
    /// The whole line.
    private let whole: PolylineIndex
    /// The part of the line that counts.
    private let rest: PolylineIndex
    /// How far along the whole line that part begins, in metres; `nil` when it is all of it.
    private let start: Double?

    package init(_ corridor: Corridor) {
        maximumDistance = corridor.maximumDistance ?? .infinity
        whole = PolylineIndex(corridor.line)
        if let position = corridor.start {
            let end = PolylinePosition(segmentIndex: corridor.line.coordinates.count, segmentPosition: 0)
            rest = PolylineIndex(corridor.line.subline(from: position, to: end))
            start = whole.distance(at: position)
        } else {
            rest = whole
            start = nil
        }
    }

    /// Where a place is along the corridor.
    ///
    /// - Parameter coordinate: The place.
    /// - Returns: `nil` when it is not in the corridor, or no place at all.
    /// - Complexity: O(log *n*) in the vertices of the line.
    package func measure(_ coordinate: Coordinate) -> CorridorMetadata? {
        guard let closest = rest.closestPositionNearly(to: coordinate, maximumBias: maximumDistance) else { return nil }
        let along = rest.distance(at: closest.position)
        // What has its closest place at the very start lies behind it, or there.
        if start != nil, along <= 0, closest.distance > 0.001 { return nil }
        let side: CorridorMetadata.Side =
            switch rest.side(of: coordinate, from: closest) {
            case .left: .left
            case .right: .right
            case .on, nil: .on
            }
        return CorridorMetadata(
            position: start.map { whole.position(atDistance: $0 + along) ?? closest.position } ?? closest.position,
            distanceFromLine: closest.distance, distanceAlongLine: along, side: side)
    }
}
