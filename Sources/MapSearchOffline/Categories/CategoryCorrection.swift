import MapSearchText

/// A text with a typo in a word for a category, corrected: "gas staton in Valletta".
struct CategoryCorrection {
    /// The corrected text.
    let query: ParsedQuery
    /// The word with the typo; the corrected one has the same number.
    let words: WordSet
    /// The number of typos in it.
    let edits: Int

    /// Corrects the word with the likeliest typo; nil if there is none.
    ///
    /// - Parameters:
    ///   - query: The text.
    ///   - fixed: The words that have no typo, because they are names of places.
    init?(_ query: ParsedQuery, fixed: WordSet) {
        let words = (0..<query.wordCount).map(query.word)
        let fixed = fixed | query.fixedWords
        let places = words.indices.filter { word in
            fixed & 1 << WordSet(word) == 0 && query.token(word).script != .number
                && !query.token(word).script.isWrittenWithoutSpaces && !Self.isNameAsTyped(word, in: query)
        }
        guard let best = CategoryTaxonomy.shared.wordNear(words, at: places) else { return nil }
        let token = query.token(best.place)
        var text = Array(query.text.utf8)
        text.replaceSubrange(token.sourceStart..<token.sourceEnd, with: best.word.utf8)
        self.query = ParsedQuery(String(decoding: text, as: UTF8.self), leftOut: query.leftOutWords)
        self.words = 1 << WordSet(best.place)
        edits = best.edits
        guard self.query.wordCount == query.wordCount else { return nil }
    }

    /// Whether a capital letter shows that a word is a name: the first word of a text often has one anyway.
    private static func isNameAsTyped(_ word: Int, in query: ParsedQuery) -> Bool {
        word > 0 && !query.isInCapitals && query.source(word).first?.isUppercase == true
    }
}
