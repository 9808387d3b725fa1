import Foundation

/// Graded queries for categories of places, of our own: a language, a text, and the categories of which the first result must
/// have one.
enum CategoryQueries {
    struct Row {
        var language: String
        var text: String
        var categories: [String]
    }

    static func rows() throws -> [Row] {
        let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "queries.tsv")
        return try String(contentsOf: path, encoding: .utf8).split(separator: "\n").dropFirst().map { line in
            let cells = line.split(separator: "\t").map(String.init)
            return Row(
                language: cells[0], text: cells[1], categories: cells[2].split(separator: ",").map(String.init))
        }
    }
}
