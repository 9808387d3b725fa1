/// A position on a ``Polyline``: a segment, and a fraction of it.
///
/// Positions are ordered along the line. The end of one segment and the start of the next are the same position and
/// compare as equal.
public struct PolylinePosition: Sendable, Codable {
    /// The index of the segment, which is that of its first coordinate.
    public var segmentIndex: Int

    /// The fraction of the segment, 0 at its first coordinate and 1 at its second.
    public var segmentPosition: Double

    /// Creates a position, stored unchanged.
    ///
    /// - Parameters:
    ///   - segmentIndex: The index of the segment.
    ///   - segmentPosition: The fraction of the segment, 0…1.
    public init(segmentIndex: Int, segmentPosition: Double) {
        self.segmentIndex = segmentIndex
        self.segmentPosition = segmentPosition
    }

    /// The position with the end of a segment expressed as the start of the next.
    private var canonical: (Int, Double) {
        segmentPosition >= 1 && segmentIndex < .max ? (segmentIndex + 1, 0) : (segmentIndex, max(segmentPosition, 0))
    }
}

extension PolylinePosition: Comparable, Hashable {
    /// Returns whether two positions are the same place on the line.
    public static func == (left: PolylinePosition, right: PolylinePosition) -> Bool {
        left.canonical == right.canonical
    }

    /// Returns whether one position comes before another on the line.
    public static func < (left: PolylinePosition, right: PolylinePosition) -> Bool {
        left.canonical < right.canonical
    }

    /// Hashes the place, so that equal positions have equal hashes.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(canonical.0)
        hasher.combine(canonical.1)
    }
}
