package import MapSearchTestSupport

/// Writes DEFLATE streams of every sort, with random block types, codes and copies: a compressor that saves nothing.
package struct DeflateWriter {
    package private(set) var bytes: [UInt8] = []
    /// What the stream expands to.
    package private(set) var plain: [UInt8] = []
    private var buffer: UInt64 = 0
    private var count = 0

    package init() {}

    /// A zlib stream of random blocks, with what it expands to.
    package static func random(
        blocks: Int, symbols: Int, using generator: inout SplitMix64
    ) -> (stream: [UInt8], plain: [UInt8]) {
        var writer = DeflateWriter()
        for block in 0..<blocks {
            let isLast = block == blocks - 1
            switch Int.random(in: 0..<3, using: &generator) {
            case 0: writer.stored((0..<symbols).map { _ in .random(in: 0...255, using: &generator) }, isLast: isLast)
            case 1: writer.fixed(symbols: symbols, isLast: isLast, using: &generator)
            default: writer.dynamic(symbols: symbols, isLast: isLast, using: &generator)
            }
        }
        return (zlib(writer.finished(), of: writer.plain), writer.plain)
    }

    /// Puts head and checksum around a raw stream.
    package static func zlib(_ deflate: [UInt8], of plain: [UInt8]) -> [UInt8] {
        let checksum = plain.reduce((a: UInt32(1), b: UInt32(0))) { sums, byte in
            let a = (sums.a + UInt32(byte)) % 65521
            return (a, (sums.b + a) % 65521)
        }
        let value = checksum.b << 16 | checksum.a
        return [0x78, 0x9C] + deflate + (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) }
    }

    package mutating func finished() -> [UInt8] {
        if count % 8 != 0 { put(0, 8 - count % 8) }
        return bytes
    }

    // MARK: Blocks

    package mutating func stored(_ data: [UInt8], isLast: Bool) {
        put(isLast ? 1 : 0, 1)
        put(0, 2)
        _ = finished()
        put(data.count, 16)
        put(data.count ^ 0xFFFF, 16)
        for byte in data { put(Int(byte), 8) }
        plain += data
    }

    package mutating func fixed(symbols: Int, isLast: Bool, using generator: inout SplitMix64) {
        put(isLast ? 1 : 0, 1)
        put(1, 2)
        let lengths = (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 }
        body(symbols, lengths, [Int](repeating: 5, count: 30), using: &generator)
    }

    package mutating func dynamic(symbols: Int, isLast: Bool, using generator: inout SplitMix64) {
        put(isLast ? 1 : 0, 1)
        put(2, 2)
        let lengths = Self.randomLengths(count: 286, required: 256, using: &generator)
        let distances = Self.randomLengths(count: 30, required: 0, using: &generator)
        put(286 - 257, 5)
        put(30 - 1, 5)
        put(19 - 4, 4)
        // All nineteen length codes have five bits, but for thirteen of four: a complete code.
        let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
        let codeLengths = (0..<19).map { $0 < 13 ? 4 : 5 }
        for symbol in order { put(codeLengths[symbol], 3) }
        let codes = Self.codes(codeLengths)
        var all = (lengths + distances)[...]
        while let length = all.first {
            let run = all.prefix { $0 == length }.count
            if length == 0, run >= 11 {
                put(codes[18], codeLengths[18])
                put(min(run, 138) - 11, 7)
                all = all.dropFirst(min(run, 138))
            } else if length == 0, run >= 3 {
                put(codes[17], codeLengths[17])
                put(run - 3, 3)
                all = all.dropFirst(run)
            } else if run >= 4 {
                put(codes[length], codeLengths[length])
                put(codes[16], codeLengths[16])
                put(min(run - 1, 6) - 3, 2)
                all = all.dropFirst(1 + min(run - 1, 6))
            } else {
                put(codes[length], codeLengths[length])
                all = all.dropFirst()
            }
        }
        body(symbols, lengths, distances, using: &generator)
    }

    /// A fixed block of one literal and that many of the longest copies of it; `plain` does not have them.
    package mutating func repetition(copies: Int) {
        let lengths = (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 }
        let codes = Self.codes(lengths)
        put(1, 1)
        put(1, 2)
        put(codes[0], lengths[0])
        for _ in 0..<copies {
            put(codes[285], lengths[285])
            put(0, 5)
        }
        put(codes[256], lengths[256])
    }

    private mutating func body(
        _ symbols: Int, _ lengths: [Int], _ distanceLengths: [Int], using generator: inout SplitMix64
    ) {
        let codes = Self.codes(lengths)
        let distanceCodes = Self.codes(distanceLengths)
        let usable = lengths.indices.filter { lengths[$0] > 0 && $0 != 256 && $0 < 286 }
        for _ in 0..<symbols {
            let symbol = usable.randomElement(using: &generator)!
            guard symbol > 256 else {
                put(codes[symbol], lengths[symbol])
                plain.append(UInt8(symbol))
                continue
            }
            let reachable = distanceLengths.indices.filter {
                distanceLengths[$0] > 0 && Self.distance($0).base <= plain.count
            }
            guard let far = reachable.randomElement(using: &generator) else { continue }
            put(codes[symbol], lengths[symbol])
            let (base, extra) = symbol == 285 ? (258, 0) : Self.length(symbol - 257)
            let more = Int.random(in: 0..<1 << extra, using: &generator)
            put(more, extra)
            put(distanceCodes[far], distanceLengths[far])
            let (farBase, farExtra) = Self.distance(far)
            let farMore = min(Int.random(in: 0..<1 << farExtra, using: &generator), plain.count - farBase)
            put(farMore, farExtra)
            for _ in 0..<base + more { plain.append(plain[plain.count - farBase - farMore]) }
        }
        put(codes[256], lengths[256])
    }

    // MARK: Codes

    /// Lengths of a complete code for some of the symbols, `required` among them; some are as long as they may be.
    private static func randomLengths(count: Int, required: Int, using generator: inout SplitMix64) -> [Int] {
        var depths = [1, 1]
        let leaves = Int.random(in: 2...count, using: &generator)
        let isDeep = Bool.random(using: &generator)
        while depths.count < leaves {
            let candidates = depths.indices.filter { depths[$0] < 15 }
            let index = isDeep ? candidates.last! : candidates.randomElement(using: &generator)!
            let depth = depths.remove(at: index)
            depths += [depth + 1, depth + 1]
            if isDeep, depths.count > 15 { break }
        }
        var symbols = (0..<count).filter { $0 != required }.shuffled(using: &generator)[...]
        var lengths = [Int](repeating: 0, count: count)
        for depth in depths.shuffled(using: &generator) {
            lengths[lengths[required] == 0 ? required : symbols.removeFirst()] = depth
        }
        return lengths
    }

    /// The codes that belong to lengths, lowest bit first.
    private static func codes(_ lengths: [Int]) -> [Int] {
        var codes = [Int](repeating: 0, count: lengths.count)
        var code = 0
        for length in 1...15 {
            for symbol in lengths.indices where lengths[symbol] == length {
                codes[symbol] = (0..<length).reduce(0) { $0 | (code >> $1 & 1) << (length - 1 - $1) }
                code += 1
            }
            code <<= 1
        }
        return codes
    }

    private static func length(_ index: Int) -> (base: Int, extra: Int) {
        let extra = index < 8 ? 0 : index / 4 - 1
        return (index < 8 ? index + 3 : (4 + index % 4) << extra + 3, extra)
    }

    private static func distance(_ index: Int) -> (base: Int, extra: Int) {
        let extra = index < 4 ? 0 : index / 2 - 1
        return (index < 4 ? index + 1 : (2 + index % 2) << extra + 1, extra)
    }

    private mutating func put(_ value: Int, _ width: Int) {
        buffer |= UInt64(value) << UInt64(count % 8)
        var filled = count % 8 + width
        count += width
        while filled >= 8 {
            bytes.append(UInt8(truncatingIfNeeded: buffer))
            buffer >>= 8
            filled -= 8
        }
    }
}
