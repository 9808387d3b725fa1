/// Converts the text of a table to UTF-8, piece by piece.
///
/// A byte order mark determines the encoding, or zero bytes in the positions of UTF-16. Otherwise the first piece with anything
/// but ASCII does: it is UTF-8 if most of it is valid, and otherwise Windows-1252, which includes ISO 8859-1.
package struct TableTextDecoder: Sendable {
    /// The encoding of a table.
    package enum Encoding: String, Hashable, Sendable {
        case utf8 = "UTF-8"
        case utf16LittleEndian = "UTF-16 (little endian)"
        case utf16BigEndian = "UTF-16 (big endian)"
        case windows1252 = "Windows-1252"
    }

    /// The encoding; nil as long as everything is ASCII, which most encodings share.
    package private(set) var encoding: Encoding?
    private var isFirst = true
    /// Bytes of a character that continues in the next piece.
    private var rest: [UInt8] = []

    /// Creates a decoder.
    ///
    /// - Parameter encoding: the encoding, or nil to detect it.
    package init(_ encoding: Encoding? = nil) {
        self.encoding = encoding
    }

    /// The next piece as UTF-8; a byte order mark at the beginning becomes that of UTF-8.
    ///
    /// - Parameters:
    ///   - piece: The next bytes.
    ///   - isLast: Whether this is the last piece.
    /// - Returns: The text; empty while a character is incomplete.
    package mutating func decode(_ piece: [UInt8], isLast: Bool = false) -> [UInt8] {
        if isFirst, encoding == nil {
            // A byte order mark may be split between two pieces.
            if rest.count + piece.count < 4, !isLast {
                rest += piece
                return []
            }
            return begin(rest + piece, isLast)
        }
        isFirst = false
        if encoding == nil, let first = piece.firstIndex(where: { $0 >= 128 }) {
            encoding = Self.encoding(of: piece[first...])
        }
        switch encoding {
        case nil, .utf8: return piece
        case .windows1252: return Self.utf8(ofWindows1252: piece)
        case .utf16LittleEndian: return decodeUTF16(piece, low: 0, isLast)
        case .utf16BigEndian: return decodeUTF16(piece, low: 1, isLast)
        }
    }

    private mutating func begin(_ piece: [UInt8], _ isLast: Bool) -> [UInt8] {
        isFirst = false
        rest = []
        if piece.starts(with: [0xFF, 0xFE]) {
            encoding = .utf16LittleEndian
        } else if piece.starts(with: [0xFE, 0xFF]) {
            encoding = .utf16BigEndian
        } else if piece.starts(with: [0xEF, 0xBB, 0xBF]) {
            encoding = .utf8
        } else {
            encoding = Self.wideEncoding(of: piece.prefix(1024))
        }
        return decode(piece, isLast: isLast)
    }

    /// UTF-16 without a byte order mark: every other byte of a table in European languages is zero.
    private static func wideEncoding(of bytes: ArraySlice<UInt8>) -> Encoding? {
        guard bytes.count >= 4 else { return nil }
        var zeros = [0, 0]
        for (place, byte) in bytes.enumerated() where byte == 0 { zeros[place & 1] += 1 }
        if zeros[0] == 0, zeros[1] * 4 >= bytes.count { return .utf16LittleEndian }
        if zeros[1] == 0, zeros[0] * 4 >= bytes.count { return .utf16BigEndian }
        return nil
    }

    /// The kind of a sequence that begins with a byte beyond ASCII.
    private static func encoding(of bytes: ArraySlice<UInt8>) -> Encoding {
        var validCount = 0
        var strayCount = 0
        var place = bytes.startIndex
        while place < bytes.endIndex {
            let lead = bytes[place]
            place += 1
            guard lead >= 128 else { continue }
            let length = 0xC2...0xDF ~= lead ? 1 : 0xE0...0xEF ~= lead ? 2 : 0xF0...0xF4 ~= lead ? 3 : 0
            let tail = bytes[place...].prefix(length)
            if length > 0, tail.allSatisfy({ $0 & 0xC0 == 0x80 }),
                tail.count == length || tail.endIndex == bytes.endIndex
            {
                validCount += 1
                place = tail.endIndex
            } else {
                strayCount += 1
            }
        }
        return validCount >= strayCount ? .utf8 : .windows1252
    }

    // MARK: Encodings

    private static func utf8(ofWindows1252 bytes: [UInt8]) -> [UInt8] {
        var text: [UInt8] = []
        text.reserveCapacity(bytes.count + bytes.count / 8)
        for byte in bytes {
            switch byte {
            case ..<0x80: text.append(byte)
            case 0x80..<0xA0: text += String(Character(windows1252[Int(byte) - 0x80])).utf8
            default:
                text.append(0xC0 | byte >> 6)
                text.append(0x80 | byte & 0x3F)
            }
        }
        return text
    }

    /// 0x80 to 0x9F; the five unused codes remain control characters of ISO 8859-1.
    private static let windows1252 = Array(
        "€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8D}Ž\u{8F}\u{90}‘’“”•–—˜™š›œ\u{9D}žŸ".unicodeScalars)

    /// `low` is the index of the lower byte of each pair.
    private mutating func decodeUTF16(_ piece: [UInt8], low: Int, _ isLast: Bool) -> [UInt8] {
        let bytes = rest + piece
        var count = bytes.count & ~1
        func unit(_ place: Int) -> UInt16 { UInt16(bytes[place + low]) | UInt16(bytes[place + 1 - low]) << 8 }
        // The second half of a pair may be in the next piece.
        if !isLast, count >= 2, UTF16.isLeadSurrogate(unit(count - 2)) { count -= 2 }
        rest = Array(bytes[count...])
        let units = stride(from: 0, to: count, by: 2).map(unit)
        return Array(String(decoding: units, as: UTF16.self).utf8)
    }
}
