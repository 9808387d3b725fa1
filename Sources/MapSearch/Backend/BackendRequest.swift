import MapGeometry

/// What a backend is asked: a search or suggestions.
public enum BackendRequest: Hashable, Sendable, Codable {
    /// A search.
    case search(SearchRequest)
    /// Suggestions.
    case suggest(SuggestRequest)

    private enum Name: String, CodingKey {
        case search, suggest
    }

    /// Decodes a request from an object with one member, the name of the case; other members are ignored.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: `DecodingError` when there is not exactly one case that this version knows, or its values do not fit.
    public init(from decoder: any Decoder) throws {
        let encoded = try EncodedCase<Name>(from: decoder)
        switch encoded.name {
        case .search: self = .search(try encoded.value("request"))
        case .suggest: self = .suggest(try encoded.value("request"))
        }
    }

    /// Encodes a request as ``init(from:)`` reads it.
    ///
    /// - Parameter encoder: The encoder to write to.
    /// - Throws: What the encoder throws.
    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .search(let request): try encoder.encode(Name.search, ["request": request])
        case .suggest(let request): try encoder.encode(Name.suggest, ["request": request])
        }
    }
}
