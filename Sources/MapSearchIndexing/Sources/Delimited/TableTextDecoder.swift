/// Converts the text of a table to UTF-8, piece by piece.
///
/// A byte order mark determines the encoding, or zero bytes in the positions of UTF-16. Otherwise the first piece with anything
/// but ASCII does: it is UTF-8 if most of it is valid, otherwise what ``TableEncodingDetector`` finds, and if that finds nothing,
/// Windows-1252, which includes ISO 8859-1.
package struct TableTextDecoder: Sendable {
    /// The encoding; nil as long as everything is ASCII, which most encodings share.
    package private(set) var encoding: TableEncoding?
    private let detector: TableEncodingDetector
    private var isFirst = true
    /// Bytes of a character that continues in the next piece.
    private var rest: [UInt8] = []

    /// Creates a decoder.
    ///
    /// - Parameters:
    ///   - encoding: The encoding, or nil to detect it.
    ///   - candidates: The encodings besides Unicode and Windows-1252 that may be detected.
    package init(_ encoding: TableEncoding? = nil, among candidates: [TableEncoding] = []) {
        self.encoding = encoding
        detector = TableEncodingDetector(candidates)
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
            encoding = Self.isUTF8(piece[first...]) ? .utf8 : detector.encoding(of: piece) ?? .windows1252
        }
        switch encoding?.conversion {
        case nil, .utf8: return piece
        case .utf16(let low): return decodeUTF16(piece, low: low, isLast)
        case .windows1252: return Self.utf8(ofWindows1252: piece)
        case .lines(let decode): return decodeLines(piece, decode, isLast)
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

    /// UTF-16 without a byte order mark: every other byte of a table in European languages is zero, and in any language one at the
    /// end of a line.
    private static func wideEncoding(of bytes: ArraySlice<UInt8>) -> TableEncoding? {
        guard bytes.count >= 4 else { return nil }
        var zeros = [0, 0]
        for (place, byte) in bytes.enumerated() where byte == 0 { zeros[place & 1] += 1 }
        guard zeros.contains(0) else { return nil }
        let zeroCount = zeros[0] + zeros[1]
        let high = zeros[0] == 0 ? 1 : 0
        let units = stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2)
        let hasLineEnd = units.contains { bytes[$0 + high] == 0 && bytes[$0 + 1 - high] == 0x0A }
        guard zeroCount * 4 >= bytes.count || zeroCount * 32 >= bytes.count && hasLineEnd else { return nil }
        return high == 1 ? .utf16LittleEndian : .utf16BigEndian
    }

    /// Whether most characters beyond ASCII are valid UTF-8; the first byte is beyond ASCII.
    private static func isUTF8(_ bytes: ArraySlice<UInt8>) -> Bool {
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
        return validCount >= strayCount
    }

    // MARK: Encodings

    /// The text of bytes in Windows-1252.
    static func text(ofWindows1252 bytes: [UInt8]) -> String {
        String(decoding: utf8(ofWindows1252: bytes), as: UTF8.self)
    }

    /// Converts whole lines, because a character may consist of several bytes; a line that is invalid remains as it is.
    private mutating func decodeLines(
        _ piece: [UInt8], _ decode: ([UInt8]) -> String?, _ isLast: Bool
    ) -> [UInt8] {
        var lines = rest + piece
        rest = []
        if !isLast {
            guard let end = lines.lastIndex(where: Self.isLineEnd) else {
                // A longer row is an error anyway.
                guard lines.count <= RowSplitter.longestRow else { return lines }
                rest = lines
                return []
            }
            rest = Array(lines[(end + 1)...])
            lines.removeSubrange((end + 1)...)
        }
        if let text = decode(lines) { return Array(text.utf8) }
        var decoded: [UInt8] = []
        var start = 0
        while start < lines.count {
            let end = lines[start...].firstIndex(where: Self.isLineEnd).map { $0 + 1 } ?? lines.count
            let line = Array(lines[start..<end])
            decoded += decode(line).map { Array($0.utf8) } ?? line
            start = end
        }
        return decoded
    }

    static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

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
