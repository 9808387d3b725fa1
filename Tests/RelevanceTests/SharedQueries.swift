import Foundation
import TestFixtures

/// Place queries that others collected, read in place beside the checkout and never copied into it.
enum SharedQueries {
    struct Row {
        var line: Int
        var query: String
        var limit: Int
        var uris: [String]
    }

    private static let path = "cases/city_queries.tsv"

    static var isPresent: Bool { SharedFolder.has(path) }

    /// The rows that name an accepted object: all in a heavy run, and every fifth in others.
    static func rows() throws -> [Row] {
        let lines = try SharedFolder.text(path).split(separator: "\n")
        let header = lines[0].split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        return lines.enumerated().dropFirst().compactMap { line, text in
            guard TestRun.isHeavy || line.isMultiple(of: 5) else { return nil }
            let cells = text.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            func cell(_ name: String) -> String { header.firstIndex(of: name).map { cells[$0] } ?? "" }
            let ids = cell("geonames_1000").split(separator: ",")
            guard !ids.isEmpty else { return nil }
            return Row(
                line: line + 1, query: cell("query"), limit: Int(cell("limit")) ?? 1,
                uris: ids.map { "geonames:\($0)" })
        }
    }

    /// The line numbers that were missed when the baseline was saved.
    static func baseline() throws -> Set<Int> {
        let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(
            path: "Baseline/city_queries.txt")
        let lines = try String(contentsOf: path, encoding: .utf8).split(separator: "\n")
        return Set(lines.filter { !$0.hasPrefix("#") }.compactMap { Int($0) })
    }
}
