/// Converts the bytes from a terminal to keys, whatever the pieces in which they arrive.
struct KeyDecoder {
    private var bytes: [UInt8] = []
    /// The text pasted so far; nil outside of a paste.
    private var pasted: [UInt8]?

    /// No field needs more, and a paste must not use up the memory.
    private static let pasteLimit = 4096
    private static let sequenceLimit = 32
    private static let pasteEnd = Array("\u{1B}[201~".utf8)

    /// Whether an incomplete sequence waits for more bytes; call ``flush()`` if none arrive for a moment.
    var isWaiting: Bool { !bytes.isEmpty && pasted == nil }

    /// Adds bytes.
    mutating func feed(_ more: some Sequence<UInt8>) -> [Key] {
        bytes += more
        var keys: [Key] = []
        while !bytes.isEmpty, let key = next(&keys) { keys.append(key) }
        return keys
    }

    /// If nothing arrives for a moment, an escape without a sequence was the key itself, and an incomplete letter is dropped.
    mutating func flush() -> [Key] {
        guard isWaiting else { return [] }
        let wasEscape = bytes[0] == 0x1B
        bytes = []
        return [wasEscape ? .escape : .text("\u{FFFD}")]
    }

    /// The next key; nil if more bytes are needed.
    ///
    /// Unknown sequences are ignored.
    private mutating func next(_ keys: inout [Key]) -> Key? {
        while let first = bytes.first {
            if pasted != nil {
                guard let key = endOfPaste() else { return nil }
                return key
            }
            switch first {
            case 0x1B:
                guard bytes.count > 1 else { return nil }
                switch bytes[1] {
                case UInt8(ascii: "["):
                    guard let end = endOfSequence() else { return nil }
                    let parameters = String(decoding: bytes[2..<end], as: UTF8.self)
                    let key = Self.key(final: bytes[end], parameters: parameters)
                    bytes.removeFirst(end + 1)
                    if parameters == "200", key == nil { pasted = [] }
                    if let key { return key }
                case UInt8(ascii: "O"):
                    guard bytes.count > 2 else { return nil }
                    let key = Self.key(final: bytes[2], parameters: "")
                    bytes.removeFirst(3)
                    if let key { return key }
                default:
                    bytes.removeFirst()
                    return .escape
                }
            case 0x0D, 0x0A: return take(1, .enter)
            case 0x09: return take(1, .tab)
            case 0x7F, 0x08: return take(1, .backspace)
            case 0x01...0x1A:
                return take(1, .control(Character(Unicode.Scalar(first + 0x60))))
            case 0x00...0x1F: bytes.removeFirst()
            default: return letter()
            }
        }
        return nil
    }

    private mutating func take(_ count: Int, _ key: Key) -> Key {
        bytes.removeFirst(count)
        return key
    }

    /// The position of the final byte of a sequence; a sequence without an end is dropped once it is too long.
    private mutating func endOfSequence() -> Int? {
        var index = 2
        while index < bytes.count {
            if (0x40...0x7E).contains(bytes[index]) { return index }
            if !(0x20...0x3F).contains(bytes[index]) || index > Self.sequenceLimit { return index }
            index += 1
        }
        return nil
    }

    private static func key(final: UInt8, parameters: String) -> Key? {
        switch (Character(Unicode.Scalar(final)), parameters.prefix { $0 != ";" }) {
        case ("A", _): .up
        case ("B", _): .down
        case ("C", _): .right
        case ("D", _): .left
        case ("H", _), ("~", "1"), ("~", "7"): .home
        case ("F", _), ("~", "4"), ("~", "8"): .end
        case ("~", "3"): .delete
        case ("~", "5"): .pageUp
        case ("~", "6"): .pageDown
        default: nil
        }
    }

    private mutating func endOfPaste() -> Key? {
        guard let end = bytes.firstRange(of: Self.pasteEnd) else {
            // The end may be incomplete: what could be a part of it is kept.
            let sure = max(0, bytes.count - Self.pasteEnd.count + 1)
            keep(bytes[..<sure])
            bytes.removeFirst(sure)
            return nil
        }
        keep(bytes[..<end.lowerBound])
        bytes.removeFirst(end.upperBound)
        defer { pasted = nil }
        return .paste(String(decoding: pasted ?? [], as: UTF8.self))
    }

    private mutating func keep(_ part: ArraySlice<UInt8>) {
        let room = Self.pasteLimit - (pasted?.count ?? 0)
        pasted?.append(contentsOf: part.prefix(max(0, room)))
    }

    /// A UTF-8 scalar; nil if it is incomplete, the replacement character if it is invalid.
    private mutating func letter() -> Key? {
        let length =
            switch bytes[0] {
            case 0x00..<0x80: 1
            case 0xC2..<0xE0: 2
            case 0xE0..<0xF0: 3
            case 0xF0..<0xF5: 4
            default: 0
            }
        let rest = bytes.dropFirst().prefix(max(0, length - 1))
        if let wrong = rest.firstIndex(where: { !(0x80..<0xC0).contains($0) }) { return take(wrong, .text("\u{FFFD}")) }
        if length == 0 { return take(1, .text("\u{FFFD}")) }
        guard bytes.count >= length else { return nil }
        let scalar = String(decoding: bytes[..<length], as: UTF8.self).unicodeScalars.first
        return take(length, .text(scalar ?? "\u{FFFD}"))
    }
}
