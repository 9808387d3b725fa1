import Foundation

/// A table with tabs between its columns and their titles in the first line.
public struct QueryFile {
    /// A line of the table.
    public struct Row {
        fileprivate let columns: [Substring: Int]
        fileprivate let cells: [Substring]

        /// What stands in the first of some columns that the table has; empty where it has none of them, or the line is short.
        public subscript(_ titles: Substring...) -> String {
            guard let column = titles.lazy.compactMap({ columns[$0] }).first, column < cells.count else { return "" }
            return String(cells[column])
        }
    }

    /// What is wrong with a table.
    public struct Failure: Error, CustomStringConvertible {
        /// What it is, in words.
        public let description: String
    }

    /// The lines behind that of the titles.
    public let rows: [Row]

    /// Reads a table.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - title: The title of a column that there must be.
    /// - Throws: An error when the file cannot be read or has no such column.
    public init(path: String, requiring title: Substring) throws {
        let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
            .map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
        let titles = (lines.first ?? []).enumerated().map { ($0.element, $0.offset) }
        let columns = Dictionary(titles, uniquingKeysWith: { first, _ in first })
        guard columns[title] != nil else { throw Failure(description: "there is no column “\(title)”") }
        rows = lines.dropFirst().map { Row(columns: columns, cells: $0) }
    }
}
