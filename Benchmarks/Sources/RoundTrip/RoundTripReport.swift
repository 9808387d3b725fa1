import GradingSupport

/// The outcomes of some attempts, in tables.
struct RoundTripReport {
    private let attempts: [RoundTripAttempt]

    init(_ attempts: [RoundTripAttempt]) {
        self.attempts = attempts
    }

    func printTables(title: String, exampleCount: Int) {
        let forms = RoundTripAttempt.Form.allCases
        print("\n\(title)\n")
        var table = TextTable([""] + forms.map(\.rawValue))
        table.append(["houses"] + cells { _ in true })
        for outcome in RoundTripAttempt.Outcome.allCases where attempts.contains(where: { $0.outcome == outcome }) {
            table.append([outcome.rawValue] + cells { $0.outcome == outcome })
        }
        table.append(
            ["found again"]
                + forms.map { form in
                    let own = attempts.filter { $0.form == form }
                    return percent(own.filter(\.outcome.isFound).count, of: own.count)
                })
        // No question tells apart what has one address: these are neither found nor missed.
        table.append(
            ["found again, of those with an address of their own"]
                + forms.map { form in
                    let own = attempts.filter { $0.form == form && $0.outcome != .twin }
                    return percent(own.filter(\.outcome.isFound).count, of: own.count)
                })
        table.append(["listed behind another object of its address"] + cells { $0.outcome == .twin && $0.isListed })
        table.append(["found, said to be partial"] + cells { $0.outcome.isFound && $0.answer.quality == .partial })
        table.append(["missed, said to be exact"] + cells { $0.isMissed && $0.answer.quality == .exact })
        for traits in Set(attempts.map(\.traits)).sorted() where attempts.contains(where: { $0.isMissed }) {
            let name = traits.isEmpty ? "number alone" : traits
            table.append(["missed: \(name)"] + cells { $0.isMissed && $0.traits == traits })
        }
        print(table.text)
        printExamples(exampleCount)
    }

    private func cells(_ isCounted: (RoundTripAttempt) -> Bool) -> [String] {
        RoundTripAttempt.Form.allCases.map { form in
            String(attempts.filter { $0.form == form && isCounted($0) }.count)
        }
    }

    private func printExamples(_ count: Int) {
        guard count > 0 else { return }
        for outcome in RoundTripAttempt.Outcome.allCases where !outcome.isFound {
            let own = attempts.filter { $0.outcome == outcome }
            guard !own.isEmpty else { continue }
            print("\(outcome.rawValue):")
            let step = max(1, own.count / count)
            for number in stride(from: 0, to: own.count, by: step).prefix(count) { print("  \(own[number].line)") }
        }
    }
}

extension RoundTripAttempt {
    /// Whether something else was found; an object of the very same address is not.
    var isMissed: Bool { !outcome.isFound && outcome != .twin }
}
