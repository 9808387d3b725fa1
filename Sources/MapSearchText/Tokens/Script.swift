/// The writing system of a token, as far as it decides how the token is searched.
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

    /// Whether a token of this script is a run of words that a dictionary must take apart.
    package var isWrittenWithoutSpaces: Bool { self == .ideographic || self == .thai }
}
