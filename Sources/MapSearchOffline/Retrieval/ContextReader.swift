import MapSearch
import MapSearchIndexFormat
import MapSearchText

/// Which words of a query the containers of a document may answer.
///
/// Where few containers have a word, all are noted before the search; where many have it ("saint"), a container is looked for among
/// them when something in it is looked at, and the names of a street are read then.
struct ContextReader {
    /// A term of a word that many containers have, and where the list of terms has them.
    private struct FrequentMeaning {
        var word: Int
        var entry: WordMeaning.Entry
        var places: Range<Int>
    }

    let index: IndexFile
    let meanings: [WordMeaning]
    /// The words that a container of a kind may answer, by its number; nil: all of them.
    private let wordsOfKind: [WordSet]?
    /// The words that have a digit, and those of them that are longer than the number of a house.
    private let numericWords: WordSet
    private let longNumbers: WordSet
    /// The words that are a single letter, or two as in the code of a region.
    private let letters: WordSet
    /// The words of two letters that have an accent, which no code has.
    private let accents: WordSet
    private let isTyping: Bool
    /// Whether weak words count only together with other words of a name.
    let checksWeakWords: Bool
    /// The words that are weak as typed, see ``ParsedQuery/generalWords``; empty if weak words are not checked.
    let generalWords: WordSet
    /// The words that are weak in another spelling, such as "St" for a street.
    private let abbreviations: WordSet
    /// The words that are too short for two typos.
    private let shortWords: WordSet
    /// The words that are all of a country's name, and the countries that are called so.
    let countryNames: [(words: WordSet, countries: [UInt16])]
    /// The words of these names.
    let countryWords: WordSet
    /// The words that are no beginning of another container's name, since they are one themselves: "Schaan" is not Schaanwald.
    private var namedWords: WordSet = 0
    /// The words that containers may stand for.
    private(set) var places = ContextMap()
    /// The words that too many containers have.
    private var frequentWords: WordSet = 0
    /// What these mean.
    private var frequentMeanings: [FrequentMeaning] = []
    /// Those of them that mean too many terms to look for each.
    private var wordsOfManyTerms: WordSet = 0
    /// How many containers have one of the words, as far as they count as work.
    private(set) var namedCount = 0
    /// The words that some container may answer.
    private(set) var words: WordSet = 0
    /// Whether these are known.
    private var isNoted = false
    /// The words that may name a town or a postal code of an address.
    private(set) var areaWords: WordSet = 0
    /// The ranges of each word that was asked for; nil inside where there are too many.
    private var known: [DocumentRanges??] = []
    /// The same for all readers of a request.
    private let areas: AreaRanges
    /// The container that was asked for last, and its words: neighbours are in the same one.
    private var last: (container: Int, words: WordSet, loose: WordSet)?

    /// A code of a region or a country that is typed next to a place has so many letters.
    private static let lengthOfCode = 2

    /// The names of so many containers are read each time that they are asked for; those of more are kept.
    private static let largestReadCount = 32

    /// Of so many containers at most all are noted: of more, fewer are looked at than have the word.
    private static let largestNotedCount = 200
    /// So many containers of a word count as work: the more there are, the more are read.
    private static let largestCountedCount = 1_000

    /// So many terms of a frequent word are looked for one by one; names are read for more.
    private static let mostTermsLookedFor = 16

    /// So many characters has a word at least that two typos are looked for in.
    static let shortestOfTwoEdits = 8

    /// Creates a reader that knows nothing yet; see ``noteContainers()``.
    ///
    /// Two steps, because an initializer that throws copies what it has made.
    init(
        _ meanings: [WordMeaning], of query: ParsedQuery, in index: IndexFile, areas: AreaRanges,
        wordsOfKind: [WordSet]?, isTyping: Bool
    ) {
        self.index = index
        self.areas = areas
        self.meanings = meanings
        self.wordsOfKind = wordsOfKind
        numericWords = query.numericWords
        letters = query.words { query.isLetter($0) || query.isCodeOfTwoLetters($0) }
        accents =
            query.accentedWords == 0
            ? 0 : query.words { query.hasLatinAccent($0) && query.token($0).characterCount == Self.lengthOfCode }
        shortWords = query.words { query.token($0).characterCount < Self.shortestOfTwoEdits }
        countryNames = query.countryNames
        countryWords = countryNames.reduce(0) { $0 | $1.words }
        longNumbers = numericWords & query.words { query.token($0).characterCount > 3 }
        // The field of an address says what is meant, and the rest may be about to be typed.
        checksWeakWords = wordsOfKind == nil && !isTyping && meanings.count > 1
        generalWords = checksWeakWords ? query.generalWords : 0
        abbreviations = checksWeakWords ? query.words { query.isAbbreviation($0, meanings[$0]) } : 0
        self.isTyping = isTyping
        known.reserveCapacity(meanings.count)
        for _ in meanings.indices { known.append(nil) }
    }

