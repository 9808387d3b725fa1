/// An option of a command: `--name`, or `--name VALUE`.
struct Option: Sendable {
    let name: String
    /// The short form, such as the `o` of `-o`; nil if there is none.
    let letter: Character?
    /// The placeholder for the value in the help; nil for a flag.
    let value: String?
    /// The valid values; empty if any value is valid.
    let choices: [String]
    /// The values that a shell offers.
    let completions: [String]
    let isRepeatable: Bool
    let summary: String
    /// The alternative to an option that is reserved but not implemented; nil for one that works.
    let substitute: String?

    static func flag(_ name: String, letter: Character? = nil, _ summary: String) -> Option {
        Option(
            name: name, letter: letter, value: nil, choices: [], completions: [], isRepeatable: false, summary: summary,
            substitute: nil)
    }

    static func value(
        _ name: String, _ value: String, letter: Character? = nil, of choices: [String] = [],
        completions: [String]? = nil, isRepeatable: Bool = false, _ summary: String
    ) -> Option {
        Option(
            name: name, letter: letter, value: value, choices: choices, completions: completions ?? choices,
            isRepeatable: isRepeatable, summary: summary, substitute: nil)
    }

    /// An option of a later version, which is rejected with a remedy.
    static func planned(_ name: String, instead substitute: String) -> Option {
        Option(
            name: name, letter: nil, value: "", choices: [], completions: [], isRepeatable: true, summary: "",
            substitute: substitute)
    }
}
