public import MapSearch

/// A direction relative to a viewer.
public enum RelativeDirection: Int, Hashable, Sendable, Codable, CaseIterable {
    /// Straight ahead, within 22.5° on either side.
    case ahead
    /// Ahead and to the right.
    case aheadRight
    /// To the right.
    case right
    /// Behind and to the right.
    case behindRight
    /// Behind.
    case behind
    /// Behind and to the left.
    case behindLeft
    /// To the left.
    case left
    /// Ahead and to the left.
    case aheadLeft

    /// Creates the direction of an object, or `nil` if an angle is infinite or not a number.
    ///
    /// - Parameters:
    ///   - bearing: The direction of the object, in degrees clockwise from north.
    ///   - heading: The direction in which the viewer looks, in degrees clockwise from north.
    public init?(bearing: Double, heading: Double) {
        guard bearing.isFinite, heading.isFinite,
            let sector = CompassPoint.sector(
                of: bearing.truncatingRemainder(dividingBy: 360) - heading.truncatingRemainder(dividingBy: 360))
        else { return nil }
        self.init(rawValue: sector)
    }

    /// Creates the direction of an object next to a route, for a viewer on the route.
    ///
    /// - Parameters:
    ///   - side: The side of the route.
    ///   - isPassed: Whether the position on the route has been passed.
    public init(side: CorridorMetadata.Side, isPassed: Bool = false) {
        switch side {
        case .left: self = isPassed ? .behindLeft : .aheadLeft
        case .on: self = isPassed ? .behind : .ahead
        case .right: self = isPassed ? .behindRight : .aheadRight
        }
    }
}
