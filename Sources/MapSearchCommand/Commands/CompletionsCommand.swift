extension Command {
    /// Writes a completion script for a shell.
    static let completions = Command(
        name: "completions", operands: "bash|zsh|fish", summary: "Write a completion script for a shell.",
        discussion: """
              source <(mapsearch completions bash)
              mapsearch completions zsh > "${fpath[1]}/_mapsearch"
              mapsearch completions fish > ~/.config/fish/completions/mapsearch.fish
            """,
        options: [.flag("help", letter: "h", "show this help")], completions: Shell.allCases.map(\.rawValue)
    ) { arguments, session in
        let shells = HelpText.choice(Shell.allCases.map(\.rawValue))
        guard arguments.positionals.count == 1, let name = arguments.positionals.first else {
            throw CommandFailure.usage("no shell given: use \(shells).")
        }
        guard let shell = Shell(rawValue: name) else {
            throw CommandFailure.usage("the shell is “\(name)”: use \(shells).")
        }
        try session.output.line(CompletionScript(commands: all).text(for: shell))
        return .success
    }

    /// Writes the manual page.
    static let manual = Command(
        name: "manual", operands: "", summary: "Write the manual page.",
        discussion: """
              mapsearch manual > /usr/local/share/man/man1/mapsearch.1
              mapsearch manual | man -l -
            """,
        options: [.flag("help", letter: "h", "show this help")]
    ) { arguments, session in
        guard arguments.positionals.isEmpty else {
            throw CommandFailure.usage("manual has no argument: remove “\(arguments.text)”.")
        }
        try session.output.line(ManualPage(commands: all).text)
        return .success
    }
}
