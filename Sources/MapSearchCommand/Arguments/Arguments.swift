import MapSearchIndexing

/// The arguments after the name of the command.
struct Arguments: Sendable {
    /// The arguments that are not options, in order.
    private(set) var positionals: [String] = []
    private var options: [String: [String]] = [:]

    /// Parses the words of a command line.
    ///
    /// `--name VALUE` and `--name=VALUE` are equivalent. After `--` there are no options. A word that looks like a
    /// negative number is not an option, so that southern latitudes can be given.
    ///
    /// - Throws: ``CommandFailure`` for an unknown option, with a suggestion, for a missing, superfluous or invalid
    ///   value, and for an option that is given more than once.
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
                throw .usage("\(name) is “\(value)”: use \(HelpText.choice(option.choices)).")
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
            throw .usage(
                "there is no option \(name): --help lists the options; before a text that begins with a hyphen, write --."
            )
        }
        throw .usage("there is no option \(name): did you mean --\(meant)?")
    }

    // MARK: Values

    /// All positional arguments as one text.
    var text: String { positionals.joined(separator: " ") }

    /// Returns whether an option is given.
    func has(_ name: String) -> Bool { options[name] != nil }

    /// Returns the values of an option in order; empty if it is not given.
    func values(_ name: String) -> [String] { options[name] ?? [] }

    /// Returns the value of an option; nil if it is not given.
    subscript(name: String) -> String? { options[name]?.last }

    /// Returns the value of an option as a whole number; nil if it is not given.
    func integer(_ name: String, in range: ClosedRange<Int>) throws(CommandFailure) -> Int? {
        guard let text = self[name] else { return nil }
        guard let number = Int(text), range.contains(number) else {
            throw .usage(
                "--\(name) is “\(text)”: use a whole number from \(range.lowerBound) to \(range.upperBound).")
        }
        return number
    }

    /// Reads a decimal number: `Double` also accepts hexadecimal ones and words.
    static func number(_ text: some StringProtocol) -> Double? { Double(decimal: Array(text.utf8)[...]) }

    /// Returns the value of an option split at its commas, without blanks; empty if it is not given.
    func list(_ name: String) -> [String] { self[name].map(Self.list) ?? [] }

    /// The maximum number of filters, categories or languages: the time of a search grows with it.
    static let maximumCount = 1_000

    /// Refuses a list of too many values; the subject is its name in messages.
    static func check(count: Int, of subject: String) throws(CommandFailure) {
        guard count <= maximumCount else {
            throw .usage("\(subject) has \(count) values: use at most \(maximumCount).")
        }
    }

    /// The parts of a text between commas, without blanks.
    static func list(_ text: String) -> [String] {
        text.split(separator: ",").compactMap { part in
            let words = part.split(whereSeparator: \.isWhitespace)
            return words.isEmpty ? nil : words.joined(separator: " ")
        }
    }
}
