/// Reads JSON, RFC 8259, with the positions of errors: a whole value, or member by member and element by element.
package struct JSONReader: JSONSource {
    /// The text.
    package let bytes: [UInt8]
    /// The number of bytes read.
    package var offset = 0

    /// The maximum nesting depth, so that no value can exhaust the stack; requests need only a few levels.
    static let greatestDepth = 200
    private static let strictDepth = 127

    private let isStrict: Bool
    private let greatestDepth: Int

    /// Starts before a value.
    ///
    /// - Parameters:
    ///   - bytes: The text.
    ///   - isStrict: Whether a byte order mark, invalid UTF-8 and halves of surrogate pairs are errors; otherwise
    ///     the mark is skipped and the others are replaced. A number that is too large for a `Double` is valid JSON:
    ///     a strict reader returns it as infinite, so that the caller can report which limit it exceeds.
    package init(bytes: [UInt8], isStrict: Bool = false) {
        self.bytes = bytes
        self.isStrict = isStrict
        greatestDepth = isStrict ? Self.strictDepth : Self.greatestDepth
        if !isStrict, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
    }

    func error(_ message: String, at place: Int?) -> GeometryFormatError {
        GeometryFormatError(message, at: place ?? offset, in: bytes)
    }

    /// Throws unless only white space is left.
    package mutating func finish() throws(GeometryFormatError) {
        guard nextByte() == nil else { throw error("Nothing may follow the value.") }
    }

    /// Skips white space and returns the byte after it; `nil` at the end of the text.
    @inline(__always)
    package mutating func nextByte() -> UInt8? {
        while offset < bytes.count {
            let byte = bytes[offset]
            if byte > 0x20 || byte != 0x20 && byte != 0x0A && byte != 0x0D && byte != 0x09 { return byte }
            offset += 1
        }
        return nil
    }

    mutating func start() -> Int {
        _ = nextByte()
        return offset
    }

    @inline(__always)
    private mutating func take(_ wanted: UInt8) -> Bool {
        guard offset < bytes.count, bytes[offset] == wanted else { return false }
        offset += 1
        return true
    }

    /// Reads any value.
    package mutating func value(depth: Int) throws(GeometryFormatError) -> JSONValue {
        switch nextByte() {
        case UInt8(ascii: "{"):
            var members: [String: JSONValue] = [:]
            var hasNext = try enterObject(depth: depth)
            while hasNext {
                let name = try memberName()
                members[name] = try value(depth: depth + 1)
                hasNext = try continuesObject()
            }
            return .object(members)
        case UInt8(ascii: "["):
            var elements: [JSONValue] = []
            var hasNext = try enterArray(depth: depth)
            while hasNext {
                elements.append(try value(depth: depth + 1))
                hasNext = try continuesArray()
            }
            return .array(elements)
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "t"): return try word("true", .boolean(true))
        case UInt8(ascii: "f"): return try word("false", .boolean(false))
        case UInt8(ascii: "n"): return try word("null", .null)
        case nil: throw error("The text ends where a value is expected.")
        default: return .number(try number())
        }
    }

    /// Skips any value.
    package mutating func skipValue(depth: Int) throws(GeometryFormatError) {
        switch nextByte() {
        case UInt8(ascii: "{"):
            var hasNext = try enterObject(depth: depth)
            while hasNext {
                _ = try memberName()
                try skipValue(depth: depth + 1)
                hasNext = try continuesObject()
            }
        case UInt8(ascii: "["):
            var hasNext = try enterArray(depth: depth)
            while hasNext {
                try skipValue(depth: depth + 1)
                hasNext = try continuesArray()
            }
        default: _ = try value(depth: depth)
        }
    }

    /// Reads the word `null`; returns false, without reading, if anything else follows.
    mutating func null() throws(GeometryFormatError) -> Bool {
        guard nextByte() == UInt8(ascii: "n") else { return false }
        _ = try word("null", .null)
        return true
    }

    private mutating func word(_ word: String, _ value: JSONValue) throws(GeometryFormatError) -> JSONValue {
        guard bytes[offset...].starts(with: word.utf8) else { throw error("Expected a value.") }
        offset += word.utf8.count
        return value
    }

    /// Reads the beginning of an array; returns false, after reading all of it, if it is empty.
    @inline(__always)
    mutating func enterArray(depth: Int) throws(GeometryFormatError) -> Bool {
        guard nextByte() == UInt8(ascii: "[") else { throw error("Expected an array.") }
        guard depth <= greatestDepth else { throw error("Values are nested too deeply.") }
        offset += 1
        guard nextByte() == UInt8(ascii: "]") else { return true }
        offset += 1
        return false
    }

    /// Reads the separator after an element; returns false at the end of the array.
    @inline(__always)
    mutating func continuesArray() throws(GeometryFormatError) -> Bool {
        let byte = nextByte()
        guard byte == UInt8(ascii: ",") || byte == UInt8(ascii: "]") else {
            throw error("Expected a comma or the end of the array.")
        }
        offset += 1
        return byte == UInt8(ascii: ",")
    }

    /// Reads the beginning of an object; returns false, after reading all of it, if it is empty.
    package mutating func enterObject(depth: Int) throws(GeometryFormatError) -> Bool {
        guard nextByte() == UInt8(ascii: "{") else { throw error("Expected an object.") }
        guard depth <= greatestDepth else { throw error("Values are nested too deeply.") }
        offset += 1
        guard nextByte() == UInt8(ascii: "}") else { return true }
        offset += 1
        return false
    }

    /// Reads the name of a member and the colon, up to the first byte of the value.
    package mutating func memberName() throws(GeometryFormatError) -> String {
        guard nextByte() == UInt8(ascii: "\"") else { throw error("Expected the name of a member in quotation marks.") }
        let name = try string()
        guard nextByte() == UInt8(ascii: ":") else { throw error("Expected a colon after the name of a member.") }
        offset += 1
        _ = nextByte()
        return name
    }

    /// Reads the separator after the value of a member; returns false at the end of the object.
    package mutating func continuesObject() throws(GeometryFormatError) -> Bool {
        let byte = nextByte()
        guard byte == UInt8(ascii: ",") || byte == UInt8(ascii: "}") else {
            throw error("Expected a comma or the end of the object.")
        }
        offset += 1
        return byte == UInt8(ascii: ",")
    }
}

