import MapGeometry

extension MetadataContainer: Codable {
    /// The types that are decoded immediately.
    private static let ownTypes: [any ObjectMetadata.Type] = [
        ToponymMetadata.self, BusinessMetadata.self, MatchMetadata.self, DistanceMetadata.self, SourceMetadata.self,
        URIMetadata.self, CorridorMetadata.self, EntranceMetadata.self,
    ]

    /// Decodes a container from an object whose keys are the identifiers of the values.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: `DecodingError` if a value of one of this module's types is malformed.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: MemberName.self)
        values = []
        for key in container.allKeys {
            if let type = Self.ownTypes.first(where: { $0.identifier == key.stringValue }) {
                values.append(try container.decode(type, forKey: key))
            } else {
                encoded[key.stringValue] = try container.decode(EncodedValue.self, forKey: key)
            }
        }
    }

    /// Encodes the container as an object whose keys are the identifiers of the values.
    ///
    /// - Parameter encoder: The encoder to write to.
    /// - Throws: Any error thrown by the encoder or a value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: MemberName.self)
        for value in values {
            try container.encode(value, forKey: MemberName(stringValue: type(of: value).identifier))
        }
        for (identifier, value) in encoded {
            try container.encode(value, forKey: MemberName(stringValue: identifier))
        }
    }
}
