/// Text for XML.
enum XMLText {
    /// The text with markup escaped; characters that XML 1.0 does not allow (controls, non-characters) become U+FFFD, and a line break
    /// or tab a space.
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
            // Characters that change the direction of a line would affect neighbouring labels, too.
            case "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}": continue
            default: result.append(scalar)
            }
        }
        return String(result)
    }
}
