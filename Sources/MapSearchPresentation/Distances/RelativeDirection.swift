public import MapSearch

/// Where something is for one who looks ahead.
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

    /// The direction in which something lies.
    ///
    /// - Parameters:
    ///   - bearing: In which direction it lies, in degrees clockwise from north.
    ///   - heading: In which direction one looks, in degrees clockwise from north. `nil` comes of an infinite number or
    ///     none in either.
    public init?(bearing: Double, heading: Double) {
        guard bearing.isFinite, heading.isFinite,
            let sector = CompassPoint.sector(
                of: bearing.truncatingRemainder(dividingBy: 360) - heading.truncatingRemainder(dividingBy: 360))
        else { return nil }
        self.init(rawValue: sector)
    }

    /// The direction of something beside a route, for one who is on it.
    ///
    /// - Parameters:
    ///   - side: The side of the route.
    ///   - isPassed: Whether the place on the route is behind.
    public init(side: CorridorMetadata.Side, isPassed: Bool = false) {
        switch side {
        case .left: self = isPassed ? .behindLeft : .aheadLeft
        case .on: self = isPassed ? .behind : .ahead
        case .right: self = isPassed ? .behindRight : .aheadRight
        }
    }
}
