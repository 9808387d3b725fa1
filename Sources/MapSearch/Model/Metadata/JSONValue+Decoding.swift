package import MapGeometry

extension JSONValue {
    /// Decodes a value of a type.
    ///
    /// - Parameter type: The type.
    /// - Returns: The value.
    /// - Throws: `DecodingError` if this does not encode such a value.
    /// - Complexity: O(*n*).
    package func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        try EncodedValue(self).decode(type)
    }
}

extension EncodedValue {
    fileprivate init(_ json: JSONValue) {
        self =
            switch json {
            case .null: .null
            case .boolean(let value): .bool(value)
            case .number(let value): .number(value)
            case .string(let value): .string(value)
            case .array(let values): .array(values.map(EncodedValue.init))
            case .object(let values): .object(values.mapValues(EncodedValue.init))
            }
    }
}
