/// A circle on the Earth, given by its centre and its radius in metres.
public struct CircularRegion: Hashable, Sendable, Codable {
    /// The centre of the circle.
    public var center: Coordinate

    /// The radius in metres along the ground; 0 is the centre alone, less than 0 or not-a-number contains nothing.
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
    /// - Returns: False when the coordinate or the centre is invalid.
    public func contains(_ coordinate: Coordinate) -> Bool {
        guard coordinate.isValid, center.isValid else { return false }
        return center.distance(to: coordinate) <= radius
    }

    /// The smallest box of latitudes and longitudes known to contain the circle; empty when the circle is.
    ///
    /// See ``CoordinateBounds/expanded(byMeters:)`` for how tight it is. A circle that reaches a pole has a box of all
    /// longitudes.
    public var bounds: CoordinateBounds {
        guard center.isValid, radius >= 0 else { return .empty }
        return CoordinateBounds(southWest: center, northEast: center).expanded(byMeters: radius)
    }
}
