/// A line through two or more coordinates, such as a route.
///
/// ```swift
/// let route = Polyline(coordinates)
/// let half = route.coordinate(atDistance: route.length / 2)
/// let cafe = route.closestPosition(to: place, maximumBias: 500)      // nil when farther than 500 m
/// ```
///
/// Consecutive coordinates are joined by the shortest way on the ellipsoid, so that a line from 179° to −179° crosses the
/// 180th meridian. A line of one coordinate is a point of length 0; one without any is empty. A segment with an invalid
/// coordinate has no length and is nearest to nothing.
///
/// Each operation walks along the line. For many questions about one long line there is ``PolylineIndex``.
public struct Polyline: Hashable, Sendable, Codable {
    /// The coordinates in order, the first being the start.
    public var coordinates: [Coordinate]

    /// Creates a line through coordinates, stored as they are.
    ///
    /// - Parameter coordinates: The coordinates in order.
    public init(_ coordinates: [Coordinate]) {
        self.coordinates = coordinates
    }

    /// The smallest box that contains the coordinates, joined as the line joins them; empty when the line is.
    ///
    /// It crosses the 180th meridian where the line does, and a line that goes round the Earth has all longitudes.
    ///
    /// - Complexity: O(*n*).
    public var bounds: CoordinateBounds { CoordinateBounds(along: coordinates) }

    /// The length along the ground in metres.
    ///
    /// - Complexity: O(*n*), about 1 µs a segment.
    public var length: Double {
        segmentIndices.reduce(0) { $0 + segmentLength($1) }
    }

    /// The indices of the segments: one less than there are coordinates.
    var segmentIndices: Range<Int> { 0..<max(0, coordinates.count - 1) }

    /// The length of a segment; 0 when one of its coordinates is invalid.
    func segmentLength(_ index: Int) -> Double {
        segment(index)?.length ?? 0
    }

    func segment(_ index: Int) -> GeodesicSegment? {
        guard segmentIndices.contains(index), coordinates[index].isValid, coordinates[index + 1].isValid else {
            return nil
        }
        return GeodesicSegment(coordinates[index], coordinates[index + 1])
    }
}
