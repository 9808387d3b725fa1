public import MapSearch

/// Why an object is where it is in an answer.
///
/// ```swift
/// for explanation in try backend.explain(.text("springfeild il")) {
///     print(explanation.object.name, explanation.total)
///     for part in explanation.parts { print("  ", part.name, part.value) }
///     for word in explanation.words { print("  ", word.text, word.meaning, word.term ?? "") }
/// }
/// ```
///
/// It is meant for people who tune ranking or wonder about a result; names and number of the parts change with the engine.
public struct Explanation: Hashable, Sendable {
    /// The object, as an answer has it.
    public var object: GeoObject
    /// The score: the sum of ``parts``.
    public var total: Double
    /// What the score is made of, in a fixed order; gains are positive, losses negative.
    public var parts: [Part]
    /// The folded name that was matched, whether or not it is the one shown; empty for a result that was found by other means,
    /// such as a member of a category, which has no parts either.
    public var matchedName: String
    /// What became of each word of the text, in its order.
    public var words: [Word]

    /// A part of a score.
    public struct Part: Hashable, Sendable {
        /// What it is for, such as `importance` or `spelling`.
        public var name: String
        /// What it adds to the score.
        public var value: Double
    }

    /// A word of the text, and what it was taken for.
    public struct Word: Hashable, Sendable {
        /// How a word came to its meaning.
        public enum Meaning: String, Hashable, Sendable {
            /// The word stands in the name as it was typed.
            case exact
            /// It stands there in another spelling, such as "ue" for "ü".
            case variant
            /// A word of the name begins with it.
            case prefix
            /// A word of the name is like it but for some letters.
            case edited
            /// A part of the object's address: the number of a house, a postal code.
            case address
            /// The category, the chain or a condition that the object meets.
            case category
            /// A part of the name of the place that the object is in or near.
            case place
            /// What joins the others, such as "in" or "near".
            case joint
            /// Nothing of the object or of what it lies in.
            case unmatched
        }

        /// The word as it was typed.
        public var text: String
        /// How it came to its meaning.
        public var meaning: Meaning
        /// The folded word that it was taken for; `nil` when it is unmatched or part
        /// of an address.
        public var term: String?
        /// The number of letters that had to be corrected.
        public var edits: Int
        /// The country, region or town whose name the word is; `nil` when it is the object's own.
        public var container: String?
    }
}
