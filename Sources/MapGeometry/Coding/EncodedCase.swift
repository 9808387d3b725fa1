/// A case of an enumeration and its values, as an object with one member: `{"text":{"text":"Vaduz"}}`.
package struct EncodedCase<Name: CodingKey> {
    /// The case.
    package let name: Name
    private let values: KeyedDecodingContainer<MemberName>

    /// Determines the case; other members are ignored.
    ///
    /// - Throws: The errors of ``Swift/KeyedDecodingContainer/onlyCase()``.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Name.self)
        name = try container.onlyCase()
        values = try container.nestedContainer(keyedBy: MemberName.self, forKey: name)
    }

    /// The value with a name.
    ///
    /// In older documents, a value without a name in Swift has the name `_0`.
    package func value<Value: Decodable>(_ name: MemberName) throws -> Value {
        try values.decode(Value.self, forKey: values.contains(name) ? name : "_0")
    }

    /// The value with a name, or nil if there is none.
    package func optional<Value: Decodable>(_ name: MemberName) throws -> Value? {
        try values.decodeIfPresent(Value.self, forKey: name)
    }
}

extension KeyedDecodingContainer {
    /// The only case; other members are ignored.
    ///
    /// - Throws: `DecodingError` if there is not exactly one. Lists skip cases that later versions may have added,
    ///   see ``knownElements(_:)``.
    package func onlyCase() throws -> Key {
        if let name = allKeys.first, allKeys.count == 1 { return name }
        throw DecodingError.unknownCase(
            codingPath, allKeys.isEmpty ? nil : allKeys.map(\.stringValue).sorted().joined(separator: ", "))
    }
}

extension DecodingError {
    /// The error for a case unknown to this version, or for several cases.
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
    /// Encodes a case and its values, except nil, for ``EncodedCase``.
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
