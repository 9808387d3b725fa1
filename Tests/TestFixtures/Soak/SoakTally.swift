/// What became of requests.
package struct SoakTally: Sendable, CustomStringConvertible {
    package var asked = 0
    package var answered = 0
    /// Failed with the error that the service was set up to return.
    package var injected = 0
    package var cancelled = 0

    /// Whether all that was asked had an outcome, and each sort of outcome was met.
    package var isWhole: Bool {
        answered + injected + cancelled == asked && answered > asked / 2 && injected > 0 && cancelled > 0
    }

    static func += (sum: inout SoakTally, tally: SoakTally) {
        sum.asked += tally.asked
        sum.answered += tally.answered
        sum.injected += tally.injected
        sum.cancelled += tally.cancelled
    }

    package var description: String {
        "\(asked) asked, \(answered) answered, \(injected) injected, \(cancelled) cancelled"
    }
}
