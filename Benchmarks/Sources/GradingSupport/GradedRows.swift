import Foundation
import MapSearch

/// Answers as a table of numbers, from which confidence can be fitted and its calibration read.
public enum GradedRows {
    /// What is known of an answer.
    public struct Row {
        fileprivate let cells: [String]

        /// Creates a row.
        public init(_ graded: GradedAnswer) {
            let answer = graded.answer
            let words = NameWords.words(graded.question.text)
            let unmatched = (answer.match?.unmatchedWords ?? []).flatMap(NameWords.words)
            let letters = words.reduce(0) { $0 + $1.count }
            let unmatchedLetters = unmatched.reduce(0) { $0 + $1.count }
            let isRight = graded.verdict == .thing
            let isContained = isRight || graded.verdict == .settlement || graded.verdict == .container
            cells = [
                graded.engine, graded.question.kind.rawValue, graded.question.text.replacing("\t", with: " "),
                answer.object.map { ($0.uri ?? "") + " " + $0.name } ?? "", answer.object?.kind.rawValue ?? "",
                answer.object == nil ? "" : answer.quality.rawValue, answer.confidence.map { "\($0)" } ?? "",
                answer.object?[ToponymMetadata.self]?.precision?.rawValue ?? "", "\(answer.match?.edits ?? 0)",
                "\(words.count)", "\(unmatched.count)",
                letters == 0 ? "0" : "\(Double(unmatchedLetters) / Double(letters))",
                answer.match.map { "\($0.score)" } ?? "", answer.gap.map { "\($0)" } ?? "", "\(answer.found)",
                graded.verdict.rawValue, isRight ? "1" : "0", isContained ? "1" : "0",
            ]
        }
    }

    private static let titles = [
        "engine", "question", "text", "answer", "kind", "quality", "confidence", "precision", "edits", "words",
        "unmatched", "unmatchedShare", "score", "gap", "found", "verdict", "right", "contained",
    ]

    /// Writes rows with a line of titles before them.
    ///
    /// - Throws: An error when the file cannot be written.
    public static func write(_ rows: [Row], to path: String) throws {
        let lines = ([titles] + rows.map(\.cells)).map { $0.joined(separator: "\t") }
        try (lines.joined(separator: "\n") + "\n").write(toFile: path, atomically: true, encoding: .utf8)
    }
}
