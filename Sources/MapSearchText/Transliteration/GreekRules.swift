/// Greek in Latin letters by ELOT 743, which ISO 843 calls transcription.
enum GreekRules {
    /// Appends the transliteration of the letter at `index`, or of the pair that begins there, and moves past it.
    static func append(_ letters: [Transliteration.Letter], at index: inout Int, to piece: inout String) {
        let letter = letters[index].value
        let previous = letters.value(at: index - 1)
        let next = letters.value(at: index + 1)
        index += 1
        switch (letter, next) {
        case (0x3BF, 0x3C5):
            piece += "ou"
        case (0x3B1, 0x3C5), (0x3B5, 0x3C5), (0x3B7, 0x3C5):
            // av before a vowel or a voiced consonant, af before others and at the end.
            piece += (single[letter] ?? "") + (isVoiced(letters.value(at: index + 1)) ? "v" : "f")
        case (0x3BC, 0x3C0):
            piece += previous == nil || letters.value(at: index + 1) == nil ? "b" : "mp"
        case (0x3B3, 0x3B3):
            piece += "ng"
        case (0x3B3, 0x3BE), (0x3B3, 0x3C7):
            piece += "n"
            return
        default:
            piece += single[letter] ?? String(Character(letters[index - 1].source))
            return
        }
        index += 1
    }

    private static func isVoiced(_ letter: UInt32?) -> Bool { letter.map(voiced.contains) ?? false }

    private static let voiced = Set("αβγδεζηιλμνορυω".unicodeScalars.map(\.value))

    private static let single: [UInt32: String] = {
        let letters = "αβγδεζηθικλμνξοπρστυφχψω".unicodeScalars.map(\.value)
        let latin = "a v g d e z i th i k l m n x o p r s t y f ch ps o".split(separator: " ").map(String.init)
        return Dictionary(uniqueKeysWithValues: zip(letters, latin))
    }()
}
