import MapSearchText

extension ParsedQuery {
    /// The words that are probably the name of a street: those between a word for streets and the next number, comma or end.
    ///
    /// "Valletta, 19 Triq San Gwann" does not name San Gwann, and "London, Wardrobe Place" no Place. If a word for streets
    /// is in the middle, as in "Encamp Avinguda Meritxell 6", it is not known on which side its name is.
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

    /// Whether only a word for a street and one such as "of" precede a word, which is then what the street is called after.
    func isStreetOf(_ word: Int) -> Bool {
        guard word > 1, StreetWords.isAlone(self.word(0)), !isSaint(0) else { return false }
        return (1..<word).allSatisfy { AreaWords.isJoint(self.word($0)) }
    }

    /// Whether a word is the abbreviation of Saint before a name: it is one of Street only behind one.
    func isSaint(_ word: Int) -> Bool {
        guard self.word(word).elementsEqual("st".utf8), word + 1 < wordCount, !isNumber(word + 1),
            !AddressNoise.startsSegment(word + 1, self)
        else { return false }
        return word == 0 || AddressNoise.startsSegment(word, self) || isNumber(word - 1)
    }

    /// Whether the first or the last of some consecutive words shows that they are a street.
    private func isStreetName(_ run: WordSet) -> Bool {
        guard run.nonzeroBitCount > 1 else { return false }
        let first = run.trailingZeroBitCount
        let last = first + run.nonzeroBitCount - 1
        // "St" before a name is a saint.
        let begins = StreetWords.isAlone(word(first)) && !word(first).elementsEqual("st".utf8)
        return begins || StreetWords.isStreetWord(word(last))
    }
}
