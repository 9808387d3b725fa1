import MapSearchIndexFormat
import MapSearchText

/// Grades a document by its names, whatever found it.
struct NameMatcher {
    let index: IndexFile
    let query: ParsedQuery
    let meanings: [WordMeaning]
    /// The parts of the query that match the containers of documents.
    var contexts: ContextReader
    let weights: RankingWeights
    private let losses: Losses
    /// The words that may be the number of a house.
    let houseWords: HouseWords?

    /// The words that may be a postal code.
    let codeWords: WordSet
    /// The words that a document's address may answer.
    private let addressableWords: WordSet
    /// The least that a name loses which is not shown: where that is too much, only the others are read.
    var leastHiddenLoss = -Float.infinity
    /// The words that may be a document's own; its containers may answer the others only.
    var ownable: WordSet = .max
    /// Whether the document at hand is an airport: three capitals are its code before they are that of a country.
    var isAirport = false
    /// Whether it is a settlement: an area of its name may be around it.
    var isSettlement = false
    /// The words that say of what kind the document at hand is.
    var kindWords: WordSet = 0
    /// The words that are in the query more than once and may be something else the second time: the number of a house in
    /// "Street 1", and a street in "St John St".
    private let ambiguousWords: WordSet
    /// Whether words may have typos.
    private let isCorrected: Bool
    /// The words that may be others of the text with a typo.
    private let misspeltAgain: WordSet
    /// The words that what contains the document at hand has as they are typed, where they may be said twice.
    private var sureContext: WordSet = 0
    /// The words that may be the beginnings of others.
    private let unfinishedWords: WordSet
    /// Which terms the meanings may have.
    let terms: TermFilter
    /// How many comparisons a name counts for: with ambiguous words, each term is compared with all of the text once more.
    private let comparisonCount: Int
    /// How many names and house numbers of streets were compared with the text.
    var comparedCount = 0
    /// Scratch for the bytes of a term, and for what a name differs in.
    var bytes: [UInt8] = []
    private var differences: [Difference] = []
    private var differenceCount = 0
    /// The costs of terms that are not quite a word, each in a slot by its number: many documents share them.
    var spellings: [Spelling] = []
    /// The words of a container's names that are in the query as a whole, by container; looked up repeatedly.
    var wholeContexts = RecentContainers<WordSet>()
    /// The document whose houses were asked for last, with the number of its entry: it is asked for them several times.
    var houseOwner: (document: UInt32, entry: Int?) = (.max, nil)
    /// The words that name a container, alone or together, of the containers that were looked at for them.
    var supportedWords = ContextMap()
    /// How a container has loosely met words, by container.
    var metWords = RecentContainers<WordsMet>()

    init(
        index: IndexFile, query: ParsedQuery, meanings: [WordMeaning], contexts: consuming ContextReader,
        weights: RankingWeights, houseWords: HouseWords?, codeWords: WordSet
    ) {
        self.index = index
        self.query = query
        self.meanings = meanings
        addressableWords = codeWords | (houseWords?.words ?? 0) | contexts.areaWords
        self.contexts = contexts
        self.weights = weights
        losses = Losses(weights)
        self.houseWords = houseWords
        self.codeWords = codeWords
        let abbreviations = query.words { meanings[$0].plain.contains { $0.source == .variant } }
        ambiguousWords = query.repeatedWords & (abbreviations | (houseWords?.words ?? 0))
        isCorrected = meanings.contains { !$0.edited.isEmpty }
        misspeltAgain = isCorrected ? Self.misspeltAgain(meanings) : 0
        unfinishedWords = query.words { meanings[$0].plain.contains { $0.source == .prefix } }
        comparisonCount = ambiguousWords == 0 ? 1 : 1 + meanings.count / 2
        terms = TermFilter(meanings, termCount: index.dictionary.termCount)
    }

    /// How a document's names match the query.
    enum Verdict {
        /// None of them answers it.
        case none
        /// One answers it, but loses too much.
        case weak
        case match
    }