    /// Notes the containers that have words in their names, where they are few.
    mutating func noteContainers() throws(IndexFormatError) {
        guard meanings.count > 1 else { return }
        isNoted = true
        // A copy for all look-ups, each of which would make its own.
        let containers = index.containers
        var named: [Range<Int>] = []
        named.reserveCapacity(4)
        for word in meanings.indices {
            let bit: WordSet = 1 << WordSet(word)
            let entries = meanings[word].entries
            var count = 0
            named.removeAll(keepingCapacity: true)
            for entry in entries {
                let places = try containers.places(of: entry.terms)
                named.append(places)
                count += places.count
                if !isTyping, entry.source == .exact, !places.isEmpty { namedWords |= bit }
                if areaWords & bit == 0, try containers.areas.has(terms: entry.terms) { areaWords |= bit }
            }
            if count > 0 || areaWords & bit != 0 { words |= bit }
            namedCount += min(count, Self.largestCountedCount)
            guard count <= Self.largestNotedCount else {
                frequentWords |= bit
                try noteMeanings(of: word)
                continue
            }
            places.reserve(count)
            let needsWhole = wordsMeantWhole & bit != 0
            for (place, entry) in entries.enumerated() {
                let places = named[place]
                let isKept = needsWhole && places.count > Self.largestReadCount
                let names = isKept ? try areas.names.names(with: entry.terms, in: index) : nil
                for place in places {
                    let container = try containers.container(at: place)
                    if wordsOfKind != nil, try !mayName(container, bit) { continue }
                    if let names {
                        if try !isMeant(word, in: names[place - places.lowerBound]) { continue }
                    } else if needsWhole, try !isMeant(word, entry, in: container) {
                        continue
                    }
                    try note(container, word, entry)
                }
            }
        }
    }

    /// The words that some names have without being meant.
    private var wordsMeantWhole: WordSet { numericWords | letters | accents }

    /// Whether a number or a letter is meant in one of the names of a container that have it.
    ///
    /// A number that it has in a code alone is rather that of a house, unless all of a code such as "FR-93" is in the query, or
    /// it is a long one. One or two letters are only meant with all of a name: "Hamburg D" is not in the États-Unis d'Amérique, and
    /// "Denver, IA" is in Iowa. A code has no accents: the "Île de Ré" is not in RE, which is Réunion.
    private func isMeant(_ word: Int, in names: ArraySlice<ForwardIndex.Name>) throws(IndexFormatError) -> Bool {
        for name in names where try isMeant(word, in: name) { return true }
        return false
    }

    /// The same in the names of a container that are not kept.
    private func isMeant(
        _ word: Int, _ entry: WordMeaning.Entry, in container: Int
    ) throws(IndexFormatError) -> Bool {
        guard let terms = ForwardIndex.TermRange(entry.lower..<entry.upper) else { return false }
        var cursor = try index.forward.cursor(try index.containers.document(container))
        while let name = try index.forward.next(&cursor, near: terms) {
            if try isMeant(word, in: name) { return true }
        }
        return false
    }

    /// The same for one name; false where it has not the word.
    private func isMeant(_ word: Int, in name: ForwardIndex.Name) throws(IndexFormatError) -> Bool {
        var hasWord = false
        for place in 0..<name.termCount where !hasWord {
            hasWord = meanings[word].entry(for: try name.term(place)) != nil
        }
        guard hasWord else { return false }
        if letters & 1 << WordSet(word) != 0 { return try isWhole(name) }
        if name.role != .code { return true }
        if accents & 1 << WordSet(word) != 0 { return false }
        guard name.termCount > 1 || longNumbers & 1 << WordSet(word) != 0 else { return false }
        return try isWhole(name)
    }

    /// Whether the query has all words of a name.
    private func isWhole(_ name: ForwardIndex.Name) throws(IndexFormatError) -> Bool {
        for place in 0..<name.termCount {
            let term = try name.term(place)
            var isKnown = false
            for meaning in meanings where meaning.entry(for: term) != nil {
                isKnown = true
                break
            }
            if !isKnown { return false }
        }
        return true
    }

    /// The words that are not weak in a name that has them as typed.
    var strongWords: WordSet { ~(generalWords | abbreviations) }

    /// Whether a word names what has it only together with another word of the name.
    func isWeak(_ word: Int, _ entry: WordMeaning.Entry) -> Bool {
        switch entry.source {
        case .exact: generalWords & 1 << WordSet(word) != 0
        case .variant: (generalWords | abbreviations) & 1 << WordSet(word) != 0
        case .prefix, .edited: checksWeakWords
        }
    }

    // Inlined, because most calls only set a bit.
    @inline(__always)
    private mutating func note(
        _ container: Int, _ word: Int, _ entry: WordMeaning.Entry
    ) throws(IndexFormatError) {
        let bit: WordSet = 1 << WordSet(word)
        // "Nord" is N in the name of a street, but no letter in a name that some language has for a country.
        if entry.isLetter, try index.containers.isNamed(container) { return }
        if countryWords & bit != 0, try isNameOfOtherCountry(word, entry, than: container) { return }
        switch entry.source {
        case .exact, .variant: places.update(container) { $0.words |= bit }
        case .prefix where namedWords & bit != 0: break
        case .edited where entry.edits > 1 && shortWords & bit != 0:
            // In some language a country is called nearly like anything.
            if try !isCountry(container) { places.update(container) { $0.looseWords |= bit } }
        case .prefix, .edited: places.update(container) { $0.looseWords |= bit }
        }
    }

