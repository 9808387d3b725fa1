/// How completely an object matches a text.
///
/// ```swift
/// let placemark = try await geocoder.geocode(address: "Phantasieweg 5, Vaduz")[0]
/// placemark.matchQuality     // .partial: it is Vaduz
/// placemark.unmatchedWords   // ["Phantasieweg", "5"]
/// ```
public enum MatchQuality: String, Hashable, Sendable, Codable, CaseIterable {
    /// Some words are unmatched, see ``MatchMetadata/unmatchedWords``: the object is the place that the rest of the
    /// text names.
    ///
    /// The unmatched words name something finer than the object, such as a street in the town that was found.
    case partial
    /// All words match, some after correcting typos.
    case corrected
    /// All words match as typed, or in an equivalent spelling such as an abbreviation.
    case exact
}

extension MatchQuality: Comparable {
    /// Returns whether the first quality is lower: partial is less than corrected, and corrected is less than exact.
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
    /// How completely the object matches the text; `nil` if it was not found by text, or the backend does not say.
    public var matchQuality: MatchQuality? { self[MatchMetadata.self]?.quality }

    /// The probability, 0 to 1, that the object is the intended place; `nil` if the backend does not provide one.
    public var matchConfidence: Double? { self[MatchMetadata.self]?.confidence }

    /// The words of the text that the object does not match, as typed; empty if all words match.
    public var unmatchedWords: [String] { self[MatchMetadata.self]?.unmatchedWords ?? [] }
}

extension Placemark {
    /// How completely the place matches the address; `nil` after reverse geocoding, or if the backend does not say.
    public var matchQuality: MatchQuality? { object.matchQuality }

    /// The probability, 0 to 1, that the place is the intended one; `nil` if the backend does not provide one.
    public var matchConfidence: Double? { object.matchConfidence }

    /// The words of the address that the place does not match, as typed; empty if all words match.
    public var unmatchedWords: [String] { object.unmatchedWords }
}
