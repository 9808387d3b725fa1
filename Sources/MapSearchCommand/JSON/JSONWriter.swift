/// Writes JSON straight into bytes: compact, the members in the order in which they are written.
struct JSONWriter {
    private(set) var bytes: [UInt8]
    /// Whether a value stands before the next one, so that a comma must.
    private var needsComma = false

    /// Creates a writer that appends to bytes.
    init(bytes: [UInt8] = []) {
        self.bytes = bytes
    }

    // MARK: Structure

    mutating func object(_ body: (inout JSONWriter) -> Void) {
        enclose(UInt8(ascii: "{"), UInt8(ascii: "}"), body)
    }

    /// Writes an object as a document of its own, on a line of its own.
    mutating func line(_ body: (inout JSONWriter) -> Void) {
        object(body)
        bytes.append(UInt8(ascii: "\n"))
        needsComma = false
    }

    mutating func array(_ body: (inout JSONWriter) -> Void) {
        enclose(UInt8(ascii: "["), UInt8(ascii: "]"), body)
    }

    mutating func array<Element>(_ elements: some Sequence<Element>, _ body: (inout JSONWriter, Element) -> Void) {
        array { writer in
            for element in elements { body(&writer, element) }
        }
    }

    private mutating func enclose(_ open: UInt8, _ close: UInt8, _ body: (inout JSONWriter) -> Void) {
        separate()
        bytes.append(open)
        needsComma = false
        body(&self)
        bytes.append(close)
        needsComma = true
    }

    /// Writes the name of a member; its value must follow.
    mutating func key(_ name: String) {
        separate()
        quote(name)
        bytes.append(UInt8(ascii: ":"))
        needsComma = false
    }

    // MARK: Values

    mutating func value(_ text: String) {
        separate()
        quote(text)
        needsComma = true
    }

    /// Writes the shortest digits that give the same number back; what is not finite has no form and becomes null.
    mutating func value(_ number: Double) {
        guard number.isFinite else { return null() }
        literal(Self.trimmed(number.description))
    }

    /// Writes a number of less precision with the few digits that it has.
    mutating func value(_ number: Float) {
        guard number.isFinite else { return null() }
        literal(Self.trimmed(number.description))
    }

    mutating func value(_ number: Int) { literal(number.description[...]) }

    mutating func value(_ flag: Bool) { literal(flag ? "true" : "false") }

    mutating func null() { literal("null") }

    /// Writes a value that was read before, its numbers digit for digit.
    mutating func value(_ value: JSONValue) {
        switch value {
        case .null: null()
        case .bool(let flag): self.value(flag)
        case .number(let digits): literal(digits[...])
        case .string(let text): self.value(text)
        case .array(let elements): array(elements) { $0.value($1) }
        case .object(let members):
            object { writer in
                for (name, member) in members {
                    writer.key(name)
                    writer.value(member)
                }
            }
        }
    }

    // MARK: Bytes

    private mutating func separate() {
        if needsComma { bytes.append(UInt8(ascii: ",")) }
    }

    private mutating func literal(_ text: Substring) {
        separate()
        bytes += text.utf8
        needsComma = true
    }

    private static func trimmed(_ digits: String) -> Substring {
        digits.hasSuffix(".0") ? digits.dropLast(2) : digits[...]
    }

    private mutating func quote(_ text: String) {
        bytes.append(UInt8(ascii: "\""))
        var text = text
        text.withUTF8 { utf8 in
            var start = 0
            for (index, byte) in utf8.enumerated() where Self.needsEscape(byte) {
                bytes += utf8[start..<index]
                escape(byte)
                start = index + 1
            }
            bytes += utf8[start...]
        }
        bytes.append(UInt8(ascii: "\""))
    }

    private static func needsEscape(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
    }

    private mutating func escape(_ byte: UInt8) {
        bytes.append(UInt8(ascii: "\\"))
        switch byte {
        case UInt8(ascii: "\n"): bytes.append(UInt8(ascii: "n"))
        case UInt8(ascii: "\r"): bytes.append(UInt8(ascii: "r"))
        case UInt8(ascii: "\t"): bytes.append(UInt8(ascii: "t"))
        case 0x00..<0x20:
            let digits = Array("0123456789abcdef".utf8)
            bytes += "u00".utf8
            bytes.append(digits[Int(byte >> 4)])
            bytes.append(digits[Int(byte & 15)])
        default: bytes.append(byte)
        }
    }
}
