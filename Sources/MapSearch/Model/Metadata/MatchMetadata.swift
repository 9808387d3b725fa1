import MapGeometry

/// Why an object is in the answer: what of the query it matched, and how well.
public struct MatchMetadata: ObjectMetadata {
    /// `match`.
    public static let identifier = "match"

    /// How well the object fits, greater is better; comparable only within one answer.
    public var score: Double
    /// The parts of the object's name that the query matched, in order and without overlap; empty when another
    /// name or the address was matched.
    public var spans: [TextSpan]
    /// The name that was matched when it is not the one shown, such as a former or foreign name, or `nil`.
    public var matchedName: String?
    /// The number of letters that had to be corrected; 0 for an exact match.
    public var edits: Int
    /// The words of the query that the object does not answer, as they were typed; empty when it answers all of them.
    public var unmatchedWords: [String]
    /// How much of the query the object answers, or `nil` when the backend does not say.
    public var quality: MatchQuality?
    /// The probability, 0 to 1, that the object is what the query means, or `nil` when the backend gives none.
    ///
    /// Of many objects with the confidence 0.9, nine in ten are the right ones. The guide to ranking shows how that was measured.
    public var confidence: Double?

    /// Creates metadata of a match.
    ///
    /// - Parameters:
    ///   - score: How well the object fits.
    ///   - spans: The parts of the object's name that were matched.
    ///   - matchedName: The name that was matched when it is not the one shown.
    ///   - edits: The number of letters that had to be corrected.
    ///   - unmatchedWords: The words of the query that the object does not answer.
    ///   - quality: How much of the query the object answers.
    ///   - confidence: The probability that the object is what the query means, 0 to 1.
    public init(
        score: Double, spans: [TextSpan] = [], matchedName: String? = nil, edits: Int = 0,
        unmatchedWords: [String] = [], quality: MatchQuality? = nil, confidence: Double? = nil
    ) {
        self.score = score
        self.spans = spans
        self.matchedName = matchedName
        self.edits = edits
        self.unmatchedWords = unmatchedWords
        self.quality = quality
        self.confidence = confidence
    }
}

extension GeoObject {
    /// The ranges of the name that the query matched; empty when nothing is known of the match.
    ///
    /// - Complexity: O(*n*) in the length of the name for each range.
    public var matchedRanges: [Range<String.Index>] {
        self[MatchMetadata.self]?.spans.compactMap { $0.range(in: name) } ?? []
    }
}

extension MatchMetadata {
    /// Decodes metadata of a match.
    ///
    /// Members that are missing have the defaults of the initializer, unknown ones are ignored.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: `DecodingError` when a member that has no default is missing, or one is malformed.
    public init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            score: try members.required(.score), spans: try members.value(.spans, or: []),
            matchedName: try members.optional(.matchedName),
            edits: try members.value(.edits, or: 0), unmatchedWords: try members.value(.unmatchedWords, or: []),
            quality: try members.named(.quality),
            confidence: try members.optional(.confidence))
    }
}
