public import MapSearch

/// An explanation of an object's rank in the results.
///
/// ```swift
/// for explanation in try backend.explain(.text("springfeild il")) {
///     print(explanation.object.name, explanation.total)
///     for part in explanation.parts { print("  ", part.name, part.value) }
///     for word in explanation.words { print("  ", word.text, word.meaning, word.term ?? "") }
/// }
/// ```
///
/// It is meant for tuning and diagnosing the ranking; the names and number of the parts change with the engine.
public struct Explanation: Hashable, Sendable {
    /// The object, as in the results.
    public var object: GeoObject
    /// The score: the sum of ``parts``.
    public var total: Double
    /// The parts of the score, in a fixed order; gains are positive, losses negative.
    public var parts: [Part]
    /// The folded name that matched, which may not be the one shown.
    ///
    /// Empty for a result found in another way, such as a member of a category, which has no parts either.
    public var matchedName: String
    /// How each word of the text was interpreted, in the order of the text.
    public var words: [Word]

    /// A part of a score.
    public struct Part: Hashable, Sendable {
        /// The name of the part, such as `importance` or `spelling`.
        public var name: String
        /// The contribution to the score.
        public var value: Double
    }

    /// A word of the text and its interpretation.
    public struct Word: Hashable, Sendable {
        /// How a word was interpreted.
        public enum Meaning: String, Hashable, Sendable {
            /// The word is in the name as typed.
            case exact
            /// The word is in the name in another spelling, such as "ue" for "ü".
            case variant
            /// The word is the beginning of a word in the name.
            case prefix
            /// The word is in the name after correcting letters.
            case edited
            /// The word is part of the object's address: a house number or a postal code.
            case address
            /// The word is the category, the chain or a condition that the object meets.
            case category
            /// The word is part of the name of the place that the object is in or near.
            case place
            /// The word connects others, such as "in" or "near".
            case joint
            /// The word matches neither the object nor a place that contains it.
            case unmatched
        }

        /// The word as typed.
        public var text: String
        /// How the word was interpreted.
        public var meaning: Meaning
        /// The folded word that it was interpreted as; `nil` if it is unmatched or part of an address.
        public var term: String?
        /// The number of corrected letters.
        public var edits: Int
        /// The country, region or town that the word names; `nil` if it is part of the object's own name.
        public var container: String?
    }
}
