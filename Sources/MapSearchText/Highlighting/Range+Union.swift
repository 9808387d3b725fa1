extension Sequence {
    /// The ranges in order; overlapping and adjacent ones are merged, empty ones removed.
    package func united<Bound>() -> [Range<Bound>] where Element == Range<Bound> {
        var united: [Range<Bound>] = []
        for range in sorted(by: { $0.lowerBound < $1.lowerBound }) where !range.isEmpty {
            if let last = united.last, range.lowerBound <= last.upperBound {
                united[united.count - 1] = last.lowerBound..<Swift.max(last.upperBound, range.upperBound)
            } else {
                united.append(range)
            }
        }
        return united
    }
}

extension String {
    /// Ranges of UTF-8 offsets, widened to whole characters.
    func wholeCharacters(_ offsets: [Range<Int>]) -> [Range<Index>] {
        let offsets = offsets.united()
        guard !offsets.isEmpty else { return [] }
        if utf8.allSatisfy({ $0 < 0x80 }) {
            return offsets.map {
                utf8.index(startIndex, offsetBy: $0.lowerBound)..<utf8.index(startIndex, offsetBy: $0.upperBound)
            }
        }
        var ranges: [Range<Index>] = []
        // In one pass, because finding the character around an index takes time proportional to its length each time.
        var (start, first) = (startIndex, 0)
        var next = 0
        var lower: Index?
        while start < endIndex, next < offsets.count {
            let end = index(after: start)
            let last = first + utf8.distance(from: start, to: end)
            while next < offsets.count, offsets[next].lowerBound < last {
                let begin = lower ?? start
                lower = begin
                guard offsets[next].upperBound <= last else { break }
                ranges.append(begin..<end)
                lower = nil
                next += 1
            }
            (start, first) = (end, last)
        }
        return ranges.united()
    }
}
