import MapSearchPresentation

/// How text for people looks: emphasised on a terminal that can, plain elsewhere.
struct TextStyle: Sendable {
    let isPlain: Bool

    /// Chooses the style as terminals agreed on: no codes for a pipe, with `NO_COLOR` set, or when `TERM` is `dumb`.
    init(isTerminal: Bool, environment: [String: String]) {
        let isRefused = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
        isPlain = !isTerminal || isRefused || environment["TERM"] == "dumb"
    }

    func bold(_ text: some StringProtocol) -> String { styled(text, "1") }

    func faint(_ text: some StringProtocol) -> String { styled(text, "2") }

    /// A text with its marked parts in bold.
    func emphasizing(_ text: HighlightedText) -> String {
        HarmlessText.withoutDirections(text.terminal(isPlain: isPlain))
    }

    private func styled(_ text: some StringProtocol, _ code: String) -> String {
        isPlain || text.isEmpty ? Self.printable(text) : "\u{1B}[\(code)m\(Self.printable(text))\u{1B}[0m"
    }

    /// A text without what would command a terminal: names come from anywhere.
    static func printable(_ text: some StringProtocol) -> String {
        HarmlessText.printed(String(text))
    }
}
