/// The texts of `--help`.
enum HelpText {
    /// The version of the tool.
    static let version = "0.1.0"

    /// The help of the tool.
    static var overview: String {
        let width = (Command.all.map(\.name.count).max() ?? 0) + 2
        let commands = Command.all.map { "  \(padded($0.name, width))\($0.summary)" }
        return """
            \(introduction)

            Usage: mapsearch COMMAND [OPTIONS] …

            \(commands.joined(separator: "\n"))

            `mapsearch COMMAND --help` explains a command, `mapsearch --version` prints the version.
            Coordinates are LATITUDE,LONGITUDE in degrees. Without --index, mapsearch searches the indexes in the environment
            variable MAPSEARCH_INDEX, separated by colons, or else the bundled world. Before a text that begins with a hyphen,
            write --, as in `mapsearch search -- -40`.

            \(exitCodes)
            """
    }

    /// The purpose of the tool.
    static let introduction = "Search for places and addresses, offline or with online services."

    /// The exit codes.
    static let exitCodes = """
        Exit codes: 0 found, 1 nothing found, 2 wrong usage, 3 bad file or index, 4 network or service,
        130 interrupted.
        """

    /// The help of a command.
    static func text(for command: Command) -> String {
        let options = command.options.filter { $0.substitute == nil }
        let heads = options.map(head)
        let width = (heads.map(\.count).max() ?? 0) + 2
        let rows = zip(heads, options).map { "  \(padded($0, width))\($1.summary)" }
        let usage = ["Usage: mapsearch", command.name, command.operands].filter { !$0.isEmpty }
        var sections = [command.summary, usage.joined(separator: " ")]
        if !command.discussion.isEmpty { sections.append(command.discussion) }
        sections.append(rows.joined(separator: "\n"))
        return sections.joined(separator: "\n\n")
    }

    /// Returns a heading followed by words with commas, wrapped for a terminal.
    static func list(_ heading: String, _ words: [String]) -> String {
        var lines = [heading]
        for (index, word) in words.enumerated() {
            let text = " " + word + (index < words.count - 1 ? "," : ".")
            let last = lines[lines.count - 1]
            if last.count + text.count > 110 { lines.append(" " + text) } else { lines[lines.count - 1] = last + text }
        }
        return lines.joined(separator: "\n")
    }

    /// Returns a choice as text: "text, json or csv".
    static func choice(_ words: [String]) -> String {
        let last = words.suffix(1).joined()
        return words.count < 2 ? last : "\(words.dropLast().joined(separator: ", ")) or \(last)"
    }

    private static func head(_ option: Option) -> String {
        let letter = option.letter.map { "-\($0), " } ?? ""
        let value = option.value.map { " \($0)" } ?? ""
        return "\(letter)--\(option.name)\(value)"
    }

    private static func padded(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }
}