    /// Returns the best match of a document's names, given the words that its containers match.
    ///
    /// A name that loses more than the allowance is not taken apart any further.
    mutating func match(
        _ match: inout TextMatch, container: Int?, contextWords: WordSet, allowance: Float
    ) throws(IndexFormatError) -> Verdict {
        let document = match.document
        var best: NameMatch?
        var address: AddressWords?
        var isWeak = false
        var wholeNames = WholeNames()
        let looseContext = contexts.looseWords(of: container)
        if misspeltAgain != 0 { sureContext = contextWords & ~looseContext }
        guard let range = terms.range else { return .none }
        let shownOnly = leastHiddenLoss >= allowance
        if shownOnly { isWeak = true }
        var cursor = try index.forward.cursor(document)
        while let name = try index.forward.next(&cursor, near: range, shownOnly: shownOnly) {
            // A country has hundreds of names that few people type, and none of them is better than a good one.
            if let best, best.loss <= losses.role(name.role) { continue }
            guard !name.role.isAddress, try terms.mayAccept(name) else { continue }
            comparedCount += comparisonCount
            guard var grade = try grade(name) else { continue }
            // "Kinshasa South" is not South Kivu in the same country.
            if grade.words & ~contexts.generalWords == 0, grade.matchedCount < grade.termCount { continue }
            let isAnswered = try unansweredWords(besides: grade.words | contextWords, of: document, &address) == 0
            // "San Francisc" is the whole name of the city, and not another name of it in the county of San Francisco.
            let loose = (looseContext & contextWords | (address?.looseTowns ?? 0) & ~contextWords) & ~grade.words
            if !isAnswered || loose != 0 {
                let words = try wordsInARow(of: name, grade)
                wholeNames.add(grade, cursor.passedCount - 1, losses.total(grade) + weights.loss(of: .words), words)
            }
            guard isAnswered else { continue }
            let step = step(of: grade)
            let looseStep: MatchStep = loose & ~unfinishedWords == 0 ? .begun : .corrected
            let stepLoss = weights.loss(of: loose == 0 ? step : max(step, looseStep))
            var loss = losses.total(grade) + stepLoss
            guard loss <= allowance else {
                isWeak = true
                continue
            }
            // The words of a name in order, or the same words of a better name: the smaller loss decides.
            if let best, best.loss <= loss { continue }
            if differenceCount > 0 {
                try refine(&grade)
                loss = losses.total(grade) + stepLoss
                if let best, best.loss <= loss { continue }
            }
            best = NameMatch(grade: grade, number: cursor.passedCount - 1, step: step, loss: loss)
        }
        if let names = wholeNames.all, names.loss + weights.severalNames < best?.loss ?? .infinity,
            try unansweredWords(besides: names.otherWords | contextWords, of: document, &address) == 0
        {
            best = names
        }
        guard let best else { return isWeak ? .weak : .none }
        try describe(best, container, contextWords, address: address ?? AddressWords(), in: &match)
        return .match
    }

    /// The words that neither names nor containers answer, nor the address of a document, which is read if it could.
    @inline(__always)
    private mutating func unansweredWords(
        besides known: WordSet, of document: UInt32, _ address: inout AddressWords?
    ) throws(IndexFormatError) -> WordSet {
        let left = query.allWords & ~known
        if left & addressableWords == 0 || left & ~addressableWords != 0 { return left }
        if address == nil { address = try addressWords(of: document) }
        return left & ~(address?.all ?? 0)
    }

    /// The best name so far.
    struct NameMatch {
        var grade: Grade
        /// Its place among the document's names.
        var number: Int
        var step: MatchStep
        var loss: Float
        /// The words that other names of the document have.
        var otherWords: WordSet = 0
    }

    /// The best step that a match may be on with a name.
    @inline(__always)
    private func step(of grade: Grade) -> MatchStep {
        if grade.edits > 0 { return .corrected }
        if grade.begunWords != 0 { return .begun }
        guard grade.matchedCount == grade.termCount else { return .words }
        if isAirport, grade.role == .code, grade.words != query.allWords, grade.words | kindWords == query.allWords {
            return .code
        }
        guard grade.words == query.allWords else { return .words }
        // "80331" is the postal code itself before the town that has it.
        if grade.role == .code, grade.words & ~query.numericWords == 0 { return .words }
        // "Ziel, Mauren" is Ziel in Mauren, and not what is called "Ziel Mauren" or "Mauren Ziel" wherever it is.
        if !query.segments.isEmpty { return .words }
        return grade.role == .code && isAirport && query.isInCapitals ? .code : .whole
    }

