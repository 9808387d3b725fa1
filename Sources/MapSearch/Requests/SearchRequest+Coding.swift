import MapGeometry

extension SearchRequest.Operation {
    private enum Name: String, CodingKey {
        case text, address, reverse, uri, uris
    }

    /// Decodes an operation from an object with one member, the name of the case; other members are ignored.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: `DecodingError` if there is not exactly one case known to this version, or its values are invalid.
    public init(from decoder: any Decoder) throws {
        let encoded = try EncodedCase<Name>(from: decoder)
        switch encoded.name {
        case .text: self = .text(try encoded.value("text"), area: try encoded.optional("area"))
        case .address: self = .address(try encoded.value("postalAddress"), area: try encoded.optional("area"))
        case .reverse: self = .reverse(try encoded.value("coordinate"), zoom: try encoded.optional("zoom"))
        case .uri: self = .uri(try encoded.value("uri"))
        case .uris: self = .uris(try encoded.value("uris"))
        }
    }

    /// Encodes an operation in the format that ``init(from:)`` reads.
    ///
    /// - Parameter encoder: The encoder to write to.
    /// - Throws: Any error thrown by the encoder.
    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .text(let text, let area): try encoder.encode(Name.text, ["text": text, "area": area])
        case .address(let postalAddress, let area):
            try encoder.encode(Name.address, ["postalAddress": postalAddress, "area": area])
        case .reverse(let coordinate, let zoom):
            try encoder.encode(Name.reverse, ["coordinate": coordinate, "zoom": zoom])
        case .uri(let uri): try encoder.encode(Name.uri, ["uri": uri])
        case .uris(let uris): try encoder.encode(Name.uris, ["uris": uris])
        }
    }
}
