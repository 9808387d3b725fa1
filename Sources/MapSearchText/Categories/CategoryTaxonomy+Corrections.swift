extension CategoryTaxonomy {
    /// A phrase that a misspelt word may stand for.
    package struct Correction: Sendable {
        /// The phrase, folded.
        package var phrase: String
        package var concepts: [Int]
        package var edits: Int
    }

    /// The minimum length in characters of a word that may be a misspelling, by number of edits.
    private static let shortestWord = [0, 5, 9]

    /// The single word for a category that is nearest to a misspelt one; nil if none is near.
    ///
    /// If several are equally near, one with the same beginning is preferred, and then the first in byte order.
    ///
    /// - Parameter word: A folded word.
    /// - Returns: the phrase, or nil.
    /// - Complexity: O(*n*) in the number of phrases.
    package func categoryNear(_ word: ArraySlice<UInt8>) -> Correction? {
        guard let pattern = EditPattern(folded: word) else { return nil }
        var edits = 2
        while edits > 0, pattern.characterCount < Self.shortestWord[edits] { edits -= 1 }
        guard edits > 0 else { return nil }
        var best: (rank: (Int, Int), phrase: ArraySlice<UInt8>, concepts: [Int])?
        let lengths = max(1, pattern.characterCount - edits)...pattern.characterCount + edits
        forEachCategoryWord(ofLengths: lengths) { phrase, concepts in
            guard let distance = pattern.distance(to: phrase, within: edits), distance > 0 else { return }
            let rank = (distance, phrase.first == word.first ? 0 : 1)
            if let best, best.rank < rank || best.rank == rank && best.phrase.lexicographicallyPrecedes(phrase) {
                return
            }
            best = (rank, phrase, concepts())
        }
        return best.map {
            Correction(phrase: String(decoding: $0.phrase, as: UTF8.self), concepts: $0.concepts, edits: $0.rank.0)
        }
    }
}

extension EditPattern {
    /// The number of edits between the pattern and a folded word; nil if it exceeds a limit.
    fileprivate func distance(to word: ArraySlice<UInt8>, within edits: Int) -> Int? {
        let word = word.span
        var state = start(edits: edits)
        var previousMask: UInt64 = 0
        var place = 0
        while place < word.count {
            let mask = mask(of: UTF8Bytes.nextScalar(in: word, at: &place))
            state = step(state, mask: mask, previousMask: previousMask)
            if state.isDead { return nil }
            previousMask = mask
        }
        return state.acceptedEdits
    }
}
