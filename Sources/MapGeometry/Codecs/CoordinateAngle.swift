/// One of the two angles of a coordinate, as written.
struct CoordinateAngle {
    var degrees: Double
    /// The number of numbers: degrees, minutes, seconds.
    var parts = 1
    var isNegative = false
    var hasSign = false
    var hemisphere: CoordinateToken.Hemisphere?
    var label: Bool?
    /// Whether its letter comes before the number, or after white space.
    var hasDetachedLetter = false
    var hasLeadingLetter = false
    /// Whether a mark, a colon, a dash or points show that it is an angle.
    var hasMarks = false
    var fractionDigits = 0
    /// The digits of the degrees before the decimal point.
    var integerDigits = 0
    var isDotted = false
    /// Whether degrees, minutes and seconds are written without anything between.
    var isPacked = false
    /// Whether this is the only difference from a house number: `4708N`.
    var needsPackedPartner = false

    /// Whether it may be a time of day: `18:30`.
    var mayBeTime = false

    var isLatitude: Bool? { hemisphere?.isLatitude ?? label }

    /// The angle with its sign; `nil` if sign and letter contradict each other.
    func signed(ambiguousO: CoordinateToken.Hemisphere) -> Double? {
        guard let hemisphere else { return isNegative ? -degrees : degrees }
        let half = hemisphere == .ambiguousO ? ambiguousO : hemisphere
        let isNegativeHalf = half == .south || half == .west
        if isNegative, !isNegativeHalf { return nil }
        return isNegativeHalf ? -degrees : degrees
    }
}
