import GradingSupport
import MapSearch

/// Graded answers, counted for each engine and kind of question.
struct TrustReport {
    private let exampleCount: Int
    private var answers: [GradedAnswer] = []

    init(exampleCount: Int) {
        self.exampleCount = exampleCount
    }

    mutating func add(_ answer: GradedAnswer) { answers.append(answer) }

    func printTables() {
        let engines = answers.map(\.engine).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
        for engine in engines {
            let own = answers.filter { $0.engine == engine }
            print("\n\(engine)\n")
            print(table(of: own).text)
        }
        print("\nall\n")
        print(table(of: answers).text)
        printExamples("false exact or corrected", answers.filter(\.isFalse))
        printExamples("wrong coarser part", answers.filter(\.isWrongPart))
        printExamples("settlement missed", answers.filter { $0.isSettlementMissed && !$0.isFalse && !$0.isWrongPart })
        printExamples("country missed", answers.filter(\.isCountryMissed))
        printExamples("exact precision of something else", answers.filter(\.isFalselyPrecise))
        let held = answers.filter { $0.isSettlementHeld && $0.verdict != .namesake }
        let missed = held.filter(\.isSettlementMissed).count
        let abroad = answers.filter { $0.isCountryHeld && !$0.isSettlementHeld }
        let unanswered = abroad.filter { $0.verdict == .nothing || $0.verdict == .elsewhere }.count
        print(
            """

            questions                   \(answers.count)
            false exact                 \(falseOnes(.exact))
            false corrected             \(falseOnes(.corrected))
            wrong coarser part          \(count(answers.filter(\.isWrongPart)))
            exact precision, not there  \(answers.filter(\.isFalselyPrecise).count)
            right settlement            \(percent(held.count - missed, of: held.count)) of \(held.count)
            its country where not held  \(percent(abroad.count - unanswered, of: abroad.count)) of \(abroad.count)
            """)
    }

    /// How many answers of a quality are false.
    private func falseOnes(_ quality: MatchQuality) -> String {
        count(answers.filter { $0.isFalse && $0.answer.quality == quality })
    }

    /// A name alone may be that of something else, or another one, mistyped, so these are counted apart.
    private func count(_ answers: [GradedAnswer]) -> String {
        let names = answers.filter { $0.question.kind.isNameAlone }.count
        return "\(answers.count - names)" + (names > 0 ? ", and \(names) to a name alone" : "")
    }

    private func table(of answers: [GradedAnswer]) -> TextTable {
        var table = TextTable([
            "", "asked", "false exact", "false corr.", "wrong part", "thing", "settlement", "container", "namesake",
            "nothing",
            "right settlement",
        ])
        for kind in Question.Kind.allCases {
            let own = answers.filter { $0.question.kind == kind }
            if !own.isEmpty { table.append([kind.rawValue] + counts(own)) }
        }
        table.append(["all"] + counts(answers))
        return table
    }

    private func counts(_ answers: [GradedAnswer]) -> [String] {
        func count(_ verdict: Grader.Verdict) -> Int { answers.filter { $0.verdict == verdict && !$0.isFalse }.count }
        let held = answers.filter { $0.isSettlementHeld && $0.verdict != .namesake }
        let found = held.filter { !$0.isSettlementMissed }.count
        let cells = [
            answers.count, answers.filter { $0.isFalse && $0.answer.quality == .exact }.count,
            answers.filter { $0.isFalse && $0.answer.quality == .corrected }.count, answers.filter(\.isWrongPart).count,
            count(.thing), count(.settlement), count(.container), count(.namesake), count(.nothing),
        ]
        return cells.map(String.init) + ["\(percent(found, of: held.count)) of \(held.count)"]
    }

    private func printExamples(_ title: String, _ answers: [GradedAnswer]) {
        guard !answers.isEmpty, exampleCount > 0 else { return }
        print("\n\(title): \(answers.count)")
        for kind in Question.Kind.allCases {
            let own = answers.filter { $0.question.kind == kind }
            // Spread over the engines, which come one after the other.
            let step = max(1, own.count / exampleCount)
            for number in stride(from: 0, to: own.count, by: step).prefix(exampleCount) {
                print("  \(own[number].line)")
            }
        }
    }

    /// What is known of each answer.
    var rows: [GradedRows.Row] { answers.map(GradedRows.Row.init) }
}
