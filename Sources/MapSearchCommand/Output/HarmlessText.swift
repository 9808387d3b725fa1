import MapSearchPresentation

/// Text from an index or a service, written so that it can command neither a terminal nor a spreadsheet.
enum HarmlessText {
    /// A text for a terminal: control characters become U+FFFD, and bidirectional controls are left out.
    static func printed(_ text: String) -> String {
        let printable = HighlightedText(text).terminal(isPlain: true)
        return withoutDirections(printable)
    }

    /// A text without bidirectional controls, which make it read otherwise than it is.
    static func withoutDirections(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: isDirection) else { return text }
        return String(String.UnicodeScalarView(text.unicodeScalars.filter { !isDirection($0) }))
    }

    /// A text for a cell of a table: as for a terminal, though with its line breaks and tabs.
    ///
    /// When it begins as a formula does, there is an apostrophe in front, so that a spreadsheet shows it and does not run it.
    /// Numbers stay as they are, those of telephones, too.
    static func cell(_ text: String) -> String {
        let scalars = text.unicodeScalars.filter { !isDirection($0) }.map { scalar in
            isControl(scalar) ? "\u{FFFD}" : scalar
        }
        let cell = String(String.UnicodeScalarView(scalars))
        guard let first = cell.utf8.first, formulaStarts.contains(first), !isNumber(cell) else { return cell }
        return "'" + cell
    }

    private static let formulaStarts = Set("=+-@\t\r".utf8)

    private static func isNumber(_ text: String) -> Bool {
        Double(text) != nil || text.utf8.allSatisfy { 0x30...0x39 ~= $0 || "+() ".utf8.contains($0) }
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
