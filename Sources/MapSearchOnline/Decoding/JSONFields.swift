import MapGeometry
import MapSearch

/// The members of a JSON object, read with leniency where services vary.
///
/// A number may be a string and a string a number; `null` and a blank string are as good as nothing, and so is a text that
/// is longer than any name.
struct JSONFields {
    private let members: [String: JSONValue]

    /// The members of a value; `nil` when it is no object.
    init?(_ value: JSONValue?) {
        guard case .object(let members)? = value else { return nil }
        self.members = members
    }

    /// The names of all members.
    var names: some Collection<String> { members.keys }

    /// A member; `nil` for `null` too.
    subscript(_ name: String) -> JSONValue? {
        guard let value = members[name], value != .null else { return nil }
        return value
    }

    func text(_ name: String) -> String? { self[name]?.plainText }

    /// The first of several members that has a text.
    func text(_ names: [String]) -> String? {
        for name in names { if let text = text(name) { return text } }
        return nil
    }

    func number(_ name: String) -> Double? { self[name]?.plainNumber }

    /// A whole number that a `Double` has exactly.
    func integer(_ name: String) -> Int? { number(name).flatMap { Int(exactly: $0) } }

    /// A list of numbers; `nil` when a member of it is none.
    func numbers(_ name: String) -> [Double]? {
        guard let values = list(name) else { return nil }
        let numbers = values.compactMap(\.plainNumber)
        return numbers.count == values.count ? numbers : nil
    }

    func list(_ name: String) -> [JSONValue]? { self[name]?.array }

    func fields(_ name: String) -> JSONFields? { JSONFields(self[name]) }

    /// All members that are texts.
    var texts: [String: String] { members.compactMapValues(\.plainText) }
}

extension JSONValue {
    /// A text that has something to see in it, or a number as text.
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
