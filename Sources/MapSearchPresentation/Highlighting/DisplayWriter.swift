/// Writes untrusted text so that it affects neither a terminal nor a web page nor the text after it.
struct DisplayWriter {
    private let escapesHTML: Bool
    private var output = String.UnicodeScalarView()
    /// The closing characters of open bidirectional controls, the innermost last.
    private var closers: [Unicode.Scalar] = []

    init(escapesHTML: Bool = false) { self.escapesHTML = escapesHTML }

    mutating func appendMarkup(_ markup: String) { output.append(contentsOf: markup.unicodeScalars) }

    mutating func append(_ text: Substring) {
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&" where escapesHTML: appendMarkup("&amp;")
            case "<" where escapesHTML: appendMarkup("&lt;")
            case ">" where escapesHTML: appendMarkup("&gt;")
            case "\"" where escapesHTML: appendMarkup("&quot;")
            case "'" where escapesHTML: appendMarkup("&#39;")
            case "\n" where escapesHTML, "\t" where escapesHTML: output.append(scalar)
            default: append(plain: scalar)
            }
        }
    }

    private mutating func append(plain scalar: Unicode.Scalar) {
        switch scalar.value {
        case 0..<0x20, 0x7F...0x9F, 0x2028, 0x2029: output.append("\u{FFFD}")
        case 0x202A, 0x202B, 0x202D, 0x202E: open(scalar, endedBy: "\u{202C}")
        case 0x2066...0x2068: open(scalar, endedBy: "\u{2069}")
        case 0x202C, 0x2069: close(scalar)
        default: output.append(scalar)
        }
    }

    /// The maximum depth of the Unicode bidirectional algorithm (UAX #9, BD2); deeper controls have no effect.
    private static let maximumDepth = 125

    private mutating func open(_ scalar: Unicode.Scalar, endedBy closer: Unicode.Scalar) {
        guard closers.count < Self.maximumDepth else { return }
        closers.append(closer)
        output.append(scalar)
    }

    private mutating func close(_ scalar: Unicode.Scalar) {
        guard closers.last == scalar else { return }
        closers.removeLast()
        output.append(scalar)
    }

    /// The text so far, with all open controls closed.
    mutating func finished() -> String {
        while let closer = closers.popLast() { output.append(closer) }
        return String(output)
    }
}

extension DisplayWriter {
    /// Returns a text with all bidirectional controls closed.
    static func balanced(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: { 0x202A...0x2069 ~= $0.value }) else { return text }
        var writer = DisplayWriter()
        writer.append(text[...])
        return writer.finished()
    }
}
