import MapGeometry

extension Recording.Exchange.Outcome: Codable {
    private enum Name: String, CodingKey {
        case response, suggestions, failure
    }

    /// Decodes an outcome from an object with one member, the name of the case; other members are ignored.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: `DecodingError` when there is not exactly one case that this version knows, or its values do not fit.
    public init(from decoder: any Decoder) throws {
        let encoded = try EncodedCase<Name>(from: decoder)
        switch encoded.name {
        case .response: self = .response(try encoded.value("response"))
        case .suggestions: self = .suggestions(try encoded.value("suggestions"))
        case .failure: self = .failure(try encoded.value("error"))
        }
    }

    /// Encodes an outcome as ``init(from:)`` reads it.
    ///
    /// - Parameter encoder: The encoder to write to.
    /// - Throws: What the encoder throws.
    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .response(let response): try encoder.encode(Name.response, ["response": response])
        case .suggestions(let suggestions): try encoder.encode(Name.suggestions, ["suggestions": suggestions])
        case .failure(let error): try encoder.encode(Name.failure, ["error": error])
        }
    }
}
