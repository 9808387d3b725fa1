/// A rectangle of latitudes and longitudes given by its centre and its span in degrees.
///
/// Half of the span lies on each side of the centre. A region may cross the 180th meridian and may reach beyond a pole;
/// ``bounds`` is the part of the Earth that it means.
public struct CoordinateRegion: Hashable, Sendable, Codable {
    /// The middle of the region in degrees, halfway between its edges.
    public var center: Coordinate

    /// The height and width of the region.
    public var span: CoordinateSpan

    /// Creates a region from its centre and its span.
    ///
    /// - Parameters:
    ///   - center: The middle of the region.
    ///   - span: The full height and width in degrees.
    public init(center: Coordinate, span: CoordinateSpan) {
        self.center = center
        self.span = span
    }

    /// A Boolean value that is true when the centre is valid and the span is 0…180 degrees high and 0…360 wide.
    public var isValid: Bool {
        center.isValid && (0...180).contains(span.latitudeDelta) && (0...360).contains(span.longitudeDelta)
    }
}
