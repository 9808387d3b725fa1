import MapSearchIndexFormat
import MapSearchText

extension TextSearch {
    /// Looks up the words as they are spelt, the last one as the beginning of one.
    mutating func readWords() throws(IndexFormatError) {
        let reader = WordReader(index: index, query: query, isTyping: parameters.isTyping)
        let last = query.wordCount - 1
        // After other words, a letter alone is a name, or the staircase, and a number or a category is complete, unless it is still
        // being typed: "Dublin 2" is not 24084 in another Dublin, and "Kharkiv Park" not Parkhomivka.
        let mayGoOn =
            query.endsInWord && !parameters.isComplete
            && (parameters.isTyping || last == 0
                || !query.isLetter(last) && !query.isNumber(last) && query.categories[last].isEmpty)
        plain = []
        plain.reserveCapacity(query.wordCount)
        for word in 0..<query.wordCount {
            let isCutShort = parameters.abbreviatedWords & 1 << WordSet(word) != 0
            plain.append(try reader.plainMeaning(word, asPrefix: word == last && mayGoOn || isCutShort))
        }
        edited = plain
    }

    /// So many documents have a word that goes on from the last one where this is first taken for a whole word.
    private static let broadBeginning = 256

    /// Searches the words as they are spelt.
    mutating func searchAsTyped() throws {
        // "Main Street, Cast": so much begins with the last word that budgets would end before a small town called so.
        if query.wordCount > 1, !parameters.isTyping, let last = plain.last, last.estimatedCount > Self.broadBeginning,
            let whole = try last.withoutBeginnings(index.postings)
        {
            try search(plain.dropLast() + [whole])
            looksBehind = isAnswered
        }
        try search(plain)
        looksBehind = false
    }

    /// Takes settlements nearby for those around, where an object has all other words.
    mutating func searchNearby() throws { try search(plain, isNearEnough: true) }

    // MARK: Corrections

    /// Searches with some words corrected that no index has, if all of them can be.
    mutating func searchCorrected(unknown: WordSet) throws {
        try widen(unknown, edits: 1)
        if plain.indices.allSatisfy({ unknown & 1 << WordSet($0) == 0 || !edited[$0].isEmpty }) { try search(edited) }
    }

    /// Searches with one more word corrected, and with those that no index has.
    mutating func searchCorrected(only word: Int, unknown: WordSet, known: WordSet) throws {
        try widen(1 << WordSet(word), edits: 1, keepingFirst: known)
        var one = plain
        for other in plain.indices where unknown & 1 << WordSet(other) != 0 { one[other] = edited[other] }
        one[word] = edited[word]
        if !edited[word].edited.isEmpty { try search(one) }
    }

    /// Searches with more words corrected.
    mutating func searchCorrected(also words: WordSet, known: WordSet) throws {
        try widen(words, edits: 1, keepingFirst: known)
        if hasEdits { try search(edited) }
    }

    /// The same with settlements nearby.
    mutating func searchCorrectedNearby() throws {
        if hasEdits { try search(edited, isNearEnough: true) }
    }

    /// Searches with two edits in words that no index has as they are typed.
    ///
    /// A word that people cut short, such as "circus", is a word, whether the index has it or not.
    mutating func searchCorrectedTwice(_ untyped: WordSet) throws {
        let untyped = untyped & ~query.words { TokenVariants.isAbbreviation(query.word($0)) }
        // A word alone that goes on has one typo, and one with two is complete: more would make any other word of it.
        let isLong =
            parameters.isTyping || query.token(query.wordCount - 1).characterCount >= Self.shortestMisspeltBeginning
        let isAlone = query.wordCount == 1 && !parameters.isTyping
        if isAlone, isLong {
            try widen(untyped, edits: 1, keepingFirst: untyped, goesOn: true)
            if hasEdits { try search(edited) }
            if !results.isEmpty { return }
        }
        // A word that is in the index as it was typed has no two typos.
        try widen(untyped, edits: 2, goesOn: isLong && !isAlone)
        if hasEdits { try search(edited) }
    }

    /// Searches with a typo in a word that names a category: "Gherien 4, Bakers Point" may be in Barkers Point.
    mutating func searchCorrected(category word: Int) throws {
        let (typed, corrected) = (plain, edited)
        correctsCategories = true
        defer {
            (plain, edited) = (typed, corrected)
            correctsCategories = false
        }
        // The word itself was looked for, and may be frequent.
        plain[word] = WordMeaning()
        edited = plain
        try widen(1 << WordSet(word), edits: 1)
        if hasEdits { try search(edited) }
    }

    /// So many characters has a misspelt word at least that is the beginning of another, if it is complete.
    private static let shortestMisspeltBeginning = 6

    /// Makes the corrections what later stages begin with.
    mutating func keepCorrections() { plain = edited }

    private var hasEdits: Bool { edited.contains { !$0.edited.isEmpty } }

    private mutating func widen(
        _ words: WordSet, edits: Int, keepingFirst kept: WordSet = 0, goesOn: Bool = false
    ) throws(IndexFormatError) {
        let reader = WordReader(
            index: index, query: query, isTyping: parameters.isTyping, misspelt: parameters.memory.misspelt)
        let last = query.wordCount - 1
        // A word that names a place category is none with a typo: a hotel is not Homyel'.
        let words = words & ~(correctsCategories ? query.countryWords : fixedWords)
        let typed = plain.map { meaning in
            meaning.plain.lazy.filter { $0.source == .exact }.map { Int($0.lower) }
        }
        for word in plain.indices where words & 1 << WordSet(word) != 0 {
            let asPrefix = (goesOn || parameters.isTyping) && word == last && query.endsInWord && !parameters.isComplete
            // "Flordia, Florida" says a name twice, but a word that means something is no typo of another one: "Leon, London".
            let isKnown = kept & 1 << WordSet(word) != 0
            let meansItself = isKnown || plain[word].isKnown || parameters.isTyping
            let others = meansItself ? Set(typed.indices.lazy.filter { $0 != word }.flatMap { typed[$0] }) : []
            edited[word] = try reader.editedMeaning(
                word, plain[word], edits: edits, asPrefix: asPrefix, others: others, isKnown: isKnown)
        }
    }

    // MARK: What was found

    /// Whether a document was named exactly, so that nothing need be corrected.
    var isAnswered: Bool { results.hasExactMatch }

    var bestRank: Float { results.first?.rank ?? -.infinity }
}
