import GradingSupport

/// How often answers are right that the engine is more or less sure of.
struct CalibrationReport {
    private let samples: [CalibrationSample]
    private static let binCount = 10

    init(_ samples: [CalibrationSample]) {
        self.samples = samples
    }

    /// The tables and the score.
    var text: String {
        let rated = samples.filter { $0.confidence != nil }
        let lines = [
            reliability(of: rated).text,
            "",
            byQuality.text,
            "",
            byQuestion.text,
            "",
            "answers \(samples.count), without confidence \(samples.count - rated.count)",
            "Brier score \(rounded(brierScore(of: rated))), of the share of right answers alone \(rounded(baseScore(of: rated)))",
        ]
        return lines.joined(separator: "\n")
    }

    private func reliability(of rated: [CalibrationSample]) -> TextTable {
        var table = TextTable(["confidence", "answers", "expected", "right"])
        for bin in 0..<Self.binCount {
            let own = rated.filter { Self.bin(of: $0) == bin }
            let expected = own.reduce(0) { $0 + ($1.confidence ?? 0) } / Double(max(own.count, 1))
            let name = "0.\(bin) – " + (bin == Self.binCount - 1 ? "1.0" : "0.\(bin + 1)")
            table.append([
                name, String(own.count), own.isEmpty ? "–" : "\(rounded(100 * expected)) %",
                percent(own.filter(\.isRight).count, of: own.count),
            ])
        }
        return table
    }

    private static func bin(of sample: CalibrationSample) -> Int {
        min(max(Int((sample.confidence ?? 0) * Double(binCount)), 0), binCount - 1)
    }

    private var byQuality: TextTable { table("quality", by: \.quality) }

    private var byQuestion: TextTable { table("question", by: \.question) }

    private func table(_ title: String, by key: KeyPath<CalibrationSample, String>) -> TextTable {
        var table = TextTable([title, "answers", "expected", "right", "Brier score"])
        for (name, own) in Dictionary(grouping: samples, by: { $0[keyPath: key] }).sorted(by: { $0.key < $1.key }) {
            let rated = own.filter { $0.confidence != nil }
            let expected = rated.reduce(0) { $0 + ($1.confidence ?? 0) } / Double(max(rated.count, 1))
            table.append([
                name, String(own.count), rated.isEmpty ? "–" : "\(rounded(100 * expected)) %",
                percent(own.filter(\.isRight).count, of: own.count),
                rated.isEmpty ? "–" : "\(rounded(brierScore(of: rated)))",
            ])
        }
        return table
    }

    /// The mean of the squares of what confidence is off by.
    private func brierScore(of rated: [CalibrationSample]) -> Double {
        let sum = rated.reduce(0) { sum, sample in
            let error = (sample.confidence ?? 0) - (sample.isRight ? 1 : 0)
            return sum + error * error
        }
        return sum / Double(max(rated.count, 1))
    }

    /// The score of saying the same of all answers.
    private func baseScore(of rated: [CalibrationSample]) -> Double {
        let share = Double(rated.filter(\.isRight).count) / Double(max(rated.count, 1))
        return share * (1 - share)
    }

    private func rounded(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }
}
