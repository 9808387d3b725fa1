import MapSearchIndexFormat

extension NameMatcher {
    /// Whether a name of a document is the whole query, in whatever order.
    mutating func hasWholeName(_ document: UInt32) throws(IndexFormatError) -> Bool {
        guard let range = terms.range else { return false }
        var cursor = try index.forward.cursor(document)
        while let name = try index.forward.next(&cursor, near: range) {
            comparedCount += 1
            guard name.termCount == query.wordCount, !name.role.isAddress else { continue }
            var words: WordSet = 0
            for place in 0..<name.termCount {
                let met = exactWords(for: try name.term(place))
                if met == 0 { break }
                words |= met
            }
            if words == query.allWords { return true }
        }
        return false
    }

    /// The words of the query that are all of a name in a row, wherever they stand.
    @inline(__always)
    func wordsInARow(of name: ForwardIndex.Name, _ grade: Grade) throws(IndexFormatError) -> WordSet {
        guard grade.matchedCount == grade.termCount, grade.edits == 0, grade.begunWords == 0 else { return 0 }
        var starts = query.allWords
        for place in 0..<name.termCount { starts &= wordsAsTyped(for: try name.term(place)) >> WordSet(place) }
        return (0..<name.termCount).reduce(0) { $0 | starts << WordSet($1) }
    }

    /// The names of a document that are in the query as a whole, where none has all of it: "Mumbai (Bombay)".
    struct WholeNames {
        private var best: NameMatch?
        private var words: WordSet = 0

        /// Adds a name that is all of some words in a row; none if it is in the query in another way.
        @inline(__always)
        mutating func add(_ grade: Grade, _ number: Int, _ loss: Float, _ words: WordSet) {
            guard words != 0 else { return }
            self.words |= words
            if grade.role == .code || grade.role == .postcode { return }
            if let best, best.loss <= loss { return }
            best = NameMatch(grade: grade, number: number, step: .words, loss: loss)
            best?.grade.words = words
        }

        /// The best of them with the words of all; nil if there are no two.
        var all: NameMatch? {
            guard var all = best, words != all.grade.words else { return nil }
            all.otherWords = words
            return all
        }
    }
}
