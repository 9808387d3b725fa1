/// Accessors for readers that expect a certain type of value.
extension JSONValue {
    /// The value of a member of an object; `nil` if there is none.
    package subscript(name: String) -> JSONValue? {
        guard case .object(let members) = self else { return nil }
        return members[name]
    }

    /// The text; `nil` for other values.
    package var string: String? {
        guard case .string(let text) = self else { return nil }
        return text
    }

    /// The number; `nil` for other values.
    package var number: Double? {
        guard case .number(let number) = self else { return nil }
        return number
    }

    /// The number if it is a whole one, such as `12` or `12.0`; `nil` for other values.
    package var integer: Int? { number.flatMap { Int(exactly: $0) } }

    /// The truth value; `nil` for other values.
    package var boolean: Bool? {
        guard case .boolean(let flag) = self else { return nil }
        return flag
    }

    /// The elements of an array; `nil` for other values.
    package var array: [JSONValue]? {
        guard case .array(let elements) = self else { return nil }
        return elements
    }

    /// The numbers of an array; `nil` if it contains anything else.
    package var numbers: [Double]? {
        guard let array else { return nil }
        let numbers = array.compactMap(\.number)
        return numbers.count == array.count ? numbers : nil
    }

    /// The type of the value, for messages.
    package var kindName: String {
        switch self {
        case .null: "null"
        case .boolean: "a Boolean"
        case .number: "a number"
        case .string: "a string"
        case .array: "an array"
        case .object: "an object"
        }
    }
}
