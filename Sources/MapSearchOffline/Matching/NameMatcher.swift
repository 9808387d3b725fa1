import MapSearchIndexFormat
import MapSearchText

/// Grades a document by its names, whatever found it.
struct NameMatcher {
    let index: IndexFile
    let query: ParsedQuery
    let meanings: [WordMeaning]
    let context: ContextMap
    let looseContext: ContextMap
    let weights: RankingWeights
    /// Whether words may stay unmatched.
    let allowsMissing: Bool
    /// The words that may be the number of a house.
    let houseWords: HouseWords?

    /// The words that may be a postal code.
    let codeWords: WordSet
    /// The words that a document's address may answer.
    private let addressableWords: WordSet
    /// The words that may be a document's own; its containers may answer the others only.
    var ownable: WordSet = .max
    /// Which terms the meanings may have.
    private let terms: TermFilter
    /// Scratch for the bytes of a term, and for what a name differs in.
    private var bytes: [UInt8] = []
    private var differences: [Difference] = []
    /// Whether a container's name stands in the query as a whole, by container; asked again and again.
    var wholeContexts: [(container: Int, words: WordSet, isWhole: Bool)] = []

    init(
        index: IndexFile, query: ParsedQuery, meanings: [WordMeaning], context: ContextMap, looseContext: ContextMap,
        weights: RankingWeights, allowsMissing: Bool, houseWords: HouseWords?, codeWords: WordSet
    ) {
        self.index = index
        self.query = query
        self.meanings = meanings
        self.context = context
        self.looseContext = looseContext
        self.weights = weights
        self.allowsMissing = allowsMissing
        self.houseWords = houseWords
        self.codeWords = codeWords
        addressableWords = codeWords | (houseWords?.words ?? 0)
        terms = TermFilter(meanings, termCount: index.dictionary.termCount)
    }

    /// What a document's names are to the query.
    enum Verdict {
        /// None of them answers it.
        case none
        /// One answers it, but loses too much.
        case weak
        case match(TextMatch)
    }

    /// The best match of a document's names, given the words that its containers stand for.
    ///
    /// A name that loses more than the allowance is not taken apart any further.
    mutating func match(
        _ document: UInt32, container: Int?, contextWords: WordSet, allowance: Float
    ) throws(IndexFormatError) -> Verdict {
        var best: NameMatch?
        var address: AddressWords?
        var isWeak = false
        var cursor = try index.forward.cursor(document)
        var number = -1
        while let name = try index.forward.next(&cursor) {
            number += 1
            guard name.role != .postcode, try terms.mayAccept(name), var grade = try grade(name) else { continue }
            var missing = query.allWords & ~(grade.words | contextWords)
            if missing & addressableWords != 0, allowsMissing || missing & ~addressableWords == 0 {
                if address == nil { address = try addressWords(of: document) }
                missing &= ~((address?.codes ?? 0) | (address?.house ?? 0))
            }
            guard missing == 0 || allowsMissing && isEnough(missing, grade.edits) else { continue }
            let missingLoss = missing == 0 ? 0 : weights.missingShare * query.share(of: missing)
            guard grade.loss(weights) + missingLoss <= allowance else {
                isWeak = true
                continue
            }
            // The words of a name in order, or the same words of a better name: the smaller loss decides.
            if let best, best.loss <= grade.loss(weights) + missingLoss { continue }
            try refine(&grade)
            let loss = grade.loss(weights) + missingLoss
            if let best, best.loss <= loss { continue }
            best = NameMatch(grade: grade, number: number, missing: missing, loss: loss)
        }
        guard let best else { return isWeak ? .weak : .none }
        return .match(try match(document, best, container, contextWords, codes: address?.codes ?? 0))
    }

    /// The best name so far.
    private struct NameMatch {
        var grade: Grade
        /// Its place among the document's names.
        var number: Int
        var missing: WordSet
        var loss: Float
    }

    /// Whether enough of the query is met without some words.
    private func isEnough(_ missing: WordSet, _ edits: Int) -> Bool {
        let smallest = edits == 0 ? weights.smallestMatchedShare : weights.smallestCorrectedShare
        return query.share(of: query.allWords & ~missing) >= smallest
    }

    private mutating func match(
        _ document: UInt32, _ name: NameMatch, _ container: Int?, _ contextWords: WordSet, codes: WordSet
    ) throws(IndexFormatError) -> TextMatch {
        let grade = name.grade
        var match = TextMatch(document: document)
        match.ownWords = grade.words
        match.missingWords = name.missing
        match.role = grade.role
        match.nameNumber = name.number
        match.edits = grade.edits
        // What the name has not is met by a code, by a container or else by a house.
        let elsewhere = query.allWords & ~(grade.words | name.missing | codes)
        let houseWords = elsewhere & ~contextWords
        var score = ScoreTerms()
        score.extraWords = -grade.extraLoss(weights)
        let isTorn = query.isTornApart(grade.words)
        score.order = -grade.orderLoss(weights) - (isTorn ? weights.acrossCommas : 0)
        score.spelling = -grade.spellingLoss(weights)
        score.prefix = -grade.prefixLoss(weights)
        score.role = -grade.roleLoss(weights)
        score.context = -(try gradeContext(elsewhere & contextWords, container))
        if name.missing != 0 {
            score.missing = -weights.missingWords - weights.missingShare * query.share(of: name.missing)
        }
        if houseWords != 0 {
            let (house, loss) = try gradeHouse(houseWords, document)
            match.house = house
            score.house = -loss
        }
        match.score = score
        match.isNamed =
            name.missing == 0 && grade.matchedCount == grade.termCount && grade.edits == 0 && grade.prefix == 0
            && score.context == 0 && !isTorn
        return match
    }

