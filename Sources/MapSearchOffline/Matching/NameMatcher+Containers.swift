import MapSearch
import MapSearchIndexFormat

extension NameMatcher {
    /// What is lost by villages between a document and the first container that the query names, and by words said twice
    /// that its name has not: "Coop, Vaduz" is in Vaduz itself and not in another village of the municipality, "Clerkenwell
    /// London, London" is something called so in London, and "Main Street, Springfield" is in the most important Springfield that has one.
    ///
    /// It decides between what else is as good.
    func remoteness(
        _ words: WordSet, _ container: Int?, besides ownWords: WordSet
    ) throws(IndexFormatError) -> Float {
        guard words != 0 else { return 0 }
        let repeated = words & query.separatelyRepeatedWords
        let loss = repeated == 0 || query.repeats(repeated, among: ownWords) ? 0 : weights.repeatedContext
        var between: Float = 0
        var next = container
        for _ in 0..<ContainerIndex.maximumDepth {
            guard let container = next else { break }
            let document = try index.containers.document(container)
            if contexts.places[container].all & words != 0 {
                let importance = Float(try index.attributes.importance(document)) / 65_535
                return loss + between + weights.lesserContext * (1 - importance)
            }
            if try index.isDocument(document, .locality) { between += weights.innerVillage }
            next = try index.containers.parent(container)
        }
        // The words name something nearby.
        return loss
    }

    /// Whether words are all of a container's, such as the village that a bus stop is called after; a street is no such container.
    ///
    /// Of a container's name, some of the other words must be part, too: "Mendoza, Argentina" is the city in the province, but
    /// "Ta' Kerċem, Malta" is the municipality and not Kerċem in it.
    func isNameOfSettlement(
        _ words: WordSet, around container: Int?, _ others: WordSet
    ) throws(IndexFormatError) -> Bool {
        var next = container
        for _ in 0..<ContainerIndex.maximumDepth {
            guard let container = next else { return false }
            let named = contexts.places[container].words
            if words & ~named == 0, named & others != 0, try index.containers.isNamed(container),
                try hasName(try index.containers.document(container), with: words, others)
            {
                return true
            }
            next = try index.containers.parent(container)
        }
        return false
    }

    /// Whether the innermost settlement whose name has some words has another one that is in others as a whole.
    mutating func hasOtherName(
        _ others: WordSet, aSettlementOf words: WordSet, around container: Int?
    ) throws(IndexFormatError) -> Bool {
        var next = container
        for _ in 0..<ContainerIndex.maximumDepth {
            guard let container = next else { return false }
            let named = contexts.places[container].words
            if words & ~named == 0, try index.containers.isNamed(container) {
                return try wholeWords(of: container, named, 0) & others & ~words != 0
            }
            next = try index.containers.parent(container)
        }
        return false
    }

    /// Whether one name of a document has all of some words and one of others: "Paris, France" is in Île-de-France, which is also called
    /// Paris Region, but no name has both.
    private func hasName(
        _ document: UInt32, with words: WordSet, _ others: WordSet
    ) throws(IndexFormatError) -> Bool {
        var cursor = try index.forward.cursor(document)
        while let name = try index.forward.next(&cursor) {
            var met: WordSet = 0
            for place in 0..<name.termCount {
                let term = try name.term(place)
                for word in meanings.indices where meanings[word].entry(for: term) != nil { met |= 1 << WordSet(word) }
            }
            if words & ~met == 0, met & others != 0 { return true }
        }
        return false
    }

    /// What is lost where words are the names of containers: first those that are named whole, then those of which a part
    /// is named, so that "London" is the town and not the London Road in it.
    ///
    /// Words that are misspelt or unfinished are noted in the match.
    mutating func gradeContext(
        _ words: WordSet, _ container: Int?, in match: inout TextMatch
    ) throws(IndexFormatError) -> Float {
        var left = words
        var loss = try gradeContext(words, &left, container, in: &match, asWhole: true)
        if left != 0 { loss += try gradeContext(words, &left, container, in: &match, asWhole: false) }
        return loss
    }

    private mutating func gradeContext(
        _ words: WordSet, _ left: inout WordSet, _ container: Int?, in match: inout TextMatch, asWhole: Bool
    ) throws(IndexFormatError) -> Float {
        var loss: Float = 0
        var next = container
        for _ in 0..<ContainerIndex.maximumDepth {
            guard let container = next, left != 0 else { break }
            let known = contexts.places[container]
            let plain = known.words & words
            let loose = known.looseWords & words & ~plain
            let whole = (plain | loose) & left == 0 ? 0 : try wholeWords(of: container, plain, loose)
            let taken = (asWhole ? whole : (plain | loose) & ~whole) & left
            if taken != 0 {
                if !asWhole {
                    loss += weights.partialContext
                    // "Street" alone is no street: "St. John Street" is not St. John in that street.
                    if try !index.containers.isNamed(container) {
                        match.begunWords |= query.streetWords & taken
                    }
                }
                if loose & taken != 0 {
                    let met = try wordsMet(by: container, loose & taken)
                    loss += weights.looseContext * (Float((loose & taken & met.begun).nonzeroBitCount) + met.editCost)
                    if met.begun != loose & taken { loss += weights.corrected }
                    match.correctedWords |= loose & taken & ~met.begun
                    match.begunWords |= met.begun & ~met.equal
                }
                left &= ~taken
            }
            next = try index.containers.parent(container)
        }
        return loss
    }

