/// The notations that may occur in a text, as determined by a single pass over its bytes.
struct CoordinateHints {
    private var digitRuns = 0
    private var digits = 0
    private var hasLetters = false
    private var hasDigitsTouchingSomething = false
    private var hasAngleWord = false

    /// Whether a plus sign follows a letter or a digit, as in a plus code.
    private(set) var hasPlusAfterLetter = false
    /// Whether a colon is followed by a slash, a digit or a minus, or the text starts with a domain.
    private(set) var mayBeLink = false
    /// Whether there is an escape, or a digit of another script, which ``UnescapedText`` replaces.
    private(set) var hasEscapes = false
    /// Whether up to three letters are between a run of one or two digits, which may be the zone of a grid, and another.
    private var hasZone = false

    /// Whether there are enough digits, in the context of a coordinate.
    ///
    /// In an address, the digits are between spaces and commas; in a coordinate, some touch a point, a mark or a letter,
    /// a hemisphere letter is alone, there is a word for a hemisphere, a unit or a label, or there are only digits.
    var mayBeNumbers: Bool {
        digitRuns >= 2 && (hasDigitsTouchingSomething || hasAngleWord || !hasLetters || digitRuns >= 4)
    }

    /// Whether a grid reference is possible: the text has letters and at least five digits and, if it may not be two
    /// numbers, up to three letters between a zone and another number.
    var mayBeGrid: Bool { digits >= 5 && hasLetters && (mayBeNumbers || hasZone) }

    /// Whether a polar grid reference is possible: letters, and one or two runs with at least eight digits in total.
    var mayBeAroundPole: Bool { digits >= 8 && digitRuns <= 2 && hasLetters }

    /// Whether a text has several numbers or a long one, a plus sign, or a part of a link, which most names and addresses do not.
    static func mayBeAnything(_ text: String) -> Bool {
        var lastThree: UInt32 = 0
        var digits = 0
        var isNumber = false
        var hasEscape = false
        for byte in text.utf8 {
            // In ASCII the slash, the ten digits and the colon are adjacent.
            if byte &- UInt8(ascii: "/") < 12 {
                // A grid reference has at least five digits, and anything else two numbers.
                digits += 1
                if digits > 4 || byte &- UInt8(ascii: "0") > 9 || digits > 1 && !isNumber { return true }
                isNumber = true
                continue
            }
            isNumber = false
            // Most bytes are letters.
            if byte &- UInt8(ascii: "<") < 0x44, byte != UInt8(ascii: "\\") { continue }
            switch byte {
            case UInt8(ascii: "+"): return true
            case UInt8(ascii: "%"), UInt8(ascii: "&"), UInt8(ascii: "\\"): hasEscape = true
            default: break
            }
            // The bytes of one character follow each other.
            lastThree = lastThree << 8 | UInt32(byte)
            if byte >= 0x80, UnescapedText.isForeign(lastThree) { return true }
        }
        return hasEscape && digits > 0
    }

    init(_ text: String) {
        var last = ByteKind.filler
        var lastButOne = ByteKind.filler
        var isHemisphere = false
        var lastFour: UInt32 = 0
        var runLength = 0
        var lettersAfterRun = 0
        var remaining = CoordinateParser.longestText
        for byte in text.utf8 {
            let this = Self.kind(of: byte)
            if isHemisphere, this != .letter, !Self.beginsLetter(byte) { hasAngleWord = true }
            isHemisphere =
                this == .letter && last != .letter && Self.isHemisphere(byte)
                && !(last == .mark && Self.beginsLetter(UInt8(truncatingIfNeeded: lastFour >> 8)))
            lastFour = lastFour << 8 | UInt32(byte)
            if byte >= 0x80, UnescapedText.isForeign(lastFour) { hasEscapes = true }
            // `lat 27 lon 14`.
            if (lastFour | 0x20_2020) & 0xFF_FFFF == Self.latitudeLabel, Self.kind(of: UInt8(lastFour >> 24)) != .letter
            {
                hasAngleWord = true
            }
            // `27 South`, `27 deg`.
            if last == .filler, lastButOne == .digit, isHemisphere || byte | 0x20 == UInt8(ascii: "d") {
                hasAngleWord = true
            }
            switch this {
            case .digit:
                digits += 1
                if last != .digit {
                    digitRuns += 1
                    if runLength <= 2, lettersAfterRun > 0, lettersAfterRun <= 3, digitRuns > 1 { hasZone = true }
                    runLength = 0
                    lettersAfterRun = 0
                }
                runLength += 1
                if last == .colon { mayBeLink = true }
                if last == .comma, lastButOne == .digit { hasDigitsTouchingSomething = true }
            case .letter:
                hasLetters = true
                lettersAfterRun += 1
                if last == .digit { hasDigitsTouchingSomething = true }
            case .plus:
                if last == .letter || last == .digit { hasPlusAfterLetter = true }
                if last == .digit { hasDigitsTouchingSomething = true }
            case .slash:
                if last == .colon || last == .letter { mayBeLink = true }
            case .mark, .colon:
                if last == .digit { hasDigitsTouchingSomething = true }
                // `geo:-33.3,-66.3`
                if last == .colon, byte == UInt8(ascii: "-") { mayBeLink = true }
            case .escape: hasEscapes = true
            case .comma, .filler: break
            }
            lastButOne = last
            last = this
            remaining -= 1
            if remaining == 0 { break }
        }
        if isHemisphere { hasAngleWord = true }
    }

    /// The letters `lat`.
    private static let latitudeLabel: UInt32 = 0x6C_6174

    /// Whether a byte begins a letter of two bytes, such as ß, of which the letter E after it is a part of the word.
    private static func beginsLetter(_ byte: UInt8) -> Bool { (0xC3...0xDF).contains(byte) }

    /// Whether a letter is N, S, E, W or O.
    private static func isHemisphere(_ byte: UInt8) -> Bool {
        switch byte | 0x20 {
        case UInt8(ascii: "n"), UInt8(ascii: "s"), UInt8(ascii: "e"), UInt8(ascii: "w"), UInt8(ascii: "o"): true
        default: false
        }
    }

    private enum ByteKind {
        case filler, digit, letter, plus, colon, comma, slash, mark, escape
    }

    /// The compiler turns this into a table of 256 constants.
    private static func kind(of byte: UInt8) -> ByteKind {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): .digit
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"): .letter
        case UInt8(ascii: "+"): .plus
        case UInt8(ascii: ":"): .colon
        case UInt8(ascii: ","): .comma
        case UInt8(ascii: "/"): .slash
        case UInt8(ascii: "%"), UInt8(ascii: "&"), UInt8(ascii: "\\"): .escape
        case UInt8(ascii: "."), UInt8(ascii: "'"), UInt8(ascii: "\""), UInt8(ascii: "`"), UInt8(ascii: "*"),
            UInt8(ascii: "-"), 0x80...0xFF:
            .mark
        default: .filler
        }
    }
}
