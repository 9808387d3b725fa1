/// The most important document of any range of terms: what yields the documents of a wide prefix best first, lazily.
///
/// A tree of minima over ``PostingIndex/first`` with a fan-out of 16, so a range of any width is answered by reading a
/// few dozen values.
///
/// Layout:
/// ```
/// section  = levelCount:u8  column × levelCount
/// level k  = the minimum of each 16 values of level k − 1; level 0, the first documents themselves, is not stored
/// ```
@usableFromInline
package struct RangeMinimum: Sendable {
    @usableFromInline let first: IntegerColumn
    private let levels: [IntegerColumn]

    static let fanOut = 16

    package init(_ view: ByteView, at offset: inout Int, over first: IntegerColumn) throws(IndexFormatError) {
        self.first = first
        var levels: [IntegerColumn] = []
        let levelCount = Int(try view.u8(offset))
        offset += 1
        var below = first.count
        for _ in 0..<levelCount {
            let level = try IntegerColumn(view, at: &offset)
            guard level.count == (below + Self.fanOut - 1) / Self.fanOut else { throw view.corrupt(at: offset) }
            levels.append(level)
            below = level.count
        }
        self.levels = levels
    }

    /// The term of a range that has the most important document, with that document; nil for an empty range.
    ///
    /// Of several terms with the same first document any may be taken.
    ///
    /// - Complexity: O(log *n*).
    package func minimum(in terms: Range<Int>) throws(IndexFormatError) -> (term: Int, document: UInt32)? {
        guard !terms.isEmpty else { return nil }
        var best: (level: Int, index: Int, value: UInt32) = (0, terms.lowerBound, .max)
        var low = terms.lowerBound
        var high = terms.upperBound
        var level = 0
        while low < high {
            // The values at both ends that do not fill a group are read here, the full groups one level up.
            let isTop = level == levels.count
            let lowGroup = isTop ? high : min(high, (low + Self.fanOut - 1) / Self.fanOut * Self.fanOut)
            let highGroup = isTop ? high : max(lowGroup, high / Self.fanOut * Self.fanOut)
            for index in low..<lowGroup { try take(level, index, &best) }
            for index in highGroup..<high { try take(level, index, &best) }
            low = lowGroup / Self.fanOut
            high = isTop ? low : highGroup / Self.fanOut
            level += 1
        }
        // Down to the term that holds the minimum.
        while best.level > 0 {
            best.level -= 1
            let start = best.index * Self.fanOut
            let end = min(start + Self.fanOut, try count(best.level))
            guard let index = try firstIndex(of: best.value, level: best.level, in: start..<end) else {
                throw first.view.corrupt(at: best.index)
            }
            best.index = index
        }
        return (best.index, best.value)
    }

    private func take(
        _ level: Int, _ index: Int, _ best: inout (level: Int, index: Int, value: UInt32)
    ) throws(IndexFormatError) {
        let value = try self.value(level, index)
        if value < best.value { best = (level, index, value) }
    }

    private func value(_ level: Int, _ index: Int) throws(IndexFormatError) -> UInt32 {
        level == 0 ? try first[index] : try levels[level - 1][index]
    }

    private func count(_ level: Int) throws(IndexFormatError) -> Int {
        level == 0 ? first.count : levels[level - 1].count
    }

    private func firstIndex(of value: UInt32, level: Int, in range: Range<Int>) throws(IndexFormatError) -> Int? {
        for index in range where try self.value(level, index) == value { return index }
        return nil
    }
}

extension RangeMinimum {
    /// Encodes the minima over the first documents of all terms.
    package static func encode(_ first: [UInt32]) -> [UInt8] {
        var levels: [[UInt32]] = []
        var below = first
        while below.count > fanOut {
            let level = stride(from: 0, to: below.count, by: fanOut).map { start in
                below[start..<min(start + fanOut, below.count)].min() ?? .max
            }
            levels.append(level)
            below = level
        }
        var writer = ByteWriter()
        writer.u8(UInt8(levels.count))
        for level in levels { writer.column(level) }
        return writer.bytes
    }
}
