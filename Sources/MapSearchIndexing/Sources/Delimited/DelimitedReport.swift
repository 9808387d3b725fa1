/// The counts of a table.
public struct DelimitedReport: Hashable, Sendable, CustomStringConvertible {
    /// How many rows were read, without the titles.
    public internal(set) var rowCount = 0
    /// How many records were made of them.
    public internal(set) var recordCount = 0
    /// How many houses stand on the streets among these.
    public internal(set) var houseCount = 0
    /// How many rows were skipped: text is next to quotes.
    public internal(set) var badQuotingCount = 0
    /// How many rows were skipped: their bytes are no UTF-8.
    public internal(set) var badEncodingCount = 0
    /// How many rows were skipped: they have no name, or no coordinate on Earth.
    public internal(set) var incompleteCount = 0
    /// How many rows were skipped because their identifier was there already.
    public internal(set) var duplicateCount = 0
    /// The line of the first row that was skipped for what it is, or `nil`.
    public internal(set) var firstSkippedLine: Int?
    /// The first rows that were skipped for what they are, with the reason of each.
    public internal(set) var skipped = SkippedInputs()
    /// The titles of columns of which nothing was made; empty when all were used.
    public internal(set) var unusedColumns: [String] = []
    /// The encoding of a table that is no Unicode, such as `Windows-1252`, or `nil`.
    public internal(set) var encoding: String?

    /// The counts that are not zero, on one line.
    public var description: String {
        var parts = ["\(rowCount) rows read", "\(recordCount) records", "\(houseCount) houses"]
        let skipped = [
            (badQuotingCount, "rows with text next to quotes skipped"),
            (badEncodingCount, "rows that are not UTF-8 skipped"),
            (incompleteCount, "rows without name or coordinate skipped"), (duplicateCount, "duplicates skipped"),
        ]
        for (count, text) in skipped where count > 0 { parts.append("\(count) \(text)") }
        if let firstSkippedLine { parts.append("the first in line \(firstSkippedLine)") }
        return parts.joined(separator: ", ")
    }
}
