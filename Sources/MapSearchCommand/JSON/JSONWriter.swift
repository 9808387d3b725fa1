import MapGeometry
import MapSearch

/// A writer that appends compact JSON to bytes, with members in the order in which they are written.
struct JSONWriter {
    var bytes: [UInt8]
    /// Whether the next value must be preceded by a comma.
    private var needsComma = false
    /// The last credits and their JSON, because most answers have the same ones.
    private var lastCredits: (attributions: [Attribution], json: ArraySlice<UInt8>)?

    /// Creates a writer that appends to bytes.
    init(bytes: [UInt8] = []) {
        self.bytes = bytes
    }

    // MARK: Structure

    mutating func object(_ body: (inout JSONWriter) -> Void) {
        enclose(UInt8(ascii: "{"), UInt8(ascii: "}"), body)
    }

    /// Writes an object as a document on its own line.
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

    @inline(__always)
    private mutating func enclose(_ open: UInt8, _ close: UInt8, _ body: (inout JSONWriter) -> Void) {
        separate()
        bytes.append(open)
        needsComma = false
        body(&self)
        bytes.append(close)
        needsComma = true
    }

    /// Writes a member name that needs no escaping; its value must follow.
    mutating func key(_ name: StaticString) {
        separate()
        bytes.append(UInt8(ascii: "\""))
        name.withUTF8Buffer { bytes.append(contentsOf: $0) }
        bytes.append(UInt8(ascii: "\""))
        bytes.append(UInt8(ascii: ":"))
        needsComma = false
    }

    /// Writes a member name that is only known at run time; its value must follow.
    mutating func key(named name: String) {
        separate()
        quote(name)
        bytes.append(UInt8(ascii: ":"))
        needsComma = false
    }

    // MARK: Members

    /// Writes a member with a text; an empty one is omitted.
    mutating func member(_ name: StaticString, _ text: String?) {
        guard let text, !text.isEmpty else { return }
        key(name)
        value(text)
    }

    mutating func member(_ name: StaticString, _ number: Double) {
        key(name)
        value(number)
    }

    mutating func member(_ name: StaticString, _ number: Int) {
        key(name)
        value(number)
    }

    mutating func member(_ name: StaticString, _ flag: Bool) {
        key(name)
        value(flag)
    }

    mutating func object(_ name: StaticString, _ body: (inout JSONWriter) -> Void) {
        key(name)
        object(body)
    }

    mutating func array<Element>(
        _ name: StaticString, _ elements: some Sequence<Element>, _ body: (inout JSONWriter, Element) -> Void
    ) {
        key(name)
        array(elements, body)
    }

    mutating func objects<Element>(
        _ name: StaticString, _ elements: some Sequence<Element>, _ body: (inout JSONWriter, Element) -> Void
    ) {
        array(name, elements) { writer, element in writer.object { body(&$0, element) } }
    }

    // MARK: Values

    mutating func value(_ text: String) {
        separate()
        quote(text)
        needsComma = true
    }

    /// Writes the shortest digits that read back as the same number; a number that is not finite becomes null.
    mutating func value(_ number: Double) {
        guard number.isFinite else { return null() }
        if let digits = ShortDecimal(number) {
            separate()
            digits.append(to: &bytes)
            needsComma = true
        } else {
            literal(Self.trimmed(number.description))
        }
    }

    /// Writes a number of lower precision with its few digits.
    mutating func value(_ number: Float) {
        guard number.isFinite else { return null() }
        literal(Self.trimmed(number.description))
    }

    mutating func value(_ number: Int) {
        separate()
        if number < 0 { bytes.append(UInt8(ascii: "-")) }
        ShortDecimal.append(number.magnitude, to: &bytes)
        needsComma = true
    }

    mutating func value(_ flag: Bool) { literal(flag ? "true" : "false") }

    mutating func null() { literal("null") }

    /// Writes a validated value as it was sent: without spaces, with its numbers digit for digit and the usual escapes
    /// in its strings.
    mutating func copy(_ json: ArraySlice<UInt8>) {
        separate()
        var reader = JSONReader(bytes: Array(json))
        while let byte = reader.nextByte() {
            if byte == UInt8(ascii: "\""), let text = try? reader.string() {
                quote(text)
            } else {
                bytes.append(byte)
                reader.offset += 1
            }
        }
        needsComma = true
    }

    /// Writes a value that is already JSON.
    mutating func verbatim(_ json: ArraySlice<UInt8>) {
        separate()
        bytes += json
        needsComma = true
    }

    /// Writes the credits as a list of strings.
    mutating func credits(_ attributions: [Attribution]) {
        if let lastCredits, lastCredits.attributions == attributions { return verbatim(lastCredits.json) }
        separate()
        needsComma = false
        let start = bytes.count
        array(attributions) { $0.value($1.text) }
        lastCredits = (attributions, Array(bytes[start...])[...])
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
            while let special = Self.firstSpecial(in: utf8, from: start) {
                bytes.append(contentsOf: utf8[start..<special.lowerBound])
                escape(utf8[special])
                start = special.upperBound
            }
            bytes.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[start...]))
        }
        bytes.append(UInt8(ascii: "\""))
    }
}
