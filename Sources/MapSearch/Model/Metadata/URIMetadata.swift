/// The identifiers of an object in several data sets.
public struct URIMetadata: ObjectMetadata {
    /// `uri`.
    public static let identifier = "uri"

    /// The identifiers, such as `osm:r62422` and `geonames:2950159`, with the object's own ``GeoObject/uri`` first.
    public var uris: [String] {
        get { first.map { [$0] + others } ?? [] }
        set { self = URIMetadata(uris: newValue) }
    }

    // Nearly all objects have exactly one; in this form it needs no extra memory.
    private let first: String?
    private let others: [String]

    /// Creates a list of identifiers.
    ///
    /// - Parameter uris: The identifiers, the object's own first.
    public init(uris: [String]) {
        first = uris.first
        others = Array(uris.dropFirst())
    }

    /// Creates a list of one identifier.
    package init(uri: String) {
        first = uri
        others = []
    }
}

extension URIMetadata: Codable {
    private enum CodingKeys: CodingKey {
        case uris
    }

    /// Decodes the list under the key `uris`.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: `DecodingError` if there is no list of strings.
    public init(from decoder: any Decoder) throws {
        self.init(uris: try decoder.container(keyedBy: CodingKeys.self).decode([String].self, forKey: .uris))
    }

    /// Encodes the list under the key `uris`.
    ///
    /// - Parameter encoder: The encoder to write to.
    /// - Throws: Any error thrown by the encoder.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(uris, forKey: .uris)
    }
}
