/// A JSON value as it was written: members in their order, numbers digit for digit.
///
/// What a client sends to be sent back comes back as it was, which a number that went through a `Double` does not.
enum JSONValue: Sendable {
    case null
    case bool(Bool)
    /// The digits of a number.
    case number(String)
    case string(String)
    case array([JSONValue])
    case object([(name: String, value: JSONValue)])

    /// The value of a member of an object, of the last one where the name is given more than once; nil when there is none.
    subscript(name: String) -> JSONValue? {
        guard case .object(let members) = self else { return nil }
        return members.last { $0.name == name }?.value
    }

    /// The number, infinite when it is too large for a `Double`; nil for other values.
    var double: Double? {
        guard case .number(let digits) = self else { return nil }
        return Double(digits)
    }

    /// The whole number, `12` or `12.0`; nil for other values and numbers.
    var integer: Int? {
        guard case .number(let digits) = self else { return nil }
        return Int(digits) ?? Double(digits).flatMap { Int(exactly: $0) }
    }

    var string: String? {
        guard case .string(let text) = self else { return nil }
        return text
    }

    var bool: Bool? {
        guard case .bool(let flag) = self else { return nil }
        return flag
    }

    var array: [JSONValue]? {
        guard case .array(let elements) = self else { return nil }
        return elements
    }

    /// The numbers of an array; nil when it holds anything else.
    var doubles: [Double]? {
        guard let array else { return nil }
        let numbers = array.compactMap(\.double)
        return numbers.count == array.count ? numbers : nil
    }

    /// What sort of value it is, to say so in a message.
    var typeName: String {
        switch self {
        case .null: "null"
        case .bool: "a Boolean"
        case .number: "a number"
        case .string: "a string"
        case .array: "an array"
        case .object: "an object"
        }
    }
}
