/// A position in the bytes of a text, with functions to parse what follows.
struct ByteCursor {
    let bytes: [UInt8]
    var position = 0

    init(bytes: [UInt8]) { self.bytes = bytes }

    mutating func take(while isWanted: (UInt8) -> Bool) -> Range<Int> {
        let start = position
        while position < bytes.count, isWanted(bytes[position]) { position += 1 }
        return start..<position
    }

    @discardableResult
    mutating func skipSpaces() -> Int { take(while: Self.isSpace).count }

    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

    static func isAlphanumeric(_ byte: UInt8) -> Bool { byte >= 0x80 || byte.isASCIIDigit || byte.isASCIILetter }
}