extension JSONReader {
    @inline(__always)
    mutating func numberIfPresent() throws(GeometryFormatError) -> Double? {
        let byte = nextByte() ?? 0
        return byte &- UInt8(ascii: "0") < 10 || byte == UInt8(ascii: "-") ? try number() : nil
    }

    mutating func stringIfPresent() throws(GeometryFormatError) -> String? {
        nextByte() == UInt8(ascii: "\"") ? try string() : nil
    }

    /// Reads a number, which must follow.
    private mutating func number() throws(GeometryFormatError) -> Double {
        let start = offset
        let isNegative = take(UInt8(ascii: "-"))
        var digits = DecimalDigits()
        let isZero = offset < bytes.count && bytes[offset] == UInt8(ascii: "0")
        let integerDigits = readDigits(into: &digits)
        var isValid = integerDigits > 0 && !(isZero && integerDigits > 1)
        if isValid, take(UInt8(ascii: ".")) {
            let fractionDigits = readDigits(into: &digits)
            digits.exponent -= fractionDigits
            isValid = fractionDigits > 0
        }
        if isValid, offset < bytes.count, bytes[offset] | 0x20 == UInt8(ascii: "e") {
            offset += 1
            let isSmall = take(UInt8(ascii: "-"))
            if !isSmall { _ = take(UInt8(ascii: "+")) }
            var power = DecimalDigits()
            isValid = readDigits(into: &power) > 0
            // Exponents with more than five digits exceed every number, or have leading zeros; the slow path decides.
            digits.exponent += (isSmall ? -1 : 1) * (power.count > 5 ? 100_000 : Int(power.value))
        }
        guard isValid else {
            let isNumber = offset > start
            throw error(
                isNumber
                    ? "A number needs digits before and after its decimal point and in its exponent, and no leading zeros."
                    : "Expected a value.", at: start)
        }
        if let exact = digits.exactNumber { return isNegative ? -exact : exact }
        guard let value = Double(String(decoding: bytes[start..<offset], as: UTF8.self)), isStrict || value.isFinite
        else { throw error("This number is too large.", at: start) }
        return value
    }

    /// The digits of a number without the point.
    private struct DecimalDigits {
        var value: UInt64 = 0
        var count = 0
        var exponent = 0

        private static let powers: [Double] = [
            1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18,
            1e19, 1e20, 1e21, 1e22,
        ]

        /// The number if one division or multiplication of two exact numbers determines it, rounded once.
        ///
        /// W. D. Clinger, *How to read floating point numbers accurately*, PLDI 1990.
        var exactNumber: Double? {
            guard count <= 19, value < 1 << 53, exponent.magnitude <= 22 else { return nil }
            return exponent < 0
                ? Double(value) / Self.powers[-exponent] : Double(value) * Self.powers[exponent]
        }
    }

