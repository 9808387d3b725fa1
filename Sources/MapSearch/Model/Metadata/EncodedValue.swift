import MapGeometry

/// An encoded value, kept until its type is known.
package enum EncodedValue: Hashable, Sendable {
    case null
    case bool(Bool)
    case integer(Int64)
    case unsigned(UInt64)
    case number(Double)
    case string(String)
    case array([EncodedValue])
    case object([String: EncodedValue])

    /// Decodes a value of a type from this one.
    package func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        try EncodedValueDecoder(value: self, codingPath: []).decode(type)
    }

    /// Whether a value encodes to this.
    func isEncoding<Value: Decodable & Equatable>(of value: Value) -> Bool {
        (try? decode(Value.self)) == value
    }
}

extension EncodedValue: Codable {
    package init(from decoder: any Decoder) throws {
        if let object = try? decoder.container(keyedBy: MemberName.self) {
            var values: [String: EncodedValue] = [:]
            for key in object.allKeys { values[key.stringValue] = try object.decode(EncodedValue.self, forKey: key) }
            self = .object(values)
        } else if (try? decoder.unkeyedContainer()) != nil {
            self = .array(try [EncodedValue](from: decoder))
        } else {
            self = try EncodedValue(from: decoder.singleValueContainer())
        }
    }

    private init(from container: any SingleValueDecodingContainer) throws {
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .bool(value)
        } else if let value = try? container.decode(Int64.self) {
            self = .integer(value)
        } else if let value = try? container.decode(UInt64.self) {
            self = .unsigned(value)
        } else if let value = try? container.decode(Double.self) {
            self = .number(value)
        } else {
            self = .string(try container.decode(String.self))
        }
    }

    package func encode(to encoder: any Encoder) throws {
        switch self {
        case .object(let values):
            var container = encoder.container(keyedBy: MemberName.self)
            for (key, value) in values { try container.encode(value, forKey: MemberName(stringValue: key)) }
        case .array(let values): try values.encode(to: encoder)
        case .null:
            var container = encoder.singleValueContainer()
            try container.encodeNil()
        case .bool(let value): try value.encode(to: encoder)
        case .integer(let value): try value.encode(to: encoder)
        case .unsigned(let value): try value.encode(to: encoder)
        case .number(let value): try value.encode(to: encoder)
        case .string(let value): try value.encode(to: encoder)
        }
    }
}
