/// Cyrillic in Latin letters, by the rules of the language that the letters of the text belong to.
struct CyrillicRules {
    private enum Language { case russian, ukrainian, belarusian, bulgarian, serbian }

    private let language: Language

    /// Determines the language by letters that only it has; Russian if there are none.
    init(for letters: [Transliteration.Letter]) {
        let alphabet = Set(letters.lazy.filter { $0.script == .cyrillic }.map(\.value))
        language =
            if alphabet.contains(0x45E) {
                .belarusian
            } else if !alphabet.isDisjoint(with: Self.ukrainianLetters) {
                .ukrainian
            } else if !alphabet.isDisjoint(with: Self.serbianLetters) {
                .serbian
            } else if letters.indices.contains(where: {
                letters[$0].value == 0x44A && Self.isConsonant(letters.value(at: $0 + 1))
            }) {
                .bulgarian
            } else {
                .russian
            }
    }

    /// Appends the transliteration of the letter at `index`, and moves past it.
    func append(_ letters: [Transliteration.Letter], at index: inout Int, to piece: inout String) {
        let letter = letters[index].value
        let previous = letters.value(at: index - 1)
        index += 1
        switch (language, letter) {
        case (.russian, 0x435) where !Self.isConsonant(previous),
            (.belarusian, 0x435) where !Self.isConsonant(previous):
            piece += "ye"
        case (.russian, 0x451), (.belarusian, 0x451):
            piece += "yo"
        case (.ukrainian, 0x437) where letters.value(at: index) == 0x433:
            // зг is zgh, as zh is ж.
            piece += "zgh"
            index += 1
        case (.ukrainian, _) where previous == nil && Self.ukrainianInitials[letter] != nil:
            piece += Self.ukrainianInitials[letter] ?? ""
        default:
            piece += special[letter] ?? Self.common[letter] ?? String(Character(letters[index - 1].source))
        }
    }

    private var special: [UInt32: String] {
        switch language {
        case .russian: [:]
        case .ukrainian: Self.ukrainian
        case .belarusian: Self.belarusian
        case .bulgarian: Self.bulgarian
        case .serbian: Self.serbian
        }
    }

    /// The lower-case form of a letter of the supported languages, which keeps what folding removes: `ё`, `ґ`, `ў`.
    static func lowercased(_ scalar: UInt32) -> UInt32? {
        switch scalar {
        case 0x400...0x40F: scalar + 0x50
        case 0x410...0x42F: scalar + 0x20
        case 0x430...0x45F: scalar
        case 0x490...0x491: 0x491
        default: nil
        }
    }

    /// The letter that results from an accent, if that changes its sound.
    static func compose(_ letter: UInt32, _ mark: UInt32) -> UInt32? {
        switch (letter, mark) {
        case (0x435, 0x308): 0x451
        case (0x443, 0x306): 0x45E
        case (0x433, 0x301): 0x453
        case (0x43A, 0x301): 0x45C
        default: nil
        }
    }

    private static func isConsonant(_ letter: UInt32?) -> Bool {
        guard let letter, 0x430...0x491 ~= letter else { return false }
        return !notConsonants.contains(letter)
    }

    /// Vowels, signs and й.
    private static let notConsonants = letters("аеёиоуыэюяіїєъьй")
    private static let ukrainianLetters = letters("іїєґ")
    private static let serbianLetters = letters("јљњђћџѓќѕ")

    private static func letters(_ text: String) -> Set<UInt32> { Set(text.unicodeScalars.map(\.value)) }

    private static let common = table(
        "а a б b в v г g д d е e ж zh з z и i й y к k л l м m н n о o п p р r с s т t у u ф f х kh ц ts ч ch ш sh щ shch",
        "ъ - ы y ь - э e ю yu я ya ё yo і i ї yi є ye ґ g ў w ѐ e ѝ i",
        "ј j љ lj њ nj ђ đ ћ ć џ dž ѓ gj ќ kj ѕ dz")
    private static let ukrainian = table("г h и y й i ї i є ie ю iu я ia ґ g")
    private static let ukrainianInitials = table("й y ї yi є ye ю yu я ya")
    private static let belarusian = table("г h и y")
    private static let bulgarian = table("щ sht ъ a ь y ц ts")
    private static let serbian = table("ж ž х h ц c ч č ш š щ št ъ a")

    /// Reads pairs of a letter and its transliteration; a hyphen means nothing is written.
    private static func table(_ lines: String...) -> [UInt32: String] {
        var table: [UInt32: String] = [:]
        for line in lines {
            let words = line.split(separator: " ")
            for pair in stride(from: 0, to: words.count, by: 2) {
                guard let letter = words[pair].unicodeScalars.first else { continue }
                table[letter.value] = words[pair + 1] == "-" ? "" : String(words[pair + 1])
            }
        }
        return table
    }
}
