import MapSearchText

/// A text with a typo in a word for a category, corrected: "gas staton in Valletta", "gasstation in Valletta".
struct CategoryCorrection {
    /// The corrected text.
    let query: ParsedQuery
    /// The words with the typo, and those of the corrected text instead of them.
    let typedWords: WordSet
    let words: WordSet
    /// The number of typos.
    let edits: Int

    /// Corrects the word with the likeliest typo; nil if there is none.
    ///
    /// - Parameters:
    ///   - query: The text.
    ///   - fixed: The words that have no typo, because they are names of places.
    init?(_ query: ParsedQuery, fixed: WordSet) {
        let fixed = fixed | query.fixedWords
        let places = (0..<query.wordCount).filter { word in
            fixed & 1 << WordSet(word) == 0 && query.token(word).script != .number
                && !query.token(word).script.isWrittenWithoutSpaces && !Self.isNameAsTyped(word, in: query)
        }
        if let correction = Self(lostSpaceIn: query, at: places) ?? Self(spaceTooManyIn: query) {
            self = correction
            return
        }
        guard let best = CategoryTaxonomy.shared.wordNear((0..<query.wordCount).map(query.word), at: places) else {
            return nil
        }
        self.init(query, best.place...best.place, by: [ArraySlice(best.word.utf8)], edits: best.edits)
    }

    /// Corrects the first word that is two of a category: "coffeeshop".
    private init?(lostSpaceIn query: ParsedQuery, at places: [Int]) {
        for place in places {
            let word = query.word(place)
            // Only of ASCII is each byte a letter.
            guard word.count >= 2 * Self.shortestPart, word.allSatisfy({ $0 < 0x80 }) else { continue }
            for border in word.startIndex + Self.shortestPart...word.endIndex - Self.shortestPart {
                let parts = [word[..<border], word[border...]]
                guard Self.isCategory(parts) else { continue }
                self.init(query, place...place, by: parts, edits: 1)
                return
            }
        }
        return nil
    }

    /// Corrects the first two words that are one for a category: "apo theke".
    private init?(spaceTooManyIn query: ParsedQuery) {
        for place in 0..<max(0, query.wordCount - 1) where !query.isAcrossCommas(3 << WordSet(place)) {
            let parts = [query.word(place), query.word(place + 1)]
            // "In der" begins the name of a street, and "Inder" are Indian restaurants.
            let taxonomy = CategoryTaxonomy.shared
            if parts.contains(where: { taxonomy.isNoise($0) || taxonomy.isLink($0) }) { continue }
            let word = parts[0] + parts[1]
            guard query.numericWords & 3 << WordSet(place) == 0, Self.isCategory([word]) else { continue }
            self.init(query, place...place + 1, by: [word], edits: 1)
            return
        }
        return nil
    }

    private init?(_ query: ParsedQuery, _ range: ClosedRange<Int>, by words: [ArraySlice<UInt8>], edits: Int) {
        self.query = ParsedQuery(query.replacing(range, by: words), leftOut: query.leftOutWords)
        typedWords = query.words(where: range.contains)
        let corrected = range.lowerBound..<range.lowerBound + words.count
        self.words = self.query.words(where: corrected.contains)
        self.edits = edits
        guard self.query.wordCount == query.wordCount - range.count + words.count else { return nil }
    }

    /// A part of a word with fewer letters is rather an ending.
    private static let shortestPart = 3

    /// Whether words are a phrase for a category.
    private static func isCategory(_ words: [ArraySlice<UInt8>]) -> Bool {
        let taxonomy = CategoryTaxonomy.shared
        let phrase = words.map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
        return taxonomy.concepts(of: phrase).contains { CategoryReader.isCategory(taxonomy.concepts[$0].meaning) }
    }

    /// Whether a capital letter shows that a word is a name: the first word of a text often has one anyway.
    private static func isNameAsTyped(_ word: Int, in query: ParsedQuery) -> Bool {
        word > 0 && !query.isInCapitals && query.source(word).first?.isUppercase == true
    }
}