    func isCountry(_ container: Int) throws(IndexFormatError) -> Bool {
        try index.isDocument(try index.containers.document(container), .country)
    }

    /// Whether the field of a word allows it to name a container.
    private func mayName(_ container: Int, _ word: WordSet) throws(IndexFormatError) -> Bool {
        guard let wordsOfKind else { return true }
        let kind = Int(try index.attributes.kind(try index.containers.document(container)))
        return kind < wordsOfKind.count && wordsOfKind[kind] & word != 0
    }

    /// The words that the containers of a chain may stand for.
    mutating func words(of container: Int?) throws(IndexFormatError) -> WordSet {
        guard meanings.count > 1, let first = container else { return 0 }
        if let last, last.container == first { return last.words }
        let containers = index.containers
        var (equal, others): (WordSet, WordSet) = (0, 0)
        var next = container
        for _ in 0..<ContainerIndex.maximumDepth {
            guard let container = next else { break }
            let isNamed = try containers.isNamed(container)
            if !isNamed || frequentWords != 0, !places[container].isRead {
                places.update(container) { $0.isRead = true }
                if isNamed { try findFrequentWords(of: container) } else { try readNames(of: container, .max) }
            }
            let known = places[container]
            equal |= known.words
            others |= known.looseWords
            next = try containers.parent(container)
        }
        last = (first, equal | others, others & ~equal)
        return equal | others
    }

    /// Those of the words of the chain that was asked for last that are only the beginning of a name, or have a typo.
    func looseWords(of container: Int?) -> WordSet { last.flatMap { $0.container == container ? $0.loose : nil } ?? 0 }

    /// Notes the terms of a frequent word, if they are few.
    private mutating func noteMeanings(of word: Int) throws(IndexFormatError) {
        let entries = meanings[word].entries
        guard entries.lazy.map(\.terms.count).reduce(0, +) <= Self.mostTermsLookedFor else {
            wordsOfManyTerms |= 1 << WordSet(word)
            return
        }
        for entry in entries {
            for term in entry.terms {
                let places = try index.containers.places(of: term..<term + 1)
                if !places.isEmpty {
                    frequentMeanings.append(FrequentMeaning(word: word, entry: entry, places: places))
                }
            }
        }
    }

    /// Notes which of the frequent words a container has.
    private mutating func findFrequentWords(of container: Int) throws(IndexFormatError) {
        if wordsOfManyTerms != 0 { try readNames(of: container, wordsOfManyTerms) }
        for meaning in frequentMeanings where try index.containers.has(container, in: meaning.places) {
            guard try mayName(container, 1 << WordSet(meaning.word)) else { continue }
            if wordsMeantWhole & 1 << WordSet(meaning.word) != 0,
                try !isMeant(meaning.word, meaning.entry, in: container)
            {
                continue
            }
            try note(container, meaning.word, meaning.entry)
        }
    }

    /// Notes which of some words are in the names of a container.
    private mutating func readNames(of container: Int, _ wanted: WordSet) throws(IndexFormatError) {
        var cursor = try index.forward.cursor(try index.containers.document(container))
        while let name = try index.forward.next(&cursor) {
            for place in 0..<name.termCount {
                let term = try name.term(place)
                for word in meanings.indices where wanted & 1 << WordSet(word) != 0 {
                    guard let entry = meanings[word].entry(for: term), try mayName(container, 1 << WordSet(word)) else {
                        continue
                    }
                    if wordsMeantWhole & 1 << WordSet(word) != 0, try !isMeant(word, in: name) { continue }
                    try note(container, word, entry)
                }
            }
        }
    }

    /// Those of some words that the town or the postal code of a document's address may answer.
    mutating func areaWords(of document: UInt32, among wanted: WordSet) throws(IndexFormatError) -> WordSet {
        var words = areaWords & wanted
        for word in meanings.indices where words & 1 << WordSet(word) != 0 {
            if let ranges = try ranges(of: word), !ranges.contains(document) { words &= ~(1 << WordSet(word)) }
        }
        return words
    }

    /// The documents for which a word may be answered by what they belong to, streets and the like left out; nil when there are
    /// too many containers of the name.
    mutating func ranges(of word: Int) throws(IndexFormatError) -> DocumentRanges? {
        if isNoted, words & 1 << WordSet(word) == 0 { return DocumentRanges([]) }
        if let ranges = known[word] { return ranges }
        let kinds = wordsOfKind?.map { $0 & 1 << WordSet(word) != 0 }
        let ranges = try areas.ranges(of: meanings[word], kinds: kinds, in: index)
        known[word] = .some(ranges)
        return ranges
    }
}

extension ParsedQuery {
    /// Whether other words of the index are equivalent to a word, and not only another spelling of it.
    fileprivate func isAbbreviation(_ word: Int, _ meaning: WordMeaning) -> Bool {
        meaning.plain.contains { $0.source == .variant } && !EquivalentWords.others(for: self.word(word)).isEmpty
    }
}
