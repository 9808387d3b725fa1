extension JSONWriter {
    /// Finds the next character that must be escaped, examining eight bytes at a time.
    ///
    /// In addition to what JSON requires, these are the characters that control a terminal or reverse text: DEL, U+0080
    /// to U+009F and the bidirectional controls. Names are untrusted, and lines of JSON are printed.
    static func firstSpecial(in utf8: UnsafeBufferPointer<UInt8>, from start: Int) -> Range<Int>? {
        let raw = UnsafeRawBufferPointer(utf8)
        var place = start
        while place < raw.count {
            if place + 8 <= raw.count, !mayHoldSpecial(raw.loadUnaligned(fromByteOffset: place, as: UInt64.self)) {
                place += 8
                continue
            }
            let end = min(place + 8, raw.count)
            while place < end {
                let length = specialLength(utf8, place)
                if length > 0 { return place..<place + length }
                place += 1
            }
        }
        return nil
    }

    /// Whether any of eight bytes may begin a special character: subtraction borrows the high bit of each byte that is
    /// too small.
    private static func mayHoldSpecial(_ word: UInt64) -> Bool {
        let ones: UInt64 = 0x0101_0101_0101_0101
        func holds(_ byte: UInt8) -> UInt64 {
            let difference = word ^ (ones &* UInt64(byte))
            return (difference &- ones) & ~difference
        }
        let small = (word &- ones &* 0x20) & ~word
        let quotes = holds(UInt8(ascii: "\"")) | holds(UInt8(ascii: "\\")) | holds(0x7F)
        return (small | quotes | holds(0xC2) | holds(0xD8) | holds(0xE2)) & (ones &* 0x80) != 0
    }

    /// Returns the length in bytes of the special character at a position; 0 for any other character.
    private static func specialLength(_ utf8: UnsafeBufferPointer<UInt8>, _ place: Int) -> Int {
        func follows(_ bytes: ClosedRange<UInt8>, at offset: Int = 1) -> Bool {
            place + offset < utf8.count && bytes.contains(utf8[place + offset])
        }
        switch utf8[place] {
        case ..<0x20, UInt8(ascii: "\""), UInt8(ascii: "\\"), 0x7F: return 1
        case 0xC2: return follows(0x80...0x9F) ? 2 : 0
        case 0xD8: return follows(0x9C...0x9C) ? 2 : 0
        case 0xE2 where follows(0x80...0x80): return follows(0x8E...0x8F, at: 2) || follows(0xAA...0xAE, at: 2) ? 3 : 0
        case 0xE2 where follows(0x81...0x81): return follows(0xA6...0xA9, at: 2) ? 3 : 0
        default: return 0
        }
    }

    /// Writes a special character.
    mutating func escape(_ utf8: Slice<UnsafeBufferPointer<UInt8>>) {
        bytes.append(UInt8(ascii: "\\"))
        switch utf8[utf8.startIndex] {
        case UInt8(ascii: "\n"): bytes.append(UInt8(ascii: "n"))
        case UInt8(ascii: "\r"): bytes.append(UInt8(ascii: "r"))
        case UInt8(ascii: "\t"): bytes.append(UInt8(ascii: "t"))
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes.append(utf8[utf8.startIndex])
        default:
            let value = String(decoding: utf8, as: UTF8.self).unicodeScalars.first?.value ?? 0xFFFD
            bytes.append(UInt8(ascii: "u"))
            for shift: UInt32 in [12, 8, 4, 0] {
                let digit = UInt8(truncatingIfNeeded: value >> shift & 15)
                bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") - 10 + digit)
            }
        }
    }
}
