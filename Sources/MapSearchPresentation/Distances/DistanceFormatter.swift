public import MapSearch

/// A formatter for distances.
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
/// For a value that is not a distance (negative, infinite or not a number), the text is `nil`.
public struct DistanceFormatter: Hashable, Sendable {
    /// The units of measurement.
    public enum Units: Hashable, Sendable, CaseIterable {
        /// Metres and kilometres.
        case metric
        /// Feet and miles, as in the United States.
        case imperial
        /// Yards and miles, as in the United Kingdom.
        case imperialWithYards

        /// Creates the units used on a country's road signs.
        ///
        /// - Parameter countryCode: An ISO 3166-1 alpha-2 code, in upper or lower case; any other text means metric
        ///   units.
        public init(countryCode: String) {
            switch countryCode.uppercased() {
            case "US", "LR", "PR", "GU", "VI", "AS", "MP", "UM": self = .imperial
            case "GB", "IM", "JE", "GG": self = .imperialWithYards
            default: self = .metric
            }
        }
    }

    /// The form in which units are written.
    public enum Width: Hashable, Sendable, CaseIterable {
        /// Symbols: `350 m`.
        case short
        /// Words: `350 meters`.
        case full
    }

    /// The rounding of distances.
    public enum Rounding: Hashable, Sendable, CaseIterable {
        /// To about two digits, for lists: 7 m, 83 m, 350 m, 3.4 km, 120 km.
        case fine
        /// As in spoken directions: 10 m, 80 m, 350 m, 600 m, 1.2 km, 3.5 km, 120 km.
        case spoken
    }

    /// The language.
    public var language: DistanceLanguage
    /// The units.
    public var units: Units
    /// The form in which units are written.
    public var width: Width
    /// The rounding of distances.
    public var rounding: Rounding

    /// Creates a formatter.
    ///
    /// - Parameters:
    ///   - language: The language.
    ///   - units: The units.
    ///   - width: The form in which units are written.
    ///   - rounding: The rounding of distances.
    public init(
        language: DistanceLanguage = .english, units: Units = .metric, width: Width = .short, rounding: Rounding = .fine
    ) {
        self.language = language
        self.units = units
        self.width = width
        self.rounding = rounding
    }

    /// Returns the text of a distance.
    ///
    /// - Parameter meters: The distance in metres.
    /// - Returns: The number with its unit; `nil` for a number that is not a distance.
    public func text(meters: Double) -> String? {
        guard meters.isFinite, meters >= 0 else { return nil }
        let (number, unit) = DistanceScale.scale(units, rounding).rounded(meters)
        return language.phrases.text(number, unit: unit, isFull: width == .full, language: language.code)
    }

    /// Returns the text of a distance and a direction: `80 m ahead on the left`.
    ///
    /// - Parameters:
    ///   - meters: The distance in metres.
    ///   - direction: The direction relative to the viewer.
    /// - Returns: A phrase; the word for "here" if the distance is rounded to nothing, `nil` for a number that is not a
    ///   distance.
    public func text(meters: Double, toward direction: RelativeDirection) -> String? {
        phrase(meters) { $0.sides[direction.rawValue] }
    }

    /// Returns the text of a distance and a compass point: `350 m NW`, `350 meters to the north-west`.
    ///
    /// - Parameters:
    ///   - meters: The distance in metres.
    ///   - point: The compass point.
    /// - Returns: A phrase; the word for "here" if the distance is rounded to nothing, `nil` for a number that is not a
    ///   distance.
    public func text(meters: Double, toward point: CompassPoint) -> String? {
        phrase(meters) { phrases in
            width == .short
                ? "# " + point.shortName(in: language)
                : phrases.toward.replacing("@", with: point.name(in: language))
        }
    }

    /// Returns the text for a position along a route: `300 m ahead on the right`.
    ///
    /// - Parameters:
    ///   - place: The position along the route.
    ///   - traveled: The distance already travelled along the route, in metres from the origin of
    ///     ``/MapSearch/CorridorMetadata``.
    /// - Returns: A phrase; `nil` if either value is not a distance.
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
