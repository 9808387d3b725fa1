/// The writing system of a token, as far as it matters for searching.
package enum Script: UInt8, Sendable, CaseIterable {
    case latin
    case cyrillic
    case greek

    /// Han, Hiragana, Katakana and Bopomofo: written without spaces, so that a token is a run of words.
    case ideographic

    case hangul
    case arabic
    case hebrew

    /// Thai, Lao, Khmer and Burmese: written without spaces, so that a token is a run of words.
    case thai

    case other

    /// Digits only.
    case number

    /// Whether a token of this script consists of words that only a dictionary can separate.
    package var isWrittenWithoutSpaces: Bool { self == .ideographic || self == .thai }
}
