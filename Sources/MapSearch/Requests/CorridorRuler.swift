package import MapGeometry

/// Measures positions along a corridor.
///
/// The line is prepared once, so that each position costs O(log *n*) in its vertices.
package struct CorridorRuler: Sendable {
    private let maximumDistance: Double
    /// The whole line.
    private let whole: PolylineIndex
    /// The part of the line that is searched.
    private let rest: PolylineIndex
    /// The distance from the start of the line to that part, in metres; `nil` if it is the whole line.
    private let start: Double?

    /// Creates a ruler.
    ///
    /// - Parameters:
    ///   - corridor: The corridor.
    ///   - prepared: Its line, if it is prepared already.
    package init(_ corridor: Corridor, prepared: PreparedLine? = nil) {
        maximumDistance = corridor.maximumDistance ?? .infinity
        let shared = prepared?.line == corridor.line ? prepared : nil
        whole = shared?.index ?? PolylineIndex(corridor.line)
        if let position = corridor.start {
            let end = PolylinePosition(segmentIndex: corridor.line.coordinates.count, segmentPosition: 0)
            rest = PolylineIndex(corridor.line.subline(from: position, to: end))
            start = whole.distance(at: position)
        } else {
            rest = whole
            start = nil
        }
    }

    /// Returns the position of a place along the corridor.
    ///
    /// - Parameter coordinate: The place.
    /// - Returns: The position; `nil` if the place is not in the corridor or not valid.
    /// - Complexity: O(log *n*) in the vertices of the line.
    package func measure(_ coordinate: Coordinate) -> CorridorMetadata? {
        guard let closest = rest.closestPositionNearly(to: coordinate, maximumBias: maximumDistance) else { return nil }
        let along = rest.distance(at: closest.position)
        // A place whose closest point is the very start is behind it, or at it.
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
