// What is encoded outlives the version that encoded it: members come and go, and later versions have cases that this one has
// not heard of.
extension KeyedDecodingContainer {
    /// The value of a member that must be there.
    package func required<Value: Decodable>(_ key: Key) throws -> Value {
        try decode(Value.self, forKey: key)
    }

    /// The value of a member, or nil when there is none or it is null.
    package func optional<Value: Decodable>(_ key: Key) throws -> Value? {
        try decodeIfPresent(Value.self, forKey: key)
    }

    /// The value of a member, or a default when there is none or it is null.
    package func value<Value: Decodable>(_ key: Key, or fallback: @autoclosure () -> Value) throws -> Value {
        try optional(key) ?? fallback()
    }

    /// The case that a member names, or a default when there is none or a later version added it.
    package func named<Value: RawRepresentable>(
        _ key: Key, or fallback: @autoclosure () -> Value
    ) throws -> Value where Value.RawValue: Decodable {
        try named(key) ?? fallback()
    }

    /// The case that a member names; nil when there is none or a later version added it.
    package func named<Value: RawRepresentable>(_ key: Key) throws -> Value? where Value.RawValue: Decodable {
        try decodeIfPresent(Value.RawValue.self, forKey: key).flatMap(Value.init)
    }

    /// The elements of a list without those that are cases of a later version; none when there is no list.
    package func knownElements<Value: Decodable>(_ key: Key) throws -> [Value] {
        try value(key, or: [Known<Value>]()).compactMap(\.value)
    }
}

/// A value, or nil for a case of a later version.
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

/// Why a case could not be decoded: this version does not have it.
struct UnknownCaseError: Error {}
