/// A line through two or more coordinates, such as a route.
///
/// Consecutive coordinates are joined the shorter way round the Earth, so that a line from 179° to −179° crosses the
/// 180th meridian. A line of one coordinate is a point of length 0; one without any is empty.
public struct Polyline: Hashable, Sendable, Codable {
    /// The coordinates in order, the first being the start.
    public var coordinates: [Coordinate]

    /// Creates a line through coordinates, stored as they are.
    ///
    /// - Parameter coordinates: The coordinates in order.
    public init(_ coordinates: [Coordinate]) {
        self.coordinates = coordinates
    }

    /// The smallest box that contains the line; empty when the line is.
    ///
    /// The box follows the line: it crosses the 180th meridian where the line does, and a line that goes round the Earth
    /// has all longitudes.
    ///
    /// - Complexity: O(*n*).
    public var bounds: CoordinateBounds { CoordinateBounds(along: coordinates) }
}
