import MapSearchPresentation

/// The style of text for people: emphasized on a capable terminal, plain elsewhere.
struct TextStyle: Sendable {
    let isPlain: Bool

    /// Chooses the style by the usual conventions: no codes for a pipe, with `NO_COLOR` set, or if `TERM` is `dumb`.
    init(isTerminal: Bool, environment: [String: String]) {
        let isRefused = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
        isPlain = !isTerminal || isRefused || environment["TERM"] == "dumb"
    }

    func bold(_ text: some StringProtocol) -> String { styled(text, "1") }

    func faint(_ text: some StringProtocol) -> String { styled(text, "2") }

    /// Returns a text with its highlighted parts in bold.
    func emphasizing(_ text: HighlightedText) -> String {
        HarmlessText.withoutDirections(text.terminal(isPlain: isPlain))
    }

    private func styled(_ text: some StringProtocol, _ code: String) -> String {
        isPlain || text.isEmpty ? Self.printable(text) : "\u{1B}[\(code)m\(Self.printable(text))\u{1B}[0m"
    }

    /// Returns a text without terminal control sequences, because names are untrusted.
    static func printable(_ text: some StringProtocol) -> String {
        HarmlessText.printed(String(text))
    }
}