    /// Reads digits and returns their count.
    @inline(__always)
    private mutating func readDigits(into digits: inout DecimalDigits) -> Int {
        let start = offset
        while offset < bytes.count {
            let digit = bytes[offset] &- UInt8(ascii: "0")
            guard digit < 10 else { break }
            digits.value = digits.value &* 10 &+ UInt64(digit)
            offset += 1
        }
        digits.count += offset - start
        return offset - start
    }

    /// Reads a string if a quotation mark follows.
    package mutating func string() throws(GeometryFormatError) -> String {
        let start = offset + 1
        offset = start
        let (quote, backslash) = (UInt8(ascii: "\""), UInt8(ascii: "\\"))
        while offset < bytes.count, bytes[offset] != quote, bytes[offset] != backslash, bytes[offset] >= 0x20 {
            offset += 1
        }
        if take(quote) { return try text(bytes[start..<offset - 1], from: start) }
        return try stringWithEscapes(after: start)
    }

    /// The text of a string whose first byte is at a position.
    private func text(_ utf8: ArraySlice<UInt8>, from start: Int) throws(GeometryFormatError) -> String {
        guard isStrict else { return String(streamSafe: utf8) }
        guard let text = String(validating: utf8, as: UTF8.self) else {
            throw error("This string is not valid UTF-8.", at: start - 1)
        }
        return text.streamSafe()
    }

    private mutating func stringWithEscapes(after start: Int) throws(GeometryFormatError) -> String {
        var utf8 = Array(bytes[start..<offset])
        while offset < bytes.count {
            let byte = bytes[offset]
            offset += 1
            switch byte {
            case UInt8(ascii: "\""): return try text(utf8[...], from: start)
            case UInt8(ascii: "\\"): try readEscape(into: &utf8)
            case 0..<0x20: throw error("A control character in a string must be escaped.", at: offset - 1)
            default: utf8.append(byte)
            }
        }
        throw error("The text ends inside a string.")
    }

    private mutating func readEscape(into utf8: inout [UInt8]) throws(GeometryFormatError) {
        guard offset < bytes.count else { throw error("The text ends inside a string.") }
        let byte = bytes[offset]
        offset += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): utf8.append(byte)
        case UInt8(ascii: "b"): utf8.append(0x08)
        case UInt8(ascii: "f"): utf8.append(0x0C)
        case UInt8(ascii: "n"): utf8.append(0x0A)
        case UInt8(ascii: "r"): utf8.append(0x0D)
        case UInt8(ascii: "t"): utf8.append(0x09)
        case UInt8(ascii: "u"):
            utf8.append(contentsOf: UTF8.encode(try unicodeEscape()) ?? UTF8.encodedReplacementCharacter)
        default:
            offset -= 1
            throw error("This escape sequence is not valid in JSON.")
        }
    }

    /// Reads four hexadecimal digits, and four more if they are half of a surrogate pair.
    private mutating func unicodeEscape() throws(GeometryFormatError) -> Unicode.Scalar {
        let start = offset - 2
        let first = try hexadecimal()
        if (0xD800..<0xDC00).contains(first), bytes[offset...].starts(with: [UInt8(ascii: "\\"), UInt8(ascii: "u")]) {
            let end = offset
            offset += 2
            let second = try hexadecimal()
            if (0xDC00..<0xE000).contains(second) {
                return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)) ?? "\u{FFFD}"
            }
            offset = end
        }
        if let scalar = Unicode.Scalar(first) { return scalar }
        guard !isStrict else { throw error("A surrogate pair is incomplete.", at: start) }
        return "\u{FFFD}"
    }

    private mutating func hexadecimal() throws(GeometryFormatError) -> UInt32 {
        guard bytes.count - offset >= 4, let value = Self.hexadecimal(bytes[offset..<offset + 4]) else {
            throw error("Expected four hexadecimal digits.")
        }
        offset += 4
        return value
    }

    private static func hexadecimal(_ digits: ArraySlice<UInt8>) -> UInt32? {
        var value: UInt32 = 0
        for byte in digits {
            let letter = (byte | 0x20) &- UInt8(ascii: "a")
            guard byte.isASCIIDigit || letter < 6 else { return nil }
            value = value << 4 | UInt32(byte.isASCIIDigit ? byte & 15 : letter + 10)
        }
        return value
    }
}
