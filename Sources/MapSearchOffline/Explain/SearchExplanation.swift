/// How a request came to its answer: what it was understood as, what was tried, and why each result is where it is.
///
/// ```swift
/// let explanation = try backend.explain(.text("springfeild il"))
/// print(explanation.interpretation, explanation.stages.map(\.name), explanation.unknownWords)
/// for result in explanation { print(result.object.name, result.total) }
/// ```
///
/// It is a collection of the explanations of the results. Names of stages change with the engine.
public struct SearchExplanation: Hashable, Sendable {
    /// What a request is understood as.
    public enum Interpretation: String, Hashable, Sendable, CaseIterable {
        /// A coordinate or a code for one.
        case coordinate
        /// A category or a chain, with conditions and a place or without.
        case category
        /// The name of something, an address among them.
        case name
        /// An address in fields.
        case address
        /// Two streets that meet.
        case intersection
        /// A question for what is at a place.
        case reverse
        /// Identifiers.
        case identifier
    }

    /// One step of a search: all indexes take it before the next one begins.
    public struct Stage: Hashable, Sendable {
        /// What was tried, such as `as typed` or `corrected`.
        public var name: String
        /// The text that it was tried with, which may be another reading or a part of what was typed; empty for requests that
        /// are no text.
        public var text: String
        /// The number of results that there were when it was over.
        public var matchCount: Int
    }

    /// What the request was understood as.
    public var interpretation: Interpretation
    /// What was tried, in its order.
    public var stages: [Stage]
    /// The words of the text, as they were typed, that no index has as they are spelt.
    public var unknownWords: [String]
    /// The text with its misspelt words replaced; `nil` when nothing was corrected.
    public var correctedText: String?
    /// Why each result of the page is where it is.
    public var results: [Explanation]
}

extension SearchExplanation: RandomAccessCollection {
    /// The place of the first result.
    public var startIndex: Int { 0 }
    /// The place behind the last result.
    public var endIndex: Int { results.count }
    /// The explanation of a result.
    public subscript(position: Int) -> Explanation { results[position] }
}
