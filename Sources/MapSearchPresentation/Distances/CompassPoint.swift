/// One of the eight compass points.
public enum CompassPoint: Int, Hashable, Sendable, Codable, CaseIterable {
    /// North, from 337.5° up to 22.5°.
    case north
    /// North-east.
    case northEast
    /// East.
    case east
    /// South-east.
    case southEast
    /// South.
    case south
    /// South-west.
    case southWest
    /// West.
    case west
    /// North-west.
    case northWest

    /// Creates the compass point nearest to a bearing, or `nil` if the bearing is infinite or not a number.
    ///
    /// - Parameter bearing: Degrees clockwise from north, any number of turns; halfway between two points, the later
    ///   one is used.
    public init?(bearing: Double) {
        guard let sector = Self.sector(of: bearing) else { return nil }
        self.init(rawValue: sector)
    }

    /// The eighth of the circle, starting at 0 around zero degrees.
    static func sector(of degrees: Double) -> Int? {
        guard degrees.isFinite else { return nil }
        let turn = degrees.truncatingRemainder(dividingBy: 360)
        return (Int(((turn + 360) / 45 + 0.5).rounded(.down))) % 8
    }

    /// The name of the point.
    ///
    /// - Parameter language: The language.
    /// - Returns: A word, such as `north-west`.
    public func name(in language: DistanceLanguage) -> String { language.phrases.compass[rawValue] }

    /// The short name of the point.
    ///
    /// - Parameter language: The language.
    /// - Returns: A letter or a few, such as `NW`.
    public func shortName(in language: DistanceLanguage) -> String { language.phrases.points[rawValue] }
}