    /// Writes how the best name answers the query.
    private mutating func describe(
        _ name: NameMatch, _ container: Int?, _ contextWords: WordSet, address: AddressWords, in match: inout TextMatch
    ) throws(IndexFormatError) {
        let grade = name.grade
        let ownWords = grade.words | name.otherWords
        match.ownWords = ownWords
        match.role = grade.role
        match.nameNumber = name.number
        match.edits = Int(grade.edits)
        match.begunWords = grade.begunWords
        match.correctedWords = grade.correctedWords
        // What the name has not is met by a code, by a container, by the town of the address or else by a house.
        let elsewhere = query.allWords & ~(ownWords | address.codes)
        let houseWords = elsewhere & ~(contextWords | address.towns)
        let isTorn = query.isTornApart(ownWords)
        let isAcross = isTorn || query.isAcrossCommas(ownWords)
        match.score.extraWords = -losses.extraWords(grade)
        match.score.order = -losses.order(grade) - (isAcross ? weights.acrossCommas : 0)
        // "Cairo IL" is in Illinois, although the one in Egypt is "Il Cairo" in Italian.
        let code = query.codeAtEnd
        let readsCodeAsWord =
            grade.words & code != 0 && grade.words & ~code != 0 && grade.role != .code
            && grade.leadingCount < grade.words.nonzeroBitCount
        if readsCodeAsWord { match.score.order -= weights.codeAsWord }
        match.score.spelling = -losses.spelling(grade)
        match.score.prefix = -losses.prefix(grade)
        match.score.role = -losses.role(grade.role)
        if name.otherWords != 0 { match.score.role -= weights.severalNames }
        match.score.context = -(try gradeContext(elsewhere & contextWords, container, in: &match))
        let towns = elsewhere & ~contextWords & address.towns
        match.begunWords |= towns & address.begunTowns
        match.correctedWords |= towns & address.correctedTowns
        let looseTowns = towns & address.looseTowns
        match.score.context -= weights.looseContext * Float(looseTowns.nonzeroBitCount)
        // "Main Street, Springfield" is no stop at that street called Springfield.
        if elsewhere & contextWords != 0, grade.words & ~contextWords == 0,
            try isNameOfSettlement(grade.words, around: container, isSettlement ? elsewhere : .max)
        {
            match.score.context -= weights.nameOfSettlement
            // "Valletta, Il-Belt" is the town, and not what is called Valletta in it.
            if !isSettlement, try hasOtherName(elsewhere, aSettlementOf: grade.words, around: container) {
                match.score.context -= weights.severalNames
            }
        }
        if houseWords != 0 {
            let (house, loss, unmet) = try gradeHouse(houseWords, match.document)
            match.house = house
            match.score.house = -loss
            match.otherNumberWords = unmet
        }
        // Half a name and another number are no better than a typo, nor is a shop at another number of the street.
        let isLoose = match.otherNumberWords != 0 && (match.begunWords != 0 || match.house == nil)
        let step: MatchStep =
            match.correctedWords != 0 || isLoose
            ? .corrected
            : match.begunWords != 0
                ? .begun
                : readsCodeAsWord ? max(name.step, .words) : name.step
        match.put(on: step, weights)
        match.isNamed =
            grade.matchedCount == grade.termCount && grade.edits == 0 && grade.prefix == 0
            && match.score.context == 0 && !isTorn
        match.score.remoteness = -(try remoteness(elsewhere & contextWords, container, besides: grade.words))
        // "Landstrasse 19, Vaduz" is the one in Vaduz, and not its continuation in the next town, on which a house names Vaduz.
        if towns != 0 {
            match.score.remoteness -= weights.addressTown
            // "Ashtabula, Ashtabula County" says both.
            let once = grade.words & ~query.separatelyRepeatedWords
            if isSettlement, query.areInOneName(once, towns & ~query.generalWords) {
                match.score.remoteness -= weights.nameOfCounty
            }
        }
        // "Tiaret, Tiaret, Algeria" is the town in the province of its name, and not the province.
        if grade.words & query.separatelyRepeatedWords & ~(contextWords | address.towns) != 0 {
            match.score.remoteness -= weights.repeatedContext
        }
    }

    // MARK: One name

    /// Small fields, because there is one for each examined name.
    struct Grade {
        var words: WordSet = 0
        /// Those of them that are the beginning of a term, and those that are misspelt.
        var begunWords: WordSet = 0
        var correctedWords: WordSet = 0
        var termCount: Int32 = 0
        var matchedCount: Int32 = 0
        /// The number of terms, from the first, that are words of the query in order.
        var leadingCount: Int32 = 0
        var edits: Int32 = 0
        var spelling: Float = 0
        var prefix: Float = 0
        var role: ForwardIndex.Role
    }

    /// A term of a name that is not quite the word of the query.
    struct Difference {
        var word: Int
        var term: UInt32
        var entry: WordMeaning.Entry
    }

