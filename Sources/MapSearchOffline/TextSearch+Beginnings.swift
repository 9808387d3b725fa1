import MapSearchIndexFormat
import MapSearchText

/// So many documents are read that do not begin with the only word: "de" is further back in the names of twenty thousand places.
private let mostReadBehind = 2_000
/// So many names are gone through whatever is near: of more, those that are near are found by their places.
private let fewNames = 256
/// So many documents may have the last word as a whole that they are looked at for it; of more, only the important are.
private let fewWholeWords = 256

extension TextSearch {
    /// Looks at the documents with a name that begins with a text while it is being typed, and returns which of them these are; nil if
    /// there is no order of names, or too many of them would be read.
    ///
    /// They are the best, nearly always: what has the words further back, in another order or in another name loses more by
    /// this than most places have importance.
    mutating func collectBeginnings(_ meanings: [WordMeaning], with matcher: inout NameMatcher) throws -> Reach? {
        guard parameters.isTyping, parameters.distance == nil, nearby == nil, !parameters.looksAtAll,
            parameters.bias?.isRequired != true, let names = index.leadingNames, let last = meanings.last
        else { return nil }
        let before = meanings.dropLast().map(\.entries)
        let (exact, loose) = last.entriesBySource
        var pass = Pass(
            earlier: 0, contextLoss: 0, ranges: DocumentRanges(all: index.documentCount),
            missLimit: parameters.memory.effort.missLimit, start: parameters.memory.effort.spent,
            limit: typingGuessBudget * SearchEffort.look)
        var reach = Reach.all
        for entries in [exact, loose] where !entries.isEmpty {
            guard var stream = try NameStream(before + [entries], in: names) else { return nil }
            if parameters.bias != nil, stream.count > fewNames { reach = .far }
            // No other name of a document is better.
            matcher.leastHiddenLoss = .infinity
            defer { matcher.leastHiddenLoss = -.infinity }
            let bonus =
                closenessBonus(reach) - WordMeaning.smallestLoss(entries, parameters.weights)
                - parameters.weights.loss(of: bestStep(entries, pass))
            let budget = parameters.memory.effort.limitBehind(max(budget(entries), results.capacity))
            pass.behindCount = 0
            while let importance = stream.bound, !isOver(pass, budget) {
                if isBeaten(Float(importance) / 65_535 + bonus, from: 0, after: pass.earlier) { break }
                guard let document = try stream.next() else { break }
                let row = try index.attributes[document]
                if try isTooUnimportant(document, row, bonus, pass) || reach == .far && isNear(row) {
                    try noteWork(SearchEffort.passedOver)
                } else {
                    try lookAlone(at: document, row, &pass, with: &matcher)
                }
            }
        }
        return reach
    }

    /// Some documents with one of some terms, and what they lose at least because those whose names begin with the text were looked at
    /// before; nil if these are among them.
    struct Part {
        let ranges: DocumentRanges
        let entries: [WordMeaning.Entry]
        var loss: Float?
    }

