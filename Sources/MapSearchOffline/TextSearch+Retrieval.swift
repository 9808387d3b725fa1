import MapGeometry
import MapSearch
import MapSearchIndexFormat
import MapSearchText

/// So many documents at most, less the wanted results, are looked at behind the last of these: they change only how many are found.
private let budgetBehindResults = 2_000
/// The same where documents need not have every word, and where the beginning of a word is all there is: then nearly every
/// document matches, and the important ones are the best.
private let smallBudget = 250
/// So many documents are looked at for each word while typing: the next letter is typed before more of them are of use.
let typingGuessBudget = 3_000
/// The same where something was found before: by names that begin with the text, or in an earlier stage.
private let typingBudget = 100
/// So many documents are looked at for each word of a part that is corrected: a street with its place is among the first.
private let correctedPartBudget = 2_000
/// The same for a part as it is typed.
private let partBudget = 4_000
/// From so many documents on, those that are far are left out without a look at their names.
let manyDocuments = 256
/// After so many that lack another word, the rest must have it before their names are looked at: to make conditions costs as much
/// as a few looks, and the best of many documents often has all words.
private let missesOfManyBeforeConditions = 4
private let missesOfFewBeforeConditions = 32
/// Of so many documents each is looked at, whatever terms it has.
private let fewDocuments = 64

extension TextSearch {
    /// Looks at the documents that have the words of a text, each itself or from what it belongs to, word by word in some order.
    mutating func collect(_ order: [Int], _ meanings: [WordMeaning], with matcher: inout NameMatcher) throws {
        var narrow = try postalRanges(meanings, &matcher.contexts)
        if narrow == nil { narrow = try rangesOfOuterWords(order, &matcher.contexts) }
        if let narrow {
            try collect(order, meanings, within: narrow, with: &matcher)
            if isAnswered { return }
        }
        beginnings = try collectBeginnings(meanings, with: &matcher)
        hasFirstResults = !results.isEmpty
        try collect(order, meanings, within: DocumentRanges(all: index.documentCount), with: &matcher)
    }

    /// So many characters at least has a number that is rather a postal code than that of a house.
    private static let shortestCode = 4

    /// The documents at the postal codes that a text has; nil where it has none.
    private func postalRanges(
        _ meanings: [WordMeaning], _ contexts: inout ContextReader
    ) throws(IndexFormatError) -> DocumentRanges? {
        guard !parameters.isTyping, query.wordCount > 1, nearby == nil else { return nil }
        var ranges: DocumentRanges?
        for word in meanings.indices where codeWords & contexts.areaWords & 1 << WordSet(word) != 0 {
            guard query.token(word).characterCount >= Self.shortestCode, let own = try contexts.ranges(of: word) else {
                continue
            }
            ranges = ranges.map { $0.intersection(own) } ?? own
        }
        return ranges.flatMap { $0.isEmpty ? nil : $0 }
    }

    /// The documents in containers of this index that have the names of countries it does not have; nil where it has none, or
    /// where these may be all that is meant.
    ///
    /// In "Lodge Road, Saint Lucia" any document may be in that country, but there may be a town of the name.
    private func rangesOfOuterWords(
        _ order: [Int], _ contexts: inout ContextReader
    ) throws(IndexFormatError) -> DocumentRanges? {
        guard let words = outerPlaces?.missingWords, words != 0, !parameters.isTyping, nearby == nil,
            words & contexts.words == words,
            order.contains(where: { (words | numbers | contexts.words) & 1 << WordSet($0) == 0 })
        else { return nil }
        var ranges: DocumentRanges?
        for word in 0..<query.wordCount where words & 1 << WordSet(word) != 0 {
            guard let own = try contexts.ranges(of: word) else { continue }
            ranges = ranges.map { $0.intersection(own) } ?? own
        }
        return ranges.flatMap { $0.isEmpty ? nil : $0 }
    }

    private mutating func collect(
        _ order: [Int], _ meanings: [WordMeaning], within all: DocumentRanges, with matcher: inout NameMatcher
    ) throws {
        if parameters.looksAtAll {
            for document in all.ranges.joined() {
                let row = try index.attributes[document]
                if isWanted(row) { try look(at: document, row, earlier: 0, with: &matcher) }
            }
            return
        }
        var earlier: WordSet = 0
        for word in order {
            let bit: WordSet = 1 << WordSet(word)
            // What has a word that is there twice was looked at for the first one.
            if query.repeatedWords & bit != 0, isAgain(word, after: earlier, meanings) {
                earlier |= bit
                continue
            }
            guard try collect(word, meanings, earlier: earlier, within: all, with: &matcher) else { break }
            earlier |= bit
            // What must have a word that no container has, has it itself.
            guard (matcher.contexts.words | numbers | (nearby?.words ?? 0)) & bit != 0 else { break }
        }
    }