    /// What can be said of a name without reading its letters: its loss is the least that it may be.
    private mutating func grade(_ name: ForwardIndex.Name) throws(IndexFormatError) -> Grade? {
        var grade = Grade(role: name.role)
        let isCode = name.role == .code || name.role == .postcode
        grade.termCount = Int32(name.termCount)
        differenceCount = 0
        for place in 0..<name.termCount {
            let term = try name.term(place)
            guard terms.mayAccept(term) else { continue }
            var isMatched = false
            let known = grade.words
            let ownable = misspeltAgain == 0 ? ownable : ownable & ~wordsSaidOfContainer(term)
            let met = ambiguousWords == 0 ? ownable : ownable & ~otherMentions(of: term, at: place, grade.words)
            for word in meanings.indices {
                guard let entry = meanings[word].entry(for: term), met & 1 << WordSet(word) != 0 else { continue }
                // What is there as one word is typed is no abbreviation of another: "St. John" is not St. John Street.
                if entry.source == .variant, exactWords(for: term) & ownable != 0 { continue }
                // Nor is it the beginning of another or a typo: "Brasília, Brasil" is Brasília in Brasil.
                if entry.source == .prefix || entry.source == .edited,
                    exactWords(for: term) & ownable & ~known != 0
                {
                    continue
                }
                // What is there with a typo does not begin with another word: "Indianapols, IN" is Indianapolis in Indiana.
                if isCorrected, entry.source == .prefix, misspeltWords(for: term) & ownable & ~known != 0 { continue }
                // A code is met whole and as it is written, or every three letters would be an airport, and "mün" would be MUN.
                if isCode, entry.source != .exact || query.hasLatinAccent(word) { continue }
                isMatched = true
                if word == place, word == Int(grade.leadingCount) { grade.leadingCount += 1 }
                let bit: WordSet = 1 << WordSet(word)
                if grade.words & bit == 0 {
                    grade.words |= bit
                    add(Difference(word: word, term: term, entry: entry), to: &grade)
                }
            }
            guard isMatched else { continue }
            grade.matchedCount += 1
        }
        // "Maya" is not the whole name of "Maya Maya".
        grade.matchedCount = min(grade.matchedCount, Int32(grade.words.nonzeroBitCount))
        if isCode, grade.matchedCount < grade.termCount { return nil }
        return grade.words == 0 ? nil : grade
    }

    /// The words that a term is as they are typed, if they are said of what contains the document, and the text has the term with a typo,
    /// too: "Dhaak, Dhaka Division".
    @inline(__always)
    private func wordsSaidOfContainer(_ term: UInt32) -> WordSet {
        let exact = exactWords(for: term) & sureContext
        return exact != 0 && misspeltWords(for: term) & misspeltAgain & ownable != 0 ? exact : 0
    }

    /// The ambiguous words that a term is, as they are written or abbreviated, but for the one that it is here.
    @inline(__always)
    private mutating func otherMentions(of term: UInt32, at place: Int, _ known: WordSet) -> WordSet {
        // A closure would copy the matcher.
        var mentions: WordSet = 0
        for word in meanings.indices where ambiguousWords & 1 << WordSet(word) != 0 {
            let source = meanings[word].entry(for: term)?.source
            if source == .exact || source == .variant { mentions |= 1 << WordSet(word) }
        }
        let free = mentions & ~known
        guard free != 0 else { return mentions }
        let here: WordSet = 1 << WordSet(place)
        return mentions & ~(free & here != 0 ? here : free.lastWord)
    }

    /// The differences of the name at hand.
    var currentDifferences: ArraySlice<Difference> { differences[..<differenceCount] }

    /// Keeps a difference; the array is not emptied for each name, which would cost more than to write over it.
    private mutating func note(_ difference: Difference) {
        if differenceCount < differences.count {
            differences[differenceCount] = difference
        } else {
            differences.append(difference)
        }
        differenceCount += 1
    }

    private mutating func add(_ difference: Difference, to grade: inout Grade) {
        let entry = difference.entry
        switch entry.source {
        case .exact: return
        case .variant: grade.spelling += weights.variant
        case .prefix:
            if entry.isVariant { grade.spelling += weights.variant }
            grade.prefix += weights.prefix
            grade.begunWords |= 1 << WordSet(difference.word)
            note(difference)
        case .edited:
            grade.correctedWords |= 1 << WordSet(difference.word)
            grade.edits += Int32(entry.edits)
            if entry.isPrefix { grade.prefix += weights.prefix }
            note(difference)
        }
    }
}
