/// A circle on the Earth, given by its centre and its radius in metres.
public struct CircularRegion: Hashable, Sendable, Codable {
    /// The centre of the circle.
    public var center: Coordinate

    /// The radius in metres along the ground; 0 is the centre alone, and a negative radius or not-a-number contains
    /// nothing.
    public var radius: Double

    /// Creates a circle from its centre and radius, stored as they are.
    ///
    /// - Parameters:
    ///   - center: The centre of the circle.
    ///   - radius: The radius in metres.
    public init(center: Coordinate, radius: Double) {
        self.center = center
        self.radius = radius
    }

    /// Returns whether a coordinate is at most ``radius`` away from the centre.
    ///
    /// - Returns: Whether it is inside; false if the coordinate or the centre is invalid.
    public func contains(_ coordinate: Coordinate) -> Bool {
        guard coordinate.isValid, center.isValid else { return false }
        return center.distance(to: coordinate) <= radius
    }

    /// The smallest box of latitudes and longitudes known to contain the circle; empty if the circle is empty.
    ///
    /// See ``CoordinateBounds/expanded(byMeters:)`` for its precision. If the circle reaches a pole, the box has all
    /// longitudes.
    public var bounds: CoordinateBounds {
        guard center.isValid, radius >= 0 else { return .empty }
        return CoordinateBounds(southWest: center, northEast: center).expanded(byMeters: radius)
    }
}
