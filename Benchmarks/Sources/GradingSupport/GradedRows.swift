import Foundation
import MapSearch

/// Answers as a table of numbers, from which confidence can be fitted and its calibration read.
public enum GradedRows {
    /// What is known of an answer.
    public struct Row {
        fileprivate let cells: [String]

        /// The text in a column; empty where no column has this title.
        public subscript(_ title: String) -> String {
            GradedRows.titles.firstIndex(of: title).map { cells[$0] } ?? ""
        }

        /// Creates a row of a graded answer.
        public init(_ graded: GradedAnswer) {
            self.init(
                engine: graded.engine, question: graded.question.kind.rawValue, text: graded.question.text,
                answer: graded.answer, verdict: graded.verdict)
        }

        /// Creates a row.
        ///
        /// - Parameters:
        ///   - engine: The name of what was asked.
        ///   - question: The kind of the question.
        ///   - text: What was asked.
        ///   - answer: The first object of the answer.
        ///   - verdict: What that is.
        public init(engine: String, question: String, text: String, answer: Answer, verdict: Grader.Verdict) {
            let words = NameWords.words(text)
            let unmatched = (answer.match?.unmatchedWords ?? []).flatMap(NameWords.words)
            let letters = words.reduce(0) { $0 + $1.count }
            let unmatchedLetters = unmatched.reduce(0) { $0 + $1.count }
            let isRight = verdict == .thing
            let isContained = isRight || verdict.isContainer
            cells = [
                engine, question, text.split { $0 == "\t" || $0.isNewline }.joined(separator: " "),
                answer.object.map { ($0.uri ?? "") + " " + $0.name } ?? "", answer.object?.kind.rawValue ?? "",
                answer.object == nil ? "" : answer.quality.rawValue, answer.confidence.map { "\($0)" } ?? "",
                answer.object?[ToponymMetadata.self]?.precision?.rawValue ?? "", "\(answer.match?.edits ?? 0)",
                "\(words.count)", "\(unmatched.count)",
                letters == 0 ? "0" : "\(Double(unmatchedLetters) / Double(letters))",
                answer.match.map { "\($0.score)" } ?? "", answer.gap.map { "\($0)" } ?? "", "\(answer.found)",
                verdict.rawValue, isRight ? "1" : "0", isContained ? "1" : "0",
            ]
        }
    }

    fileprivate static let titles = [
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