    /// Whether a word and its meanings are those of an earlier one.
    private func isAgain(_ word: Int, after earlier: WordSet, _ meanings: [WordMeaning]) -> Bool {
        let terms = meanings[word].entries.map(\.terms)
        return (0..<query.wordCount).contains { other in
            earlier & 1 << WordSet(other) != 0 && query.word(other) == query.word(word)
                && meanings[other].entries.map(\.terms) == terms
        }
    }

    /// Looks at the documents that have a word themselves, the best ones first, and returns whether there can be any.
    ///
    /// What has one of the `earlier` words itself is found already, so these must be met by containers.
    private mutating func collect(
        _ word: Int, _ meanings: [WordMeaning], earlier: WordSet, within all: DocumentRanges,
        with matcher: inout NameMatcher
    ) throws -> Bool {
        var ranges = all
        let free = elsewhereWords | (nearby?.words ?? 0)
        for other in meanings.indices where earlier & ~free & 1 << WordSet(other) != 0 {
            if let others = try matcher.contexts.ranges(of: other) { ranges = ranges.intersection(others) }
            if ranges.isEmpty { return false }
        }
        if let nearby, meanings[word].estimatedCount > manyDocuments {
            ranges = ranges.intersection(try nearby.ranges(in: index.documentTree))
        }
        let isCorrected = meanings.contains { !$0.edited.isEmpty }
        var wanted: Int?
        if looksBehind {
            wanted = smallBudget
        } else if parameters.isTyping {
            wanted = hasFirstResults ? typingBudget : typingGuessBudget
        } else if parameters.isPart {
            wanted = isCorrected ? correctedPartBudget : partBudget
        } else if isCorrected || nearby != nil || houseWords?.worded ?? 0 != 0 {
            wanted = SearchEffort.mostDocuments
        }
        var pass = Pass(
            earlier: earlier, contextLoss: contextLoss(of: earlier, meanings), ranges: ranges,
            missLimit: parameters.memory.effort.missLimit, start: parameters.memory.effort.spent,
            limit: wanted.map(parameters.memory.effort.limit) ?? .max)
        // What a document has from elsewhere, or need not have, is no condition for a look at it.
        let bit: WordSet = 1 << WordSet(word)
        var others = query.allWords & ~(earlier | free | bit)
        if query.repeatedWords & bit != 0 { others &= ~query.words { query.word($0) == query.word(word) } }
        pass.others = others
        pass.missesBeforeConditions =
            meanings[word].estimatedCount > manyDocuments ? missesOfManyBeforeConditions : missesOfFewBeforeConditions
        pass.readsMembers = others != 0 && index.details != nil
        if earlier == 0 {
            let own = others & ~(matcher.contexts.words | query.numericWords)
            pass.rareWord = Self.filter(ofRarest: own, meanings, in: index)
        }
        for part in try parts(of: pass, word, meanings) where !part.ranges.isEmpty {
            pass.ranges = part.ranges
            pass.lossBehindBeginnings = part.loss
            try collect(part.entries, &pass, with: &matcher)
        }
        return true
    }

