/// A table that decodes a Huffman code of DEFLATE by looking at its next bits.
///
/// Codes of up to `rootBits` bits are found immediately; longer ones lead to a second table for the remaining bits.
///
/// An entry, from its lowest bit: 6 bits, the number of bits to drop; 2 unused; 5 bits, the number of extra bits that follow, or
/// that index the second table; 1 second table; 1 end of block; 1 anything but a value; 15 bits, the value or the
/// start of the second table; 1 the value is a literal.
struct HuffmanTable {
    enum Entry {
        static let isLiteral: UInt32 = 1 << 31
        static let isExceptional: UInt32 = 1 << 15
        static let isEnd: UInt32 = 1 << 14
        static let isLink: UInt32 = 1 << 13
        static let invalid = isExceptional

        @inline(__always) static func dropCount(_ entry: UInt32) -> UInt64 { UInt64(entry & 63) }
        @inline(__always) static func extraCount(_ entry: UInt32) -> UInt64 { UInt64(entry >> 8 & 31) }
        @inline(__always) static func value(_ entry: UInt32) -> Int { Int(entry >> 16 & 0x7FFF) }
    }

    private(set) var entries: [UInt32] = []
    let rootBits: Int

    init(rootBits: Int) {
        self.rootBits = rootBits
    }

    /// Builds the table of a canonical code (RFC 1951, section 3.2.2).
    ///
    /// - Parameters:
    ///   - lengths: the length of the code of each symbol, 0 for those that do not occur.
    ///   - meanings: the entry of each symbol, without its length.
    /// - Returns: false if the lengths claim more codes than there are, or leave some unused; a single code of one bit
    ///   may leave the other one.
    mutating func build(_ lengths: ArraySlice<UInt8>, meanings: [UInt32]) -> Bool {
        var counts = [Int](repeating: 0, count: 16)
        for length in lengths { counts[Int(length)] += 1 }
        counts[0] = 0
        var free = 1
        var firsts = [Int](repeating: 0, count: 17)
        for length in 1...15 {
            free = free << 1 - counts[length]
            if free < 0 { return false }
            firsts[length + 1] = firsts[length] + counts[length]
        }
        let total = firsts[16]
        guard free == 0 || total == 0 || (total == 1 && counts[1] == 1) else { return false }
        var symbols = [Int](repeating: 0, count: total)
        for (symbol, length) in lengths.enumerated() where length > 0 {
            symbols[firsts[Int(length)]] = symbol
            firsts[Int(length)] += 1
        }
        entries.removeAll(keepingCapacity: true)
        entries.append(contentsOf: repeatElement(Entry.invalid, count: 1 << rootBits))
        fill(symbols, lengths, counts, meanings)
        return true
    }

    private mutating func fill(
        _ symbols: [Int], _ lengths: ArraySlice<UInt8>, _ counts: [Int], _ meanings: [UInt32]
    ) {
        var counts = counts
        var code = 0
        var previousLength = 0
        var linkedPrefix = -1
        var start = 0
        var bits = 0
        for symbol in symbols {
            let length = Int(lengths[lengths.startIndex + symbol])
            code <<= length - previousLength
            previousLength = length
            let reversed = Self.reverse(code, length)
            code += 1
            if length <= rootBits {
                for index in stride(from: reversed, to: 1 << rootBits, by: 1 << length) {
                    entries[index] = meanings[symbol] | UInt32(length)
                }
            } else {
                let prefix = reversed & (1 << rootBits - 1)
                if prefix != linkedPrefix {
                    linkedPrefix = prefix
                    start = entries.count
                    bits = secondBits(for: length, counts)
                    entries.append(contentsOf: repeatElement(Entry.invalid, count: 1 << bits))
                    entries[prefix] =
                        Entry.isExceptional | Entry.isLink | UInt32(start) << 16 | UInt32(bits) << 8 | UInt32(rootBits)
                }
                for index in stride(from: reversed >> rootBits, to: 1 << bits, by: 1 << (length - rootBits)) {
                    entries[start + index] = meanings[symbol] | UInt32(length - rootBits)
                }
            }
            counts[length] -= 1
        }
    }

    /// The number of bits that the following codes need if they share a prefix of `length` bits: the prefix is complete
    /// when they are.
    private func secondBits(for length: Int, _ left: [Int]) -> Int {
        var bits = length - rootBits
        var free = 1 << bits - left[length]
        while free > 0, rootBits + bits < 15 {
            bits += 1
            free = free << 1 - left[rootBits + bits]
        }
        return bits
    }

    /// DEFLATE stores the first bit of a code lowest.
    private static func reverse(_ code: Int, _ length: Int) -> Int {
        var reversed = 0
        for bit in 0..<length where code >> bit & 1 == 1 { reversed |= 1 << (length - 1 - bit) }
        return reversed
    }
}
