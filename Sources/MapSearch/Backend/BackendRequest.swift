import MapGeometry

/// A request to a backend: a search, or a request for suggestions.
public enum BackendRequest: Hashable, Sendable, Codable {
    /// A search request.
    case search(SearchRequest)
    /// A request for suggestions.
    case suggest(SuggestRequest)

    private enum Name: String, CodingKey {
        case search, suggest
    }

    /// Decodes a request from an object with one member, the name of the case; other members are ignored.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: `DecodingError` if there is not exactly one case known to this version, or its values are invalid.
    public init(from decoder: any Decoder) throws {
        let encoded = try EncodedCase<Name>(from: decoder)
        switch encoded.name {
        case .search: self = .search(try encoded.value("request"))
        case .suggest: self = .suggest(try encoded.value("request"))
        }
    }

    /// Encodes a request in the format that ``init(from:)`` reads.
    ///
    /// - Parameter encoder: The encoder to write to.
    /// - Throws: Any error thrown by the encoder.
    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .search(let request): try encoder.encode(Name.search, ["request": request])
        case .suggest(let request): try encoder.encode(Name.suggest, ["request": request])
        }
    }
}
