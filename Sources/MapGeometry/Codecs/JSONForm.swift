/// A target for writing GeoJSON: text, or values.
protocol JSONForm: Sendable {
    init(_ value: JSONValue)

    init(elements: [Self])

    /// Creates an object; its members are written in this order, and their names need no escape.
    init(members: [(name: String, value: Self)])
}

/// Compact JSON.
struct JSONText: JSONForm {
    let text: String

    init(_ value: JSONValue) { text = value.description }

    init(elements: [JSONText]) { text = "[\(elements.map(\.text).joined(separator: ","))]" }

    init(members: [(name: String, value: JSONText)]) {
        text = "{\(members.map { "\"\($0.name)\":\($0.value.text)" }.joined(separator: ","))}"
    }
}

extension JSONValue: JSONForm {
    init(_ value: JSONValue) { self = value.finite }

    init(elements: [JSONValue]) { self = .array(elements) }

    init(members: [(name: String, value: JSONValue)]) {
        self = .object(Dictionary(uniqueKeysWithValues: members.map { ($0.name, $0.value) }))
    }

    /// The value as in text: `null` for a number that is not finite.
    private var finite: JSONValue {
        switch self {
        case .number(let number): number.isFinite ? self : .null
        case .array(let elements): .array(elements.map(\.finite))
        case .object(let members): .object(members.mapValues(\.finite))
        case .null, .boolean, .string: self
        }
    }
}
