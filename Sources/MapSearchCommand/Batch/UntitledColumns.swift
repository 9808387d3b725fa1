/// The meaning of the columns of a table without titles, derived from their fields.
struct UntitledColumns {
    enum Trait { case serial, coordinate, contact, postcode, number, text }

    /// The trait of each column.
    let traits: [Trait]
    /// The column of streets with their numbers; nil if there is none.
    private let streetColumn: Int?
    /// Whether each column consists of numbers with decimals.
    private let hasDecimals: [Bool]

    /// Examines the first rows of a table.
    init(_ rows: [[String]]) {
        let width = rows.first?.count ?? 0
        let columns = (0..<width).map { column in
            rows.compactMap { $0.count > column && !$0[column].isEmpty ? $0[column] : nil }
        }
        let traits = columns.map(Self.trait)
        self.traits = traits
        streetColumn = columns.indices.first { traits[$0] == .text && Self.areNumbered(columns[$0]) }
        hasDecimals = columns.map { !$0.isEmpty && $0.allSatisfy { Self.decimalCount($0) > 0 } }
    }

    private static func trait(of fields: [String]) -> Trait {
        guard !fields.isEmpty else { return .contact }
        if fields.allSatisfy({ $0.contains("@") || $0.contains("://") || $0.hasPrefix("www.") || $0.hasPrefix("+") }) {
            return .contact
        }
        let numbers = fields.compactMap { Int($0) }
        if numbers.count == fields.count, zip(numbers, numbers.dropFirst()).allSatisfy({ $1 == $0 + 1 }),
            numbers.count > 1 || numbers == [1]
        {
            return .serial
        }
        if fields.allSatisfy(isCoordinate) { return .coordinate }
        let lengths = Set(fields.map(\.count))
        if fields.allSatisfy({ $0.contains(where: \.isNumber) && $0.count <= 10 && !$0.contains(" ") }) {
            return lengths.count == 1 && (lengths.first ?? 0) >= 4 ? .postcode : .number
        }
        return .text
    }

    /// Whether most texts end or begin with the number of a house.
    private static func areNumbered(_ texts: [String]) -> Bool {
        let count = texts.count { text in
            let words = text.split(separator: " ")
            return words.count > 1 && [words[0], words[words.count - 1]].contains { $0.first?.isNumber == true }
        }
        return count * 2 > texts.count
    }

    /// Whether a field has the decimals of a coordinate.
    private static func isCoordinate(_ field: String) -> Bool { decimalCount(field) > 2 }

    /// Returns the number of decimals of a number up to 180; 0 for anything else.
    private static func decimalCount(_ field: String) -> Int {
        let text = field.replacing(",", with: ".")
        guard let value = Double(text), abs(value) <= 180, let dot = text.firstIndex(of: ".") else { return 0 }
        return text.distance(from: dot, to: text.endIndex) - 1
    }

    /// The address columns: a number follows the text before it, and a postal code comes after the text that follows
    /// it.
    var addressParts: [[Int]] {
        var parts: [[Int]] = []
        var postcode: Int?
        // Where a town follows the street, what is before it is a name: "Müller;Städtle 38;9490;Vaduz".
        let first = streetColumn.flatMap { street in traits[(street + 1)...].contains(.text) ? street : nil } ?? 0
        for (column, trait) in traits.enumerated().dropFirst(first) {
            switch trait {
            case .serial, .coordinate, .contact: continue
            case .postcode: postcode = column
            case .number where parts.last?.count == 1 && traits[column - 1] == .text:
                parts[parts.count - 1].append(column)
            case .number, .text:
                parts.append([column])
                if let postcode { parts.append([postcode]) }
                postcode = nil
            }
        }
        if let postcode { parts.append([postcode]) }
        return parts
    }

    /// Whether a column looks like streets with their numbers, or like postal codes.
    var hasAddress: Bool { streetColumn != nil || traits.contains(.postcode) }

    /// The columns of latitude and longitude; nil if there are no two such columns.
    var coordinates: [Int]? {
        let columns = traits.indices.filter { traits[$0] == .coordinate }
        if columns.count == 2 { return columns }
        let others = traits.indices.filter { hasDecimals[$0] }
        return others.count == 2 ? others : nil
    }
}
