public import MapGeometry

/// Where an object is along a route.
public struct CorridorMetadata: ObjectMetadata {
    /// `corridor`.
    public static let identifier = "corridor"

    /// A side of a route, looking in the direction of travel.
    public enum Side: String, Hashable, Sendable, Codable {
        /// To the left.
        case left
        /// On the line, within a millimetre, or beside a line without a length.
        case on
        /// To the right.
        case right
    }

    /// The place on the whole line that is closest to the object, of the part that counts.
    public var position: PolylinePosition
    /// The distance of the object from that place, as the crow flies, in metres.
    public var distanceFromLine: Double
    /// How far along the line that place is, in metres from ``Corridor/start``, or else from the start of the line.
    public var distanceAlongLine: Double
    /// The side of the line on which the object lies.
    public var side: Side

    /// Creates a place along a route.
    ///
    /// - Parameters:
    ///   - position: The place on the line that is closest to the object.
    ///   - distanceFromLine: The distance of the object from that place in metres.
    ///   - distanceAlongLine: How far along the line that place is in metres.
    ///   - side: The side of the line on which the object lies.
    public init(position: PolylinePosition, distanceFromLine: Double, distanceAlongLine: Double, side: Side) {
        self.position = position
        self.distanceFromLine = distanceFromLine
        self.distanceAlongLine = distanceAlongLine
        self.side = side
    }

    /// The extra way of one who leaves the line at the closest place and comes back there, as the crow flies, in metres.
    public var detour: Double { 2 * distanceFromLine }
}
