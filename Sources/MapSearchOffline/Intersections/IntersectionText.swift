import MapSearchText

/// The two streets of a text such as "Aeulestrasse & Städtle, Vaduz" or "corner of Broadway and 7th Ave".
struct IntersectionText {
    /// The name of the first street, and of the place that contains it.
    var first: String
    /// The same for the second street.
    var second: String
    /// The words of the two names, as words of the whole text.
    var words: WordSet
    /// The last word of the first name, the first word of the second, and the text between them.
    var joint: WordSet
    /// Whether only a slash joins the two.
    var isSlash = false
    /// Whether a sign joins the two, not only a word.
    var isSign = false

    /// The interpretations of the text as two streets, likely ones first; empty for most texts.
    static func all(of query: ParsedQuery) -> [IntersectionText] {
        var start = 0
        while start < query.wordCount, openings.contains(query.word(start)) { start += 1 }
        let hasOpening = start > 0
        var signs: [IntersectionText] = []
        var words: [IntersectionText] = []
        for word in start..<max(start, query.wordCount) {
            if word > start, let sign = query.sign(before: word, among: "&/@+".utf8) {
                // "c/o", "s/n" and "12/3" are an abbreviation and the number of a house.
                let isInWord =
                    query.isLetter(word - 1) && query.isLetter(word)
                    || query.isNumber(word - 1) && query.isNumber(word)
                if sign == UInt8(ascii: "/"), isInWord { continue }
                let next = isJoining(query.word(word)) ? word + 1 : word
                if var text = make(query, start..<word, next) {
                    text.isSlash = sign == UInt8(ascii: "/") && next == word
                    text.isSign = true
                    signs.append(text)
                }
            } else if word > start, isJoining(query.word(word)),
                let text = make(query, start..<word, word + 1)
            {
                words.append(text)
            }
        }
        if signs.isEmpty, words.isEmpty { words = unjoined(query, from: start, isOpened: hasOpening) }
        // In "Angle A, B", only the comma shows where the first street ends.
        if hasOpening, signs.isEmpty, words.isEmpty, query.segments.count > 1 {
            // It is before the start if the opening itself continues after a comma: "Corner, corner of A".
            let second = max(start, query.segments[1].trailingZeroBitCount)
            if let text = make(query, start..<second, second) { words.append(text) }
        }
        return signs + words
    }

    /// Two streets with nothing between their names: the first ends in a word for a street, or the second begins with one.
    ///
    /// Without "corner of" before them, both must have such a word.
    private static func unjoined(_ query: ParsedQuery, from start: Int, isOpened: Bool) -> [IntersectionText] {
        guard query.numericWords == 0, query.wordCount - start <= mostUnjoinedWords else { return [] }
        let end = query.segments.first { $0 & 1 << WordSet(start) != 0 } ?? query.allWords
        let last = WordSet.bitWidth - end.leadingZeroBitCount
        var texts: [IntersectionText] = []
        for second in start + 1..<max(start + 1, last) {
            let isSet = StreetWords.isStreetWord(query.word(second - 1)) || StreetWords.isAlone(query.word(second))
            // "Fleet Street Chancery Lane London" goes on with the town of both.
            let town = (second + 1..<last).last { StreetWords.isStreetWord(query.word($0 - 1)) } ?? last
            let isOther = isStreet(second..<last, query) || isStreet(second..<town, query)
            guard isSet, isOpened || isStreet(start..<second, query) && isOther,
                var text = make(query, start..<second, second)
            else { continue }
            if town < last, !isStreet(second..<last, query) { text.first += " " + query.source(town...last - 1) }
            texts.append(text)
        }
        return texts
    }

    /// Whether the first or the last of some words is one for a street, and another one is its name.
    private static func isStreet(_ words: Range<Int>, _ query: ParsedQuery) -> Bool {
        let (first, last) = (query.word(words.lowerBound), query.word(words.upperBound - 1))
        if words.count == 1 { return StreetWords.isStreetWord(first) && !StreetWords.isAlone(first) }
        return StreetWords.isAlone(first) || StreetWords.isStreetWord(last)
    }

    /// Texts with more words are something else, and each position would be searched for.
    private static let mostUnjoinedWords = 8

    /// Two streets, if the first is before a comma and the text after it belongs to both.
    private static func make(_ query: ParsedQuery, _ first: Range<Int>, _ second: Int) -> IntersectionText? {
        guard !first.isEmpty, second < query.wordCount else { return nil }
        let other = query.source(second...query.wordCount - 1)
        var street = query.source(first.lowerBound...first.upperBound - 1)
        if let comma = other.firstIndex(where: { $0 == "," || $0.isNewline }) { street += other[comma...] }
        let end = query.segments.first { $0 & 1 << WordSet(second) != 0 } ?? query.allWords
        let names = first.reduce(end & ~(1 << WordSet(second) &- 1)) { $0 | 1 << WordSet($1) }
        let joint = (first.upperBound - 1...second).reduce(WordSet(0)) { $0 | 1 << WordSet($1) }
        return IntersectionText(first: street, second: other, words: names, joint: joint)
    }

    /// Whether a word may stand between two streets.
    private static func isJoining(_ word: ArraySlice<UInt8>) -> Bool {
        ConjunctionWords.isAnd(word) || corners.contains(word)
    }

    private static let corners = FoldedWordSet(
        """
        at x corner cnr ecke o u con esquina esq angolo cantonada amb hjorne hoek rog z horn угол
        """)

    /// The text before them.
    private static let openings = FoldedWordSet(
        """
        corner intersection crossing junction of the ecke kreuzung von angle croisement intersection de des esquina cruce
        interseccion angolo incrocio tra di cruzamento cantonada encreuament hjornet krydset af hjorne hoek kruising van
        rog skrzyzowanie угол перекресток пересечение улиц
        """)
}
