/// The best matches met so far, at most a fixed number, best first.
struct TopResults {
    let capacity: Int
    private(set) var matches: [TextMatch] = []

    init(capacity: Int) {
        self.capacity = capacity
    }

    /// The rank that a match must beat to be taken; nil while there is room.
    var threshold: Float? {
        matches.count == capacity ? matches.last?.rank : nil
    }

    /// Takes a match when it is among the best.
    ///
    /// Of two matches of one document the better stays.
    mutating func insert(_ match: TextMatch) {
        if let threshold, match.rank < threshold { return }
        if let same = matches.firstIndex(where: { $0.document == match.document }) {
            guard match.precedes(matches[same]) else { return }
            matches.remove(at: same)
        }
        var low = 0
        var high = matches.count
        while low < high {
            let middle = (low + high) / 2
            if matches[middle].precedes(match) { low = middle + 1 } else { high = middle }
        }
        guard low < capacity else { return }
        matches.insert(match, at: low)
        if matches.count > capacity { matches.removeLast() }
    }
}
