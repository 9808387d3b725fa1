/// A shell that completes command lines.
enum Shell: String, CaseIterable {
    case bash, zsh, fish
}

/// The completion scripts, generated from the declarations of the commands.
struct CompletionScript {
    let commands: [Command]

    /// The script for a shell.
    func text(for shell: Shell) -> String {
        switch shell {
        case .bash: bash
        case .zsh: zsh
        case .fish: fish
        }
    }

    private var commandNames: String { commands.map(\.name).joined(separator: " ") }

    private static func options(of command: Command) -> [Option] { command.options.filter { $0.substitute == nil } }

    // MARK: Bash

    private var bash: String {
        let cases = commands.map { command in
            let options = Self.options(of: command)
            let values = options.filter { !$0.completions.isEmpty }
                .map { " --\($0.name)) values=\"\($0.completions.joined(separator: " "))\" ;;" }
            return """
                        \(command.name))
                            words="\(options.map { "--\($0.name)" }.joined(separator: " "))"
                            operands="\(command.completions.joined(separator: " "))"
                            case $previous in\(values.joined()) esac ;;
                """
        }
        return """
            _mapsearch() {
                local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]} words= values= operands=
                COMPREPLY=()
                if [ "$COMP_CWORD" -eq 1 ]; then
                    words="\(commandNames) help --help --version"
                    COMPREPLY=($(compgen -W "$words" -- "$current"))
                    return
                fi
                case ${COMP_WORDS[1]} in
                    help) operands="\(commandNames)" ;;
            \(cases.joined(separator: "\n"))
                esac
                if [ -n "$values" ]; then
                    COMPREPLY=($(compgen -W "$values" -- "$current"))
                    return
                fi
                case $current in
                    -*) COMPREPLY=($(compgen -W "$words" -- "$current")) ;;
                    *)
                        if [ -n "$operands" ]; then
                            COMPREPLY=($(compgen -W "$operands" -- "$current"))
                        else
                            COMPREPLY=($(compgen -f -- "$current"))
                        fi ;;
                esac
            }
            complete -o filenames -F _mapsearch mapsearch
            """
    }

    // MARK: Zsh

    private var zsh: String {
        let names = commands.map { "        '\($0.name):\(Self.zshText($0.summary))'" }
        let cases = commands.map { command in
            let specs = Self.options(of: command).map { "            \(Self.zshSpec($0))" }
            return
                "        \(command.name)) _arguments \\\n\((specs + ["            \(Self.zshOperand(of: command))"]).joined(separator: " \\\n")) ;;"
        }
        return """
            #compdef mapsearch
            _mapsearch() {
                local -a commands
                commands=(
            \(names.joined(separator: "\n"))
                )
                if (( CURRENT == 2 )); then
                    _describe command commands
                    return
                fi
                local command=$words[2]
                shift words
                (( CURRENT-- ))
                case $command in
                    help) _describe command commands ;;
            \(cases.joined(separator: "\n"))
                esac
            }
            if [ "$funcstack[1]" = _mapsearch ]; then _mapsearch "$@"; else compdef _mapsearch mapsearch; fi
            """
    }

    private static func zshOperand(of command: Command) -> String {
        command.completions.isEmpty ? "'*:file:_files'" : "'1: :(\(command.completions.joined(separator: " ")))'"
    }

    private static func zshSpec(_ option: Option) -> String {
        let star = option.isRepeatable ? "*" : ""
        let value = option.value.map { placeholder in
            let values = option.completions.isEmpty ? " " : "(\(option.completions.joined(separator: " ")))"
            return ":\(zshText(placeholder)):\(placeholder.contains("FILE") ? "_files" : values)"
        }
        return "'\(star)--\(option.name)\(value == nil ? "" : "=")[\(zshText(option.summary))]\(value ?? "")'"
    }

    /// A text within single quotes, where colons and brackets have a meaning.
    private static func zshText(_ text: String) -> String {
        text.replacing("'", with: "’").replacing("\\", with: "\\\\").replacing(":", with: "\\:")
            .replacing("[", with: "\\[").replacing("]", with: "\\]")
    }

    // MARK: Fish

    private var fish: String {
        var lines = ["complete -c mapsearch -n __fish_use_subcommand -f"]
        for command in commands {
            let summary = Self.fishText(command.summary)
            lines.append("complete -c mapsearch -n __fish_use_subcommand -f -a \(command.name) -d '\(summary)'")
        }
        lines.append("complete -c mapsearch -n '__fish_seen_subcommand_from help' -f -a '\(commandNames)'")
        for command in commands {
            if !command.completions.isEmpty {
                let values = command.completions.joined(separator: " ")
                lines.append("complete -c mapsearch -n '__fish_seen_subcommand_from \(command.name)' -f -a '\(values)'")
            }
            for option in Self.options(of: command) {
                let letter = option.letter.map { " -s \($0)" } ?? ""
                lines.append(
                    "complete -c mapsearch -n '__fish_seen_subcommand_from \(command.name)' -l \(option.name)\(letter)"
                        + "\(Self.fishValue(of: option)) -d '\(Self.fishText(option.summary))'")
            }
        }
        return lines.joined(separator: "\n")
    }

    private static func fishValue(of option: Option) -> String {
        guard let placeholder = option.value else { return "" }
        if placeholder.contains("FILE") { return " -r -F" }
        return option.completions.isEmpty ? " -x" : " -x -a '\(option.completions.joined(separator: " "))'"
    }

    private static func fishText(_ text: String) -> String {
        text.replacing("\\", with: "\\\\").replacing("'", with: "\\'")
    }
}
