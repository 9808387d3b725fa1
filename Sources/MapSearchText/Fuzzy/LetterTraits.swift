/// The traits that make a typo of one letter for another likely: its sound, its keyboard position, whether it is a vowel.
struct LetterTraits {
    /// Bit *n* is line *n* of `similarSounds`; the bits above are the other traits.
    private let bits: UInt32

    private static let vowelBit: UInt32 = 1 << 23
    private static let contractionBit: UInt32 = 1 << 22
    private static let keyShift: UInt32 = 24

    /// Traits of the letters of Latin, Greek and Cyrillic; others have none.
    init(of scalar: UInt32) { bits = scalar < 0x500 ? Self.all[Int(scalar)] : 0 }

    /// Whether the letter is a vowel.
    var isVowel: Bool { bits & Self.vowelBit != 0 }

    /// Whether the letter is the second of two that represent one sound.
    var endsContraction: Bool { bits & Self.contractionBit != 0 }

    /// Whether both letters can represent the same sound.
    func soundsLike(_ other: LetterTraits) -> Bool { bits & other.bits & (Self.contractionBit - 1) != 0 }

    /// Whether the letters are next to each other on a keyboard, horizontally or vertically.
    func isKeyboardNeighbour(of other: LetterTraits) -> Bool {
        let (a, b) = (bits >> Self.keyShift, other.bits >> Self.keyShift)
        let (upper, lower) = a >> 4 <= b >> 4 ? (a, b) : (b, a)
        guard upper != 0 else { return false }
        let (left, right) = (Int(upper & 15), Int(lower & 15))
        return switch (lower >> 4) - (upper >> 4) {
        case 0: abs(left - right) == 1
        // Each row is shifted by about half a key to the right.
        case 1: left == right || left == right + 1
        default: false
        }
    }

    /// Letters that sound alike, a line for each group: Latin, then Cyrillic, then Greek.
    private static let similarSounds = [
        "ckq", "cszx", "ijy", "fvw", "bvp", "dt", "gj", "mn", "hxj",
        "сз", "шщж", "ийыі", "бп", "дт", "вф", "гх", "еэ",
        "ιηυ", "οω", "βυ",
    ]

    private static let vowels = "aeiouyаеиоуыэюяіїєαειουηω"

    /// The letter for the same sound as these two together, 0 if there is none.
    static func contraction(of first: UInt32, _ second: UInt32) -> UInt32 {
        contractions.first { $0.first == first && $0.second == second }?.single ?? 0
    }

    /// Two letters that represent one sound, and the single letter that also does.
    private static let contractions: [(first: UInt32, second: UInt32, single: UInt32)] = [
        "phf", "ckk", "chk", "quk", "ksx", "ouu", "oou", "eei", "iei", "eii", "shs", "ghg", "djj", "tzz", "tsz", "zhz",
        "khh", "thd", "auo", "йоо", "αιε", "ειι", "οιι",
    ].map { word in
        let scalars = word.unicodeScalars.map(\.value)
        return (scalars[0], scalars[1], scalars[2])
    }

    /// Rows of keys from the top: consecutive numbers on one keyboard, a gap between keyboards.
    private static let keyRows: [(number: UInt32, keys: String)] = [
        (1, "qwertyuiop"), (2, "asdfghjkl"), (3, "zxcvbnm"),
        (5, "йцукенгшщзх"), (6, "фывапролджэ"), (7, "ячсмитьбю"),
        (9, " ςερτυθιοπ"), (10, "ασδφγηξκλ"), (11, "ζχψωβνμ"),
    ]

    private static let all: [UInt32] = {
        var all = [UInt32](repeating: 0, count: 0x500)
        for (line, letters) in similarSounds.enumerated() {
            for letter in letters.unicodeScalars { all[Int(letter.value)] |= 1 << UInt32(line) }
        }
        for letter in vowels.unicodeScalars { all[Int(letter.value)] |= vowelBit }
        for contraction in contractions { all[Int(contraction.second)] |= contractionBit }
        for (number, keys) in keyRows {
            for (column, key) in keys.unicodeScalars.enumerated() {
                all[Int(key.value)] |= (number << 4 | UInt32(column)) << keyShift
            }
        }
        return all
    }()
}
