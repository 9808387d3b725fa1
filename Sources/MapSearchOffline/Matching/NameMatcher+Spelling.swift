import MapSearch
import MapSearchIndexFormat
import MapSearchText

extension NameMatcher {
    /// The words that a term is as they are written.
    @inline(__always)
    func exactWords(for term: UInt32) -> WordSet { words(for: term) { $0.source == .exact } }

    /// The words that a term is as they are written, or in another spelling.
    @inline(__always)
    func wordsAsTyped(for term: UInt32) -> WordSet {
        words(for: term) { $0.source == .exact || $0.source == .variant }
    }

    /// The words that all of a term is with a typo.
    @inline(__always)
    func misspeltWords(for term: UInt32) -> WordSet { words(for: term) { $0.source == .edited && !$0.isPrefix } }

    /// The words that mean a term in some way.
    ///
    /// Inlined, since a call from a mutating method copies the matcher; so is what else is called for each name.
    @inline(__always)
    private func words(for term: UInt32, where isWanted: (WordMeaning.Entry) -> Bool) -> WordSet {
        meanings.indices.reduce(0) { words, word in
            meanings[word].entry(for: term).map(isWanted) == true ? words | 1 << WordSet(word) : words
        }
    }

    /// The words that are others of the text with a typo.
    static func misspeltAgain(_ meanings: [WordMeaning]) -> WordSet {
        var again: WordSet = 0
        for word in meanings.indices where !meanings[word].edited.isEmpty {
            for other in meanings.indices where other != word {
                for entry in meanings[other].plain where entry.source == .exact {
                    if meanings[word].entry(for: entry.lower)?.source == .edited { again |= 1 << WordSet(word) }
                }
            }
        }
        return again
    }

    /// Adds what only the letters of the name's terms tell.
    mutating func refine(_ grade: inout Grade) throws(IndexFormatError) {
        for difference in currentDifferences {
            let spelling = try spelling(of: difference)
            grade.spelling += weights.edit * spelling.editCost
            if difference.entry.isPrefix {
                grade.prefix += weights.prefixMissingShare * spelling.missingShare
                if query.token(difference.word).script == .number { grade.prefix += weights.prefixOfNumber }
            }
        }
    }

    /// What a term costs where a word of the query means it.
    struct Spelling {
        var term: UInt32 = .max
        var word: Int32 = -1
        /// The cost of its edits; 0 if there are none.
        var editCost: Float = 0
        /// The share of its characters that the word does not have yet.
        var missingShare: Float = 0
    }

    /// The number of slots for spellings, a power of two.
    private static let spellingCount = 256
    /// The cost of the edits in a word that is too long to be compared.
    private static let largestEditCost: Float = 3

    /// The least that the edits cost for which a word is in a name of a document.
    mutating func editCost(of word: Int, in document: UInt32) throws(IndexFormatError) -> Float {
        var least = Self.largestEditCost
        var cursor = try index.forward.cursor(document)
        while let name = try index.forward.next(&cursor) {
            for place in 0..<name.termCount {
                let term = try name.term(place)
                guard let entry = meanings[word].entry(for: term), entry.source == .edited else { continue }
                least = min(least, try spelling(of: Difference(word: word, term: term, entry: entry)).editCost)
            }
        }
        return least
    }

    /// Whether the name of a match has a word for its kind, in any language: "Heathrow Airport" is found by "Flughafen Heathrow".
    mutating func namesKind(_ match: TextMatch, _ kind: ObjectKind) throws(IndexFormatError) -> Bool {
        guard let name = try index.forward.name(match.nameNumber, of: match.document) else { return false }
        for place in 0..<name.termCount {
            bytes.removeAll(keepingCapacity: true)
            try index.dictionary.appendTerm(Int(try name.term(place)), to: &bytes)
            if ParsedQuery.kinds(ofWord: bytes[...]).contains(kind) { return true }
        }
        return false
    }

    /// What the term of a difference costs, worked out once unless another term has taken its slot since.
    private mutating func spelling(of difference: Difference) throws(IndexFormatError) -> Spelling {
        if spellings.isEmpty { spellings = Array(repeating: Spelling(), count: Self.spellingCount) }
        // A word that is in the query several times means the same terms each time.
        let slot = (Int(difference.term) &+ difference.word &* 17) & (Self.spellingCount - 1)
        if spellings[slot].term == difference.term, spellings[slot].word == difference.word { return spellings[slot] }
        bytes.removeAll(keepingCapacity: true)
        try index.dictionary.appendTerm(Int(difference.term), to: &bytes)
        var spelling = Spelling(term: difference.term, word: Int32(difference.word))
        if difference.entry.source == .edited {
            spelling.editCost = EditCost.cost(
                of: query.word(difference.word), for: bytes[...], isPrefix: difference.entry.isPrefix)
        }
        let count = bytes.count { $0 & 0xC0 != 0x80 }
        let typed = query.token(difference.word).characterCount
        spelling.missingShare = count > typed ? Float(count - typed) / Float(count) : 0
        spellings[slot] = spelling
        return spelling
    }
}
