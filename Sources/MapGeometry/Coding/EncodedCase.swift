/// A case of an enumeration and its values, as an object with one member: `{"text":{"text":"Vaduz"}}`.
package struct EncodedCase<Name: CodingKey> {
    /// The case.
    package let name: Name
    private let values: KeyedDecodingContainer<MemberName>

    /// Reads which case it is; other members are ignored.
    ///
    /// - Throws: `DecodingError` as ``Swift/KeyedDecodingContainer/onlyCase()`` does.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Name.self)
        name = try container.onlyCase()
        values = try container.nestedContainer(keyedBy: MemberName.self, forKey: name)
    }

    /// The value of a name.
    ///
    /// Older documents have the one that Swift gives no name under `_0`.
    package func value<Value: Decodable>(_ name: MemberName) throws -> Value {
        try values.decode(Value.self, forKey: values.contains(name) ? name : "_0")
    }

    /// The value of a name, or nil when there is none.
    package func optional<Value: Decodable>(_ name: MemberName) throws -> Value? {
        try values.decodeIfPresent(Value.self, forKey: name)
    }
}

extension KeyedDecodingContainer {
    /// The only case that there is; other members are ignored.
    ///
    /// - Throws: `DecodingError` when there is not exactly one. Where later versions may have added the case, lists leave it
    ///   out, see ``knownElements(_:)``.
    package func onlyCase() throws -> Key {
        if let name = allKeys.first, allKeys.count == 1 { return name }
        throw DecodingError.unknownCase(
            codingPath, allKeys.isEmpty ? nil : allKeys.map(\.stringValue).sorted().joined(separator: ", "))
    }
}

extension DecodingError {
    /// The error of a case that this version does not have, or of several where there must be one.
    package static func unknownCase(_ codingPath: [any CodingKey], _ several: String? = nil) -> DecodingError {
        let problem =
            several.map { "Expected one of these: \($0)." }
            ?? "This version does not know this case: update the library."
        return .dataCorrupted(
            Context(
                codingPath: codingPath, debugDescription: problem,
                underlyingError: several == nil ? UnknownCaseError() : nil))
    }
}

extension Encoder {
    /// Encodes a case and its values, but for those that are nil, as ``EncodedCase`` reads them.
    package func encode<Name: CodingKey>(
        _ name: Name, _ values: KeyValuePairs<MemberName, (any Encodable)?>
    ) throws {
        var container = container(keyedBy: Name.self)
        var members = container.nestedContainer(keyedBy: MemberName.self, forKey: name)
        for (name, value) in values {
            if let value { try members.encode(value, forKey: name) }
        }
    }
}