    private mutating func collect(
        _ entries: [WordMeaning.Entry], _ pass: inout Pass, with matcher: inout NameMatcher
    ) throws {
        guard !entries.isEmpty else { return }
        let count = pass.ranges.count
        if count <= fewDocuments {
            for range in pass.ranges.ranges {
                for document in range { try look(at: document, &pass, with: &matcher) }
            }
            return
        }
        pass.behindCount = 0
        let budget = parameters.memory.effort.limitBehind(budget(entries))
        let loss =
            WordMeaning.smallestLoss(entries, parameters.weights) + parameters.weights.loss(of: bestStep(entries, pass))
            + pass.contextLoss
        var termCount = 0
        var estimate = 0
        for entry in entries {
            termCount += entry.terms.count
            estimate += try index.postings.estimatedCount(entry.terms)
        }
        let share = Float(count) / Float(index.documentCount)
        let isByPlace = isSpatial && parameters.isDistanceContinuous && Float(estimate) * share > Float(manyDocuments)
        let isRead = isReadFaster(count, share: share, termCount: termCount, estimate: estimate)
        if pass.lossBehindBeginnings != nil, !isByPlace, beginnings == .all {
            try collectBehindBeginnings(entries, loss, budget, &pass, reach: .all, with: &matcher)
        } else if isByPlace, !isRead, parameters.distance == nil, parameters.bias?.isRequired == false {
            // Of what is far, only the important can be among the best: to go through its places would be to go through all.
            try collectByPlace(entries, loss, budget, &pass, reach: .near, with: &matcher)
            pass.behindCount = 0
            pass.start = parameters.memory.effort.spent
            if pass.lossBehindBeginnings != nil {
                try collectBehindBeginnings(entries, loss, budget, &pass, reach: .far, with: &matcher)
            } else {
                try collectByImportance(entries, loss, budget, &pass, reach: .far, with: &matcher)
            }
        } else if isByPlace || isRead {
            try collectByPlace(entries, loss, budget, &pass, reach: .all, with: &matcher)
        } else {
            try collectByImportance(entries, loss, budget, &pass, reach: .all, with: &matcher)
        }
    }

    /// How many documents are looked at behind the wanted results.
    func budget(_ entries: [WordMeaning.Entry]) -> Int {
        let isBroad = entries[0].source == .prefix && query.wordCount == 1
        guard parameters.isTyping else {
            return isBroad ? smallBudget : max(smallBudget, budgetBehindResults - results.capacity)
        }
        if query.wordCount > 1 { return smallBudget }
        // More results are compared than are wanted, and the best come first.
        return isBroad ? results.capacity / 2 : results.capacity
    }

    /// The documents to examine, by their proximity to the preferred area.
    enum Reach {
        case near
        case far
        case all

        /// The distance below which an object is near.
        static let border: Float = 0.2
    }

    /// The best step that a document may be on which has a word by some entries.
    func bestStep(_ entries: [WordMeaning.Entry], _ pass: Pass) -> MatchStep {
        let sources = entries.lazy.map(\.source)
        if !sources.contains(where: { $0 == .exact || $0 == .variant }) {
            return sources.contains(.prefix) ? .begun : .corrected
        }
        if pass.earlier & ~numbers != 0 { return .words }
        return query.isInCapitals || !kindWords.isEmpty ? .code : .whole
    }

    /// Whether reading the documents of some ranges is faster than taking those of all terms and leaving out what is outside of
    /// the ranges, which finds one in 1/share.
    private func isReadFaster(_ count: Int, share: Float, termCount: Int, estimate: Int) -> Bool {
        guard termCount > PostingProbe.maximumTermCount else { return false }
        let wanted = Float(results.capacity)
        let steps = min(Float(termCount), wanted / share)
        let perDocument = Float(index.documentCount) / Float(max(estimate, 1))
        // Where the other words leave too few results, a pass ends with its misses.
        let most = min(Float(count), Float(SearchEffort.mostMisses) * perDocument)
        // Taking a term costs about ten times as much as reading a document's names.
        return min(Float(count), wanted * perDocument) < steps * 10 && most < Float(termCount * 10 + estimate)
    }

    /// Goes through lists by the importance of what they have.
    private mutating func collectByImportance(
        _ entries: [WordMeaning.Entry], _ loss: Float, _ budget: Int, _ pass: inout Pass, reach: Reach,
        with matcher: inout NameMatcher
    ) throws {
        let bonus = closenessBonus(reach) - loss
        var stream = try CandidateStream(entries, in: index, within: pass.ranges)
        while let (importance, first) = stream.bound {
            if parameters.distance == nil,
                isBeaten(Float(importance) / 65_535 + bonus, from: first, after: pass.earlier)
            {
                isCounted = false
                break
            }
            try gatherRequired(pass)
            guard try stream.next() else { break }
            var documents = stream.documents
            try narrow(&documents, pass)
            for document in documents {
                if isOver(pass, budget) {
                    isCounted = false
                    if mayHaveWholeName(entries, pass) { try collectWholeNames(&pass, with: &matcher) }
                    return
                }
                let row = try index.attributes[document]
                let isTooUnimportant = isTooUnimportant(document, row, bonus, pass)
                if isTooUnimportant { notePassedOver(document, &pass) }
                if try isTooUnimportant || reach == .far && isNear(row) {
                    try noteWork(SearchEffort.passedOver)
                    continue
                }
                try look(at: document, row, &pass, with: &matcher)
            }
        }
        try countRest(of: &stream, entries, &pass, &matcher.contexts)
    }

