import Foundation
import Testing

/// The documents for those who come from elsewhere show no call that does not compile.
@Suite struct MigrationTests {
    /// What stands between backticks in the last column of the tables, where that is the column of ours.
    static func calls(in document: [String]) -> [String] {
        var isOurs = false
        return document.flatMap { line -> [String] in
            guard line.hasPrefix("|") else {
                isOurs = false
                return []
            }
            let cells = line.dropFirst().dropLast().components(separatedBy: " | ")
            if line.contains("MapSearch |") { isOurs = true }
            guard isOurs, cells.count > 1, let last = cells.last?.trimmingCharacters(in: .whitespaces) else {
                return []
            }
            guard last.hasPrefix("`"), last.hasSuffix("`"), last.count > 2 else { return [] }
            return [String(last.dropFirst().dropLast())]
        }
    }

    /// A call without blanks: a long one has line breaks in the source.
    static func dense(_ text: String) -> String { text.filter { !$0.isWhitespace } }

    @Test(arguments: [("FromYandexMapKit", 55), ("FromAppleMapKit", 40)])
    func callsOfTheDocumentsCompile(name: String, leastCount: Int) throws {
        let source = Self.dense(try ReadmeTests.lines("Sources/ReadmeSnippets/\(name).swift").joined())
        let calls = Self.calls(in: try ReadmeTests.lines("../Docs/\(name).md"))
        #expect(calls.count >= leastCount)
        for call in calls { #expect(source.contains(Self.dense(call)), "not in \(name).swift: \(call)") }
    }

    @Test func tellsOurCallsFromTheirs() {
        let document = [
            "| there | here |", "|---|---|", "| a | `b` |", "", "| Apple | MapSearch |", "|---|---|",
            "| `c` | `d(e)` |",
        ]
        #expect(Self.calls(in: document) == ["d(e)"])
    }
}
