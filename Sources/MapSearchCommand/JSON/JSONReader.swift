/// Reads one JSON value of RFC 8259 from bytes: as a tree, or member by member without one.
struct JSONReader {
    let bytes: ArraySlice<UInt8>
    /// Where the next byte is read.
    var position: Int

    /// Where a text is no JSON, and why.
    struct Failure: Error, Hashable {
        let message: String
        /// The offset of the byte, from the start of the text.
        let offset: Int
    }

    /// How deep arrays and objects may lie in one another; deeper ones are refused rather than overflow the stack.
    private static let maximumDepth = 128

    /// Starts in front of a value.
    init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        position = bytes.startIndex
    }

    /// The value that the bytes are.
    ///
    /// - Throws: ``Failure`` when they are no UTF-8, no JSON, or more than one value.
    static func value(of bytes: ArraySlice<UInt8>) throws(Failure) -> JSONValue {
        var reader = JSONReader(bytes)
        let value = try reader.value(depth: 0)
        try reader.finish()
        return value
    }

    /// Ends behind the value.
    ///
    /// - Throws: ``Failure`` when anything but space follows.
    mutating func finish() throws(Failure) {
        skipSpace()
        guard position == bytes.endIndex else { throw failure("something follows the value") }
    }

    // MARK: Values

    /// Reads a value that lies so deep in others.
    mutating func value(depth: Int) throws(Failure) -> JSONValue {
        switch try nextKind() {
        case .object:
            var members: [(name: String, value: JSONValue)] = []
            try object(depth: depth) { reader throws(Failure) in
                let name = try reader.string()
                try reader.colon()
                members.append((name, try reader.value(depth: depth + 1)))
            }
            return .object(members)
        case .array:
            var elements: [JSONValue] = []
            try array(depth: depth) { reader throws(Failure) in elements.append(try reader.value(depth: depth + 1)) }
            return .array(elements)
        case .string: return .string(try string())
        case .number: return .number(String(decoding: bytes[try number()], as: UTF8.self))
        case .true:
            try word("true")
            return .bool(true)
        case .false:
            try word("false")
            return .bool(false)
        case .null:
            try word("null")
            return .null
        }
    }

    /// Checks a value, as strictly as if it were read, and returns where it is.
    mutating func skipValue(depth: Int) throws(Failure) -> Range<Int> {
        let kind = try nextKind()
        let start = position
        switch kind {
        case .object:
            try object(depth: depth) { reader throws(Failure) in
                try reader.skipString()
                try reader.colon()
                _ = try reader.skipValue(depth: depth + 1)
            }
        case .array:
            try array(depth: depth) { reader throws(Failure) in _ = try reader.skipValue(depth: depth + 1) }
        case .string: try skipString()
        case .number: _ = try number()
        case .true: try word("true")
        case .false: try word("false")
        case .null: try word("null")
        }
        return start..<position
    }

    /// What a value is by its first byte.
    enum Kind {
        case object, array, string, number, `true`, `false`, null
    }

    /// Skips space and says what begins there.
    mutating func nextKind() throws(Failure) -> Kind {
        skipSpace()
        guard let byte = peek else { throw failure("the text ends too soon") }
        switch byte {
        case UInt8(ascii: "{"): return .object
        case UInt8(ascii: "["): return .array
        case UInt8(ascii: "\""): return .string
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number
        case UInt8(ascii: "t"): return .true
        case UInt8(ascii: "f"): return .false
        case UInt8(ascii: "n"): return .null
        default: throw failure("no value begins here")
        }
    }

    /// Reads an object; `member` is called in front of the quote of each name and reads name, colon and value.
    mutating func object(
        depth: Int, _ member: (inout JSONReader) throws(Failure) -> Void
    ) throws(Failure) {
        guard depth < Self.maximumDepth else { throw failure("the value is nested too deep") }
        position += 1
        skipSpace()
        if take(UInt8(ascii: "}")) { return }
        while true {
            skipSpace()
            guard peek == UInt8(ascii: "\"") else { throw failure("a member's name must be a string") }
            try member(&self)
            skipSpace()
            if take(UInt8(ascii: "}")) { return }
            guard take(UInt8(ascii: ",")) else { throw failure("a comma or a closing brace is missing") }
        }
    }

    /// Reads the colon behind a name.
    mutating func colon() throws(Failure) {
        skipSpace()
        guard take(UInt8(ascii: ":")) else { throw failure("a colon is missing") }
    }

    private mutating func array(
        depth: Int, _ element: (inout JSONReader) throws(Failure) -> Void
    ) throws(Failure) {
        guard depth < Self.maximumDepth else { throw failure("the value is nested too deep") }
        position += 1
        skipSpace()
        if take(UInt8(ascii: "]")) { return }
        while true {
            try element(&self)
            skipSpace()
            if take(UInt8(ascii: "]")) { return }
            guard take(UInt8(ascii: ",")) else { throw failure("a comma or a closing bracket is missing") }
        }
    }

    private mutating func word(_ word: StaticString) throws(Failure) {
        let end = position + word.utf8CodeUnitCount
        guard end <= bytes.endIndex, word.withUTF8Buffer({ bytes[position..<end].elementsEqual($0) }) else {
            throw failure("no value begins here")
        }
        position = end
    }

    private mutating func number() throws(Failure) -> Range<Int> {
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
        return start..<position
    }

    // MARK: Bytes

    var peek: UInt8? { position < bytes.endIndex ? bytes[position] : nil }

    @discardableResult
    mutating func take(_ byte: UInt8) -> Bool {
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

    func failure(_ message: String, at place: Int? = nil) -> Failure {
        Failure(message: message, offset: (place ?? position) - bytes.startIndex)
    }
}
