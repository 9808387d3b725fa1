/// A place on a ``Polyline``: a segment, and how far along it.
///
/// Positions are ordered along the line. The end of one segment and the start of the next are the same place and compare as
/// equal.
public struct PolylinePosition: Sendable, Codable {
    /// The index of the segment: that of its first coordinate.
    public var segmentIndex: Int

    /// How far along the segment, 0 at its first coordinate and 1 at its second.
    public var segmentPosition: Double

    /// Creates a position, stored as it is.
    ///
    /// - Parameters:
    ///   - segmentIndex: The index of the segment.
    ///   - segmentPosition: How far along the segment, 0…1.
    public init(segmentIndex: Int, segmentPosition: Double) {
        self.segmentIndex = segmentIndex
        self.segmentPosition = segmentPosition
    }

    /// The position with the end of a segment written as the start of the next.
    private var canonical: (Int, Double) {
        segmentPosition >= 1 && segmentIndex < .max ? (segmentIndex + 1, 0) : (segmentIndex, max(segmentPosition, 0))
    }
}

extension PolylinePosition: Comparable, Hashable {
    /// Returns whether the two are the same place on the line.
    public static func == (left: PolylinePosition, right: PolylinePosition) -> Bool {
        left.canonical == right.canonical
    }

    /// Returns whether one place comes before another on the line.
    public static func < (left: PolylinePosition, right: PolylinePosition) -> Bool {
        left.canonical < right.canonical
    }

    /// Hashes the place, not its spelling.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(canonical.0)
        hasher.combine(canonical.1)
    }
}
