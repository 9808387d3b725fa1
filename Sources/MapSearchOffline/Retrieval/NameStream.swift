import MapSearchIndexFormat

/// The documents with a name that begins with the words of a text, the most important first, without reading the others.
struct NameStream {
    /// So many ranges of names are gone through at most: misspelt words may mean many terms.
    private static let maximumCount = 64

    private struct Run: BestFirst {
        let names: Range<Int>
        /// The name with the highest importance, or with the highest bound for it.
        let best: Int
        let importance: UInt16

        func precedes(_ other: Run) -> Bool { importance > other.importance }
    }

    private let names: LeadingNames
    private var runs = BestFirstQueue<Run>()

    /// Creates a stream of the names that begin with terms which these words may mean; nil where these are too many.
    init?(_ words: [[WordMeaning.Entry]], in names: LeadingNames) throws(IndexFormatError) {
        self.names = names
        var ranges = [0..<names.count]
        for (place, entries) in words.enumerated() {
            var longer: [Range<Int>] = []
            for entry in entries {
                // Only behind a single term are the names in the order of the next.
                let step = place == words.count - 1 ? max(1, entry.terms.count) : 1
                guard ranges.count * entry.terms.count <= Self.maximumCount * step else { return nil }
                for lower in stride(from: entry.lower, to: entry.upper, by: step) {
                    let terms = lower..<lower + UInt32(step)
                    for range in ranges {
                        let found =
                            place == 0
                            ? try names.names(beginningWith: terms) : try names.names(range, with: terms, at: place)
                        if !found.isEmpty { longer.append(found) }
                    }
                }
                guard longer.count <= Self.maximumCount else { return nil }
            }
            ranges = longer
        }
        runs.reserveCapacity(ranges.count + 16)
        for range in ranges { try insert(range) }
    }

    /// The number of names that are still to come.
    var count: Int { runs.elements.reduce(0) { $0 + $1.names.count } }

    /// The highest importance that a document which is still to come may have; nil at the end.
    var bound: UInt16? { runs.first?.importance }

    /// The next document; nil at the end.
    mutating func next() throws(IndexFormatError) -> UInt32? {
        guard let run = runs.popFirst() else { return nil }
        try insert(run.names.lowerBound..<run.best)
        try insert(run.best + 1..<run.names.upperBound, atMost: run.importance)
        return try names.document(run.best)
    }

    private mutating func insert(_ range: Range<Int>, atMost limit: UInt16? = nil) throws(IndexFormatError) {
        guard let (best, importance) = try names.maximum(in: range, atMost: limit) else { return }
        runs.insert(Run(names: range, best: best, importance: importance))
    }
}
