/// A set of documents with a bit for each: for many of them, which are asked for in any order.
struct DocumentBits {
    private var words: [UInt64]

    /// An empty set of documents below a number.
    init(documentCount: Int) { words = Array(repeating: 0, count: (documentCount + 63) / 64) }

    /// Adds a document; one that is not below the number is none.
    mutating func insert(_ document: UInt32) {
        let word = Int(document >> 6)
        if word < words.count { words[word] |= 1 << UInt64(document & 63) }
    }

    func contains(_ document: UInt32) -> Bool {
        let word = Int(document >> 6)
        return word < words.count && words[word] >> UInt64(document & 63) & 1 != 0
    }

    /// Whether a run has one of the documents.
    ///
    /// - Complexity: O(*length* / 64).
    func intersects(_ run: Range<UInt32>) -> Bool {
        guard !run.isEmpty, run.lowerBound < words.count * 64 else { return false }
        let first = Int(run.lowerBound >> 6)
        let last = min(Int((run.upperBound - 1) >> 6), words.count - 1)
        let lowest = UInt64.max << UInt64(run.lowerBound & 63)
        let highest =
            last < Int((run.upperBound - 1) >> 6) ? .max : UInt64.max >> UInt64(63 - (run.upperBound - 1) & 63)
        if first == last { return words[first] & lowest & highest != 0 }
        if words[first] & lowest != 0 || words[last] & highest != 0 { return true }
        return words[first + 1..<last].contains { $0 != 0 }
    }
}