    // MARK: One name

    private struct Grade {
        var words: WordSet = 0
        var termCount = 0
        var matchedCount = 0
        /// How many terms, from the first, are words of the query in their order, from the first.
        var leadingCount = 0
        var edits = 0
        var spelling: Float = 0
        var prefix: Float = 0
        var role: ForwardIndex.Role

        func extraLoss(_ weights: RankingWeights) -> Float {
            guard matchedCount < termCount else { return 0 }
            let share = Float(termCount - matchedCount) / Float(termCount)
            return weights.extraWords + weights.extraWordShare * share
        }

        func orderLoss(_ weights: RankingWeights) -> Float {
            words == WordSet(1) << WordSet(leadingCount) &- 1 ? 0 : weights.innerWord
        }

        func spellingLoss(_ weights: RankingWeights) -> Float { spelling + (edits > 0 ? weights.corrected : 0) }

        func prefixLoss(_ weights: RankingWeights) -> Float {
            role == .alternate || role == .localized ? prefix * weights.alternatePrefixFactor : prefix
        }

        func roleLoss(_ weights: RankingWeights) -> Float {
            switch role {
            case .primary, .code, .postcode: 0
            case .alternate: weights.alternateName
            case .localized: weights.localizedName
            case .variant: weights.variantName
            }
        }

        func loss(_ weights: RankingWeights) -> Float {
            extraLoss(weights) + orderLoss(weights) + spellingLoss(weights) + prefixLoss(weights) + roleLoss(weights)
        }
    }

    /// A term of a name that is not quite the word of the query.
    private struct Difference {
        var word: Int
        var term: UInt32
        var entry: WordMeaning.Entry
    }

    /// What can be said of a name without reading its letters: its loss is the least that it may be.
    private mutating func grade(_ name: ForwardIndex.Name) throws(IndexFormatError) -> Grade? {
        var grade = Grade(role: name.role)
        let isCode = name.role == .code || name.role == .postcode
        grade.termCount = name.termCount
        differences.removeAll(keepingCapacity: true)
        for place in 0..<name.termCount {
            let term = try name.term(place)
            guard terms.mayAccept(term) else { continue }
            var isMatched = false
            for word in meanings.indices where ownable & 1 << WordSet(word) != 0 {
                guard let entry = meanings[word].entry(for: term) else { continue }
                // A code is met whole and as it is written, or every three letters would be an airport.
                if isCode, entry.source != .exact { continue }
                isMatched = true
                if word == place, word == grade.leadingCount { grade.leadingCount += 1 }
                let bit: WordSet = 1 << WordSet(word)
                if grade.words & bit == 0 {
                    grade.words |= bit
                    add(Difference(word: word, term: term, entry: entry), to: &grade)
                }
            }
            guard isMatched else { continue }
            grade.matchedCount += 1
        }
        if isCode, grade.matchedCount < grade.termCount { return nil }
        return grade.words == 0 ? nil : grade
    }

    private mutating func add(_ difference: Difference, to grade: inout Grade) {
        let entry = difference.entry
        switch entry.source {
        case .exact: return
        case .variant: grade.spelling += weights.variant
        case .prefix:
            if entry.isVariant { grade.spelling += weights.variant }
            grade.prefix += weights.prefix
            differences.append(difference)
        case .edited:
            grade.edits += Int(entry.edits)
            if entry.isPrefix { grade.prefix += weights.prefix }
            differences.append(difference)
        }
    }

    /// Adds what only the letters of the name's terms tell.
    private mutating func refine(_ grade: inout Grade) throws(IndexFormatError) {
        for difference in differences {
            let entry = difference.entry
            bytes.removeAll(keepingCapacity: true)
            try index.dictionary.appendTerm(Int(difference.term), to: &bytes)
            if entry.source == .edited {
                let cost = EditCost.cost(of: query.word(difference.word), for: bytes[...], isPrefix: entry.isPrefix)
                grade.spelling += weights.edit * cost
            }
            if entry.isPrefix {
                grade.prefix += weights.prefixMissingShare * missingShare(difference.word)
            }
        }
    }

    /// The share of the characters of the term at hand that a word does not have yet.
    private func missingShare(_ word: Int) -> Float {
        var count = 0
        for byte in bytes where byte & 0xC0 != 0x80 { count += 1 }
        let typed = query.token(word).characterCount
        return count > typed ? Float(count - typed) / Float(count) : 0
    }
}
