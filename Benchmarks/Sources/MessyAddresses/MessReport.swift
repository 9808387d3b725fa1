import GradingSupport

/// Messy addresses, counted by grade and by what was done to them.
struct MessReport {
    private let exampleCount: Int
    private(set) var answers: [MessyAnswer] = []

    init(exampleCount: Int) {
        self.exampleCount = exampleCount
    }

    mutating func add(_ answer: MessyAnswer) { answers.append(answer) }

    func printTables() {
        var table = TextTable(["", "asked"] + MessyAnswer.Grade.allCases.map(\.rawValue) + ["right or partial"])
        for engine in answers.map(\.engine).reduce(into: [String](), { if !$0.contains($1) { $0.append($1) } }) {
            table.append([engine] + cells(answers.filter { $0.engine == engine }))
        }
        table.append(["all"] + cells(answers))
        print("\n\(table.text)\n")
        table = TextTable(["with", "asked"] + MessyAnswer.Grade.allCases.map(\.rawValue) + ["right or partial"])
        for kind in Mess.Kind.allCases {
            table.append([kind.rawValue] + cells(answers.filter { $0.mess.kinds.contains(kind) }))
        }
        print(table.text)
        printExamples(.wrongExact, count: .max)
        printExamples(.wrongCorrected, count: 4 * exampleCount)
        printExamples(.wrongPartial, count: 2 * exampleCount)
        printExamples(.part, count: 2 * exampleCount)
        printExamples(.rightPartial, count: exampleCount)
        printExamples(.nothing, count: 2 * exampleCount)
    }

    private func cells(_ answers: [MessyAnswer]) -> [String] {
        let counts = MessyAnswer.Grade.allCases.map { grade in answers.filter { $0.grade == grade }.count }
        // Right, or marked partial: who reads the mark is not led astray.
        let good = answers.filter { $0.grade == .right || $0.grade != .nothing && $0.answer.quality == .partial }.count
        return [String(answers.count)] + counts.map(String.init) + [percent(good, of: answers.count)]
    }

    private func printExamples(_ grade: MessyAnswer.Grade, count: Int) {
        let own = answers.filter { $0.grade == grade }
        guard !own.isEmpty, count > 0 else { return }
        print("\n\(grade.rawValue): \(own.count)")
        let step = max(1, own.count / min(count, own.count))
        for number in stride(from: 0, to: own.count, by: step).prefix(count) { print("  \(own[number].line)") }
    }
}
