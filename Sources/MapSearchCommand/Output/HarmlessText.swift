import MapGeometry
import MapSearchPresentation

/// Untrusted text from an index or a service, made safe for terminals and spreadsheets.
enum HarmlessText {
    /// Returns a text for a terminal: control characters become U+FFFD, and bidirectional controls are removed.
    static func printed(_ text: String) -> String {
        let printable = HighlightedText(text).terminal(isPlain: true)
        return withoutDirections(printable)
    }

    /// Returns a text without bidirectional controls, which can make it look different.
    static func withoutDirections(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: isDirection) else { return text }
        return String(String.UnicodeScalarView(text.unicodeScalars.filter { !isDirection($0) }))
    }

    /// Returns a text for a table cell: as for a terminal, but with its line breaks and tabs.
    ///
    /// A text that begins like a formula gets a leading apostrophe, so that spreadsheets show it instead of evaluating
    /// it. Numbers, including telephone numbers, are unchanged.
    static func cell(_ text: String) -> String {
        let scalars = text.unicodeScalars.filter { !isDirection($0) }.map { scalar in
            isControl(scalar) ? "\u{FFFD}" : scalar
        }
        let cell = String(String.UnicodeScalarView(scalars))
        // Spreadsheets skip what cannot be seen.
        let visible = cell.unicodeScalars.drop { isInvisible($0) }
        guard let first = visible.first, formulaStarts.contains(first), !isNumber(cell) else { return cell }
        return "'" + cell
    }

    /// The signs, also in their wide forms for Chinese and Japanese.
    private static let formulaStarts: Set<Unicode.Scalar> = [
        "=", "+", "-", "@", "\t", "\r", "\u{FF1D}", "\u{FF0B}", "\u{FF0D}", "\u{FF20}",
    ]

    private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        let properties = scalar.properties
        return properties.isDefaultIgnorableCodePoint || properties.isWhitespace && !formulaStarts.contains(scalar)
    }

    /// Whether a text with a sign before it is a number or a telephone number.
    private static func isNumber(_ text: String) -> Bool {
        if Double(text) != nil { return true }
        return text.hasPrefix("+")
            && text.utf8.dropFirst().allSatisfy { $0.isASCIIDigit || "() ".utf8.contains($0) }
    }

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09, 0x0A, 0x0D: false
        case 0..<0x20, 0x7F...0x9F: true
        default: false
        }
    }

    private static func isDirection(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x61C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}
