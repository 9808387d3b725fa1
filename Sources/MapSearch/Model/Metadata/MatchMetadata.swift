import MapGeometry

/// How an object matches the query, and how well.
public struct MatchMetadata: ObjectMetadata {
    /// `match`.
    public static let identifier = "match"

    /// The match score; higher is better.
    ///
    /// Comparable only within one response.
    public var score: Double
    /// The matched parts of the object's name, in order and without overlap; empty if another name or the address
    /// matched.
    public var spans: [TextSpan]
    /// The matched name if it is not the one shown, such as a former or foreign name, or `nil`.
    public var matchedName: String?
    /// The number of corrected letters; 0 for an exact match.
    public var edits: Int
    /// The words of the query that the object does not match, as typed; empty if all words match.
    public var unmatchedWords: [String]
    /// How completely the object matches the query, or `nil` if the backend does not say.
    public var quality: MatchQuality?
    /// The probability, 0 to 1, that the object is the intended one, or `nil` if the backend does not provide one.
    ///
    /// Of many objects with a confidence of 0.9, nine in ten are the right ones. The guide to ranking shows how this
    /// was measured.
    public var confidence: Double?

    /// Creates match metadata.
    ///
    /// - Parameters:
    ///   - score: The match score.
    ///   - spans: The matched parts of the object's name.
    ///   - matchedName: The matched name if it is not the one shown.
    ///   - edits: The number of corrected letters.
    ///   - unmatchedWords: The words of the query that the object does not match.
    ///   - quality: How completely the object matches the query.
    ///   - confidence: The probability that the object is the intended one, 0 to 1.
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
    /// The ranges of the name that match the query; empty if nothing is known about the match.
    ///
    /// - Complexity: O(*n*) in the length of the name for each range.
    public var matchedRanges: [Range<String.Index>] {
        self[MatchMetadata.self]?.spans.compactMap { $0.range(in: name) } ?? []
    }
}

extension MatchMetadata {
    /// Decodes match metadata.
    ///
    /// Missing members get the defaults of the initializer; unknown members are ignored.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: `DecodingError` if a member without a default is missing, or a member is malformed.
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
