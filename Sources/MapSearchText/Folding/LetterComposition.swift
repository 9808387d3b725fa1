/// The few compositions that distinguish two letters of an alphabet.
///
/// Other marks are dropped, so composed and decomposed text fold alike without composing anything.
enum LetterComposition {
    /// The composition of `mark` and `base`, nil if they do not compose.
    ///
    /// Hangul after the Unicode Standard, section 3.12; kana with a voicing mark; Cyrillic й and ї.
    static func compose(_ base: UInt32, _ mark: UInt32) -> UInt32? {
        switch mark {
        case 0x3099: voiced(base)
        case 0x309A: isHaRow(base) && (base - 0x306F) % 3 == 0 ? base + 2 : nil
        case 0x0306: base == 0x0438 ? 0x0439 : nil
        case 0x0308: base == 0x0456 ? 0x0457 : nil
        case 0x1161...0x1175:
            // A leading consonant and a vowel.
            0x1100...0x1112 ~= base ? 0xAC00 + ((base - 0x1100) * 21 + (mark - 0x1161)) * 28 : nil
        case 0x11A8...0x11C2:
            // A syllable without a final consonant, and one.
            0xAC00...0xD7A3 ~= base && (base - 0xAC00) % 28 == 0 ? base + (mark - 0x11A7) : nil
        default: nil
        }
    }

    /// Whether a scalar that is written may compose with the one before it.
    static func mayCompose(_ scalar: UInt32) -> Bool { 0x1161...0x11C2 ~= scalar }

    private static func isHaRow(_ base: UInt32) -> Bool { 0x306F...0x307D ~= base }

    private static func voiced(_ base: UInt32) -> UInt32? {
        switch base {
        case 0x3046: 0x3094
        case 0x304B...0x3062: (base - 0x304B) % 2 == 0 ? base + 1 : nil
        case 0x3064, 0x3066, 0x3068, 0x309D: base + 1
        case 0x306F...0x307D: (base - 0x306F) % 3 == 0 ? base + 1 : nil
        default: nil
        }
    }
}
