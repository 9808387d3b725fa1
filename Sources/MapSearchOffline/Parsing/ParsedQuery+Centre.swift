import MapSearchText

/// Words for the middle of a town: "hotels in Munich city centre" are near the middle of Munich.
extension ParsedQuery {
    /// Whether the text is only such words.
    var isOnlyCentre: Bool {
        let centre = words { CentreWords.contains(word($0)) }
        return centre != 0 && allWords == centre | words { CentreWords.isBeside(word($0)) }
    }

    /// Some words without those for the middle of a town at their end or their beginning, and with ever fewer words next to these:
    /// "Mexico City centre" is in Mexico City, and "Munich city centre" in Munich.
    func outsideCentre(of words: WordSet) -> [WordSet] {
        let places = (0..<wordCount).filter { words & 1 << WordSet($0) != 0 }
        func rests(from edge: some Sequence<Int>) -> [WordSet] {
            var rest = words
            var rests: [WordSet] = []
            var hasCentre = false
            for word in edge {
                let isCentre = CentreWords.contains(self.word(word))
                guard isCentre || CentreWords.isBeside(self.word(word)) else { break }
                rest &= ~(1 << WordSet(word))
                // The innermost word for the middle is left out in any case.
                if isCentre { (rests, hasCentre) = ([], true) }
                if hasCentre, rest != 0 { rests.append(rest) }
            }
            return rests
        }
        return rests(from: places.reversed()) + rests(from: places)
    }
}
