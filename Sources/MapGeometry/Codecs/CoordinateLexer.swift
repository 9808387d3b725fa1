/// Splits a text into the tokens of the coordinate parser.
struct CoordinateLexer {
    let bytes: [UInt8]
    /// Whether a comma between two digits is a decimal comma.
    private let usesDecimalComma: Bool
    var position = 0
    private var tokens: [CoordinateToken] = []

    static func tokens(of bytes: [UInt8], usesDecimalComma: Bool) -> [CoordinateToken] {
        var lexer = CoordinateLexer(bytes: bytes, usesDecimalComma: usesDecimalComma)
        lexer.run()
        lexer.settleLetters()
        return lexer.tokens
    }

    private init(bytes: [UInt8], usesDecimalComma: Bool) {
        self.bytes = bytes
        self.usesDecimalComma = usesDecimalComma
        tokens.reserveCapacity(16)
    }

    private mutating func run() {
        var (isSpaced, isOnNewLine) = (false, false)
        while position < bytes.count {
            let start = position
            let kind: CoordinateToken.Kind
            if isDigit(at: position) || beginsFraction {
                kind = number()
            } else {
                let scalar = nextScalar()
                if CoordinateSymbols.isSpace(scalar) {
                    isSpaced = true
                    if CoordinateSymbols.isLineBreak(scalar) { isOnNewLine = true }
                    continue
                }
                if isStandIn(scalar, from: start) {
                    kind = .degreeMark(isCertain: false)
                } else if scalar == UInt32(UInt8(ascii: "<")), skipClosingTag() {
                    kind = .bracket(UInt8(ascii: "<"))
                } else {
                    kind = CoordinateSymbols.kind(of: scalar) ?? word(from: start, first: scalar)
                }
            }
            var token = CoordinateToken(
                kind: kind, range: start..<position, isSpaced: isSpaced, isOnNewLine: isOnNewLine)
            token.character = position == start + 1 ? bytes[start] : nil
            token.isUnspacedScript = endsInUnspacedScript(token.range)
            append(token)
            (isSpaced, isOnNewLine) = (false, false)
        }
    }

    /// Whether nothing is between the last token and an offset.
    func isAttached(_ start: Int) -> Bool { tokens.last?.range.upperBound == start }

    /// Whether the previous byte is a digit, so that a point belongs to it.
    private var endsWithDigit: Bool { position > 0 && isDigit(at: position - 1) }

    /// Whether a decimal mark begins a number: `.5`, or a comma after a mark as in `8′,317`.
    private var beginsFraction: Bool {
        guard isDecimalMark(bytes[position]), isDigit(at: position + 1), !endsWithDigit else { return false }
        if bytes[position] == UInt8(ascii: ".") { return true }
        switch tokens.last?.kind {
        case .degreeMark?, .minuteMark?, .secondMark?: return tokens.last?.range.upperBound == position
        default: return false
        }
    }

    func isDigit(at index: Int) -> Bool {
        index < bytes.count && bytes[index] &- UInt8(ascii: "0") < 10
    }

    /// Whether a character between two digits, or between a digit and a space, is there instead of a degree sign.
    private func isStandIn(_ scalar: UInt32, from start: Int) -> Bool {
        CoordinateSymbols.isDegreeStandIn(scalar) && start > 0 && isDigit(at: start - 1)
            && (isDigit(at: position) || scalar != 0x6F && isDigit(at: position + 1))
    }

    /// Skips the closing tag of an XML element, whose name says nothing new.
    private mutating func skipClosingTag() -> Bool {
        guard position < bytes.count, bytes[position] == UInt8(ascii: "/"),
            let end = bytes[position...].prefix(40).firstIndex(of: UInt8(ascii: ">"))
        else { return false }
        position = end + 1
        return true
    }

