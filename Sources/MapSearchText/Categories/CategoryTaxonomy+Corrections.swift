extension CategoryTaxonomy {
    /// A phrase that a misspelt word may stand for.
    package struct Correction: Sendable {
        /// The phrase, folded.
        package var phrase: String
        package var concepts: [Int]
        package var edits: Int
        /// How unlikely the typo is, see ``EditCost``.
        package var cost: Float
    }

    /// A word of a phrase of several words that a misspelt one may stand for.
    package struct WordCorrection: Sendable {
        /// The number of the misspelt word.
        package var place: Int
        /// The word, folded.
        package var word: String
        package var edits: Int
        /// How unlikely the typo is, see ``EditCost``.
        package var cost: Float
    }

    /// The minimum length in characters of a word that may be a misspelling, by number of edits.
    private static let shortestWord = [0, 5, 9]
    /// The same if two neighbours are swapped or a letter is typed twice, which hardly makes another word.
    private static let shortestWordWithSlip = 4

    /// The single word for a category that is nearest to a misspelt one; nil if none is near.
    ///
    /// If several are equally near, the one with the likeliest typo is preferred, and then the first in byte order.
    ///
    /// - Parameter word: A folded word.
    /// - Returns: the phrase, or nil.
    /// - Complexity: O(*n*) in the number of phrases.
    package func categoryNear(_ word: ArraySlice<UInt8>) -> Correction? {
        guard let pattern = EditPattern(folded: word), let edits = Self.edits(in: pattern) else { return nil }
        var best: (rank: (Int, Float), phrase: ArraySlice<UInt8>, concepts: [Int])?
        let sought = WordShape(word)
        for (number, shape) in Self.categoryWords where shape.mayBeWithin(edits, of: sought) {
            let phrase = texts[number]
            guard let distance = Self.distance(from: pattern, word, to: phrase, within: edits) else { continue }
            let rank = (distance, EditCost.cost(of: word, for: phrase))
            if let best, best.rank < rank || best.rank == rank && best.phrase.lexicographicallyPrecedes(phrase) {
                continue
            }
            best = (rank, phrase, concepts(of: phrases[number]).filter(isCategory))
        }
        return best.map {
            Correction(
                phrase: String(decoding: $0.phrase, as: UTF8.self), concepts: $0.concepts, edits: $0.rank.0,
                cost: $0.rank.1)
        }
    }

    /// What tells a word from most others without a comparison.
    private struct WordShape {
        /// The length in characters.
        let length: Int
        /// The letters that it has, in a hash; nil if some of them take several bytes, each of which an edit may change.
        let letters: UInt32?

        init(_ word: ArraySlice<UInt8>) {
            length = UTF8Bytes.scalarCount(of: word)
            letters = length == word.count ? word.reduce(0) { $0 | 1 << UInt32($1 & 31) } : nil
        }

        /// Whether another word may be so few edits away, each of which takes one letter and brings another one.
        func mayBeWithin(_ edits: Int, of other: WordShape) -> Bool {
            guard abs(length - other.length) <= edits else { return false }
            guard let letters, let others = other.letters else { return true }
            return (letters ^ others).nonzeroBitCount <= 2 * edits
        }
    }

    /// The numbers of the single words for categories.
    private static let categoryWords: [(number: Int, shape: WordShape)] = shared.phrases.indices.compactMap { number in
        let phrase = shared.phrases[number]
        return phrase.isCategory && phrase.isSingleWord ? (number, WordShape(shared.texts[number])) : nil
    }

    /// The word with a typo in a text that may name a category, alone or as a part of a phrase: "gas staton".
    ///
    /// - Parameters:
    ///   - words: The folded words of the text.
    ///   - places: The numbers of those that may have a typo.
    /// - Returns: the likeliest one, of equally likely ones that of a phrase, and then the first; nil if there is none.
    package func wordNear(_ words: [ArraySlice<UInt8>], at places: [Int]) -> WordCorrection? {
        var best = wordOfPhraseNear(words, at: places)
        for place in places {
            guard let found = categoryNear(words[place]) else { continue }
            if let best, best.place == place || best.edits <= found.edits { continue }
            best = WordCorrection(place: place, word: found.phrase, edits: found.edits, cost: found.cost)
        }
        return best
    }

    /// The same for a phrase of several words, the others of which are in the text.
    private func wordOfPhraseNear(_ text: [ArraySlice<UInt8>], at places: [Int]) -> WordCorrection? {
        // Phrases are compared without small words: "bureu de poste".
        let content = text.indices.filter { !isNoise(text[$0]) }
        let words = content.map { text[$0] }
        var best: WordCorrection?
        for place in content.indices where places.contains(content[place]) {
            guard let pattern = EditPattern(folded: words[place]), let edits = Self.edits(in: pattern) else { continue }
            for neighbor in [place - 1, place + 1] where words.indices.contains(neighbor) {
                for phrase in Self.phrasesByWord[words[neighbor]] ?? [] {
                    guard let number = Self.misspeltWord(of: phrase, in: words, at: place) else { continue }
                    let known = phrase[number]
                    guard let distance = Self.distance(from: pattern, words[place], to: known, within: edits) else {
                        continue
                    }
                    let cost = EditCost.cost(of: words[place], for: known)
                    if let best, (best.edits, best.cost) <= (distance, cost) { continue }
                    best = WordCorrection(
                        place: content[place], word: String(decoding: known, as: UTF8.self), edits: distance, cost: cost
                    )
                }
            }
        }
        return best
    }

    /// The number of the only word of a phrase that a text has another word for, which is at a place.
    private static func misspeltWord(
        of phrase: [ArraySlice<UInt8>], in words: [ArraySlice<UInt8>], at place: Int
    ) -> Int? {
        phrase.indices.first { number in
            let start = place - number
            return start >= 0 && start + phrase.count <= words.count
                && phrase.indices.allSatisfy { $0 == number || phrase[$0] == words[start + $0] }
        }
    }

    /// The phrases of several words for categories, by each of their words.
    private static let phrasesByWord: [ArraySlice<UInt8>: [[ArraySlice<UInt8>]]] = {
        var phrases: [ArraySlice<UInt8>: [[ArraySlice<UInt8>]]] = [:]
        for (number, phrase) in shared.phrases.enumerated() where phrase.isCategory && !phrase.isSingleWord {
            let words = shared.texts[number].split(separator: UInt8(ascii: " "))
            for word in words { phrases[word, default: []].append(words) }
        }
        return phrases
    }()

    /// The number of typos that a word may have; nil if it is too short for any.
    private static func edits(in pattern: EditPattern) -> Int? {
        if pattern.characterCount >= shortestWord[2] { return 2 }
        return pattern.characterCount >= shortestWordWithSlip ? 1 : nil
    }

    /// The number of typos between a word and a known one; nil if it is 0, too large, or the word too short for it.
    private static func distance(
        from pattern: EditPattern, _ word: ArraySlice<UInt8>, to known: ArraySlice<UInt8>, within edits: Int
    ) -> Int? {
        guard let distance = pattern.distance(to: known, within: edits), distance > 0 else { return nil }
        guard pattern.characterCount < shortestWord[1] else { return distance }
        // "Barr" is no bar.
        return known.count >= shortestWordWithSlip && TypoKind(of: word, for: known) == .slip ? distance : nil
    }
}

extension EditPattern {
    /// The number of edits between the pattern and a folded word; nil if it exceeds a limit.
    fileprivate func distance(to word: ArraySlice<UInt8>, within edits: Int) -> Int? {
        let word = word.span
        var state = start(edits: edits)
        var previousMask: UInt64 = 0
        var place = 0
        while place < word.count {
            let mask = mask(of: UTF8Bytes.nextScalar(in: word, at: &place))
            state = step(state, mask: mask, previousMask: previousMask)
            if state.isDead { return nil }
            previousMask = mask
        }
        return state.acceptedEdits
    }
}
