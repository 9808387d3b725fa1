/// One of the two angles of a coordinate, as written.
struct CoordinateAngle {
    var degrees: Double
    /// The number of numbers: degrees, minutes, seconds.
    var parts = 1
    var isNegative = false
    var hasSign = false
    var hemisphere: CoordinateHemisphere?
    /// Whether its label names the latitude.
    var label: Bool?
    /// Whether its label comes after the number: `48.1 lat`.
    var hasLabelAfter = false
    /// Whether its letter comes before the number, or after white space.
    var hasDetachedLetter = false
    var hasLeadingLetter = false
    /// Whether a mark, a colon, a dash or points show that it is an angle.
    var hasMarks = false
    /// Whether its degree sign is a character that often replaces one, such as a question mark.
    var hasDoubtfulMark = false
    var fractionDigits = 0
    /// The digits of the degrees before the decimal point.
    var integerDigits = 0
    var isDotted = false
    /// Whether degrees, minutes and seconds are written without anything between.
    var isPacked = false
    /// Whether this is the only difference from a house number: `4708N`.
    var needsPackedPartner = false

    /// Whether it may be a time of day: `18:30` or `18:30:00`.
    var mayBeTime = false

    var isLatitude: Bool? { hemisphere?.isLatitude ?? label }

    /// Whether a letter or a label names its axis.
    var isNamed: Bool { hemisphere != nil || label != nil }

    /// The angle with its sign; `nil` if sign and letter contradict each other.
    func signed(_ side: CoordinateHemisphere.Side?) -> Double? {
        guard let side else { return isNegative ? -degrees : degrees }
        let isNegativeHalf = side == .south || side == .west
        if isNegative, !isNegativeHalf { return nil }
        return isNegativeHalf ? -degrees : degrees
    }
}
