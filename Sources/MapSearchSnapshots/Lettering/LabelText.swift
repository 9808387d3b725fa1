import MapSearchText

/// Names as they can stand on a picture.
enum LabelText {
    /// The text on one line, without what is no letter, and cut off where it is longer than anybody reads.
    ///
    /// - Parameters:
    ///   - text: Any text.
    ///   - maximumWidth: How wide it may be, in points.
    ///   - size: The size of the letters.
    /// - Returns: Empty when there is nothing to see in it.
    static func oneLine(_ text: String, maximumWidth: Double, size: Double) -> String {
        var scalars = String.UnicodeScalarView()
        var isBlank = true
        // More than fits in any width is not looked at: a text may have any length.
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

    /// Whether all of the text can be written in the letters of ``StrokeFont``, or in others for them.
    static func isDrawable(_ text: String) -> Bool {
        drawable(text).unicodeScalars.allSatisfy(StrokeFont.standard.has)
    }

    /// The text in letters that ``StrokeFont`` has, as far as there is a way to write it in them.
    static func drawable(_ text: String) -> String {
        let font = StrokeFont.standard
        if text.unicodeScalars.allSatisfy(font.has) { return text }
        if let latin = Transliteration.latin(text) { return latin }
        // One word may be in a script that has a way, beside another that has none.
        let words = text.split(separator: " ", omittingEmptySubsequences: false).map { word in
            word.unicodeScalars.allSatisfy(font.has)
                ? String(word) : Transliteration.latin(String(word)) ?? String(word)
        }
        return words.joined(separator: " ")
    }
}
