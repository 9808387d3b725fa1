/// Reads one JSON value of RFC 8259 from bytes.
struct JSONReader {
    private let bytes: ArraySlice<UInt8>
    private var position: Int

    /// Where a text is no JSON, and why.
    struct Failure: Error, Hashable {
        let message: String
        /// The offset of the byte, from the start of the text.
        let offset: Int
    }

    /// How deep arrays and objects may lie in one another; deeper ones are refused rather than overflow the stack.
    private static let maximumDepth = 128

    private init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        position = bytes.startIndex
    }

    /// The value that the bytes are.
    ///
    /// - Throws: ``Failure`` when they are no UTF-8, no JSON, or more than one value.
    static func value(of bytes: ArraySlice<UInt8>) throws(Failure) -> JSONValue {
        var reader = JSONReader(bytes)
        let value = try reader.value(depth: 0)
        reader.skipSpace()
        guard reader.position == bytes.endIndex else { throw reader.failure("something follows the value") }
        return value
    }

    // MARK: Values

    private mutating func value(depth: Int) throws(Failure) -> JSONValue {
        skipSpace()
        guard let byte = peek else { throw failure("the text ends too soon") }
        switch byte {
        case UInt8(ascii: "{"): return try object(depth: depth)
        case UInt8(ascii: "["): return try array(depth: depth)
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number(try number())
        case UInt8(ascii: "t"): return try word("true", .bool(true))
        case UInt8(ascii: "f"): return try word("false", .bool(false))
        case UInt8(ascii: "n"): return try word("null", .null)
        default: throw failure("no value begins here")
        }
    }

    private mutating func object(depth: Int) throws(Failure) -> JSONValue {
        guard depth < Self.maximumDepth else { throw failure("the value is nested too deep") }
        position += 1
        var members: [(name: String, value: JSONValue)] = []
        skipSpace()
        if take(UInt8(ascii: "}")) { return .object(members) }
        while true {
            skipSpace()
            guard peek == UInt8(ascii: "\"") else { throw failure("a member's name must be a string") }
            let name = try string()
            skipSpace()
            guard take(UInt8(ascii: ":")) else { throw failure("a colon is missing") }
            members.append((name, try value(depth: depth + 1)))
            skipSpace()
            if take(UInt8(ascii: "}")) { return .object(members) }
            guard take(UInt8(ascii: ",")) else { throw failure("a comma or a closing brace is missing") }
        }
    }

    private mutating func array(depth: Int) throws(Failure) -> JSONValue {
        guard depth < Self.maximumDepth else { throw failure("the value is nested too deep") }
        position += 1
        var elements: [JSONValue] = []
        skipSpace()
        if take(UInt8(ascii: "]")) { return .array(elements) }
        while true {
            elements.append(try value(depth: depth + 1))
            skipSpace()
            if take(UInt8(ascii: "]")) { return .array(elements) }
            guard take(UInt8(ascii: ",")) else { throw failure("a comma or a closing bracket is missing") }
        }
    }

    private mutating func word(_ word: StaticString, _ value: JSONValue) throws(Failure) -> JSONValue {
        let end = position + word.utf8CodeUnitCount
        guard end <= bytes.endIndex, word.withUTF8Buffer({ bytes[position..<end].elementsEqual($0) }) else {
            throw failure("no value begins here")
        }
        position = end
        return value
    }

    private mutating func number() throws(Failure) -> String {
        let start = position
        take(UInt8(ascii: "-"))
        let isZero = peek == UInt8(ascii: "0")
        let digits = skipDigits()
        guard digits > 0, digits == 1 || !isZero else { throw failure("a number needs digits and no leading zero") }
        if take(UInt8(ascii: ".")) {
            guard skipDigits() > 0 else { throw failure("a number needs digits behind its point") }
        }
        if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
            if !take(UInt8(ascii: "+")) { take(UInt8(ascii: "-")) }
            guard skipDigits() > 0 else { throw failure("a number needs digits in its exponent") }
        }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    // MARK: Strings

    private mutating func string() throws(Failure) -> String {
        position += 1
        let start = position
        while let byte = peek, byte >= 0x20, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") { position += 1 }
        if peek == UInt8(ascii: "\"") {
            position += 1
            return try text(bytes[start..<position - 1], from: start)
        }
        var buffer = Array(bytes[start..<position])
        while let byte = peek {
            position += 1
            switch byte {
            case UInt8(ascii: "\""): return try text(buffer[...], from: start)
            case UInt8(ascii: "\\"): try unescape(into: &buffer)
            case ..<0x20: throw failure("a control character in a string must be escaped", at: position - 1)
            default: buffer.append(byte)
            }
        }
        throw failure("a string has no end", at: start - 1)
    }

    private func text(_ utf8: ArraySlice<UInt8>, from start: Int) throws(Failure) -> String {
        guard let text = String(validating: utf8, as: UTF8.self) else {
            throw failure("a string is no valid UTF-8", at: start - 1)
        }
        return text
    }

    private mutating func unescape(into buffer: inout [UInt8]) throws(Failure) {
        guard let byte = peek else { throw failure("a string has no end") }
        position += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): buffer.append(byte)
        case UInt8(ascii: "b"): buffer.append(0x08)
        case UInt8(ascii: "f"): buffer.append(0x0C)
        case UInt8(ascii: "n"): buffer.append(0x0A)
        case UInt8(ascii: "r"): buffer.append(0x0D)
        case UInt8(ascii: "t"): buffer.append(0x09)
        case UInt8(ascii: "u"): buffer += Array(Character(try scalar()).utf8)
        default: throw failure("there is no such escape", at: position - 2)
        }
    }

    /// The scalar of `\uXXXX`, or of the two escapes of a surrogate pair.
    private mutating func scalar() throws(Failure) -> Unicode.Scalar {
        let start = position - 2
        let first = try codeUnit()
        if let scalar = Unicode.Scalar(first) { return scalar }
        guard UTF16.isLeadSurrogate(first), take(UInt8(ascii: "\\")), take(UInt8(ascii: "u")) else {
            throw failure("half of a surrogate pair stands alone", at: start)
        }
        let second = try codeUnit()
        guard UTF16.isTrailSurrogate(second) else { throw failure("half of a surrogate pair stands alone", at: start) }
        return UTF16.decode(UTF16.EncodedScalar([first, second]))
    }

    private mutating func codeUnit() throws(Failure) -> UInt16 {
        var unit: UInt16 = 0
        for _ in 0..<4 {
            guard let digit = peek.flatMap({ Character(Unicode.Scalar($0)).hexDigitValue }) else {
                throw failure("\\u needs four hexadecimal digits")
            }
            unit = unit << 4 | UInt16(digit)
            position += 1
        }
        return unit
    }

    // MARK: Bytes

    private var peek: UInt8? { position < bytes.endIndex ? bytes[position] : nil }

    @discardableResult
    private mutating func take(_ byte: UInt8) -> Bool {
        guard peek == byte else { return false }
        position += 1
        return true
    }

    private mutating func skipSpace() {
        while let byte = peek, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { position += 1 }
    }

    private mutating func skipDigits() -> Int {
        let start = position
        while let byte = peek, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { position += 1 }
        return position - start
    }

    private func failure(_ message: String, at place: Int? = nil) -> Failure {
        Failure(message: message, offset: (place ?? position) - bytes.startIndex)
    }
}
