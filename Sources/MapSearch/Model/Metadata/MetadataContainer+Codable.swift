extension MetadataContainer: Codable {
    /// The types that are decoded at once.
    private static let ownTypes: [any ObjectMetadata.Type] = [
        ToponymMetadata.self, BusinessMetadata.self, MatchMetadata.self, DistanceMetadata.self, SourceMetadata.self,
        URIMetadata.self,
    ]

    private struct Key: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }
        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    /// Decodes a container from an object whose keys are the identifiers of the values.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: `DecodingError` when a value of this module's types is malformed.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        items = []
        items.reserveCapacity(container.allKeys.count)
        for key in container.allKeys {
            if let type = Self.ownTypes.first(where: { $0.identifier == key.stringValue }) {
                items.append(.value(try container.decode(type, forKey: key)))
            } else {
                let value = try container.decode(EncodedValue.self, forKey: key)
                items.append(.encoded(value, identifier: key.stringValue))
            }
        }
    }

    /// Encodes the container as an object whose keys are the identifiers of the values.
    ///
    /// - Parameter encoder: The encoder to write to.
    /// - Throws: What the encoder or a value throws.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        for item in items {
            let key = Key(stringValue: item.identifier)
            switch item {
            case .value(let value): try container.encode(value, forKey: key)
            case .encoded(let value, _): try container.encode(value, forKey: key)
            }
        }
    }
}
