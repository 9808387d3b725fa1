/// Hangul in Latin letters by the Revised Romanisation of 2000, letter by letter.
enum HangulRules {
    /// Appends the transliteration of the syllable at `index`, and moves past it.
    static func append(_ letters: [Transliteration.Letter], at index: inout Int, to piece: inout String) {
        let syllable = letters[index].value
        index += 1
        guard let (initial, vowel, final) = parts(of: syllable) else {
            piece.unicodeScalars.append(letters[index - 1].source)
            return
        }
        let followsL = letters.value(at: index - 2).flatMap(parts)?.final == 8
        // ㄹ is r before a vowel, but ll after another ㄹ.
        piece += initial == 5 && followsL ? "l" : initials[initial]
        piece += vowels[vowel] + finals[final]
    }

    /// The numbers of the letters of a syllable (the Unicode Standard, section 3.12); nil for single letters.
    private static func parts(of syllable: UInt32) -> (initial: Int, vowel: Int, final: Int)? {
        guard 0xAC00...0xD7A3 ~= syllable else { return nil }
        let number = Int(syllable - 0xAC00)
        return (number / 588, number / 28 % 21, number % 28)
    }

    private static let initials = [
        "g", "kk", "n", "d", "tt", "r", "m", "b", "pp", "s", "ss", "", "j", "jj", "ch", "k", "t", "p", "h",
    ]
    private static let vowels = [
        "a", "ae", "ya", "yae", "eo", "e", "yeo", "ye", "o", "wa", "wae", "oe", "yo", "u", "wo", "we", "wi", "yu", "eu",
        "ui", "i",
    ]
    private static let finals = [
        "", "k", "k", "k", "n", "n", "n", "t", "l", "k", "m", "l", "l", "l", "p", "l", "m", "p", "p", "t", "t", "ng",
        "t",
        "t", "k", "t", "p", "t",
    ]
}
