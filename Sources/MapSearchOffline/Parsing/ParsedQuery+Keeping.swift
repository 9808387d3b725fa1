import MapSearchText

extension ParsedQuery {
    /// The text with only some of its words; the others are recorded as omitted, unless something else meets them.
    func keeping(_ words: WordSet, othersAreMet: Bool = false) -> ParsedQuery {
        let removed = tokens.tokens.indices.filter { $0 >= wordCount || words & 1 << WordSet($0) == 0 }
        let leftOut = othersAreMet ? [] : removed.prefix { $0 < wordCount }.map { source($0) }
        return ParsedQuery(text.blanking(removed.map { token($0) }), leftOut: leftOut + leftOutWords)
    }

    /// Words of another reading of the text as they are numbered here: words keep their positions when others are omitted.
    func numbers(of words: WordSet, in other: ParsedQuery) -> WordSet {
        let starts = Set(
            (0..<other.wordCount).filter { words & 1 << WordSet($0) != 0 }.map { other.token($0).sourceStart })
        return self.words { starts.contains(token($0).sourceStart) }
    }
}
