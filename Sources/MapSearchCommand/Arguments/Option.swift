/// An option of a command: `--name`, or `--name VALUE`.
struct Option: Sendable {
    let name: String
    /// The short form, as the `o` of `-o`; nil when there is none.
    let letter: Character?
    /// What stands for the value in the help; nil for a flag, which has none.
    let value: String?
    /// The values that it may have; empty for one that may have others.
    let choices: [String]
    let isRepeatable: Bool
    let summary: String
    /// What to do instead of an option that is known and does nothing yet; nil for one that works.
    let substitute: String?

    static func flag(_ name: String, letter: Character? = nil, _ summary: String) -> Option {
        Option(
            name: name, letter: letter, value: nil, choices: [], isRepeatable: false, summary: summary, substitute: nil)
    }

    static func value(
        _ name: String, _ value: String, letter: Character? = nil, of choices: [String] = [],
        isRepeatable: Bool = false, _ summary: String
    ) -> Option {
        Option(
            name: name, letter: letter, value: value, choices: choices, isRepeatable: isRepeatable, summary: summary,
            substitute: nil)
    }

    /// An option of a later version: it is understood, and refused with a remedy.
    static func planned(_ name: String, instead substitute: String) -> Option {
        Option(
            name: name, letter: nil, value: "", choices: [], isRepeatable: true, summary: "", substitute: substitute)
    }
}
