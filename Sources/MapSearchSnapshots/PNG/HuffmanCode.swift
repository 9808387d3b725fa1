/// Codes for symbols by frequency: the more frequent, the shorter.
struct HuffmanCode {
    /// The length of each symbol's code; 0 if it does not occur.
    let lengths: [Int]
    /// The codes, with the bit that is read first in the lowest position.
    let codes: [Int]

    /// Creates the codes, none longer than `longest` bits.
    ///
    /// A code with one symbol gets a second one, because some readers reject an incomplete code.
    init(counts: [Int], longest: Int) {
        var counts = counts
        for symbol in counts.indices where counts.lazy.filter({ $0 > 0 }).count < 2 && counts[symbol] == 0 {
            counts[symbol] = 1
        }
        var lengths = Self.lengths(counts)
        // More similar frequencies make a flatter tree.
        while let most = lengths.max(), most > longest {
            for symbol in counts.indices where counts[symbol] > 0 { counts[symbol] = counts[symbol] / 2 + 1 }
            lengths = Self.lengths(counts)
        }
        self.lengths = lengths
        codes = Self.codes(lengths)
    }

    /// The algorithm of Huffman (1952), doi:10.1109/JRPROC.1952.273898, with two queues.
    private static func lengths(_ counts: [Int]) -> [Int] {
        struct Node {
            var count: Int
            var parent = -1
        }
        let symbols = counts.indices.filter { counts[$0] > 0 }.sorted { (counts[$0], $0) < (counts[$1], $1) }
        var nodes = symbols.map { Node(count: counts[$0]) }
        var leaf = 0
        var inner = nodes.count
        func takeSmallest() -> Int {
            let takesLeaf =
                leaf < symbols.count && (inner >= nodes.count || nodes[leaf].count <= nodes[inner].count)
            defer { if takesLeaf { leaf += 1 } else { inner += 1 } }
            return takesLeaf ? leaf : inner
        }
        for _ in 1..<max(1, symbols.count) {
            let first = takeSmallest()
            let second = takeSmallest()
            nodes[first].parent = nodes.count
            nodes[second].parent = nodes.count
            nodes.append(Node(count: nodes[first].count + nodes[second].count))
        }
        var depths = [Int](repeating: 0, count: nodes.count)
        for node in nodes.indices.reversed() where nodes[node].parent >= 0 {
            depths[node] = depths[nodes[node].parent] + 1
        }
        var lengths = [Int](repeating: 0, count: counts.count)
        for (place, symbol) in symbols.enumerated() { lengths[symbol] = depths[place] }
        return lengths
    }

    /// The canonical codes of RFC 1951, section 3.2.2.
    private static func codes(_ lengths: [Int]) -> [Int] {
        var next = 0
        var codes = [Int](repeating: 0, count: lengths.count)
        for length in 1...15 {
            next <<= 1
            for symbol in lengths.indices where lengths[symbol] == length {
                codes[symbol] = (0..<length).reduce(0) { $0 | (next >> $1 & 1) << (length - 1 - $1) }
                next += 1
            }
        }
        return codes
    }
}

/// Writes bits, lowest first.
struct BitWriter {
    private var bytes: [UInt8] = []
    private var pending: UInt64 = 0
    private var count = 0

    mutating func write(_ value: Int, bits: Int) {
        pending |= UInt64(value) << UInt64(count)
        count += bits
        while count >= 8 {
            bytes.append(UInt8(truncatingIfNeeded: pending))
            pending >>= 8
            count -= 8
        }
    }

    mutating func write(_ code: HuffmanCode, _ symbol: Int) { write(code.codes[symbol], bits: code.lengths[symbol]) }

    /// All bytes; the last one is padded with zeros.
    consuming func finished() -> [UInt8] {
        if count > 0 { bytes.append(UInt8(truncatingIfNeeded: pending)) }
        return bytes
    }
}
