/// Names from other alphabets in Latin letters, as on maps and road signs.
///
/// For alternate names: what people with a Latin keyboard type. Cyrillic, Greek, Hangul and kana are supported, the
/// scripts whose letters determine the sound. Han, Arabic, Hebrew, Thai and the Indic scripts do not, and are rejected.
package enum Transliteration {
    /// The text in Latin letters.
    ///
    /// Anything but letters of a supported script is unchanged; upper case stays, and the first letter of a word is upper
    /// case if the script has no case.
    ///
    /// | script | system |
    /// | --- | --- |
    /// | Cyrillic | Russian by BGN/PCGN 1947 without apostrophes; Ukrainian (`і ї є ґ`) by its national system of 2010; Belarusian (`ў`), Bulgarian (`ъ` before a consonant) and Serbian or Macedonian (`ј љ њ ђ ћ џ ѓ ќ ѕ`) by their own |
    /// | Greek | ELOT 743 without accents |
    /// | Hangul | Revised Romanisation, letter by letter: sounds do not assimilate, but ㄹㄹ is `ll` |
    /// | kana | Hepburn, long vowels unmarked: `とうきょう` is `Tokyo` |
    ///
    /// - Parameter text: Any text.
    /// - Returns: Nil if there is no letter to transliterate, or one of an unsupported script.
    /// - Complexity: O(*n*) in the length of the text.
    package static func latin(_ text: String) -> String? {
        // No supported script begins before U+0370.
        guard text.utf8.contains(where: { $0 >= 0xCD }), let letters = letters(of: text) else { return nil }
        let cyrillic = CyrillicRules(for: letters)
        var result = ""
        var index = 0
        var isInsideWord = false
        while index < letters.count {
            let letter = letters[index]
            var piece = ""
            switch letter.script {
            case .cyrillic: cyrillic.append(letters, at: &index, to: &piece)
            case .greek: GreekRules.append(letters, at: &index, to: &piece)
            case .hangul: HangulRules.append(letters, at: &index, to: &piece)
            case .ideographic: KanaRules.append(letters, at: &index, to: &piece)
            default:
                result.unicodeScalars.append(letter.source)
                index += 1
                isInsideWord = letter.script != nil
                continue
            }
            let startsUncasedWord = !isInsideWord && (letter.script == .hangul || letter.script == .ideographic)
            result += letter.isUppercase || startsUncasedWord ? capitalized(piece) : piece
            isInsideWord = true
        }
        return result
    }

    /// One character of the text.
    struct Letter {
        let source: Unicode.Scalar
        /// The lower-case letter, composed and without accents that do not change its sound.
        var value: UInt32
        /// Nil if it is not a letter.
        let script: Script?
        let isUppercase: Bool
    }

    /// The characters of a text that has something to transliterate and nothing unsupported, otherwise nil.
    private static func letters(of text: String) -> [Letter]? {
        var letters: [Letter] = []
        var isCovered = false
        for scalar in text.unicodeScalars {
            let entry = FoldingTable.entry(of: scalar.value)
            let script = entry.category.isWritten ? entry.category.script : nil
            switch script {
            case .cyrillic, .greek, .hangul: isCovered = true
            case .ideographic:
                guard KanaRules.isKana(entry.letter(for: scalar.value)) else { return nil }
                isCovered = true
            case .arabic, .hebrew, .thai, .other: return nil
            case .latin, .number, nil: break
            }
            let value = CyrillicRules.lowercased(scalar.value) ?? entry.letter(for: scalar.value)
            let isMark = entry.category == .composing || entry.category == .dropped
            if let last = letters.last, isMark || LetterComposition.mayCompose(scalar.value) {
                if let composed = CyrillicRules.compose(last.value, value)
                    ?? LetterComposition.compose(last.value, value)
                {
                    letters[letters.count - 1].value = composed
                    continue
                }
                if isMark, last.script != nil, last.script != .latin { continue }
            }
            letters.append(
                Letter(source: scalar, value: value, script: script, isUppercase: scalar.properties.isUppercase))
        }
        return isCovered ? letters : nil
    }

    private static func capitalized(_ piece: String) -> String {
        guard let first = piece.first else { return piece }
        return first.uppercased() + piece.dropFirst()
    }
}

extension [Transliteration.Letter] {
    /// The letter at an index, nil outside the text and where there is no letter.
    func value(at index: Int) -> UInt32? { indices ~= index && self[index].script != nil ? self[index].value : nil }
}