    private func endsInUnspacedScript(_ range: Range<Int>) -> Bool {
        // Its characters have three bytes.
        guard range.count >= 3, bytes[range.upperBound - 1] >= 0x80 else { return false }
        var rest = self
        rest.position = range.upperBound - 3
        return bytes[rest.position] & 0xF0 == 0xE0 && CoordinateSymbols.isUnspacedScript(rest.nextScalar())
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

    /// Keeps those meanings of letters that form a pair in one alphabet with another letter of the text; a letter that is
    /// rare alone, such as the Turkish K, is a word without a partner.
    private mutating func settleLetters() {
        var (latitudes, longitudes): (CoordinateHemisphere.Alphabets, CoordinateHemisphere.Alphabets) = ([], [])
        for token in tokens {
            guard case .hemisphere(let hemisphere) = token.kind, hemisphere.isLetter else { continue }
            latitudes.formUnion(hemisphere.latitudes)
            longitudes.formUnion(hemisphere.longitudes)
        }
        let paired = latitudes.intersection(longitudes)
        for index in tokens.indices {
            guard case .hemisphere(let hemisphere) = tokens[index].kind, !hemisphere.isUsual,
                hemisphere.latitudes.union(hemisphere.longitudes).isDisjoint(with: paired)
            else { continue }
            // A capital D is a degree sign where it is not the Turkish word for east.
            tokens[index].kind =
                tokens[index].character == UInt8(ascii: "D") ? .degreeMark(isCertain: true) : .word
        }
    }

    mutating func nextScalar() -> UInt32 {
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

    /// The next character, which is not consumed; zero at the end.
    func peek() -> UInt32 {
        guard position < bytes.count else { return 0 }
        var copy = self
        return copy.nextScalar()
    }
}

// MARK: Numbers

extension CoordinateLexer {
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
        if points.isEmpty, skipDate(from: start) { return .word }
        // `48,13861,11,57361`: two numbers with decimal commas.
        if points.count == 3, points.allSatisfy({ bytes[$0] == UInt8(ascii: ",") }), points[1] - points[0] > 4,
            position - points[2] > 4
        {
            position = points[1]
            points.removeLast(2)
        }
        if points.count < 2 {
            let end = position
            let point = points.first ?? end
            if points.isEmpty, hasPointOfItsOwn { position += 1 }
            if let power = exponent(behind: start, point: points.first) {
                position = power.upperBound
                return .number(
                    CoordinateNumber(
                        value: value(start..<position), integerDigits: point - start, fractionDigits: end - point - 1))
            }
            return .number(
                CoordinateNumber(
                    value: value(start..<end), integerDigits: point - start, fractionDigits: max(0, end - point - 1)))
        }
        // 27.15.45 or 27.15.45.2: everything after the second point is seconds; 27.12.2024 is a date.
        let fraction = points.count == 3 ? points[2] : position
        guard points.count <= 3, fraction - points[1] <= 3 else { return .word }
        return .dotted(
            degrees: value(start..<points[0]), minutes: value(points[0] + 1..<points[1]),
            seconds: value(points[1] + 1..<position))
    }

    /// The exponent after decimals, as in `1.15755E+01`; nil if there is none, or the number would be no angle: E is also east.
    private func exponent(behind start: Int, point: Int?) -> Range<Int>? {
        guard point != nil, position < bytes.count, bytes[position] | 0x20 == UInt8(ascii: "e") else { return nil }
        var end = position + 1
        if end < bytes.count, bytes[end] == UInt8(ascii: "+") || bytes[end] == UInt8(ascii: "-") { end += 1 }
        let digits = bytes[end...].prefix { $0 &- UInt8(ascii: "0") < 10 }.count
        guard 1...2 ~= digits else { return nil }
        end += digits
        let isEnd = end == bytes.count || !ByteCursor.isAlphanumeric(bytes[end]) && !isDecimalMark(bytes[end])
        return isEnd && bytes[end...].first ?? 0 < 0x80 && value(start..<end) <= 180 ? position..<end : nil
    }

    /// Skips the month and the day of a date after a year, and the time: `2024-05-12T14:30`.
    private mutating func skipDate(from start: Int) -> Bool {
        guard position - start == 4, position + 6 <= bytes.count, bytes[position] == UInt8(ascii: "-"),
            bytes[position + 3] == UInt8(ascii: "-"), !isDigit(at: position + 6)
        else { return false }
        guard [1, 2, 4, 5].allSatisfy({ isDigit(at: position + $0) }) else { return false }
        position += 6
        guard position < bytes.count, bytes[position] == UInt8(ascii: "T"), isDigit(at: position + 1) else {
            return true
        }
        position += 1
        while position < bytes.count, isDigit(at: position) || ":.Z".utf8.contains(bytes[position]) { position += 1 }
        return true
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
}
