/// How much of a text an object answers.
///
/// ```swift
/// let placemark = try await geocoder.geocode(address: "Phantasieweg 5, Vaduz")[0]
/// placemark.matchQuality     // .partial: it is Vaduz
/// placemark.unmatchedWords   // ["Phantasieweg", "5"]
/// ```
public enum MatchQuality: String, Hashable, Sendable, Codable, CaseIterable {
    /// Words are left over, see ``MatchMetadata/unmatchedWords``: the object is the place that the rest of the text names.
    ///
    /// What is left over is finer than the object, such as a street in the town that the object is.
    case partial
    /// All words are met, some of them after typos in them were corrected.
    case corrected
    /// All words are met as they were typed, or by an equal spelling such as an abbreviation.
    case exact
}

extension MatchQuality: Comparable {
    /// Whether the first is the weaker one: partial is less than corrected, and corrected less than exact.
    public static func < (first: MatchQuality, second: MatchQuality) -> Bool { first.rank < second.rank }

    private var rank: Int {
        switch self {
        case .partial: 0
        case .corrected: 1
        case .exact: 2
        }
    }
}

extension GeoObject {
    /// How much of the text the object answers; `nil` when it was not found by a text, or the backend does not say.
    public var matchQuality: MatchQuality? { self[MatchMetadata.self]?.quality }

    /// The probability, 0 to 1, that the object is the place that the text means; `nil` when the backend gives none.
    public var matchConfidence: Double? { self[MatchMetadata.self]?.confidence }

    /// The words of the text that the object does not answer, as they were typed; empty when it answers all of them.
    public var unmatchedWords: [String] { self[MatchMetadata.self]?.unmatchedWords ?? [] }
}

extension Placemark {
    /// How much of the address the place answers; `nil` after reverse geocoding, or when the backend does not say.
    public var matchQuality: MatchQuality? { object.matchQuality }

    /// The probability, 0 to 1, that the place is the one that the address means; `nil` when the backend gives none.
    public var matchConfidence: Double? { object.matchConfidence }

    /// The words of the address that the place does not answer, as they were typed; empty when it answers all of them.
    public var unmatchedWords: [String] { object.unmatchedWords }
}
