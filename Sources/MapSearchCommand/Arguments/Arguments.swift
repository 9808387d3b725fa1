/// What stands on a command line behind the name of the command.
struct Arguments: Sendable {
    /// What is no option, in order.
    private(set) var positionals: [String] = []
    private var options: [String: [String]] = [:]

    /// Reads the words of a command line.
    ///
    /// `--name VALUE` and `--name=VALUE` are the same. Behind `--` nothing is an option. What looks like a negative number
    /// is none either, or no coordinate of the southern hemisphere could be asked for.
    ///
    /// - Throws: ``CommandFailure`` for an unknown option, with the one that may be meant, for a value that is missing,
    ///   too much or none of the choices, and for an option that is given more than once.
    init(_ words: some Collection<String>, options known: [Option]) throws(CommandFailure) {
        var rest = words[...]
        while let word = rest.popFirst() {
            guard Self.isOption(word) else {
                positionals.append(word)
                continue
            }
            if word == "--" {
                positionals += rest
                break
            }
            let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let name = String(parts[0])
            let option = try Self.option(name, among: known)
            if let substitute = option.substitute {
                throw .usage("\(name) is not available yet: \(substitute).")
            }
            var value: String?
            if parts.count == 2 {
                guard option.value != nil else { throw .usage("\(name) takes no value: remove “=\(parts[1])”.") }
                value = String(parts[1])
            } else if let placeholder = option.value {
                guard let next = rest.first, !Self.isOption(next) else {
                    throw .usage("\(name) needs a value: \(name) \(placeholder).")
                }
                value = rest.removeFirst()
            }
            if let value, !option.choices.isEmpty, !option.choices.contains(value) {
                throw .usage("\(name) is “\(value)”: use \(option.choices.joined(separator: " or ")).")
            }
            if self.options[option.name] != nil, !option.isRepeatable {
                throw .usage("\(name) is given more than once: remove one.")
            }
            self.options[option.name, default: []].append(value ?? "")
        }
    }

    private static func isOption(_ word: String) -> Bool {
        guard word.hasPrefix("-"), let second = word.dropFirst().first else { return false }
        return !second.isNumber && second != "."
    }

    private static func option(_ name: String, among known: [Option]) throws(CommandFailure) -> Option {
        let isLong = name.hasPrefix("--")
        let bare = String(name.dropFirst(isLong ? 2 : 1))
        if let option = known.first(where: { isLong ? $0.name == bare : $0.letter.map(String.init) == bare }) {
            return option
        }
        let usable = known.filter { $0.substitute == nil }.map(\.name)
        guard let meant = Spelling.closest(to: bare, among: usable) else {
            throw .usage("there is no option \(name): --help lists the options.")
        }
        throw .usage("there is no option \(name): did you mean --\(meant)?")
    }

    // MARK: Values

    /// All positional arguments as one text.
    var text: String { positionals.joined(separator: " ") }

    /// Whether an option is given.
    func has(_ name: String) -> Bool { options[name] != nil }

    /// The values of an option in order; empty when it is not given.
    func values(_ name: String) -> [String] { options[name] ?? [] }

    /// The value of an option; nil when it is not given.
    subscript(name: String) -> String? { options[name]?.last }

    /// The value of an option as a whole number; nil when it is not given.
    func integer(_ name: String, in range: ClosedRange<Int>) throws(CommandFailure) -> Int? {
        guard let text = self[name] else { return nil }
        guard let number = Int(text), range.contains(number) else {
            throw .usage(
                "--\(name) is “\(text)”: use a whole number from \(range.lowerBound) to \(range.upperBound).")
        }
        return number
    }

    /// The value of an option cut at its commas, without blanks; empty when it is not given.
    func list(_ name: String) -> [String] {
        self[name].map(Self.list) ?? []
    }

    /// The parts of a text between commas, without blanks.
    static func list(_ text: String) -> [String] {
        text.split(separator: ",").compactMap { part in
            let words = part.split(whereSeparator: \.isWhitespace)
            return words.isEmpty ? nil : words.joined(separator: " ")
        }
    }
}
