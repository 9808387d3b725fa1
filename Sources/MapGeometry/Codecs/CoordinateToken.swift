/// A token of the coordinate parser.
struct CoordinateToken {
    /// A hemisphere.
    enum Hemisphere {
        case north, south, east, west
        /// The letter O: west in French, Spanish, Italian and Portuguese, east in German.
        case ambiguousO

        var isLatitude: Bool { self == .north || self == .south }
    }

    enum Kind {
        /// Digits, possibly with a fraction.
        case number(CoordinateNumber)
        /// Degrees, minutes and seconds separated by points: 27.15.45.
        case dotted(degrees: Double, minutes: Double, seconds: Double)
        case plus, minus
        case degreeMark, minuteMark, secondMark
        case hemisphere(Hemisphere)
        /// The name of an axis, as in `lat: 47.1`.
        case label(isLatitude: Bool)
        /// The word of a point in well-known text, in which the longitude comes first.
        case point
        case colon
        /// A separator between the two numbers of a pair: comma, semicolon, slash or bar.
        case separator(UInt8)
        case bracket
        case word
        /// Punctuation without a meaning here.
        case other
    }

    var kind: Kind
    /// Offsets of the bytes of the text.
    var range: Range<Int>
    /// Whether white space precedes.
    var isSpaced: Bool
    /// Whether it is the small letter s, which may mean seconds.
    var isSmallS = false
}

/// A number as written.
struct CoordinateNumber {
    var value: Double
    var integerDigits: Int
    var fractionDigits: Int
}

/// Splits a text into the tokens of the coordinate parser.
struct CoordinateLexer {
    private let bytes: [UInt8]
    /// Whether a comma between two digits is a decimal comma.
    private let usesDecimalComma: Bool
    private var position = 0
    private var tokens: [CoordinateToken] = []

    static func tokens(of bytes: [UInt8], usesDecimalComma: Bool) -> [CoordinateToken] {
        var lexer = CoordinateLexer(bytes: bytes, usesDecimalComma: usesDecimalComma)
        lexer.run()
        return lexer.tokens
    }

    private init(bytes: [UInt8], usesDecimalComma: Bool) {
        self.bytes = bytes
        self.usesDecimalComma = usesDecimalComma
        tokens.reserveCapacity(16)
    }

    private mutating func run() {
        var isSpaced = false
        while position < bytes.count {
            let start = position
            let byte = bytes[position]
            let kind: CoordinateToken.Kind
            if isDigit(at: position) || byte == UInt8(ascii: ".") && isDigit(at: position + 1) && !endsWithDigit {
                kind = number()
            } else {
                let scalar = nextScalar()
                if CoordinateSymbols.isSpace(scalar) {
                    isSpaced = true
                    continue
                }
                kind = CoordinateSymbols.kind(of: scalar) ?? word(from: start, first: scalar)
            }
            let isSmallS = position == start + 1 && byte == UInt8(ascii: "s")
            append(CoordinateToken(kind: kind, range: start..<position, isSpaced: isSpaced, isSmallS: isSmallS))
            isSpaced = false
        }
    }

    /// Whether the previous byte is a digit, so that a point belongs to it.
    private var endsWithDigit: Bool { position > 0 && isDigit(at: position - 1) }

    private func isDigit(at index: Int) -> Bool {
        index < bytes.count && bytes[index] &- UInt8(ascii: "0") < 10
    }

    private mutating func append(_ token: CoordinateToken) {
        // Two minute marks are a common way to type a second mark.
        if case .minuteMark = token.kind, !token.isSpaced, let last = tokens.last, case .minuteMark = last.kind {
            tokens[tokens.count - 1].kind = .secondMark
            tokens[tokens.count - 1].range = last.range.lowerBound..<token.range.upperBound
        } else {
            tokens.append(token)
        }
    }

    private mutating func nextScalar() -> UInt32 {
        let first = bytes[position]
        position += 1
        guard first >= 0x80 else { return UInt32(first) }
        // The bytes are those of a string, and so well formed.
        let length = first >= 0xF0 ? 3 : first >= 0xE0 ? 2 : 1
        var scalar = UInt32(first & (0x3F >> UInt8(length)))
        for _ in 0..<length where position < bytes.count {
            scalar = scalar << 6 | UInt32(bytes[position] & 0x3F)
            position += 1
        }
        return scalar
    }

    private mutating func number() -> CoordinateToken.Kind {
        let start = position
        var points: [Int] = []
        while position < bytes.count {
            if isDigit(at: position) {
                position += 1
            } else if isDecimalMark(bytes[position]), isDigit(at: position + 1) {
                points.append(position)
                position += 1
            } else {
                break
            }
        }
        if points.count < 2 {
            let end = position
            let point = points.first ?? end
            if points.isEmpty, hasPointOfItsOwn { position += 1 }
            return .number(
                CoordinateNumber(
                    value: value(start..<end), integerDigits: point - start, fractionDigits: max(0, end - point - 1)))
        }
        // 27.15.45 or 27.15.45.2: everything after the second point is seconds.
        guard points.count <= 3 else { return .word }
        return .dotted(
            degrees: value(start..<points[0]), minutes: value(points[0] + 1..<points[1]),
            seconds: value(points[1] + 1..<position))
    }

