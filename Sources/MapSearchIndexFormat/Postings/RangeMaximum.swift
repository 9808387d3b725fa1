/// The term with the highest importance in any range of terms, which yields the documents of a wide prefix best first,
/// without reading the others.
///
/// A tree of maxima with a fan-out of 16, so a range of any width is answered by reading a few dozen values.
///
/// Layout:
/// ```
/// section  = levelCount:u8  column × levelCount
/// level 0  = the highest importance among the documents of each term
/// level k  = the maximum of each 16 values of level k − 1
/// ```
@usableFromInline
package struct RangeMaximum: Sendable {
    private let levels: [IntegerColumn]

    static let fanOut = 16

    /// Reads the maxima over `count` terms at `offset`, which moves past them.
    package init(_ view: ByteView, at offset: inout Int, count: Int) throws(IndexFormatError) {
        var levels: [IntegerColumn] = []
        let levelCount = Int(try view.u8(offset))
        guard levelCount > 0 else { throw view.corrupt(at: offset) }
        offset += 1
        var expected = count
        for _ in 0..<levelCount {
            let level = try IntegerColumn(view, at: &offset)
            guard level.count == expected else { throw view.corrupt(at: offset) }
            levels.append(level)
            expected = (expected + Self.fanOut - 1) / Self.fanOut
        }
        self.levels = levels
    }

    /// The highest importance among the documents of a term.
    package subscript(term: Int) -> UInt16 {
        get throws(IndexFormatError) { UInt16(truncatingIfNeeded: try levels[0][term]) }
    }

    /// The term of a range with the highest value, and this value; nil for an empty range.
    ///
    /// If several terms have this value, the first one. If it is known that no value of the range exceeds `limit`, the others are not
    /// read where the first term has this.
    ///
    /// - Complexity: O(log *n*).
    package func maximum(
        in terms: Range<Int>, atMost limit: UInt16? = nil
    ) throws(IndexFormatError) -> (term: Int, value: UInt16)? {
        guard !terms.isEmpty else { return nil }
        if let limit, try self[terms.lowerBound] == limit { return (terms.lowerBound, limit) }
        var best: (level: Int, index: Int, value: UInt32)?
        var low = terms.lowerBound
        var high = terms.upperBound
        var level = 0
        /// The index of the first term that a value of a level covers.
        func start(_ level: Int, _ index: Int) -> Int { index << (4 * level) }
        func take(_ level: Int, _ index: Int) throws(IndexFormatError) {
            let value = try levels[level][index]
            if let known = best {
                if value < known.value { return }
                if value == known.value, start(level, index) > start(known.level, known.index) { return }
            }
            best = (level, index, value)
        }
        while low < high {
            // The values at both ends that do not fill a group are read here; full groups are read one level up.
            let isTop = level == levels.count - 1
            let lowGroup = isTop ? high : min(high, (low + Self.fanOut - 1) / Self.fanOut * Self.fanOut)
            let highGroup = isTop ? high : max(lowGroup, high / Self.fanOut * Self.fanOut)
            for index in low..<lowGroup { try take(level, index) }
            for index in highGroup..<high { try take(level, index) }
            low = lowGroup / Self.fanOut
            high = isTop ? low : highGroup / Self.fanOut
            level += 1
        }
        guard var best else { return nil }
        // Descends to the term with the maximum.
        while best.level > 0 {
            best.level -= 1
            let column = levels[best.level]
            let start = best.index * Self.fanOut
            let end = min(start + Self.fanOut, column.count)
            var place = start
            while place < end, try column[place] != best.value { place += 1 }
            guard place < end else { throw column.view.corrupt(at: best.index) }
            best.index = place
        }
        return (best.index, UInt16(truncatingIfNeeded: best.value))
    }
}

extension RangeMaximum {
    /// Encodes the maxima over the values of all terms.
    package static func encode<Value: FixedWidthInteger & UnsignedInteger>(_ values: [Value]) -> [UInt8] {
        var levels = [values]
        while let below = levels.last, below.count > fanOut {
            levels.append(
                stride(from: 0, to: below.count, by: fanOut).map { start in
                    below[start..<min(start + fanOut, below.count)].max() ?? 0
                })
        }
        var writer = ByteWriter()
        writer.u8(UInt8(levels.count))
        for level in levels { writer.column(level.lazy.map { UInt32($0) }) }
        return writer.bytes
    }
}
