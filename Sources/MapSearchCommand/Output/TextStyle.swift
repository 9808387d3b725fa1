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

    /// A text with some of its parts in bold; the ranges are in order and do not overlap.
    func emphasizing(_ ranges: [Range<String.Index>], in text: String) -> String {
        var result = ""
        var position = text.startIndex
        for range in ranges where range.lowerBound >= position {
            result += Self.printable(text[position..<range.lowerBound]) + bold(text[range])
            position = range.upperBound
        }
        return result + Self.printable(text[position...])
    }

    private func styled(_ text: some StringProtocol, _ code: String) -> String {
        isPlain || text.isEmpty ? Self.printable(text) : "\u{1B}[\(code)m\(Self.printable(text))\u{1B}[0m"
    }

    /// A text without the control characters that would command a terminal: names come from anywhere.
    static func printable(_ text: some StringProtocol) -> String {
        guard text.unicodeScalars.contains(where: isControl) else { return String(text) }
        var scalars = String.UnicodeScalarView()
        for scalar in text.unicodeScalars { scalars.append(isControl(scalar) ? "\u{FFFD}" : scalar) }
        return String(scalars)
    }

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
    }
}
