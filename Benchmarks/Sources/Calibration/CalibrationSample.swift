import BenchmarkSupport
import GradingSupport

/// How sure the engine was of an answer, and whether it was right.
struct CalibrationSample {
    let question: String
    let quality: String
    /// From 0 to 1; nil when the engine did not say.
    let confidence: Double?
    let isRight: Bool

    /// Reads a line of a report; nil for a question without an answer.
    init?(_ row: QueryFile.Row) {
        self.init(
            question: row["question"], quality: row["quality"], confidence: Double(row["confidence"]),
            isRight: row["right"] == "1", isContained: row["contained"] == "1")
    }

    /// Reads a row; nil for one without an answer.
    init?(_ row: GradedRows.Row) {
        self.init(
            question: row["question"], quality: row["quality"], confidence: Double(row["confidence"]),
            isRight: row["right"] == "1", isContained: row["contained"] == "1")
    }

    private init?(question: String, quality: String, confidence: Double?, isRight: Bool, isContained: Bool) {
        guard !quality.isEmpty else { return nil }
        self.question = question
        self.quality = quality
        self.confidence = confidence
        // A place that contains what was asked for is the right one only when it is said to be no more.
        self.isRight = isRight || quality == "partial" && isContained
    }
}