    /// The documents of a pass in parts, the best first: those that have the word itself set a threshold that most others do not reach.
    ///
    /// After ``collectBeginnings(_:with:)``, nothing is lost only where what a document belongs to has the last words, as a whole.
    func parts(of pass: Pass, _ word: Int, _ meanings: [WordMeaning]) throws(IndexFormatError) -> [Part] {
        let (exact, loose) = meanings[word].entriesBySource
        func both(_ ranges: DocumentRanges, loss: Float? = nil) -> [Part] {
            let whole = Part(ranges: ranges, entries: exact, loss: loss)
            return loose.isEmpty ? [whole] : [whole, Part(ranges: ranges, entries: loose, loss: loss)]
        }
        let last = query.wordCount - 1
        let bit: WordSet = 1 << WordSet(last)
        // What is in a street has the words of its name. Few documents are best looked at all together.
        guard beginnings != nil, !pass.readsMembers, pass.earlier == 0, numbers & bit == 0,
            meanings[word].estimatedCount > manyDocuments
        else { return both(pass.ranges) }
        let weights = parameters.weights
        let lossOfWhole = min(weights.innerWord, leastHiddenLoss(isBegun: false))
        let lossOfBegun = min(weights.innerWord, leastHiddenLoss(isBegun: true))
        if word == last {
            let isBegun = loose.allSatisfy { $0.source == .prefix }
            return [
                Part(ranges: pass.ranges, entries: exact, loss: lossOfWhole),
                Part(ranges: pass.ranges, entries: loose, loss: isBegun ? lossOfBegun : lossOfWhole),
            ]
        }
        var parts: [Part] = []
        if !meanings[last].plain.allSatisfy({ $0.source == .prefix }) {
            let whole = try meanings[last].withoutBeginnings(index.postings) ?? meanings[last]
            let kinds = wordsOfKind?.map { $0 & bit != 0 }
            let inside = try parameters.memory.areaRanges.ranges(of: whole, kinds: kinds, in: index)
            guard let inside else { return both(pass.ranges) }
            parts += both(pass.ranges.intersection(inside))
            if whole.estimatedCount <= fewWholeWords {
                parts.append(Part(ranges: pass.ranges, entries: whole.entries, loss: lossOfWhole))
            }
        }
        let context = meanings[last].edited.isEmpty ? 1 : RankingWeights.smallestEditCost
        let loss = min(lossOfBegun, weights.looseContext * context)
        return parts + both(pass.ranges, loss: loss)
    }

    /// Goes through lists by the importance of what they have, for documents whose names do not begin with the text.
    mutating func collectBehindBeginnings(
        _ entries: [WordMeaning.Entry], _ loss: Float, _ budget: Int, _ pass: inout Pass, reach: Reach,
        with matcher: inout NameMatcher
    ) throws {
        let isAlone = query.wordCount == 1
        let isBegun = entries.allSatisfy { $0.source == .prefix }
        let hidden = leastHiddenLoss(isBegun: isAlone && isBegun)
        matcher.leastHiddenLoss = hidden
        defer { matcher.leastHiddenLoss = -.infinity }
        let base = closenessBonus(reach) - loss
        let bonus = base - (pass.lossBehindBeginnings ?? 0)
        let filter = TermFilter(entries, termCount: index.dictionary.termCount)
        var stream = try CandidateStream(entries, in: index, within: pass.ranges, isOrdered: true)
        pass.behindCount = 0
        while let (importance, first) = stream.bound, !isOver(pass, budget / 2) {
            if isAlone, stream.readCount > mostReadBehind { break }
            if isBeaten(Float(importance) / 65_535 + bonus, from: first, after: pass.earlier) { break }
            if let threshold = results.threshold { stream.floor = UInt16(clamping: Int((threshold - bonus) * 65_535)) }
            guard try stream.next() else { break }
            for document in stream.documents {
                let row = try index.attributes[document]
                let presence = try filter.presence(
                    in: document, index.forward, codeLength: isAlone && isBegun ? 0 : query.wordCount)
                let isUnwanted =
                    isAlone && presence == .leading
                    || presence == .hidden
                        && isBeaten(Float(row.importance) / 65_535 + base - hidden, from: document, after: pass.earlier)
                if try isUnwanted || reach == .far && isNear(row) {
                    try noteWork(SearchEffort.passedOver)
                } else {
                    try lookAlone(at: document, row, &pass, with: &matcher)
                }
            }
        }
    }

    /// The least that a name of a document loses which it is not shown with.
    private func leastHiddenLoss(isBegun: Bool) -> Float {
        let weights = parameters.weights
        let role = min(weights.alternateName, weights.localizedName)
        return isBegun ? role + weights.hiddenBeginning + weights.prefix * weights.alternatePrefixFactor : role
    }

    /// What is lost at least where containers answer words: a name is not the beginning of the text without the first word, and
    /// of a word that is only begun there may be many more.
    func contextLoss(of words: WordSet, _ meanings: [WordMeaning]) -> Float {
        let answered = words & ~(elsewhereWords | (nearby?.words ?? 0))
        let begun = query.words { word in
            answered & 1 << WordSet(word) != 0
                && meanings[word].plain.allSatisfy { $0.source == .prefix }
        }
        return (words & 1 == 0 ? 0 : parameters.weights.innerWord)
            + parameters.weights.looseContext * Float(begun.nonzeroBitCount)
    }
}
