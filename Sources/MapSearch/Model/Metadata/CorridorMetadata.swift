public import MapGeometry

/// The position of an object relative to a route.
public struct CorridorMetadata: ObjectMetadata {
    /// `corridor`.
    public static let identifier = "corridor"

    /// A side of a route, facing in the direction of travel.
    public enum Side: String, Hashable, Sendable, Codable {
        /// The left side.
        case left
        /// On the line, within a millimetre, or next to a line of zero length.
        case on
        /// The right side.
        case right
    }

    /// The point on the line that is closest to the object, within the part that is searched.
    public var position: PolylinePosition
    /// The distance of the object from that point as the crow flies, in metres.
    public var distanceFromLine: Double
    /// The position of that point along the line, in metres from ``Corridor/start`` or else from the start of the line.
    public var distanceAlongLine: Double
    /// The side of the line that the object is on.
    public var side: Side

    /// Creates a position relative to a route.
    ///
    /// - Parameters:
    ///   - position: The point on the line that is closest to the object.
    ///   - distanceFromLine: The distance of the object from that point in metres.
    ///   - distanceAlongLine: The position of that point along the line in metres.
    ///   - side: The side of the line that the object is on.
    public init(position: PolylinePosition, distanceFromLine: Double, distanceAlongLine: Double, side: Side) {
        self.position = position
        self.distanceFromLine = distanceFromLine
        self.distanceAlongLine = distanceAlongLine
        self.side = side
    }

    /// The extra distance for leaving the line at the closest point and returning there, as the crow flies, in metres.
    public var detour: Double { 2 * distanceFromLine }
}
