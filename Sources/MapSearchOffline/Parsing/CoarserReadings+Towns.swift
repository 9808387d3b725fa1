extension CoarserReadings {
    /// Without a word that says of the name before it that it is a town, or words around it for its surroundings: "Utrecht City" is in
    /// Utrecht, and "Greater Boston area" around Boston.
    mutating func addWithoutTownWords() {
        let towns = query.words { AreaWords.isOfTown(query.word($0)) }
        let surroundings = query.words { AreaWords.isOfSurroundings(query.word($0)) }
        guard towns | surroundings != 0 else { return }
        var ends: WordSet = 0
        for segment in query.segments.isEmpty ? [query.allWords] : query.segments {
            // "Talagang Town 44961 Pakistan".
            let outer = outerWords(of: segment, in: codes | countryWords)
            var name = segment & ~outer
            let line = name
            while name != 0, surroundings & name.lastWord != 0 { name &= ~name.lastWord }
            while name != 0, surroundings & name.firstWord != 0 { name &= ~name.firstWord }
            if name == line { name &= ~(towns & name.lastWord) }
            // "City" alone between commas is a name.
            guard name != 0, name != line else { continue }
            ends |= line & ~name
        }
        add(query.allWords & ~ends, .town)
        add(query.allWords & ~(ends | codes), .town)
    }

    /// Those of some words that are at the ends of other words.
    private func outerWords(of words: WordSet, in wanted: WordSet) -> WordSet {
        var rest = words
        while rest != 0, wanted & rest.firstWord != 0 { rest &= ~rest.firstWord }
        while rest != 0, wanted & rest.lastWord != 0 { rest &= ~rest.lastWord }
        return words & ~rest
    }
}
