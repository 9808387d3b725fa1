/// A token of the coordinate parser.
struct CoordinateToken {
    enum Kind {
        /// Digits, possibly with a fraction.
        case number(CoordinateNumber)
        /// Degrees, minutes and seconds separated by points: 27.15.45.
        case dotted(degrees: Double, minutes: Double, seconds: Double)
        case plus, minus
        /// A degree sign; not certain if it is a character that often replaces one, such as a question mark.
        case degreeMark(isCertain: Bool)
        case minuteMark, secondMark
        case hemisphere(CoordinateHemisphere)
        /// The name of an axis, as in `lat: 47.1`.
        case label(isLatitude: Bool)
        /// The names of both axes in one word: `LatLng`.
        case heading(isLatitudeFirst: Bool)
        /// The word of a point in well-known text, in which the longitude comes first; `POINT` in capital letters and
        /// `ST_MakePoint` may also be functions, with a comma between the numbers.
        case point(isFunction: Bool)
        /// A word that announces a coordinate: `GPS`, `Position`.
        case cue
        /// A word within the name of an axis: `geographic`, French `de`.
        case glue
        case colon
        /// A separator between the two numbers of a pair: comma, semicolon, slash or bar.
        case separator(UInt8)
        /// A word or a character that joins two angles: `and`, `x`, `_`.
        case joiner
        case bracket(UInt8)
        /// The name of a unit of length, or of a zoom level.
        case unit
        /// A currency, or a word for what is counted: its numbers may have thousands separators.
        case quantity
        case word
        /// Punctuation without a meaning here.
        case other
    }

    var kind: Kind
    /// Offsets of the bytes of the text.
    var range: Range<Int>
    /// Whether white space precedes.
    var isSpaced: Bool
    /// Whether a line break precedes.
    var isOnNewLine = false
    /// Its character, if it is a single one in ASCII.
    var character: UInt8?
    /// Whether it is a word of a script without spaces, which a number may follow immediately.
    var isUnspacedScript = false
}

/// A number as written.
struct CoordinateNumber {
    var value: Double
    var integerDigits: Int
    var fractionDigits: Int
}
