// Encoded values outlive the version that encoded them: members come and go, and later versions have cases that this one does not
// know.
extension KeyedDecodingContainer {
    /// The value of a required member.
    package func required<Value: Decodable>(_ key: Key) throws -> Value {
        try decode(Value.self, forKey: key)
    }

    /// The value of a member, or nil if it is missing or null.
    package func optional<Value: Decodable>(_ key: Key) throws -> Value? {
        try decodeIfPresent(Value.self, forKey: key)
    }

    /// The value of a member, or a default if it is missing or null.
    package func value<Value: Decodable>(_ key: Key, or fallback: @autoclosure () -> Value) throws -> Value {
        try optional(key) ?? fallback()
    }

    /// The case in a member, or a default if it is missing or unknown to this version.
    package func named<Value: RawRepresentable>(
        _ key: Key, or fallback: @autoclosure () -> Value
    ) throws -> Value where Value.RawValue: Decodable {
        try named(key) ?? fallback()
    }

    /// The case in a member; nil if it is missing or unknown to this version.
    package func named<Value: RawRepresentable>(_ key: Key) throws -> Value? where Value.RawValue: Decodable {
        try decodeIfPresent(Value.RawValue.self, forKey: key).flatMap(Value.init)
    }

    /// The elements of a list without cases unknown to this version; none if there is no list.
    package func knownElements<Value: Decodable>(_ key: Key) throws -> [Value] {
        try value(key, or: [Known<Value>]()).compactMap(\.value)
    }
}

/// A value, or nil for a case unknown to this version.
private struct Known<Value: Decodable>: Decodable {
    let value: Value?

    init(from decoder: any Decoder) throws {
        do {
            value = try Value(from: decoder)
        } catch DecodingError.dataCorrupted(let context) where context.underlyingError is UnknownCaseError {
            value = nil
        }
    }
}

/// The error for a case unknown to this version.
struct UnknownCaseError: Error {}
