import MapGeometry

extension SearchFilter.Condition {
    private enum Name: String, CodingKey {
        case boolean, anyOf, range, dates
    }

    /// Decodes a condition from an object with one member, the name of the case; other members are ignored.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: `DecodingError` if there is not exactly one case known to this version, or its values are invalid.
    public init(from decoder: any Decoder) throws {
        let encoded = try EncodedCase<Name>(from: decoder)
        switch encoded.name {
        case .boolean: self = .boolean(try encoded.value("value"))
        case .anyOf: self = .anyOf(try encoded.value("values"))
        case .range: self = .range(from: try encoded.optional("from"), to: try encoded.optional("to"))
        case .dates: self = .dates(from: try encoded.optional("from"), to: try encoded.optional("to"))
        }
    }

    /// Encodes a condition in the format that ``init(from:)`` reads.
    ///
    /// - Parameter encoder: The encoder to write to.
    /// - Throws: Any error thrown by the encoder.
    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .boolean(let value): try encoder.encode(Name.boolean, ["value": value])
        case .anyOf(let wanted): try encoder.encode(Name.anyOf, ["values": wanted.sorted()])
        case .range(let from, let to): try encoder.encode(Name.range, ["from": from, "to": to])
        case .dates(let from, let to): try encoder.encode(Name.dates, ["from": from, "to": to])
        }
    }
}
