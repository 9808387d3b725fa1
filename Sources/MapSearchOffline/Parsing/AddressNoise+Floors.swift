extension AddressNoise {
    /// The number of words from a position on that are a floor without a word for it, and a door, behind the number of a house: "3º dcha",
    /// "2º B", "3.º esq", "r/c dto".
    ///
    /// "Calle 1º de Mayo" has a number that is no floor.
    static func floorLength(at word: Int, _ query: ParsedQuery) -> Int {
        guard word > 0, startsSegment(word, query) || isNumber(word - 1, query) else { return 0 }
        if word + 1 < query.wordCount, query.source(word...word + 1).lowercased() == "r/c" {
            return 2 + sideLength(at: word + 2, query)
        }
        guard isNumber(word, query) else { return 0 }
        let floor = ordinalLength(at: word, query)
        let end = word + max(floor, 1)
        let side = sideLength(at: end, query)
        if side > 0 { return floor > 0 || query.word(word).count < 3 ? end - word + side : 0 }
        guard floor > 0 else { return 0 }
        guard end < query.wordCount, !startsSegment(end, query) else { return end - word }
        let door = max(1, ordinalLength(at: end, query))
        let isDoor = query.isLetter(end) || isNumber(end, query) && query.word(end).count < 4
        let isEnd = end + door >= query.wordCount || startsSegment(end + door, query)
        if isDoor, isEnd || isNumber(word - 1, query) { return end - word + door }
        return isNumber(word - 1, query) ? end - word : 0
    }

    /// The number of words from a position on that are a number with the sign of an ordinal; 0 if they are none.
    private static func ordinalLength(at word: Int, _ query: ParsedQuery) -> Int {
        guard isNumber(word, query) else { return 0 }
        if query.source(word).unicodeScalars.contains(where: ordinals.contains) { return 1 }
        guard word + 1 < query.wordCount, !startsSegment(word + 1, query) else { return 0 }
        return query.source(word + 1).unicodeScalars.allSatisfy(ordinals.contains) ? 2 : 0
    }

    private static let ordinals: Set<Unicode.Scalar> = ["º", "ª", "°"]
}
