/// A text whose characters are written as escapes or with the digits of another script, in plain characters.
///
/// It decodes the percent encoding of links, the character references of HTML, the escapes of JSON, UTF-8 that was read as
/// Latin-1, and folds digits and full-width letters to ASCII.
struct UnescapedText {
    /// The plain text.
    let text: String
    /// For every byte of the plain text, and for its end, the offset in the original.
    private let offsets: [Int]

    /// Creates the plain text; `nil` if that would not be well formed.
    init?(_ text: some StringProtocol) {
        var decoder = Decoder(bytes: Array(text.utf8))
        decoder.run()
        guard let plain = String(validating: decoder.plain, as: UTF8.self) else { return nil }
        self.text = plain
        offsets = decoder.offsets + [decoder.bytes.count]
    }

    /// The offsets of the original for a range of bytes of the plain text.
    func original(_ range: Range<Int>) -> Range<Int> { offsets[range.lowerBound]..<offsets[range.upperBound] }

    /// Whether the last bytes of a text, the latest in the lowest byte, are a digit or the decimal separator of another
    /// script, or the beginning of UTF-8 that was read as Latin-1.
    static func isForeign(_ lastThree: UInt32) -> Bool {
        asciiDigit(lastThree) != nil || lastThree & 0xFFFF == 0xD9AB
            || lastThree & 0xFF_FFFF == 0xC3_82C2 || lastThree & 0xFF_FFFF == 0xC3_A2E2
    }

    /// The digit in ASCII that the last two or three bytes mean.
    fileprivate static func asciiDigit(_ lastThree: UInt32) -> UInt8? {
        let last = UInt8(truncatingIfNeeded: lastThree)
        let zero: UInt8
        switch lastThree >> 8 & 0xFFFF {
        // Devanagari and Bengali, Thai, full-width digits; then Arabic and Persian ones, which have two bytes.
        case 0xE0A5, 0xE0A7: zero = 0xA6
        case 0xE0B9, 0xEFBC: zero = 0x90
        default:
            switch lastThree >> 8 & 0xFF {
            case 0xD9: zero = 0xA0
            case 0xDB: zero = 0xB0
            default: return nil
            }
        }
        return last >= zero && last - zero < 10 ? UInt8(ascii: "0") + (last - zero) : nil
    }
}

/// Decodes the escapes of a text.
private struct Decoder {
    let bytes: [UInt8]
    private(set) var plain: [UInt8] = []
    private(set) var offsets: [Int] = []
    private var position = 0

    init(bytes: [UInt8]) {
        self.bytes = bytes
        plain.reserveCapacity(bytes.count)
        offsets.reserveCapacity(bytes.count + 1)
    }

    mutating func run() {
        while position < bytes.count {
            let found: (text: [UInt8], length: Int)? =
                switch bytes[position] {
                case UInt8(ascii: "%"): percent()
                case UInt8(ascii: "&"): reference()
                case UInt8(ascii: "\\"): backslash()
                case 0x80...: foreign()
                default: nil
                }
            let (text, length) = found ?? ([bytes[position]], 1)
            for byte in text {
                plain.append(byte)
                offsets.append(position)
            }
            position += length
        }
    }

    private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    private func number(_ range: Range<Int>, radix: Int) -> UInt32? {
        guard range.upperBound <= bytes.count, bytes[range].allSatisfy({ $0 < 0x80 && $0 != UInt8(ascii: "+") }) else {
            return nil
        }
        return UInt32(text(range), radix: radix)
    }

    private func encoded(_ value: UInt32?) -> [UInt8]? {
        value.flatMap(Unicode.Scalar.init).map { Array(String($0).utf8) }
    }

    /// Decodes a byte such as `%C2`.
    private func percent() -> ([UInt8], Int)? {
        number(position + 1..<position + 3, radix: 16).map { ([UInt8($0)], 3) }
    }

    /// Decodes a character such as `&deg;`, `&#176;` or `&#xB0;`.
    private func reference() -> ([UInt8], Int)? {
        guard let end = bytes[position...].prefix(10).firstIndex(of: UInt8(ascii: ";")) else { return nil }
        let name = position + 1..<end
        guard bytes[name].first == UInt8(ascii: "#") else {
            return Self.names[text(name)].map { (Array($0.utf8), end + 1 - position) }
        }
        let isHexadecimal = name.count > 1 && bytes[name.lowerBound + 1] | 0x20 == UInt8(ascii: "x")
        let digits = name.lowerBound + (isHexadecimal ? 2 : 1)..<end
        return encoded(number(digits, radix: isHexadecimal ? 16 : 10)).map { ($0, end + 1 - position) }
    }

    private static let names = [
        "deg": "°", "ordm": "º", "prime": "′", "Prime": "″", "quot": "\"", "apos": "'", "nbsp": " ", "amp": "&",
        "lt": "<", "gt": ">", "minus": "−", "ndash": "–", "rsquo": "’", "lsquo": "‘", "rdquo": "”", "ldquo": "“",
        "acute": "´", "comma": ",", "thinsp": " ", "ensp": " ", "emsp": " ",
    ]

    /// Decodes a character such as `\u00b0`, `\"` or `\n`.
    private func backslash() -> ([UInt8], Int)? {
        guard position + 1 < bytes.count else { return nil }
        switch bytes[position + 1] {
        case UInt8(ascii: "u"): return encoded(number(position + 2..<position + 6, radix: 16)).map { ($0, 6) }
        case UInt8(ascii: "x"): return encoded(number(position + 2..<position + 4, radix: 16)).map { ($0, 4) }
        case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "/"): return ([bytes[position + 1]], 2)
        case UInt8(ascii: "n"), UInt8(ascii: "r"): return ([0x0A], 2)
        case UInt8(ascii: "t"): return ([0x09], 2)
        default: return nil
        }
    }

    /// Digits of other scripts with their decimal separator, full-width letters, and what was UTF-8 once.
    private func foreign() -> ([UInt8], Int)? {
        let rest = bytes[position...].prefix(7)
        func begins(_ pattern: String) -> Bool { rest.starts(with: pattern.utf8) }
        let pair = rest.prefix(3).reduce(0) { $0 << 8 | UInt32($1) }
        let length = bytes[position] < 0xE0 ? 2 : 3
        if rest.count >= length, let digit = UnescapedText.asciiDigit(pair >> (length == 2 && rest.count > 2 ? 8 : 0)) {
            return ([digit], length)
        }
        // The Arabic decimal separator and the full-width full stop.
        if begins("٫") { return ([UInt8(ascii: ".")], 2) }
        if begins("．") { return ([UInt8(ascii: ".")], 3) }
        // Full-width capital and small letters.
        if pair >> 8 == 0xEFBC, (0xA1...0xBA).contains(pair & 0xFF) { return ([UInt8(pair & 0xFF) - 0x60], 3) }
        if pair >> 8 == 0xEFBD, (0x81...0x9A).contains(pair & 0xFF) { return ([UInt8(pair & 0xFF) - 0x20], 3) }
        for (broken, whole) in Self.broken where begins(broken) { return (Array(whole.utf8), broken.utf8.count) }
        return nil
    }

    /// Characters in UTF-8 as they look when they are read as Windows-1252.
    private static let broken = [
        ("Â°", "°"), ("Âº", "º"), ("Â´", "´"), ("Â\u{A0}", " "), ("â€²", "′"), ("â€³", "″"), ("â€™", "’"), ("â€˜", "‘"),
        ("â€œ", "“"),
        ("â€\u{9D}", "”"), ("âˆ’", "−"), ("â€“", "–"),
    ]
}
