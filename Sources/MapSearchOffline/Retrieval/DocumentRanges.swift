import MapSearchIndexFormat

/// A set of documents as ascending runs that do not touch: what some containers have.
struct DocumentRanges {
    private(set) var ranges: [Range<UInt32>]

    /// All documents of an index.
    init(all count: Int) {
        ranges = count == 0 ? [] : [0..<UInt32(count)]
    }

    /// The documents that are in one of some runs, which may overlap and come in any order.
    init(_ runs: [Range<UInt32>]) {
        guard runs.count > 1 else {
            ranges = runs.first?.isEmpty == false ? runs : []
            return
        }
        // Numbers are sorted several times faster than ranges.
        var keys = runs.map { UInt64($0.lowerBound) << 32 | UInt64($0.upperBound) }
        keys.sort()
        ranges = []
        ranges.reserveCapacity(runs.count)
        var (lower, upper): (UInt32, UInt32) = (0, 0)
        for key in keys {
            let run = (lower: UInt32(key >> 32), upper: UInt32(truncatingIfNeeded: key))
            guard run.lower < run.upper else { continue }
            if run.lower > upper {
                if lower < upper { ranges.append(lower..<upper) }
                lower = run.lower
            }
            upper = max(upper, run.upper)
        }
        if lower < upper { ranges.append(lower..<upper) }
    }

    /// The documents of some runs that ascend and do not touch.
    private init(ascending runs: [Range<UInt32>]) { ranges = runs }

    var isEmpty: Bool { ranges.isEmpty }

    /// How many documents there are.
    var count: Int { ranges.reduce(0) { $0 + $1.count } }

    /// The place of the first run that ends behind a document.
    ///
    /// - Complexity: O(log *runs*).
    func firstIndex(endingAfter document: UInt32) -> Int {
        var low = 0
        var high = ranges.count
        while low < high {
            let middle = (low + high) / 2
            if ranges[middle].upperBound <= document { low = middle + 1 } else { high = middle }
        }
        return low
    }

    func contains(_ document: UInt32) -> Bool {
        let index = firstIndex(endingAfter: document)
        return index < ranges.count && ranges[index].lowerBound <= document
    }

    /// Whether a run has one of the documents.
    func intersects(_ run: Range<UInt32>) -> Bool {
        let index = firstIndex(endingAfter: run.lowerBound)
        return index < ranges.count && ranges[index].lowerBound < run.upperBound
    }

    /// Calls a closure with each part of a run that is in the set, in order; the run must not be empty.
    func forEachPart(
        of run: Range<UInt32>, _ body: (Range<UInt32>) throws(IndexFormatError) -> Void
    ) throws(IndexFormatError) {
        var index = firstIndex(endingAfter: run.lowerBound)
        while index < ranges.count, ranges[index].lowerBound < run.upperBound {
            try body(ranges[index].clamped(to: run))
            index += 1
        }
    }

    /// The documents that are in both sets.
    func intersection(_ other: DocumentRanges) -> DocumentRanges {
        // The first condition narrows down all documents, and need not be copied for that.
        if let all = ranges.first, ranges.count == 1, let first = other.ranges.first, let last = other.ranges.last,
            all.lowerBound <= first.lowerBound, last.upperBound <= all.upperBound
        {
            return other
        }
        var common: [Range<UInt32>] = []
        var (mine, theirs) = (0, 0)
        while mine < ranges.count, theirs < other.ranges.count {
            let (a, b) = (ranges[mine], other.ranges[theirs])
            let lower = max(a.lowerBound, b.lowerBound)
            let upper = min(a.upperBound, b.upperBound)
            if lower < upper { common.append(lower..<upper) }
            if a.upperBound < b.upperBound { mine += 1 } else { theirs += 1 }
        }
        return DocumentRanges(ascending: common)
    }
}
