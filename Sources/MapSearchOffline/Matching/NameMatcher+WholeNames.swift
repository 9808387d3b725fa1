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
}
