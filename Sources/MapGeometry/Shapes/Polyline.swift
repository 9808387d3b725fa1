/// A line through two or more coordinates, such as a route.
///
/// ```swift
/// let route = Polyline(coordinates)
/// let half = route.coordinate(atDistance: route.length / 2)
/// let cafe = route.closestPosition(to: place, maximumBias: 500)      // nil when farther than 500 m
/// ```
///
/// Consecutive coordinates are joined by the shortest path on the ellipsoid, so a line from 179° to −179° crosses the
/// 180th meridian. A line of one coordinate is a point of length 0; one without coordinates is empty. A segment with an
/// invalid coordinate has no length and is never the nearest one.
///
/// Each operation scans the line. For many lookups in one long line, use ``PolylineIndex``.
public struct Polyline: Hashable, Sendable, Codable {
    /// The coordinates in order, beginning with the start.
    public var coordinates: [Coordinate]

    /// Creates a line through coordinates, stored unchanged.
    ///
    /// - Parameter coordinates: The coordinates in order.
    public init(_ coordinates: [Coordinate]) {
        self.coordinates = coordinates
    }

    /// The smallest box that contains the coordinates and the segments between them; empty if the line is empty.
    ///
    /// It crosses the 180th meridian where the line does, and has all longitudes if the line goes round the Earth.
    ///
    /// - Complexity: O(*n*).
    public var bounds: CoordinateBounds { CoordinateBounds(along: coordinates) }

    /// The length along the ground in metres.
    ///
    /// - Complexity: O(*n*), about 1 µs per segment.
    public var length: Double {
        segmentIndices.reduce(0) { $0 + segmentLength($1) }
    }

    /// The indices of the segments: one fewer than coordinates.
    var segmentIndices: Range<Int> { 0..<max(0, coordinates.count - 1) }

    /// The length of a segment; 0 if one of its coordinates is invalid.
    func segmentLength(_ index: Int) -> Double { segment(index)?.length ?? 0 }

    func segment(_ index: Int) -> GeodesicSegment? {
        guard isValid(segment: index) else { return nil }
        return GeodesicSegment(coordinates[index], coordinates[index + 1])
    }

    /// Whether there is a segment and both of its coordinates are valid.
    func isValid(segment index: Int) -> Bool {
        segmentIndices.contains(index) && coordinates[index].isValid && coordinates[index + 1].isValid
    }
}
