/// The manual page, generated from the declarations of the commands.
struct ManualPage {
    let commands: [Command]

    /// The page.
    var text: String {
        var lines = [
            ".TH MAPSEARCH 1 \"\" \"mapsearch \(HelpText.version)\" \"User Commands\"", ".SH NAME",
            "mapsearch \\- search places and addresses", ".SH SYNOPSIS", ".B mapsearch", "COMMAND [OPTIONS] …",
            ".SH DESCRIPTION",
        ]
        lines += Self.paragraphs(HelpText.introduction)
        lines.append(".SH COMMANDS")
        for command in commands { lines += section(command) }
        lines += [
            ".SH ENVIRONMENT", ".TP", ".B MAPSEARCH_INDEX",
            "Indexes to search if \\-\\-index is not given, separated by colons.", ".TP",
            ".B MAPSEARCH_PELIAS_KEY", "The API key for Pelias services.", ".TP", ".B NO_COLOR",
            "Turns off bold and faint text.", ".SH EXIT STATUS",
        ]
        lines += Self.paragraphs(HelpText.exitCodes)
        return lines.joined(separator: "\n")
    }

    private func section(_ command: Command) -> [String] {
        let usage = ["mapsearch", command.name, command.operands].filter { !$0.isEmpty }.joined(separator: " ")
        var lines = [
            ".SS \"\(Self.escaped(usage))\"", Self.escaped(command.summary),
        ]
        if !command.discussion.isEmpty { lines += [".PP"] + Self.paragraphs(command.discussion) }
        for option in command.options where option.substitute == nil {
            let letter = option.letter.map { "\\-\($0), " } ?? ""
            let value = option.value.map { " \(Self.escaped($0))" } ?? ""
            lines += [
                ".TP", "\\fB\(letter)\\-\\-\(Self.escaped(option.name))\\fR\(value)", Self.escaped(option.summary),
            ]
        }
        return lines
    }

    /// Returns text in which indented examples keep their line breaks.
    private static func paragraphs(_ text: String) -> [String] {
        var lines: [String] = []
        var isExample = false
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let isSetIn = line.hasPrefix("  ")
            if isSetIn != isExample {
                lines.append(isSetIn ? ".nf" : ".fi")
                isExample = isSetIn
            }
            lines.append(line.isEmpty ? ".PP" : escaped(String(line)))
        }
        if isExample { lines.append(".fi") }
        return lines
    }

    /// Returns a text with requests and escapes quoted.
    private static func escaped(_ text: String) -> String {
        let plain = text.replacing("\\", with: "\\e").replacing("-", with: "\\-").replacing("\"", with: "\\(dq")
        return plain.hasPrefix(".") || plain.hasPrefix("'") ? "\\&" + plain : plain
    }
}
