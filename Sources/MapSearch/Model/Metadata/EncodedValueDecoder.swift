import MapGeometry

/// Decodes values out of an ``EncodedValue``.
struct EncodedValueDecoder: Decoder {
    let value: EncodedValue
    let codingPath: [any CodingKey]
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        guard let scalar = type as? any EncodedScalar.Type else { return try Value(from: self) }
        guard let value = scalar.init(value) as? Value else { throw mismatch(type) }
        return value
    }

    func child(_ value: EncodedValue, at key: any CodingKey) -> EncodedValueDecoder {
        EncodedValueDecoder(value: value, codingPath: codingPath + [key])
    }

    func mismatch(_ type: Any.Type) -> DecodingError {
        let context = DecodingError.Context(codingPath: codingPath, debugDescription: "Found \(value) instead.")
        return value == .null ? .valueNotFound(type, context) : .typeMismatch(type, context)
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        guard case .object(let values) = value else { throw mismatch([String: Any].self) }
        return KeyedDecodingContainer(Keyed(decoder: self, values: values))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        guard case .array(let values) = value else { throw mismatch([Any].self) }
        return Unkeyed(decoder: self, values: values)
    }

    func singleValueContainer() -> any SingleValueDecodingContainer { Single(decoder: self) }
}

// In each container, the generic `decode` satisfies all fourteen requirements of the protocol.
extension EncodedValueDecoder {
    private struct Keyed<Key: CodingKey>: KeyedDecodingContainerProtocol {
        let decoder: EncodedValueDecoder
        let values: [String: EncodedValue]
        var codingPath: [any CodingKey] { decoder.codingPath }
        var allKeys: [Key] { values.keys.compactMap(Key.init(stringValue:)) }

        func contains(_ key: Key) -> Bool { values[key.stringValue] != nil }
        func decodeNil(forKey key: Key) throws -> Bool { try child(key).value == .null }

        func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
            try child(key).decode(type)
        }

        func nestedContainer<Nested: CodingKey>(
            keyedBy type: Nested.Type, forKey key: Key
        ) throws -> KeyedDecodingContainer<Nested> { try child(key).container(keyedBy: type) }

        func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
            try child(key).unkeyedContainer()
        }

        func superDecoder() throws -> any Decoder {
            let key = MemberName(stringValue: "super")
            return decoder.child(values[key.stringValue] ?? .null, at: key)
        }

        func superDecoder(forKey key: Key) throws -> any Decoder { try child(key) }

        private func child(_ key: Key) throws -> EncodedValueDecoder {
            guard let value = values[key.stringValue] else {
                let context = DecodingError.Context(codingPath: codingPath, debugDescription: "The key does not exist.")
                throw DecodingError.keyNotFound(key, context)
            }
            return decoder.child(value, at: key)
        }
    }

    private struct Unkeyed: UnkeyedDecodingContainer {
        let decoder: EncodedValueDecoder
        let values: [EncodedValue]
        var currentIndex = 0
        var codingPath: [any CodingKey] { decoder.codingPath }
        var count: Int? { values.count }
        var isAtEnd: Bool { currentIndex == values.count }

        mutating func decodeNil() throws -> Bool {
            guard try peek().value == .null else { return false }
            currentIndex += 1
            return true
        }

        mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
            let value = try peek().decode(type)
            currentIndex += 1
            return value
        }

        mutating func nestedContainer<Nested: CodingKey>(
            keyedBy type: Nested.Type
        ) throws -> KeyedDecodingContainer<Nested> { try superDecoder().container(keyedBy: type) }

        mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
            try superDecoder().unkeyedContainer()
        }

        mutating func superDecoder() throws -> any Decoder {
            let element = try peek()
            currentIndex += 1
            return element
        }

        private func peek() throws -> EncodedValueDecoder {
            let key = MemberName(intValue: currentIndex)
            guard !isAtEnd else {
                let context = DecodingError.Context(
                    codingPath: codingPath + [key], debugDescription: "The list has \(values.count) elements.")
                throw DecodingError.valueNotFound(Any.self, context)
            }
            return decoder.child(values[currentIndex], at: key)
        }
    }

    private struct Single: SingleValueDecodingContainer {
        let decoder: EncodedValueDecoder
        var codingPath: [any CodingKey] { decoder.codingPath }
        func decodeNil() -> Bool { decoder.value == .null }
        func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try decoder.decode(type) }
    }
}

/// A type whose values are encoded without a container.
private protocol EncodedScalar {
    /// Returns a value, or `nil` if the encoded one has another type or is out of range.
    init?(_ value: EncodedValue)
}

extension Bool: EncodedScalar {
    fileprivate init?(_ value: EncodedValue) {
        guard case .bool(let bool) = value else { return nil }
        self = bool
    }
}

extension String: EncodedScalar {
    fileprivate init?(_ value: EncodedValue) {
        guard case .string(let string) = value else { return nil }
        self = string
    }
}

extension FixedWidthInteger {
    fileprivate init?(_ value: EncodedValue) {
        switch value {
        case .integer(let integer): self.init(exactly: integer)
        case .unsigned(let integer): self.init(exactly: integer)
        case .number(let number): self.init(exactly: number)
        default: return nil
        }
    }
}

extension BinaryFloatingPoint {
    fileprivate init?(_ value: EncodedValue) {
        switch value {
        case .integer(let integer): self.init(integer)
        case .unsigned(let integer): self.init(integer)
        case .number(let number): self.init(number)
        default: return nil
        }
    }
}

extension Int: EncodedScalar {}
extension Int8: EncodedScalar {}
extension Int16: EncodedScalar {}
extension Int32: EncodedScalar {}
extension Int64: EncodedScalar {}
extension UInt: EncodedScalar {}
extension UInt8: EncodedScalar {}
extension UInt16: EncodedScalar {}
extension UInt32: EncodedScalar {}
extension UInt64: EncodedScalar {}
extension Float: EncodedScalar {}
extension Double: EncodedScalar {}