    /// The words of the longest name of a document that is in the query as a whole, including misspelled words that may
    /// mean it; empty if there is none.
    func wordsOfWholeName(of document: UInt32) throws(IndexFormatError) -> WordSet {
        try Self.wordsOfWholeName(of: document, query, meanings, terms, in: index)
    }

    /// The same for any query, of the names with a term of a range; `terms` are those that the meanings may have.
    static func wordsOfWholeName(
        of document: UInt32, near range: ForwardIndex.TermRange? = nil, _ query: ParsedQuery,
        _ meanings: [WordMeaning], _ terms: TermFilter, in index: IndexFile
    ) throws(IndexFormatError) -> WordSet {
        guard let range = range ?? terms.range else { return 0 }
        var longest: WordSet = 0
        var cursor = try index.forward.cursor(document)
        while let name = try index.forward.next(&cursor, near: range) {
            guard name.termCount <= query.wordCount else { continue }
            var words: WordSet = 0
            for place in 0..<name.termCount {
                let term = try name.term(place)
                let met = terms.mayAccept(term) ? wholeWords(for: term, meanings, isCode: name.role == .code) : 0
                words = met == 0 ? 0 : words | met
                if met == 0 { break }
            }
            if words.nonzeroBitCount > longest.nonzeroBitCount { longest = words }
        }
        return longest
    }

    /// The words that are a term as they are spelt, or with a typo if no term is spelt so; a code only has one spelling: "Saa" is not
    /// SA.
    private static func wholeWords(for term: UInt32, _ meanings: [WordMeaning], isCode: Bool) -> WordSet {
        var words: WordSet = 0
        for word in meanings.indices {
            guard let entry = meanings[word].entry(for: term) else { continue }
            if entry.source == .exact || !isCode && (meanings[word].plain.isEmpty || entry.source == .variant) {
                words |= 1 << WordSet(word)
            }
        }
        return words
    }

    /// Words of the query as names of a container have them.
    struct WordsMet {
        /// The words that they have in any spelling.
        var equal: WordSet = 0
        /// Those that are at least beginnings of what they have.
        var begun: WordSet = 0
        /// The cost of the edits in all others.
        var editCost: Float = 0
    }

    /// How names of a container have some words, which it has with a typo or as beginnings at most.
    private mutating func wordsMet(by container: Int, _ words: WordSet) throws(IndexFormatError) -> WordsMet {
        if let known = metWords[container, words] { return known }
        let document = try index.containers.document(container)
        var met = WordsMet()
        var cursor = try index.forward.cursor(document)
        while met.equal != words, let name = try index.forward.next(&cursor) {
            for place in 0..<name.termCount {
                let term = try name.term(place)
                for word in meanings.indices where words & ~met.equal & 1 << WordSet(word) != 0 {
                    guard let entry = meanings[word].entry(for: term), entry.edits == 0 else { continue }
                    met.begun |= 1 << WordSet(word)
                    if entry.source != .prefix { met.equal |= 1 << WordSet(word) }
                }
            }
        }
        for word in meanings.indices where words & ~met.begun & 1 << WordSet(word) != 0 {
            met.editCost += try editCost(of: word, in: document)
        }
        metWords.insert(met, for: container, words)
        return met
    }

    /// The words of those names of a container that consist of words of the query.
    ///
    /// A settlement's name may share a word with what lies in it: "Avinguda de la Borda, Peñaflor de Hornija" has "de" twice.
    private mutating func wholeWords(
        of container: Int, _ plain: WordSet, _ loose: WordSet
    ) throws(IndexFormatError) -> WordSet {
        let plain = try index.containers.isNamed(container) ? contexts.places[container].words : plain
        if let known = wholeContexts[container, plain | loose] { return known }
        var whole: WordSet = 0
        var cursor = try index.forward.cursor(try index.containers.document(container))
        while whole != plain | loose, let name = try index.forward.next(&cursor) {
            var words: WordSet = 0
            for place in 0..<name.termCount {
                let term = try name.term(place)
                let met = meanings.indices.reduce(WordSet(0)) { met, word in
                    let bit: WordSet = 1 << WordSet(word)
                    guard (plain | loose) & bit != 0, let entry = meanings[word].entry(for: term),
                        loose & bit != 0 || entry.source == .exact || entry.source == .variant
                    else { return met }
                    return met | bit
                }
                words = met == 0 ? 0 : words | met
                if met == 0 { break }
            }
            whole |= words
        }
        wholeContexts.insert(whole, for: container, plain | loose)
        return whole
    }
}
