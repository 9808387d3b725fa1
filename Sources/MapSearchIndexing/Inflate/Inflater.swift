import MapGeometry

/// Decompresses DEFLATE data (RFC 1951) in a zlib stream (RFC 1950).
///
/// One inflater handles any number of streams, one after the other, and keeps its tables.
package struct Inflater {
    var literals = HuffmanTable(rootBits: 11)
    var distances = HuffmanTable(rootBits: 8)
    private var lengthCodes = HuffmanTable(rootBits: 7)
    private var hasFixedTables = false

    /// The space after the output that the fast loop may write to: two literals and the longest copy, rounded up to
    /// the size of its steps.
    static let slack = 320

    package init() {}

    /// Decompresses a zlib stream and checks its Adler-32.
    ///
    /// - Parameters:
    ///   - input: The whole stream and nothing else.
    ///   - output: Replaced by the result; its storage is reused.
    ///   - limit: The maximum number of bytes in the output.
    /// - Throws: ``InflateError``; `output` is then undefined.
    /// - Complexity: O(*n*) in the output, in storage of at most twice its size.
    package mutating func expand(zlib input: Span<UInt8>, into output: inout [UInt8], limit: Int) throws(InflateError) {
        guard input.count >= 6 else { throw InflateError(reason: .truncated, offset: input.count) }
        let head = UInt16(input[0]) << 8 | UInt16(input[1])
        // Method 8 with a window of at most 32 KiB, no dictionary, and a multiple of 31.
        guard head & 0x0F00 == 0x0800, head >> 12 <= 7, head & 0x20 == 0, head.isMultiple(of: 31) else {
            throw InflateError(reason: .notZlib, offset: 0)
        }
        let end = try expand(input.extracting(2..<input.count - 4), into: &output, limit: limit, offset: 2)
        guard end == input.count - 4 else { throw InflateError(reason: .trailingBytes, offset: end) }
        var expected: UInt32 = 0
        for index in end..<input.count { expected = expected << 8 | UInt32(input[index]) }
        guard Adler32.checksum(output.span) == expected else { throw InflateError(reason: .badChecksum, offset: end) }
    }

    /// Decompresses a raw stream.
    ///
    /// - Returns: the offset after the stream.
    private mutating func expand(
        _ input: Span<UInt8>, into output: inout [UInt8], limit: Int, offset: Int
    ) throws(InflateError) -> Int {
        var bits = BitReader(base: offset)
        var count = 0
        // An estimate of what DEFLATE usually saves; for a stream that saves more, the output grows.
        Self.resize(&output, min(limit + 1, input.count * 4) + Self.slack)
        while true {
            try bits.refill(input)
            let isLast = bits.take(1) == 1
            switch bits.take(2) {
            case 0: try store(&bits, input, &output, &count, limit)
            case 1:
                loadFixedTables()
                try expandBlock(&bits, input, &output, &count, limit)
            case 2:
                try loadTables(&bits, input)
                try expandBlock(&bits, input, &output, &count, limit)
            default: throw bits.error(.badBlock)
            }
            if isLast { break }
        }
        let end = try bits.used(input)
        output.removeLast(output.count - count)
        return offset + end
    }

    static func resize(_ bytes: inout [UInt8], _ count: Int) {
        if bytes.count > count {
            bytes.removeLast(bytes.count - count)
        } else {
            bytes += [UInt8](repeating: 0, count: count - bytes.count)
        }
    }

    /// Reserves space for `length` bytes in total, and the slack.
    static func reserve(_ length: Int, _ output: inout [UInt8], _ limit: Int) {
        guard output.count < length + slack else { return }
        // One more than the limit, to distinguish output that reaches the limit from output that exceeds it.
        resize(&output, min(limit + 1, max(output.count * 2, length)) + slack)
    }

    // MARK: Blocks

    private func store(
        _ bits: inout BitReader, _ input: Span<UInt8>, _ output: inout [UInt8], _ count: inout Int, _ limit: Int
    ) throws(InflateError) {
        bits.skipToByte()
        try bits.refill(input)
        let length = Int(bits.take(16))
        guard length ^ 0xFFFF == Int(bits.take(16)) else { throw bits.error(.badBlock) }
        let start = try bits.leave(input)
        guard length <= input.count - start else {
            throw InflateError(reason: .truncated, offset: bits.base + input.count)
        }
        guard length <= limit - count else { throw bits.error(.tooLarge(limit: limit)) }
        Self.reserve(count + length, &output, limit)
        for index in 0..<length { output[count + index] = input[start + index] }
        count += length
        bits.position = start + length
    }

    // MARK: Tables

    private mutating func loadFixedTables() {
        guard !hasFixedTables else { return }
        let lengths = (0..<288).map { symbol in
            UInt8(symbol < 144 ? 8 : symbol < 256 ? 9 : symbol < 280 ? 7 : 8)
        }
        _ = literals.build(lengths[...], meanings: Self.literalMeanings)
        _ = distances.build([UInt8](repeating: 5, count: 32)[...], meanings: Self.distanceMeanings)
        hasFixedTables = true
    }

    private mutating func loadTables(_ bits: inout BitReader, _ input: Span<UInt8>) throws(InflateError) {
        hasFixedTables = false
        try bits.refill(input)
        let literalCount = Int(bits.take(5)) + 257
        let distanceCount = Int(bits.take(5)) + 1
        let lengthCount = Int(bits.take(4)) + 4
        guard literalCount <= 286, distanceCount <= 30 else { throw bits.error(.badCode) }
        var lengths = [UInt8](repeating: 0, count: 19)
        for symbol in Self.lengthOrder.prefix(lengthCount) {
            try bits.refill(input)
            lengths[symbol] = UInt8(truncatingIfNeeded: bits.take(3))
        }
        guard lengthCodes.build(lengths[...], meanings: Self.lengthMeanings) else { throw bits.error(.badCode) }
        lengths.removeAll(keepingCapacity: true)
        while lengths.count < literalCount + distanceCount {
            try bits.refill(input)
            let entry = lengthCodes.entries[Int(bits.peek(7))]
            guard entry & HuffmanTable.Entry.isExceptional == 0 else { throw bits.error(.badCode) }
            bits.drop(HuffmanTable.Entry.dropCount(entry))
            let symbol = HuffmanTable.Entry.value(entry)
            let (value, repeats): (UInt8, Int)
            switch symbol {
            case 16:
                guard let last = lengths.last else { throw bits.error(.badCode) }
                (value, repeats) = (last, 3 + Int(bits.take(2)))
            case 17: (value, repeats) = (0, 3 + Int(bits.take(3)))
            case 18: (value, repeats) = (0, 11 + Int(bits.take(7)))
            default: (value, repeats) = (UInt8(truncatingIfNeeded: symbol), 1)
            }
            lengths.append(contentsOf: repeatElement(value, count: repeats))
        }
        // A block that never ends is an error.
        guard lengths.count == literalCount + distanceCount, lengths[256] > 0,
            literals.build(lengths[..<literalCount], meanings: Self.literalMeanings),
            distances.build(lengths[literalCount...], meanings: Self.distanceMeanings)
        else { throw bits.error(.badCode) }
    }

    /// The order of the code lengths of the code length alphabet (RFC 1951, section 3.2.7).
    private static let lengthOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

    private static let lengthMeanings = (0..<19).map { UInt32($0) << 16 }

    /// Literals, the end, and lengths with their extra bits (RFC 1951, section 3.2.5).
    private static let literalMeanings: [UInt32] = {
        var meanings = (0..<256).map { HuffmanTable.Entry.isLiteral | UInt32($0) << 16 }
        meanings.append(HuffmanTable.Entry.isExceptional | HuffmanTable.Entry.isEnd)
        var base: UInt32 = 3
        for symbol in 0..<28 {
            let extra = symbol < 8 ? 0 : UInt32(symbol / 4 - 1)
            meanings.append(base << 16 | extra << 8)
            base += 1 << extra
        }
        // The longest length has a code of its own, without extra bits.
        meanings.append(258 << 16)
        return meanings + [UInt32](repeating: HuffmanTable.Entry.invalid, count: 2)
    }()

    private static let distanceMeanings: [UInt32] = {
        var meanings: [UInt32] = []
        var base: UInt32 = 1
        for symbol in 0..<30 {
            let extra = symbol < 4 ? 0 : UInt32(symbol / 2 - 1)
            meanings.append(base << 16 | extra << 8)
            base += 1 << extra
        }
        return meanings + [UInt32](repeating: HuffmanTable.Entry.invalid, count: 2)
    }()
}
