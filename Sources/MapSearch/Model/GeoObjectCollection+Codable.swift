extension GeoObjectCollection.Child: Codable {
    private enum Key: CodingKey { case children }

    /// Decodes an object, or a collection if there is a list of `children`.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: `DecodingError` if there is neither.
    public init(from decoder: any Decoder) throws {
        if try decoder.container(keyedBy: Key.self).contains(.children) {
            self = .collection(try GeoObjectCollection(from: decoder))
        } else {
            self = .object(try GeoObject(from: decoder))
        }
    }

    /// Encodes the object or the collection itself.
    ///
    /// - Parameter encoder: The encoder to write to.
    /// - Throws: Any error thrown by the encoder.
    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .object(let object): try object.encode(to: encoder)
        case .collection(let collection): try collection.encode(to: encoder)
        }
    }
}
