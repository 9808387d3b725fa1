import MapSearchText

/// Prepares labels for a picture.
enum LabelText {
    /// The text on one line, without control characters, cut off at a maximum width.
    ///
    /// - Parameters:
    ///   - text: Any text.
    ///   - maximumWidth: The maximum width, in points.
    ///   - size: The size of the letters.
    /// - Returns: Empty if nothing is visible.
    static func oneLine(_ text: String, maximumWidth: Double, size: Double) -> String {
        var scalars = String.UnicodeScalarView()
        var isBlank = true
        // More than fits in any width is ignored, because a text may have any length.
        for scalar in text.unicodeScalars.prefix(2000) {
            let isSpace = scalar.properties.isWhitespace || scalar.value < 0x20 || 0x7F...0x9F ~= scalar.value
            if isSpace {
                if !isBlank { scalars.append(" ") }
                isBlank = true
            } else {
                scalars.append(scalar)
                isBlank = false
            }
        }
        if isBlank, !scalars.isEmpty { scalars.removeLast() }
        return cut(String(scalars), maximumWidth: maximumWidth, size: size)
    }

    private static func cut(_ text: String, maximumWidth: Double, size: Double) -> String {
        let font = StrokeFont.standard
        guard font.width(of: text, size: size) > maximumWidth else { return text }
        let room = maximumWidth - font.width(of: "…", size: size)
        var kept = ""
        var width = 0.0
        for character in text {
            width += font.width(of: String(character), size: size)
            if width > room { break }
            kept.append(character)
        }
        while kept.last == " " { kept.removeLast() }
        return kept.isEmpty ? "" : kept + "…"
    }

    /// Whether all of the text can be drawn with ``StrokeFont``, possibly transliterated.
    static func isDrawable(_ text: String) -> Bool {
        drawable(text).unicodeScalars.allSatisfy(StrokeFont.standard.has)
    }

    /// The text in letters of ``StrokeFont``, as far as it can be transliterated.
    static func drawable(_ text: String) -> String {
        let font = StrokeFont.standard
        if text.unicodeScalars.allSatisfy(font.has) { return text }
        if let latin = latin(text) { return latin }
        // One word may be in a supported script and another in an unsupported one.
        let words = text.split(separator: " ", omittingEmptySubsequences: false).map { word in
            word.unicodeScalars.allSatisfy(font.has)
                ? String(word) : latin(String(word)) ?? String(word)
        }
        return words.joined(separator: " ")
    }

    /// The transliteration, in capitals if the text is: the "Я" of "РОССИЯ" is "YA", not "Ya".
    private static func latin(_ text: String) -> String? {
        guard let latin = Transliteration.latin(text) else { return nil }
        return text == text.uppercased() && text != text.lowercased() ? latin.uppercased() : latin
    }
}