    /// Whether the point after whole digits is a decimal point without decimals, as in `50.°N` and `N50. E14.`,
    /// rather than the end of a sentence or of an abbreviation.
    private var hasPointOfItsOwn: Bool {
        guard position < bytes.count, bytes[position] == UInt8(ascii: ".") else { return false }
        var rest = self
        rest.position += 1
        while CoordinateSymbols.isSpace(rest.peek()) { _ = rest.nextScalar() }
        let next = rest.peek()
        switch CoordinateSymbols.kind(of: next) {
        case .degreeMark?, .minuteMark?, .secondMark?: return true
        default: break
        }
        if CoordinateSymbols.isLetter(next) {
            let start = rest.position
            _ = rest.nextScalar()
            switch rest.word(from: start, first: next) {
            case .hemisphere, .degreeMark, .minuteMark, .secondMark: return true
            default: break
            }
            if rest.position > position + 1, bytes[position + 1] != UInt8(ascii: " ") { return false }
        }
        // After the beginning of an angle, immediately or after its degrees and minutes.
        var place = tokens.count - 1
        while place >= max(0, tokens.count - 2), case .number = tokens[place].kind { place -= 1 }
        return place >= 0 && isAngleBegun(tokens[place].kind)
    }

    private func isAngleBegun(_ kind: CoordinateToken.Kind) -> Bool {
        switch kind {
        case .hemisphere, .degreeMark, .minuteMark, .colon, .minus: true
        default: false
        }
    }

    private func isDecimalMark(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: ".") || usesDecimalComma && byte == UInt8(ascii: ",")
    }

    private func value(_ range: Range<Int>) -> Double {
        let text = bytes[range].map { $0 == UInt8(ascii: ",") ? UInt8(ascii: ".") : $0 }
        return Double(String(decoding: text, as: UTF8.self)) ?? .nan
    }

    private mutating func word(from start: Int, first: UInt32) -> CoordinateToken.Kind {
        guard CoordinateSymbols.isLetter(first) else { return .other }
        var end = position
        while position < bytes.count {
            guard CoordinateSymbols.isLetter(nextScalar()) else { break }
            end = position
        }
        position = end
        let written = String(decoding: bytes[start..<end], as: UTF8.self)
        let text = written.lowercased()
        // `minS` is minutes and south, `mins` is minutes.
        if written.hasSuffix("S"), text.utf8.count > 2, written != written.uppercased(),
            let kind = unit(of: text, from: start)
        {
            return kind
        }
        guard let kind = CoordinateSymbols.words[text] else { return unit(of: text, from: start) ?? .word }
        if case .hemisphere = kind, text.utf8.count == 2 { absorbAxisAbbreviation() }
        return kind
    }

    /// The unit at the start of a word whose last letter is a hemisphere letter, which is left for the next token: `48dN`.
    private mutating func unit(of word: String, from start: Int) -> CoordinateToken.Kind? {
        guard let last = word.last, "nsewo".contains(last), let kind = CoordinateSymbols.words[String(word.dropLast())]
        else { return nil }
        let isBehindNumber = start > 0 && (isDigit(at: start - 1) || bytes[start - 1] == UInt8(ascii: "."))
        switch kind {
        // A single letter is a unit only after a digit.
        case .degreeMark, .minuteMark, .secondMark:
            guard word.utf8.count > 2 || isBehindNumber else { return nil }
            position -= 1
            return kind
        case .hemisphere(.south) where word.utf8.count == 2 && isBehindNumber:
            position -= 1
            return .secondMark
        default: return nil
        }
    }

    /// Includes the letter of the axis after the Cyrillic letter of a hemisphere in `с. ш.` and `в. д.`.
    private mutating func absorbAxisAbbreviation() {
        let start = position
        var scalar = peek()
        while scalar == 0x2E || CoordinateSymbols.isSpace(scalar) {
            _ = nextScalar()
            scalar = peek()
        }
        // ш and д, in upper and lower case.
        guard [0x448, 0x428, 0x434, 0x414].contains(scalar) else {
            position = start
            return
        }
        _ = nextScalar()
        let afterLetter = position
        guard !CoordinateSymbols.isLetter(peek()) else {
            position = start
            return
        }
        if peek() == 0x2E { _ = nextScalar() } else { position = afterLetter }
    }

    private func peek() -> UInt32 {
        guard position < bytes.count else { return 0 }
        var copy = self
        return copy.nextScalar()
    }
}
