/// Compresses bytes according to RFC 1951: repetitions within 32 KiB, and Huffman codes for each block.
struct Deflater {
    private enum Symbol {
        case literal(UInt8)
        case match(length: Int, distance: Int)
    }

    private static let windowSize = 1 << 15
    private static let windowMask = windowSize - 1
    private static let longestMatch = 258
    private static let shortestMatch = 3
    private static let hashBits = 15
    /// The maximum number of earlier positions that are compared for the longest repetition.
    private static let longestChain = 48
    private static let blockLength = 1 << 15

    private let bytes: [UInt8]
    private var output = BitWriter()
    /// The last position with a hash, and for each position of the window the previous one with the same hash.
    private var heads = [Int](repeating: -1, count: 1 << hashBits)
    private var chains = [Int](repeating: -1, count: windowSize)

    /// The compressed bytes; the same on every machine.
    ///
    /// - Complexity: O(*n*), times the length of the chains in the worst case.
    static func deflate(_ bytes: [UInt8]) -> [UInt8] {
        var deflater = Deflater(bytes)
        deflater.run()
        return deflater.output.finished()
    }

    private init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    private mutating func run() {
        var symbols: [Symbol] = []
        var position = 0
        while position < bytes.count {
            let found = longestMatch(at: position)
            insert(position)
            // A longer repetition that begins at the next byte is better.
            if let match = found, match.length < 32, position + 1 < bytes.count,
                let next = longestMatch(at: position + 1), next.length > match.length
            {
                symbols.append(.literal(bytes[position]))
                position += 1
            } else if let match = found {
                symbols.append(.match(length: match.length, distance: match.distance))
                for place in position + 1..<position + match.length { insert(place) }
                position += match.length
            } else {
                symbols.append(.literal(bytes[position]))
                position += 1
            }
            if symbols.count == Self.blockLength {
                write(symbols, isLast: position == bytes.count)
                symbols.removeAll(keepingCapacity: true)
                if position == bytes.count { return }
            }
        }
        write(symbols, isLast: true)
    }

    // MARK: Repetitions

    private func hash(_ position: Int) -> Int {
        let value = UInt32(bytes[position]) | UInt32(bytes[position + 1]) << 8 | UInt32(bytes[position + 2]) << 16
        return Int((value &* 0x9E37_79B1) >> UInt32(32 - Self.hashBits))
    }

    private mutating func insert(_ position: Int) {
        guard position + Self.shortestMatch <= bytes.count else { return }
        let hash = hash(position)
        chains[position & Self.windowMask] = heads[hash]
        heads[hash] = position
    }

    private func longestMatch(at position: Int) -> (length: Int, distance: Int)? {
        let limit = min(Self.longestMatch, bytes.count - position)
        guard limit >= Self.shortestMatch else { return nil }
        var best = Self.shortestMatch - 1
        var distance = 0
        var candidate = heads[hash(position)]
        var steps = Self.longestChain
        while candidate >= 0, position - candidate <= Self.windowSize, steps > 0 {
            if bytes[candidate + best] == bytes[position + best] {
                var length = 0
                while length < limit, bytes[candidate + length] == bytes[position + length] { length += 1 }
                if length > best {
                    (best, distance) = (length, position - candidate)
                    if length == limit { break }
                }
            }
            candidate = chains[candidate & Self.windowMask]
            steps -= 1
        }
        return distance > 0 ? (best, distance) : nil
    }

    // MARK: Blocks

    private static let lengthCodes = codes(
        first: 3, extraBits: [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5])
    private static let distanceCodes = codes(
        first: 1, extraBits: [0, 0, 0, 0] + (1...13).flatMap { [$0, $0] })

    /// The smallest value of each code.
    private static func codes(first: Int, extraBits: [Int]) -> [(base: Int, extra: Int)] {
        var base = first
        return extraBits.map { extra in
            defer { base += 1 << extra }
            return (base, extra)
        }
    }

