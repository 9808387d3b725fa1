import MapSearchText

extension TextSearch {
    /// A word of fewer characters is no typo where all other words are typos, too.
    static let shortestOfTypos = 5

    /// Whether some words may have typos: where all have, each must be long; a name of which nothing else was typed must not go
    /// on, unless there is little to correct in a long word.
    func isPlausible(_ match: TextMatch) -> Bool {
        guard !parameters.isTyping else { return true }
        let corrected = match.correctedWords
        if correctsCategories, !isCertain(but: corrected) { return false }
        let isLonger = match.score.extraWords != 0
        let names = query.allWords & ~query.countryWords
        if match.edits > 1, names.nonzeroBitCount == 1, !mayHaveTwoTypos(names, isLonger: isLonger) {
            return false
        }
        let isAlone = query.wordCount == 1 && parameters.country == nil
        if !isAlone, isLonger, match.ownWords & ~corrected == 0, match.edits > 1 || !areLong(match.ownWords) {
            return false
        }
        // A part of a country's name that has a typo as well is none.
        let isLoosePart = match.score.context <= -(parameters.weights.partialContext + parameters.weights.looseContext)
        if isLoosePart, corrected & ~match.ownWords != 0 { return false }
        return isAlone || corrected != query.allWords || areLong(corrected)
    }

    /// So many words as they were typed leave no doubt about a word that names a category.
    private static let certainCount = 3

    /// Whether words that name a category are rather part of a name: much else is met, or each is between commas with another word.
    private func isCertain(but corrected: WordSet) -> Bool {
        let met = (query.allWords & ~corrected).nonzeroBitCount
        guard met < Self.certainCount else { return true }
        return met == Self.certainCount - 1
            && query.segments.contains { $0 & corrected == corrected && $0 & ~(corrected | query.numericWords) != 0 }
    }

    /// Whether a word alone, or with a country, may have two typos: a short one, or one of a longer name, becomes too
    /// many others.
    func mayHaveTwoTypos(_ word: WordSet, isLonger: Bool) -> Bool {
        !isLonger && areLong(word, ContextReader.shortestOfTwoEdits)
    }

    private func areLong(_ words: WordSet, _ shortest: Int = Self.shortestOfTypos) -> Bool {
        (0..<query.wordCount).allSatisfy {
            words & 1 << WordSet($0) == 0 || query.token($0).characterCount >= shortest
        }
    }
}
