import MapGeometry

extension JSONReader {
    /// Reads a string.
    mutating func string() throws(Failure) -> String {
        let start = position + 1
        if let plain = plainString() { return try text(plain.bytes, from: start) }
        position += 1
        var buffer: [UInt8] = []
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

    /// Checks a string.
    mutating func skipString() throws(Failure) {
        let start = position + 1
        guard let plain = plainString() else {
            _ = try string()
            return
        }
        if !plain.isASCII { _ = try text(plain.bytes, from: start) }
    }

    /// The bytes of a string that has no escape and an end, unchecked; nil, and nothing read, for any other.
    mutating func plainString() -> (bytes: ArraySlice<UInt8>, isASCII: Bool)? {
        let start = position + 1
        var end = start
        var union: UInt8 = 0
        while end < bytes.endIndex {
            let byte = bytes[end]
            if byte == UInt8(ascii: "\"") {
                position = end + 1
                return (bytes[start..<end], union < 0x80)
            }
            if byte < 0x20 || byte == UInt8(ascii: "\\") { return nil }
            union |= byte
            end += 1
        }
        return nil
    }

    private func text(_ utf8: ArraySlice<UInt8>, from start: Int) throws(Failure) -> String {
        guard let text = String(validating: utf8, as: UTF8.self) else {
            throw failure("a string is no valid UTF-8", at: start - 1)
        }
        return text.streamSafe()
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
            throw failure("half of a surrogate pair is alone", at: start)
        }
        let second = try codeUnit()
        guard UTF16.isTrailSurrogate(second) else { throw failure("half of a surrogate pair is alone", at: start) }
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
}
