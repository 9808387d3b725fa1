/// A value of JSON with the place where it stands.
struct JSONNode {
    enum Kind {
        case null
        case boolean(Bool)
        case number(Double)
        case string(String)
        case array([JSONNode])
        case object([(name: String, value: JSONNode)])
    }

    let kind: Kind
    /// The offset of the first byte.
    let offset: Int

    /// The value of a member; of several with the same name the last.
    subscript(name: String) -> JSONNode? {
        guard case .object(let members) = kind else { return nil }
        return members.last { $0.name == name }?.value
    }

    var value: JSONValue {
        switch kind {
        case .null: .null
        case .boolean(let value): .boolean(value)
        case .number(let value): .number(value)
        case .string(let value): .string(value)
        case .array(let nodes): .array(nodes.map(\.value))
        case .object(let members): .object(Dictionary(members.map { ($0.name, $0.value.value) }) { $1 })
        }
    }
}

/// Reads JSON, RFC 8259, and says where it is wrong.
struct JSONReader {
    private let bytes: [UInt8]
    private var offset = 0

    /// How deep values may be nested, so that no text can exhaust the stack.
    private static let greatestDepth = 200

    static func node(of bytes: [UInt8]) throws(GeometryFormatError) -> JSONNode {
        var reader = JSONReader(bytes: bytes)
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { reader.offset = 3 }
        let node = try reader.value(depth: 0)
        reader.skipSpace()
        guard reader.offset == bytes.count else { throw reader.error("Nothing may follow the value.") }
        return node
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private func error(_ message: String) -> GeometryFormatError {
        GeometryFormatError(message, at: offset, in: bytes)
    }

    private var byte: UInt8? { offset < bytes.count ? bytes[offset] : nil }

    private mutating func skipSpace() {
        while let byte, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { offset += 1 }
    }

    private mutating func take(_ wanted: UInt8) -> Bool {
        guard byte == wanted else { return false }
        offset += 1
        return true
    }

    private mutating func value(depth: Int) throws(GeometryFormatError) -> JSONNode {
        guard depth <= Self.greatestDepth else { throw error("Values are nested too deeply.") }
        skipSpace()
        let start = offset
        let kind: JSONNode.Kind
        switch byte {
        case UInt8(ascii: "{"): kind = .object(try members(depth: depth))
        case UInt8(ascii: "["): kind = .array(try elements(depth: depth))
        case UInt8(ascii: "\""): kind = .string(try string())
        case UInt8(ascii: "t"): kind = try word("true", .boolean(true))
        case UInt8(ascii: "f"): kind = try word("false", .boolean(false))
        case UInt8(ascii: "n"): kind = try word("null", .null)
        case nil: throw error("The text ends where a value should follow.")
        default: kind = .number(try number())
        }
        return JSONNode(kind: kind, offset: start)
    }

    private mutating func word(_ word: String, _ kind: JSONNode.Kind) throws(GeometryFormatError) -> JSONNode.Kind {
        guard bytes[offset...].starts(with: word.utf8) else { throw error("Expected \(word).") }
        offset += word.utf8.count
        return kind
    }

    private mutating func elements(depth: Int) throws(GeometryFormatError) -> [JSONNode] {
        offset += 1
        var elements: [JSONNode] = []
        skipSpace()
        if take(UInt8(ascii: "]")) { return elements }
        while true {
            elements.append(try value(depth: depth + 1))
            skipSpace()
            if take(UInt8(ascii: "]")) { return elements }
            guard take(UInt8(ascii: ",")) else { throw error("Expected a comma or the end of the array.") }
        }
    }

    private mutating func members(depth: Int) throws(GeometryFormatError) -> [(name: String, value: JSONNode)] {
        offset += 1
        var members: [(name: String, value: JSONNode)] = []
        skipSpace()
        if take(UInt8(ascii: "}")) { return members }
        while true {
            skipSpace()
            guard byte == UInt8(ascii: "\"") else { throw error("Expected the name of a member in quotation marks.") }
            let name = try string()
            skipSpace()
            guard take(UInt8(ascii: ":")) else { throw error("Expected a colon after the name of a member.") }
            members.append((name, try value(depth: depth + 1)))
            skipSpace()
            if take(UInt8(ascii: "}")) { return members }
            guard take(UInt8(ascii: ",")) else { throw error("Expected a comma or the end of the object.") }
        }
    }

    private mutating func number() throws(GeometryFormatError) -> Double {
        let start = offset
        _ = take(UInt8(ascii: "-"))
        let isZero = byte == UInt8(ascii: "0")
        let integerDigits = digits()
        var isValid = integerDigits > 0 && !(isZero && integerDigits > 1)
        if isValid, take(UInt8(ascii: ".")) { isValid = digits() > 0 }
        if isValid, byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E") {
            offset += 1
            if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") { offset += 1 }
            isValid = digits() > 0
        }
        let text = String(decoding: bytes[start..<offset], as: UTF8.self)
        guard isValid, let value = Double(text), value.isFinite else {
            offset = start
            throw error(isValid ? "This number is too great." : "Expected a value.")
        }
        return value
    }

    private mutating func digits() -> Int {
        let start = offset
        while let byte, byte &- UInt8(ascii: "0") < 10 { offset += 1 }
        return offset - start
    }

    private mutating func string() throws(GeometryFormatError) -> String {
        offset += 1
        var text: [UInt8] = []
        while let byte {
            offset += 1
            switch byte {
            case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
            case UInt8(ascii: "\\"): text += try escape()
            case 0..<0x20:
                offset -= 1
                throw error("A control character in a string must be escaped.")
            default: text.append(byte)
            }
        }
        throw error("The text ends within a string.")
    }

    private mutating func escape() throws(GeometryFormatError) -> [UInt8] {
        guard let byte else { throw error("The text ends within a string.") }
        offset += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [byte]
        case UInt8(ascii: "b"): return [0x08]
        case UInt8(ascii: "f"): return [0x0C]
        case UInt8(ascii: "n"): return [0x0A]
        case UInt8(ascii: "r"): return [0x0D]
        case UInt8(ascii: "t"): return [0x09]
        case UInt8(ascii: "u"): return Array(String(Character(try unicodeEscape())).utf8)
        default:
            offset -= 1
            throw error("This escape does not exist in JSON.")
        }
    }

    /// Reads four hexadecimal digits, and four more where they are half of a pair; a half alone is replaced.
    private mutating func unicodeEscape() throws(GeometryFormatError) -> Unicode.Scalar {
        let first = try hexadecimal()
        if (0xD800..<0xDC00).contains(first), bytes[offset...].starts(with: [UInt8(ascii: "\\"), UInt8(ascii: "u")]) {
            let start = offset
            offset += 2
            let second = try hexadecimal()
            if (0xDC00..<0xE000).contains(second) {
                return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)) ?? "\u{FFFD}"
            }
            offset = start
        }
        return Unicode.Scalar(first) ?? "\u{FFFD}"
    }

    private mutating func hexadecimal() throws(GeometryFormatError) -> UInt32 {
        let digits = bytes[offset...].prefix(4)
        guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
            let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
        else { throw error("Expected four hexadecimal digits.") }
        offset += 4
        return value
    }
}