    private static func lengthCode(_ length: Int) -> (symbol: Int, base: Int, extra: Int) {
        // The longest length has a code of its own.
        if length == longestMatch { return (285, longestMatch, 0) }
        let code = lastIndex(notAbove: length, in: lengthCodes)
        return (257 + code, lengthCodes[code].base, lengthCodes[code].extra)
    }

    private static func lastIndex(notAbove value: Int, in codes: [(base: Int, extra: Int)]) -> Int {
        var low = 0
        var high = codes.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if codes[middle].base <= value { low = middle } else { high = middle }
        }
        return low
    }

    private mutating func write(_ symbols: [Symbol], isLast: Bool) {
        var literalCounts = [Int](repeating: 0, count: 286)
        var distanceCounts = [Int](repeating: 0, count: 30)
        literalCounts[256] = 1
        for symbol in symbols {
            switch symbol {
            case .literal(let byte): literalCounts[Int(byte)] += 1
            case .match(let length, let distance):
                literalCounts[Self.lengthCode(length).symbol] += 1
                distanceCounts[Self.lastIndex(notAbove: distance, in: Self.distanceCodes)] += 1
            }
        }
        let literals = HuffmanCode(counts: literalCounts, longest: 15)
        let distances = HuffmanCode(counts: distanceCounts, longest: 15)
        output.write(isLast ? 1 : 0, bits: 1)
        output.write(2, bits: 2)
        writeTables(literals, distances)
        for symbol in symbols {
            switch symbol {
            case .literal(let byte): output.write(literals, Int(byte))
            case .match(let length, let distance):
                let code = Self.lengthCode(length)
                output.write(literals, code.symbol)
                output.write(length - code.base, bits: code.extra)
                let number = Self.lastIndex(notAbove: distance, in: Self.distanceCodes)
                output.write(distances, number)
                output.write(distance - Self.distanceCodes[number].base, bits: Self.distanceCodes[number].extra)
            }
        }
        output.write(literals, 256)
    }

    /// The order in which the code lengths of the code length alphabet are written.
    private static let lengthOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

    private mutating func writeTables(_ literals: HuffmanCode, _ distances: HuffmanCode) {
        let literalCount = max(257, (literals.lengths.lastIndex { $0 > 0 } ?? 0) + 1)
        let distanceCount = max(1, (distances.lengths.lastIndex { $0 > 0 } ?? 0) + 1)
        let runs = Self.runs(literals.lengths.prefix(literalCount) + distances.lengths.prefix(distanceCount))
        var counts = [Int](repeating: 0, count: 19)
        for run in runs { counts[run.symbol] += 1 }
        let code = HuffmanCode(counts: counts, longest: 7)
        let orderCount = max(4, (Self.lengthOrder.lastIndex { code.lengths[$0] > 0 } ?? 0) + 1)
        output.write(literalCount - 257, bits: 5)
        output.write(distanceCount - 1, bits: 5)
        output.write(orderCount - 4, bits: 4)
        for symbol in Self.lengthOrder.prefix(orderCount) { output.write(code.lengths[symbol], bits: 3) }
        for run in runs {
            output.write(code, run.symbol)
            output.write(run.extra, bits: [16: 2, 17: 3, 18: 7][run.symbol] ?? 0)
        }
    }

    /// Code lengths with run-length encoding: 16 repeats the last one 3 to 6 times, 17 and 18 are 3 to 138 zeros.
    private static func runs(_ lengths: ArraySlice<Int>) -> [(symbol: Int, extra: Int)] {
        var runs: [(symbol: Int, extra: Int)] = []
        let lengths = Array(lengths)
        var position = 0
        while position < lengths.count {
            let value = lengths[position]
            var count = 1
            while position + count < lengths.count, lengths[position + count] == value, count < 138 { count += 1 }
            if value == 0, count >= 3 {
                runs.append(count > 10 ? (18, count - 11) : (17, count - 3))
            } else if count >= 4 {
                count = min(count, 7)
                runs += [(value, 0), (16, count - 4)]
            } else {
                count = 1
                runs.append((value, 0))
            }
            position += count
        }
        return runs
    }
}
