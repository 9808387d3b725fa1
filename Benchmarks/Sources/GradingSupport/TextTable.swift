/// A table in plain text: the first column to the left, all others to the right.
public struct TextTable {
    private var rows: [[String]]

    /// Creates a table without lines.
    public init(_ titles: [String]) {
        rows = [titles]
    }

    /// Adds a line.
    public mutating func append(_ cells: [String]) { rows.append(cells) }

    /// The lines, each as wide as it must be.
    public var text: String {
        let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            row.indices.map { column in
                let space = String(repeating: " ", count: widths[column] - row[column].count)
                return column == 0 ? row[column] + space : space + row[column]
            }.joined(separator: "  ")
        }.joined(separator: "\n")
    }
}

/// A share in per cent with two digits; a dash of nothing.
public func percent(_ part: Int, of whole: Int) -> String {
    guard whole > 0 else { return "–" }
    let hundredths = (Double(part) / Double(whole) * 10_000).rounded()
    return "\(Int(hundredths) / 100).\(Int(hundredths) % 100 / 10)\(Int(hundredths) % 10) %"
}
