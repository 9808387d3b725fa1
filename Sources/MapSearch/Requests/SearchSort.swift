public import MapGeometry

/// The order of results.
public enum SearchSort: Hashable, Sendable, Codable {
    /// By how well they fit: text, importance, nearness to the search area.
    case rank
    /// By distance from a point, nearest first.
    case distance(from: Coordinate)
    /// By distance from a line, nearest first.
    case distanceFromLine(Polyline)
}
