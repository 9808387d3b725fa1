/// Text as it may stand in XML.
enum XMLText {
    /// The text with markup escaped; what XML 1.0 cannot hold (controls, non-characters) is U+FFFD, and a line break or tab
    /// a blank.
    static func escaped(_ text: some StringProtocol) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result.append(contentsOf: "&amp;".unicodeScalars)
            case "<": result.append(contentsOf: "&lt;".unicodeScalars)
            case ">": result.append(contentsOf: "&gt;".unicodeScalars)
            case "\"": result.append(contentsOf: "&quot;".unicodeScalars)
            case "'": result.append(contentsOf: "&#39;".unicodeScalars)
            case "\t", "\n", "\r", "\u{85}", "\u{2028}", "\u{2029}": result.append(" ")
            case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": result.append("\u{FFFD}")
            // What turns the direction of a line would turn the labels beside it, too.
            case "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}": continue
            default: result.append(scalar)
            }
        }
        return String(result)
    }
}
