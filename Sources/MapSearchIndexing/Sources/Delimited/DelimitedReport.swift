/// The counts of a table.
public struct DelimitedReport: Hashable, Sendable, CustomStringConvertible {
    /// The number of rows read, without the title row.
    public internal(set) var rowCount = 0
    /// The number of records created.
    public internal(set) var recordCount = 0
    /// The number of houses on the streets among these.
    public internal(set) var houseCount = 0
    /// The number of rows skipped because there is text next to quotes.
    public internal(set) var badQuotingCount = 0
    /// The number of rows skipped because they have bytes that are not text in the encoding of the table.
    public internal(set) var badEncodingCount = 0
    /// The number of rows skipped because they have more fields than there are titles.
    public internal(set) var excessFieldsCount = 0
    /// The number of rows skipped because they have no name or no valid coordinate.
    public internal(set) var incompleteCount = 0
    /// The number of rows of a GeoNames table skipped because the place no longer exists or is only planned.
    public internal(set) var formerPlaceCount = 0
    /// The number of rows skipped because of a duplicate identifier.
    public internal(set) var duplicateCount = 0
    /// The line of the first row that was skipped because of its content, or `nil`.
    public internal(set) var firstSkippedLine: Int?
    /// The first rows that were skipped because of their content, with the reasons.
    public internal(set) var skipped = SkippedInputs()
    /// The first values that could not be interpreted, with the reasons; their rows were used.
    public internal(set) var ignoredValues = SkippedInputs()
    /// The titles of unused columns; empty if all were used.
    public internal(set) var unusedColumns: [String] = []
    /// The encoding of a table that is not Unicode, such as `Windows-1252`, or `nil`.
    public internal(set) var encoding: String?

    /// The reason why a row with invalid bytes is not used.
    package static let invalidText = "the row has bytes that are not text in the encoding of the table"

    /// The reason why a row with a text for a coordinate is not used.
    package static func invalidCoordinate(_ text: String) -> String {
        "“\(text)” is not a coordinate on Earth: latitude must be −90…90, longitude −180…180"
    }

    /// The reason why a row with more fields than there are columns is not used.
    package static func excessFields(_ fieldCount: Int, _ columnCount: Int) -> String {
        "the row has \(CountedNoun(fieldCount, "field")), but the table has \(CountedNoun(columnCount, "column")): "
            + "quote fields that contain the separator"
    }

    /// Counts a row that cannot be read, or throws in strict mode.
    mutating func skip(line: Int, of path: String, _ reason: String, isStrict: Bool) throws(IndexingError) {
        if isStrict { throw IndexingError(reason, file: path, line: line) }
        if firstSkippedLine == nil { firstSkippedLine = line }
        skipped.append(SkippedInput(line: line, reason: reason))
    }

    /// The counts that are not zero, on one line.
    public var description: String {
        var parts = [
            CountedNoun(rowCount, "row read"), CountedNoun(recordCount, "record"), CountedNoun(houseCount, "house"),
        ]
        let skipped = [
            CountedNoun(badQuotingCount, "row with text next to quotes skipped"),
            CountedNoun(badEncodingCount, "row with invalid bytes skipped"),
            CountedNoun(excessFieldsCount, "row with too many fields skipped"),
            CountedNoun(incompleteCount, "row without name or valid coordinate skipped"),
            CountedNoun(formerPlaceCount, "former place skipped"), CountedNoun(duplicateCount, "duplicate skipped"),
        ]
        parts += skipped.filter { $0.count > 0 }
        let text = parts.map(\.description).joined(separator: ", ")
        return text + (firstSkippedLine.map { ", the first in line \($0)" } ?? "")
    }
}
