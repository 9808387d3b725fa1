extension TextFolding {
    /// The maximum number of combining marks in a row, that of the Stream-Safe Text Format of Unicode Standard Annex 15.
    private static let maximumMarkRun = 30

    /// A folded text with a U+034F after every 30 combining marks in a row; nearly always the text itself.
    ///
    /// Swift compares and hashes strings by their normal form, in a time proportional to the square of such a run. A text may have been
    /// split in this way before, but folding omits what is invisible.
    static func splittingMarkRuns(_ text: String) -> String {
        guard hasLongRun(text.utf8) else { return text }
        var split = String.UnicodeScalarView()
        var run = 0
        for scalar in text.unicodeScalars {
            run = isMark(scalar) ? run + 1 : 0
            if run > maximumMarkRun {
                split.append("\u{34F}")
                run = 1
            }
            split.append(scalar)
        }
        return String(split)
    }

    /// Whether there may be more marks in a row: each takes at least two bytes, none of them ASCII.
    private static func hasLongRun(_ utf8: String.UTF8View) -> Bool {
        guard utf8.count > 2 * maximumMarkRun else { return false }
        var run = 0
        for byte in utf8 {
            run = byte < 0x80 ? 0 : run + 1
            if run > 2 * maximumMarkRun { return true }
        }
        return false
    }

    private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case ..<0x300: false
        // Their class is 0, but those of their parts are not.
        case 0x344, 0xF73, 0xF75, 0xF81: true
        default: scalar.properties.canonicalCombiningClass != .notReordered
        }
    }
}
