import MapGeometry

extension Recording.Exchange.Outcome: Codable {
    private enum Name: String, CodingKey {
        case response, suggestions, failure
    }

    /// Decodes an outcome from an object with one member, the name of the case; other members are ignored.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: `DecodingError` if there is not exactly one case known to this version, or its values are invalid.
    public init(from decoder: any Decoder) throws {
        let encoded = try EncodedCase<Name>(from: decoder)
        switch encoded.name {
        case .response: self = .response(try encoded.value("response"))
        case .suggestions: self = .suggestions(try encoded.value("suggestions"))
        case .failure: self = .failure(try encoded.value("error"))
        }
    }

    /// Encodes an outcome in the format that ``init(from:)`` reads.
    ///
    /// - Parameter encoder: The encoder to write to.
    /// - Throws: Any error thrown by the encoder.
    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .response(let response): try encoder.encode(Name.response, ["response": response])
        case .suggestions(let suggestions): try encoder.encode(Name.suggestions, ["suggestions": suggestions])
        case .failure(let error): try encoder.encode(Name.failure, ["error": error])
        }
    }
}
