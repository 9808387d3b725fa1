public import MapSearch

/// Tells distances as people do.
///
/// ```swift
/// let formatter = DistanceFormatter(language: .english)
/// formatter.text(meters: 346)                                 // "350 m"
/// formatter.text(meters: 1_234)                               // "1.2 km"
///
/// let voice = DistanceFormatter(units: .imperialWithYards, width: .full, rounding: .spoken)
/// voice.text(meters: 80, toward: .aheadLeft)                  // "90 yards ahead on the left"
/// ```
///
/// A distance that is none, because it is negative, infinite or not a number, has no text: `nil`.
public struct DistanceFormatter: Hashable, Sendable {
    /// The units of a country.
    public enum Units: Hashable, Sendable, CaseIterable {
        /// Metres and kilometres.
        case metric
        /// Feet and miles, as in the United States.
        case imperial
        /// Yards and miles, as in the United Kingdom.
        case imperialWithYards

        /// The units on the road signs of a country.
        ///
        /// - Parameter countryCode: A code of ISO 3166-1 alpha-2, in either case; any other text means metric ones.
        public init(countryCode: String) {
            switch countryCode.uppercased() {
            case "US", "LR", "PR", "GU", "VI", "AS", "MP", "UM": self = .imperial
            case "GB", "IM", "JE", "GG": self = .imperialWithYards
            default: self = .metric
            }
        }
    }

    /// How units are written.
    public enum Width: Hashable, Sendable, CaseIterable {
        /// By their sign: `350 m`.
        case short
        /// By their word: `350 meters`.
        case full
    }

    /// How far a distance is rounded.
    public enum Rounding: Hashable, Sendable, CaseIterable {
        /// To two digits or so, for lists: 7 m, 83 m, 350 m, 3.4 km, 120 km.
        case fine
        /// To what one says on the way: 10 m, 80 m, 350 m, 600 m, 1.2 km, 3.5 km, 120 km.
        case spoken
    }

    /// The language.
    public var language: DistanceLanguage
    /// The units.
    public var units: Units
    /// How units are written.
    public var width: Width
    /// How far a distance is rounded.
    public var rounding: Rounding

    /// Creates a formatter.
    ///
    /// - Parameters:
    ///   - language: The language.
    ///   - units: The units.
    ///   - width: How units are written.
    ///   - rounding: How far a distance is rounded.
    public init(
        language: DistanceLanguage = .english, units: Units = .metric, width: Width = .short, rounding: Rounding = .fine
    ) {
        self.language = language
        self.units = units
        self.width = width
        self.rounding = rounding
    }

    /// A distance.
    ///
    /// - Parameter meters: The distance in metres.
    /// - Returns: The number with its unit; `nil` for a number that is no distance.
    public func text(meters: Double) -> String? {
        guard meters.isFinite, meters >= 0 else { return nil }
        let (number, unit) = DistanceScale.scale(units, rounding).rounded(meters)
        return language.phrases.text(number, unit: unit, isFull: width == .full, language: language.code)
    }

    /// A distance and a direction: `80 m ahead on the left`.
    ///
    /// - Parameters:
    ///   - meters: The distance in metres.
    ///   - direction: Where it is for one who looks ahead.
    /// - Returns: A phrase; the word for "here" where the distance is rounded to nothing, `nil` for a number that is no
    ///   distance.
    public func text(meters: Double, toward direction: RelativeDirection) -> String? {
        phrase(meters) { $0.sides[direction.rawValue] }
    }

    /// A distance and a point of the compass: `350 m NW`, `350 meters to the north-west`.
    ///
    /// - Parameters:
    ///   - meters: The distance in metres.
    ///   - point: The point of the compass.
    /// - Returns: A phrase; the word for "here" where the distance is rounded to nothing, `nil` for a number that is no
    ///   distance.
    public func text(meters: Double, toward point: CompassPoint) -> String? {
        phrase(meters) { phrases in
            width == .short
                ? "# " + point.shortName(in: language)
                : phrases.toward.replacing("@", with: point.name(in: language))
        }
    }

    /// How far ahead or behind something beside a route is, and on which side: `300 m ahead on the right`.
    ///
    /// - Parameters:
    ///   - place: Where it is along the route.
    ///   - traveled: How far along the route one is, in metres from where ``/MapSearch/CorridorMetadata`` counts.
    /// - Returns: A phrase; `nil` where one of the two is no distance.
    public func text(of place: CorridorMetadata, traveled: Double = 0) -> String? {
        let meters = place.distanceAlongLine - traveled
        return text(meters: abs(meters), toward: RelativeDirection(side: place.side, isPassed: meters < 0))
    }

    private func phrase(_ meters: Double, _ pattern: (DistancePhrases) -> String) -> String? {
        guard let distance = text(meters: meters) else { return nil }
        if DistanceScale.scale(units, rounding).rounded(meters).number == 0 { return language.phrases.here }
        return pattern(language.phrases).replacing("#", with: distance)
    }
}