    /// The most that a document gains by being near.
    func closenessBonus(_ reach: Reach) -> Float {
        parameters.bias == nil ? 0 : parameters.weights.closeness * (reach == .far ? Reach.border : 1)
    }

    /// Whether a document is near the preferred area, and so was looked at by its place.
    func isNear(_ row: AttributeTable.Row) throws(IndexFormatError) -> Bool {
        guard let bias = parameters.bias else { return false }
        return bias.closeness(try index.coordinate(row)) > Reach.border
    }

    /// Whether a document cannot be among the results, whatever its names are; a rank is at most the importance and a bonus.
    func isTooUnimportant(_ document: UInt32, _ row: AttributeTable.Row, _ bonus: Float, _ pass: Pass) -> Bool {
        // What is in a street may be better known than the street.
        parameters.distance == nil && !pass.readsMembers
            && isBeaten(Float(row.importance) / 65_535 + bonus, from: document, after: pass.earlier)
    }

    /// Whether no document from a number on can be among the results with a rank, or before the first result once this is the very
    /// one.
    func isBeaten(_ rank: Float, from document: UInt32, after earlier: WordSet) -> Bool {
        if earlier != 0, !parameters.isTyping, isAnswered, let best = results.first, rank < best.rank {
            return true
        }
        return !results.admits(rank, document)
    }

    mutating func look(
        at document: UInt32, _ pass: inout Pass, with matcher: inout NameMatcher
    ) throws {
        try look(at: document, try index.attributes[document], &pass, with: &matcher)
    }

    mutating func look(
        at document: UInt32, _ row: AttributeTable.Row, _ pass: inout Pass, with matcher: inout NameMatcher
    ) throws {
        try lookAlone(at: document, row, &pass, with: &matcher)
        guard pass.readsMembers, let members = try index.members(of: document) else { return }
        // A shop on the street may have the words that the street has not.
        for member in members { try lookAlone(at: member, try index.attributes[member], &pass, with: &matcher) }
    }

    mutating func lookAlone(
        at document: UInt32, _ row: AttributeTable.Row, _ pass: inout Pass, with matcher: inout NameMatcher
    ) throws {
        // While typing, so many documents are compared with one another: those found before keep less important ones out.
        guard isWanted(row), parameters.isTyping || !matched.contains(document) else {
            return try noteWork(SearchEffort.passedOver)
        }
        guard try pass.hasRequiredWords(document, row.container, in: index) else {
            pass.turnedAwayCount += 1
            return try noteWork(SearchEffort.passedOver)
        }
        if let prospect = try filter?.prospect(of: document), prospect != .open {
            let effort = parameters.memory.effort
            if prospect == .failing { effort.countMiss(0) } else { effort.countUnfit() }
            return try noteWork(SearchEffort.passedOver)
        }
        if results.threshold != nil {
            pass.behindCount += 1
            parameters.memory.effort.countBehind()
        }
        let compared = matcher.comparedCount
        try look(at: document, row, earlier: pass.earlier, with: &matcher)
        // A country has hundreds of names, a street one.
        let work = work(of: matcher, since: compared)
        if !matched.contains(document) {
            parameters.memory.effort.countMiss(work)
            pass.missesBeforeConditions -= 1
            if pass.missesBeforeConditions == 0 { pass.required = try requiredWords(of: pass, &matcher.contexts) }
        }
        try noteWork(work)
    }

    /// The work of a look at a document, after which the matcher has compared more names than before.
    func work(of matcher: NameMatcher, since compared: Int) -> Int {
        SearchEffort.look + (matcher.comparedCount - compared) * SearchEffort.comparison
    }

    /// Counts work, and stops if the task is cancelled.
    func noteWork(_ work: Int) throws {
        if parameters.memory.effort.spend(work), parameters.isCancelled() { throw CancellationError() }
    }

    private func work(of pass: Pass) -> Int { parameters.memory.effort.spent - pass.start }

    /// Whether a pass examines no more documents.
    func isOver(_ pass: Pass, _ budget: Int) -> Bool {
        pass.behindCount > budget || parameters.memory.effort.missCount > pass.missLimit || work(of: pass) > pass.limit
    }

    /// Whether documents of a kind are wanted.
    func isWanted(_ row: AttributeTable.Row) -> Bool {
        parameters.kinds.map { Int(row.kind) < $0.count && $0[Int(row.kind)] } ?? true
    }
}
