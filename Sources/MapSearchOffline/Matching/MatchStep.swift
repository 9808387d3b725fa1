/// The order of kinds of matches, regardless of importance.
///
/// Importance and closeness decide within a step only: "ABE" is the code of an airport before it is the beginning of Abeokuta.
enum MatchStep: Int, Comparable {
    /// The text is the code of an airport, written in capitals as codes are, or with a word for airport.
    case code
    /// The text is a whole name.
    case whole
    /// All words are there as typed, in the name or in what the object belongs to.
    case words
    /// The last word is the beginning of one.
    case begun
    /// Typos were corrected.
    case corrected
    /// Words are left over.
    case partial

    /// The number of steps after a whole name; a code is one step before.
    var loss: Float { Float(rawValue - MatchStep.whole.rawValue) }

    /// Whether a match on the first step comes before one on the second.
    static func < (first: MatchStep, second: MatchStep) -> Bool { first.rawValue < second.rawValue }
}
