public import MapGeometry

/// The order of results.
///
/// Equal results keep the order of rank, so pages are cut from the same list each time.
public enum SearchSort: Hashable, Sendable, Codable {
    /// By how well they fit: text, importance, nearness to the search area.
    case rank
    /// By distance from a point, nearest first.
    case distance(from: Coordinate)
    /// By distance from a line, nearest first.
    case distanceFromLine(Polyline)
    /// By position along a line, as one who follows it comes past: by the place on the line that is closest.
    ///
    /// Together with ``SearchOptions/corridor`` it gives the stops of a journey in order.
    case positionAlongLine(Polyline)

    /// The line of the order, or `nil` when it has none.
    var line: Polyline? {
        switch self {
        case .rank, .distance: nil
        case .distanceFromLine(let line), .positionAlongLine(let line): line
        }
    }
}
