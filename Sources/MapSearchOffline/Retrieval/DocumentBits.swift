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
        let lower = Int(run.lowerBound)
        let upper = min(Int(run.upperBound), words.count * 64)
        guard lower < upper else { return false }
        let (first, last) = (lower / 64, (upper - 1) / 64)
        let lowest = UInt64.max << UInt64(lower % 64)
        let highest = UInt64.max >> UInt64(63 - (upper - 1) % 64)
        if first == last { return words[first] & lowest & highest != 0 }
        if words[first] & lowest != 0 || words[last] & highest != 0 { return true }
        return words[first + 1..<last].contains { $0 != 0 }
    }
}
