import Foundation

/// A document of this package, whose tables are held against the sources.
package struct Document {
    /// All of its text.
    package let text: String
    private let lines: [Substring]

    /// Reads a document.
    ///
    /// - Parameter path: Its path in the package, such as `Docs/Errors.md`.
    /// - Throws: An error of Foundation when it is not there.
    package init(_ path: String) throws {
        let url = URL(fileURLWithPath: #filePath).appending(path: "../../../\(path)").standardizedFileURL
        text = try String(contentsOf: url, encoding: .utf8)
        lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    }

    /// The rows of the tables with these titles, without the titles, one table after the other.
    package func tables(_ titles: String...) -> [[[String]]] {
        lines.indices.filter { Self.cells(lines[$0]) == titles }.map { start in
            lines[start...].dropFirst(2).prefix { $0.hasPrefix("|") }.map(Self.cells)
        }
    }

    /// The section under a heading, without what is under the next heading of any level; empty when there is none.
    package func section(_ heading: String) -> String {
        guard let start = lines.firstIndex(where: { $0.drop { $0 == "#" } == " " + heading }) else { return "" }
        return lines[start...].dropFirst().prefix { !$0.hasPrefix("#") }.joined(separator: "\n")
    }

    /// What a text has between backticks, one after the other.
    package static func code(_ text: String) -> [String] {
        text.split(separator: "`", omittingEmptySubsequences: false).enumerated()
            .filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
    }

    private static func cells(_ line: Substring) -> [String] {
        line.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast().map {
            $0.trimmingCharacters(in: .whitespaces)
        }
    }
}
