import MapSearchText

extension ParsedQuery {
    /// The words that are likely the name of a street: what stands between a word for streets and the next number, comma or end.
    ///
    /// "Valletta, 19 Triq San Gwann" names no San Gwann, and "London, Wardrobe Place" no Place. Where a word for streets
    /// stands in the middle, as in "Encamp Avinguda Meritxell 6", it is not known which side is its name.
    var streetNames: WordSet {
        var names: WordSet = 0
        for segment in segments.isEmpty ? [allWords] : segments {
            var run: WordSet = 0
            for word in 0...wordCount {
                let bit: WordSet = word < wordCount ? 1 << WordSet(word) : 0
                if segment & bit & ~numericWords != 0 {
                    run |= bit
                } else {
                    if isStreetName(run) { names |= run }
                    run = 0
                }
            }
        }
        return names
    }

    /// Whether the first or the last of some words without a gap says that they are a street.
    private func isStreetName(_ run: WordSet) -> Bool {
        guard run.nonzeroBitCount > 1 else { return false }
        let first = run.trailingZeroBitCount
        let last = first + run.nonzeroBitCount - 1
        return StreetWords.isAlone(word(first)) || StreetWords.isStreetWord(word(last))
    }
}
