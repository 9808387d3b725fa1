/// An explanation of a search: how the request was interpreted, the stages, and the rank of each result.
///
/// ```swift
/// let explanation = try backend.explain(.text("springfeild il"))
/// print(explanation.interpretation, explanation.stages.map(\.name), explanation.unknownWords)
/// for result in explanation { print(result.object.name, result.total) }
/// ```
///
/// It is a collection of the explanations of the results. The names of the stages change with the engine.
public struct SearchExplanation: Hashable, Sendable {
    /// How a request was interpreted.
    public enum Interpretation: String, Hashable, Sendable, CaseIterable {
        /// A coordinate, or a code for one.
        case coordinate
        /// A category or a chain, with or without conditions and a place.
        case category
        /// A name or an address.
        case name
        /// An address in fields.
        case address
        /// An intersection of two streets.
        case intersection
        /// A reverse search at a coordinate.
        case reverse
        /// Identifiers.
        case identifier
    }

    /// A stage of a search; all indexes complete it before the next one begins.
    public struct Stage: Hashable, Sendable {
        /// The name of the stage, such as `as typed` or `corrected`.
        public var name: String
        /// The text of the stage, which may be another interpretation or a part of the typed text; empty for requests
        /// without text.
        public var text: String
        /// The number of results at the end of the stage.
        public var matchCount: Int
    }

    /// How the request was interpreted.
    public var interpretation: Interpretation
    /// The stages, in order.
    public var stages: [Stage]
    /// The words of the text, as typed, that no index contains in this spelling.
    public var unknownWords: [String]
    /// The text with its misspelled words replaced; `nil` if nothing was corrected.
    public var correctedText: String?
    /// The explanations of the results of the page.
    public var results: [Explanation]
}

extension SearchExplanation: RandomAccessCollection {
    /// The index of the first result.
    public var startIndex: Int { 0 }
    /// The index after the last result.
    public var endIndex: Int { results.count }
    /// The explanation of a result.
    public subscript(position: Int) -> Explanation { results[position] }
}
