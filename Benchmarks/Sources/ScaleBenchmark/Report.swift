import BenchmarkSupport
import Foundation

/// Tables of what was measured.
enum Report {
    /// Counts and times of some answers.
    private static func cells(_ answers: [Measurement.Answer]) -> [String] {
        var times = Samples()
        for answer in answers { times.append(answer.time) }
        func share(_ limit: Int) -> String {
            let hits = answers.count { (1...limit).contains($0.rank) }
            return text(100 * Double(hits) / Double(max(answers.count, 1)), 1)
        }
        return [String(answers.count), share(1), share(5)]
            + [0.5, 0.99, 1].map { text(times.percentile($0), times.percentile($0) < 100 ? 1 : 0) }
    }

    private static func text(_ value: Double, _ decimals: Int) -> String { String(format: "%.\(decimals)f", value) }

    static func row(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |" }

    static let curveTitles = [
        "rows", "build s", "peak MB", "bytes a row", "open ms", "hit@1 %", "hit@5 %", "worst kind %", "p50 µs",
        "p99 µs",
        "max µs", "first pass p50 µs", "p99 µs", "two threads",
    ]

    /// The table of the kinds, and a line for the size.
    static func size(
        rows: Int, _ build: Build?, byteCount: Int, opening: Duration, _ measurement: Measurement, gain: Double
    ) -> (table: [String], curve: [String]) {
        let groups = Question.Kind.allCases.map { kind in
            (kind, measurement.answers.filter { $0.question.kind == kind })
        }.filter { !$0.1.isEmpty }
        var table = [
            row(["kind", "n", "hit@1 %", "hit@5 %", "p50 µs", "p99 µs", "max µs"]),
            row(["---"] + Array(repeating: "---:", count: 6)),
        ]
        for (kind, answers) in groups { table.append(row([kind.rawValue] + cells(answers))) }
        let all = cells(measurement.answers)
        table.append(row(["all"] + all))
        let worst =
            groups.map { _, answers in Double(answers.count { $0.rank == 1 }) / Double(answers.count) }.min() ?? .nan
        let cost = build.map { [text($0.seconds, 1), text($0.peakMegabytes, 0)] } ?? ["–", "–"]
        let file = [text(Double(byteCount) / Double(rows), 1), text(opening / .milliseconds(1), 2)]
        let hits = [all[1], all[2], text(100 * worst, 1)]
        let cold = [0.5, 0.99].map { text(measurement.coldTimes.percentile($0), 1) }
        let curve = [String(rows)] + cost + file + hits + all[3...] + cold + [text(gain, 2)]
        return (table, curve)
    }

    /// Each question whose right answer is not the first, with what came first.
    static func misses(_ measurement: Measurement) -> [String] {
        measurement.answers.filter { $0.rank != 1 }.sorted { $0.question.kind.rawValue < $1.question.kind.rawValue }
            .map { answer in
                let question = answer.question
                return [
                    question.kind.rawValue, question.text,
                    question.area.map { "near \($0.center.latitude),\($0.center.longitude)" } ?? "",
                    "rank \(answer.rank)",
                    "wanted \(question.latitude), \(question.longitude)", answer.first.joined(separator: " · "),
                ].joined(separator: "\t")
            }
    }
}
