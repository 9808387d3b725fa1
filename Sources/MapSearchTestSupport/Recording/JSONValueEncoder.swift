import MapGeometry

/// Encodes values as JSON without Foundation.
struct JSONValueEncoder: Encoder {
    /// A value that is still being encoded.
    private final class Node {
        var scalar = JSONValue.null
        var elements: [Node]?
        var members: [(key: String, node: Node)]?

        var value: JSONValue {
            if let members { return .object(Dictionary(members.map { ($0.key, $0.node.value) }) { $1 }) }
            if let elements { return .array(elements.map(\.value)) }
            return scalar
        }
    }

    /// Encodes a value.
    ///
    /// - Throws: `EncodingError` for a number that JSON cannot represent, and errors of the value.
    static func encode(_ value: some Encodable) throws -> JSONValue {
        let encoder = JSONValueEncoder(node: Node(), codingPath: [])
        try encoder.write(value)
        return encoder.node.value
    }

    private let node: Node
    let codingPath: [any CodingKey]
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<K: CodingKey>(keyedBy type: K.Type) -> KeyedEncodingContainer<K> {
        node.members = node.members ?? []
        return KeyedEncodingContainer(Keyed(encoder: self))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        node.elements = node.elements ?? []
        return Unkeyed(encoder: self)
    }

    func singleValueContainer() -> any SingleValueEncodingContainer { Single(encoder: self) }

    private func write<Value: Encodable>(_ value: Value) throws {
        switch value {
        case let value as Bool: node.scalar = .boolean(value)
        case let value as String: node.scalar = .string(value)
        case let value as any BinaryInteger: node.scalar = .number(Double(value))
        case let value as any BinaryFloatingPoint:
            let number = Double(value)
            guard number.isFinite else {
                let context = EncodingError.Context(
                    codingPath: codingPath, debugDescription: "JSON cannot represent \(number).")
                throw EncodingError.invalidValue(value, context)
            }
            node.scalar = .number(number)
        default: try value.encode(to: self)
        }
    }

    private func member(_ key: any CodingKey) -> JSONValueEncoder {
        let child = Node()
        node.members?.append((key.stringValue, child))
        return JSONValueEncoder(node: child, codingPath: codingPath + [key])
    }

    private func element() -> JSONValueEncoder {
        let child = Node()
        let key = MemberName(intValue: node.elements?.count ?? 0)
        node.elements?.append(child)
        return JSONValueEncoder(node: child, codingPath: codingPath + [key])
    }

    // In each container, the generic `encode` satisfies all fourteen requirements of the protocol.

    private struct Keyed<K: CodingKey>: KeyedEncodingContainerProtocol {
        let encoder: JSONValueEncoder
        var codingPath: [any CodingKey] { encoder.codingPath }

        mutating func encodeNil(forKey key: K) throws { _ = encoder.member(key) }
        mutating func encode<Value: Encodable>(_ value: Value, forKey key: K) throws {
            try encoder.member(key).write(value)
        }
        mutating func nestedContainer<Nested: CodingKey>(
            keyedBy type: Nested.Type, forKey key: K
        ) -> KeyedEncodingContainer<Nested> { encoder.member(key).container(keyedBy: type) }
        mutating func nestedUnkeyedContainer(forKey key: K) -> any UnkeyedEncodingContainer {
            encoder.member(key).unkeyedContainer()
        }
        mutating func superEncoder() -> any Encoder { encoder.member(MemberName(stringValue: "super")) }
        mutating func superEncoder(forKey key: K) -> any Encoder { encoder.member(key) }
    }

    private struct Unkeyed: UnkeyedEncodingContainer {
        let encoder: JSONValueEncoder
        var codingPath: [any CodingKey] { encoder.codingPath }
        var count: Int { encoder.node.elements?.count ?? 0 }

        mutating func encodeNil() throws { _ = encoder.element() }
        mutating func encode<Value: Encodable>(_ value: Value) throws { try encoder.element().write(value) }
        mutating func nestedContainer<Nested: CodingKey>(
            keyedBy type: Nested.Type
        ) -> KeyedEncodingContainer<Nested> { encoder.element().container(keyedBy: type) }
        mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { encoder.element().unkeyedContainer() }
        mutating func superEncoder() -> any Encoder { encoder.element() }
    }

    private struct Single: SingleValueEncodingContainer {
        let encoder: JSONValueEncoder
        var codingPath: [any CodingKey] { encoder.codingPath }

        mutating func encodeNil() throws { encoder.node.scalar = .null }
        mutating func encode<Value: Encodable>(_ value: Value) throws { try encoder.write(value) }
    }
}
