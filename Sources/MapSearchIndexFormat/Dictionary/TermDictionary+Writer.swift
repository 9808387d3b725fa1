extension TermDictionary {
    /// Encodes terms, which must be distinct, sorted by bytes, not empty and at most ``maximumTermLength`` long.
    ///
    /// In UTF-8, fewer than 256 different bytes can follow another one, so a node has fewer children than that.
    ///
    /// - Complexity: O(*total length*).
    package static func encode(_ terms: SortedTerms) throws(IndexFormatError) -> [UInt8] {
        var writer = TrieWriter(terms: terms)
        let root = terms.count == 0 ? 0 : writer.write(0..<terms.count, depth: 0)
        guard writer.bytes.count < Int(UInt32.max) else {
            throw IndexFormatError(.tooLarge, section: .dictionary)
        }
        var bytes = writer.bytes
        for index in 0..<4 {
            bytes[index] = UInt8(truncatingIfNeeded: root >> (8 * index))
            bytes[4 + index] = UInt8(truncatingIfNeeded: terms.count >> (8 * index))
        }
        bytes.append(contentsOf: [0, 0, 0])
        return bytes
    }
}

/// Sorted terms in one sequence of bytes, as a builder passes them to the encoder.
package struct SortedTerms: Sendable {
    package private(set) var bytes: [UInt8] = []
    private var ends: [Int] = [0]

    package init() {}

    package var count: Int { ends.count - 1 }

    /// Appends a term that is greater than all previous ones.
    package mutating func append(_ term: some Collection<UInt8>) {
        bytes.append(contentsOf: term)
        ends.append(bytes.count)
    }

    func range(_ index: Int) -> Range<Int> { ends[index]..<ends[index + 1] }
}

private struct TrieWriter {
    let terms: SortedTerms
    var bytes = [UInt8](repeating: 0, count: TermDictionary.headerLength)

    private struct Child {
        var firstByte: UInt8
        var firstOrdinal: Int
        var position: Int
    }

    /// Writes the node of `range`, whose terms share their first `depth` bytes, after its children.
    mutating func write(_ range: Range<Int>, depth: Int) -> Int {
        let first = terms.range(range.lowerBound)
        let last = terms.range(range.upperBound - 1)
        var end = depth
        while end < min(first.count, last.count),
            terms.bytes[first.lowerBound + end] == terms.bytes[last.lowerBound + end]
        { end += 1 }
        // The label of a leaf is shorter than that of a node, so the longest terms get a node on the way.
        if range.count == 1 { end = min(end, depth + TermDictionary.maximumLeafLabelLength) }
        let isTerm = first.count == end
        var children: [Child] = []
        var lower = range.lowerBound + (isTerm ? 1 : 0)
        while lower < range.upperBound {
            let byte = terms.bytes[terms.range(lower).lowerBound + end]
            var upper = lower + 1
            while upper < range.upperBound, terms.bytes[terms.range(upper).lowerBound + end] == byte { upper += 1 }
            let position = write(lower..<upper, depth: end + 1)
            children.append(
                Child(firstByte: byte, firstOrdinal: lower - range.lowerBound, position: position))
            lower = upper
        }
        let position = bytes.count
        let label = terms.bytes[first.lowerBound + depth..<first.lowerBound + end]
        guard !children.isEmpty else {
            bytes.append(128 | UInt8(label.count))
            bytes.append(contentsOf: label)
            return position
        }
        let distanceWidth = children.first.map { Self.width(position - $0.position) } ?? 1
        let ordinalWidth = children.last.map { Self.width($0.firstOrdinal) } ?? 1
        let widths = UInt8(distanceWidth - 1) << 1 | UInt8(ordinalWidth - 1) << 3
        bytes.append((isTerm ? 1 : 0) | widths | UInt8(min(label.count, 3)) << 5)
        if label.count >= 3 { bytes.append(UInt8(label.count)) }
        bytes.append(contentsOf: label)
        bytes.append(UInt8(children.count))
        for child in children { bytes.append(child.firstByte) }
        for child in children.dropFirst() { append(child.firstOrdinal, width: ordinalWidth) }
        for child in children { append(position - child.position, width: distanceWidth) }
        return position
    }

    private mutating func append(_ value: Int, width: Int) {
        for index in 0..<width { bytes.append(UInt8(truncatingIfNeeded: value >> (8 * index))) }
    }

    private static func width(_ value: Int) -> Int {
        max(1, (Int.bitWidth - value.leadingZeroBitCount + 7) / 8)
    }
}
