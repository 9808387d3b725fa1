import MapSearchText

/// A text with a typo in a word for a category or next to one, corrected: "gas staton in Valletta", "gasstation in Valletta", "gas station
/// inValletta".
struct CategoryCorrection {
    /// The corrected text.
    let query: ParsedQuery
    /// The words with the typo, and those of the corrected text instead of them.
    let typedWords: WordSet
    let words: WordSet
    /// Whether a space was lost next to a word such as "near", which joins the category to a place.
    let isAtJoint: Bool
    /// The number of typos.
    let edits: Int
    /// Whether the corrected text must have the whole name of a settlement.
    private(set) var needsPlace = false

    /// Corrects the word with the likeliest typo; nil if there is none.
    ///
    /// - Parameters:
    ///   - query: The text.
    ///   - fixed: The words that have no typo, because they are names of places.
    ///   - isKnown: Whether an index has a word.
    /// - Throws: What `isKnown` throws.
    init?(
        _ query: ParsedQuery, fixed: WordSet, isKnown: (ArraySlice<UInt8>) throws -> Bool
    ) throws {
        let fixed = fixed | query.fixedWords
        let places = (0..<query.wordCount).filter { word in
            fixed & 1 << WordSet(word) == 0 && query.token(word).script != .number
                && !query.token(word).script.isWrittenWithoutSpaces && !Self.isNameAsTyped(word, in: query)
        }
        if let correction = Self(lostSpaceIn: query, at: places) ?? Self(spaceTooManyIn: query) {
            self = correction
            return
        }
        let best = CategoryTaxonomy.shared.wordNear((0..<query.wordCount).map(query.word), at: places)
        if best?.edits ?? 2 > 1, let correction = try Self(lostSpaceAtJointIn: query, at: places, isKnown: isKnown) {
            self = correction
            return
        }
        guard let best else { return nil }
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

    /// Corrects the first word that is one for a category and a word such as "near", or such a word and that of a name: "hotelsnear",
    /// "inmunich", "inla".
    private init?(
        lostSpaceAtJointIn query: ParsedQuery, at places: [Int],
        isKnown: (ArraySlice<UInt8>) throws -> Bool
    ) throws {
        let taxonomy = CategoryTaxonomy.shared
        for place in places {
            let word = query.word(place)
            guard word.count > Self.shortestJoint else { continue }
            for border in word.startIndex + Self.shortestJoint..<word.endIndex {
                let (first, second) = (word[..<border], word[border...])
                if first.count >= Self.shortestPart, second.count >= Self.shortestJoint, taxonomy.isLink(second),
                    Self.isCategory(endingIn: first, at: place, of: query)
                {
                    self.init(query, place...place, by: [first, second], edits: 1, categoryCount: 1)
                    return
                }
                // Many short words are in some name, so another one must follow.
                let isShort = second.count < Self.shortestName
                guard place > 0, !isShort || place + 1 < query.wordCount, taxonomy.isLink(first), try isKnown(second)
                else {
                    continue
                }
                self.init(query, place...place, by: [first, second], edits: 1, categoryCount: 0)
                needsPlace = isShort
                return
            }
        }
        return nil
    }

    /// Whether a part of a word is a phrase for a category, alone or with the words before it: "post officein".
    private static func isCategory(endingIn part: ArraySlice<UInt8>, at place: Int, of query: ParsedQuery) -> Bool {
        (max(0, place - CategoryTaxonomy.shared.longestPhrase + 1)...place).contains { start in
            isCategory((start..<place).map(query.word) + [part])
        }
    }

    /// The first words instead of the typed ones are for a category, or all.
    private init?(
        _ query: ParsedQuery, _ range: ClosedRange<Int>, by words: [ArraySlice<UInt8>], edits: Int,
        categoryCount: Int? = nil
    ) {
        self.query = ParsedQuery(query.replacing(range, by: words), leftOut: query.leftOutWords)
        typedWords = query.words(where: range.contains)
        let corrected = range.lowerBound..<range.lowerBound + (categoryCount ?? words.count)
        self.words = self.query.words(where: corrected.contains)
        isAtJoint = categoryCount != nil
        self.edits = edits
        guard self.query.wordCount == query.wordCount - range.count + words.count else { return nil }
    }

    /// A part of a word with fewer letters is rather an ending.
    private static let shortestPart = 3
    /// Many words begin with a letter that means "in" somewhere, and with one that does and is followed by a short word.
    private static let shortestJoint = 2
    private static let shortestName = 4

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
