/// One command of the tool.
struct Command: Sendable {
    let name: String
    /// The text after the name in the usage line.
    let operands: String
    let summary: String
    /// The help below the usage line: meaning, special cases, examples.
    var discussion = ""
    let options: [Option]
    /// The values that a shell offers for the operand; empty for files.
    var completions: [String] = []
    let run: @Sendable (Arguments, Session) async throws -> ExitStatus

    /// All commands, in the order of the help.
    static let all: [Command] = [
        .search, .geocode, .reverse, .suggest, .resolve, .batch, .map, .build, .info, .verify, .explain, .dump,
        .completions, .manual,
    ]

    /// Returns the command with a name.
    ///
    /// - Throws: ``CommandFailure`` for an unknown name, with a suggestion.
    static func named(_ name: String) throws(CommandFailure) -> Command {
        if let command = all.first(where: { $0.name == name }) { return command }
        if name.hasPrefix("-") {
            if let meant = Spelling.closest(to: name, among: ["--help", "--version"]) {
                throw .usage("there is no option \(name) before a command: did you mean \(meant)?")
            }
            throw .usage("\(name) comes before the command: write `mapsearch COMMAND \(name) …`.")
        }
        guard let meant = Spelling.closest(to: name, among: all.map(\.name)) else {
            throw .usage("there is no command “\(name)”: `mapsearch --help` lists the commands.")
        }
        throw .usage("there is no command “\(name)”: did you mean `mapsearch \(meant)`?")
    }
}
