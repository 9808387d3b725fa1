/// The characters that have a meaning in a coordinate.
enum CoordinateSymbols {
    /// Whether a character is white space or an invisible direction mark, which is frequent in text copied from web pages.
    static func isSpace(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x09...0x0D, 0x20, 0xA0, 0x1680, 0x2000...0x200F, 0x2028...0x202F, 0x205F...0x2069, 0x3000, 0xFEFF: true
        default: false
        }
    }

    /// Whether a white space character ends a line.
    static func isLineBreak(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x0A...0x0D, 0x2028, 0x2029: true
        default: false
        }
    }

    /// Whether a character is a letter, for finding the end of a word.
    static func isLetter(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x41...0x5A, 0x61...0x7A: true
        case 0..<0xC0, 0xD7, 0xF7: false
        // Arabic punctuation, marks such as the pointer, private characters and emoji.
        case 0x609...0x60D, 0x61B...0x61F, 0x66A...0x66D, 0x6D4: false
        case 0x2000...0x2BFF, 0x3000...0x303F, 0xE000...0xF8FF, 0xFE00...0xFE0F, 0xFF00...0xFF20: false
        case 0xFFFC...0xFFFD, 0x1F000...0x1FAFF, 0xE0000...0x10FFFF: false
        default: true
        }
    }

    /// Whether a character belongs to a script that has no spaces between words.
    static func isUnspacedScript(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0xE00...0xEFF, 0x1000...0x109F, 0x1780...0x17FF, 0x2E80...0xD7FF, 0xF900...0xFAFF: true
        default: false
        }
    }

    /// Whether a character often replaces a degree sign that was lost: a question mark, a replacement character, a
    /// circumflex, a tilde or the letter o.
    static func isDegreeStandIn(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x3F, 0x5E, 0x6F, 0x7E, 0xFFFD: true
        default: false
        }
    }

    /// The meaning of a single character; `nil` for letters and others without a meaning.
    static func kind(of scalar: UInt32) -> CoordinateToken.Kind? {
        switch scalar {
        case 0x2B: .plus
        // Hyphen, non-breaking hyphen, en dash, minus and their relatives.
        case 0x2D, 0x2010...0x2015, 0x2212, 0xFE63, 0xFF0D: .minus
        // Degree sign, masculine ordinal, ring above, ring operator, superscript zero, 度.
        case 0x2A, 0xB0, 0xBA, 0x2DA, 0x2218, 0x2070, 0x5EA6: .degreeMark(isCertain: true)
        // Apostrophe, grave and acute accent, prime, single quotation marks, modifier letters, saltillo, 分.
        case 0x27, 0x60, 0xB4, 0x2B9, 0x2BC, 0x2018...0x201B, 0x2032, 0x2035, 0xA78C, 0xFF07, 0x5206: .minuteMark
        // Quotation marks, double prime, modifier letters, Hebrew gershayim, ditto mark, 秒.
        case 0x22, 0x2BA, 0x2DD, 0x5F4, 0x201C...0x201F, 0x2033, 0x2036, 0x3003, 0xFF02, 0x79D2: .secondMark
        case 0x3A, 0xFF1A: .colon
        case 0x2C, 0x60C, 0x3001, 0xFF0C: .separator(UInt8(ascii: ","))
        case 0x3B, 0x61B, 0xFF1B: .separator(UInt8(ascii: ";"))
        case 0x2F, 0x2044, 0xFF0F: .separator(UInt8(ascii: "/"))
        case 0x7C, 0xFF5C: .separator(UInt8(ascii: "|"))
        case 0x5F: .joiner
        case 0x28, 0x29, 0x3C, 0x3E, 0x5B, 0x5D, 0x7B, 0x7D: .bracket(UInt8(scalar))
        case 0xFF08: .bracket(UInt8(ascii: "("))
        case 0xFF09: .bracket(UInt8(ascii: ")"))
        // The signs of currencies, of a section and of percent: their numbers are no coordinates.
        case 0x24, 0x25, 0xA2...0xA5, 0xA7, 0xB6, 0x2030, 0x20A0...0x20CF, 0xFF04: .quantity
        default: nil
        }
    }
}
