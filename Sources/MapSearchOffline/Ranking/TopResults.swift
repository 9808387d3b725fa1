/// The best matches so far, at most a fixed number, best first.
///
/// A match is large, so only a key of each is sorted: a page may have a thousand of them.
struct TopResults: RandomAccessCollection {
    private struct Key {
        let rank: Float
        let document: UInt32
        /// The index of the match in ``held``.
        let place: Int

        func precedes(_ match: TextMatch) -> Bool {
            rank != match.rank ? rank > match.rank : document < match.document
        }
    }

    let capacity: Int
    /// Best first.
    private var keys: [Key] = []
    /// The matches, in the order in which they were added.
    private var held: [TextMatch] = []
    /// How many of the matches are exact; asked for each document that is looked at.
    private var exactCount = 0
    /// The documents of the matches, if there may be too many to compare with each.
    private var documents: Set<UInt32>?

    init(capacity: Int) {
        self.capacity = capacity
        documents = capacity > Self.comparedCount ? [] : nil
    }

    private static let comparedCount = 64

    var startIndex: Int { 0 }
    var endIndex: Int { keys.count }

    subscript(position: Int) -> TextMatch { held[keys[position].place] }

    /// The minimum rank for a match to be added; nil while there is space.
    var threshold: Float? { keys.count == capacity ? keys.last?.rank : nil }

    /// Whether any match is exact.
    var hasExactMatch: Bool { exactCount > 0 }

    /// Whether a document with a rank would be among the best.
    func admits(_ rank: Float, _ document: UInt32) -> Bool {
        guard keys.count == capacity, let last = keys.last else { return true }
        return rank > last.rank || rank == last.rank && document <= last.document
    }

    /// Whether any match meets a condition, read in place, because iterating would copy each match.
    func contains(where predicate: (TextMatch) -> Bool) -> Bool { held.contains(where: predicate) }

    /// Adds a match if it is among the best.
    ///
    /// Of two matches of one document, the better one is kept.
    ///
    /// - Complexity: O(capacity), of keys; matches are not moved.
    mutating func insert(_ match: TextMatch) {
        guard admits(match.rank, match.document) else { return }
        var free = held.count
        if documents?.contains(match.document) != false,
            let same = keys.firstIndex(where: { $0.document == match.document })
        {
            guard match.precedes(self[same]) else { return }
            free = keys.remove(at: same).place
            if held[free].isExact { exactCount -= 1 }
        }
        var low = 0
        var high = keys.count
        while low < high {
            let middle = (low + high) / 2
            if keys[middle].precedes(match) { low = middle + 1 } else { high = middle }
        }
        guard low < capacity else { return }
        if keys.count == capacity {
            let last = keys.removeLast()
            free = last.place
            documents?.remove(last.document)
            if held[free].isExact { exactCount -= 1 }
        }
        if match.isExact { exactCount += 1 }
        documents?.insert(match.document)
        keys.insert(Key(rank: match.rank, document: match.document, place: free), at: low)
        if free == held.count { held.append(match) } else { held[free] = match }
    }
}
