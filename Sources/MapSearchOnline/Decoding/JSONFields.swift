import MapGeometry
import MapSearch

/// The members of a JSON object, parsed leniently where services vary.
///
/// A number may be a string and a string a number. `null`, a blank string, and a text longer than any name count as
/// missing.
struct JSONFields {
    private let members: [String: JSONValue]

    /// Returns the members of a value; `nil` if it is not an object.
    init?(_ value: JSONValue?) {
        guard case .object(let members)? = value else { return nil }
        self.members = members
    }

    /// The names of all members.
    var names: some Collection<String> { members.keys }

    /// Returns a member; `nil` for `null` too.
    subscript(_ name: String) -> JSONValue? {
        guard let value = members[name], value != .null else { return nil }
        return value
    }

    func text(_ name: String) -> String? { self[name]?.plainText }

    /// Returns the first of several members that has a text.
    func text(_ names: [String]) -> String? {
        for name in names { if let text = text(name) { return text } }
        return nil
    }

    func number(_ name: String) -> Double? { self[name]?.plainNumber }

    /// A whole number that a `Double` represents exactly.
    func integer(_ name: String) -> Int? { number(name).flatMap { Int(exactly: $0) } }

    /// A list of numbers; `nil` if an element is not a number.
    func numbers(_ name: String) -> [Double]? {
        guard let values = list(name) else { return nil }
        let numbers = values.compactMap(\.plainNumber)
        return numbers.count == values.count ? numbers : nil
    }

    func list(_ name: String) -> [JSONValue]? { self[name]?.array }

    func fields(_ name: String) -> JSONFields? { JSONFields(self[name]) }

    /// All members that are strings.
    var texts: [String: String] { members.compactMapValues(\.plainText) }
}

extension JSONValue {
    /// A text with visible characters, or a number as text.
    var plainText: String? {
        switch self {
        case .string(let text):
            guard text.utf8.count <= SearchRequest.maximumTextLength, text.contains(where: { !$0.isWhitespace }) else {
                return nil
            }
            return text
        case .number: return description
        default: return nil
        }
    }

    /// A finite number, or a text of one.
    var plainNumber: Double? {
        guard let number = number ?? string.flatMap(Double.init), number.isFinite else { return nil }
        return number
    }
}
