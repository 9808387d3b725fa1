import MapSearchIndexFormat
import MapSearchText

extension TextSearch {
    /// So many documents are read that do not begin with the first word: "de" is further back in the names of twenty thousand places.
    private static let mostRead = 2_000

    /// Goes through lists by the importance of what they have while a text is being typed: the documents that begin with its first
    /// word, or those that have it further back in their name, or in another name.
    ///
    /// The latter come last. Countries and cities have names in a hundred languages that begin with most letters, but they lose more
    /// by them than most places have importance.
    mutating func collectByBeginning(
        _ entries: [WordMeaning.Entry], _ loss: Float, _ budget: Int, _ pass: inout Pass, _ leads: Bool, reach: Reach,
        with matcher: inout NameMatcher
    ) throws {
        let isBegun = query.wordCount == 1 && entries.allSatisfy { $0.source == .prefix }
        let hidden = leastHiddenLoss(isBegun: isBegun)
        // No other name of what begins with the only word is better.
        matcher.leastHiddenLoss = leads && query.wordCount == 1 ? .infinity : hidden
        defer { matcher.leastHiddenLoss = -.infinity }
        let least = leads ? 0 : min(parameters.weights.innerWord, hidden)
        let bonus = closenessBonus(reach) - loss - least
        let beginning = Beginning(
            leads: leads, filter: TermFilter(entries, termCount: index.dictionary.termCount),
            codeLength: isBegun ? 0 : query.wordCount, hiddenBonus: bonus + least - hidden, reach: reach)
        let budget = leads ? budget : budget / 2
        var stream = try CandidateStream(
            entries, in: index, within: pass.ranges, isOrdered: true, leads: leads, condition: pass.unfinished)
        pass.behindCount = 0
        while let (importance, first) = stream.bound, !isOver(pass, budget) {
            if !leads, stream.readCount > Self.mostRead { break }
            if isBeaten(Float(importance) / 65_535 + bonus, from: first, by: pass) { break }
            if let threshold = results.threshold { stream.floor = UInt16(clamping: Int((threshold - bonus) * 65_535)) }
            let lesserCount = stream.lesser.count
            guard try stream.next() else { break }
            try noteWork((stream.lesser.count - lesserCount) * SearchEffort.passedOver)
            for document in stream.documents { try look(at: document, beginning, &pass, with: &matcher) }
        }
        guard let loss = pass.unfinished?.loss else { return }
        // Words in another order lose for all of them together.
        let lesserBonus = bonus + least - max(least, loss)
        let lesser = stream.lesser.map { (rank: Float($0.importance) / 65_535 + lesserBonus, document: $0.document) }
            .filter { !isBeaten($0.rank, from: $0.document, by: pass) }
            .sorted { $0.rank != $1.rank ? $0.rank > $1.rank : $0.document < $1.document }
        for (rank, document) in lesser where !isBeaten(rank, from: document, by: pass) {
            if isOver(pass, budget) { return }
            try look(at: document, beginning, &pass, with: &matcher)
        }
    }

    /// What the documents have in common that are gone through for the beginning of a text.
    private struct Beginning {
        /// Whether documents that begin with the first word are looked for, or the others.
        let leads: Bool
        /// The meanings of the first word.
        let filter: TermFilter
        /// A code is met as a whole: one with more terms is not meant.
        let codeLength: Int
        /// What is added at most to the importance of a document that has the word in no name it is shown with.
        let hiddenBonus: Float
        let reach: Reach
    }

    private mutating func look(
        at document: UInt32, _ beginning: Beginning, _ pass: inout Pass, with matcher: inout NameMatcher
    ) throws {
        let row = try index.attributes[document]
        let presence = try beginning.filter.presence(in: document, index.forward, codeLength: beginning.codeLength)
        let isWanted =
            (presence == .leading) == beginning.leads
            && (presence != .hidden
                || !isBeaten(Float(row.importance) / 65_535 + beginning.hiddenBonus, from: document, by: pass))
        if try !isWanted || beginning.reach == .far && isNear(row) {
            try noteWork(SearchEffort.passedOver)
        } else {
            try look(at: document, row, &pass, with: &matcher)
        }
    }

    /// The word that is being typed, as a condition for what is read; nil where it is none.
    func unfinishedWord(of pass: Pass) throws(IndexFormatError) -> UnfinishedWord? {
        let last = query.wordCount - 1
        guard pass.others & ~numbers & 1 << WordSet(last) != 0 else { return nil }
        let weights = parameters.weights
        return try UnfinishedWord(
            meanings[last], at: last,
            loss: min(weights.looseContext, weights.innerWord, leastHiddenLoss(isBegun: true)),
            areas: parameters.areaRanges, kinds: wordsOfKind?.map { $0 & 1 << WordSet(last) != 0 }, in: index)
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
        let begun = self.words { word in
            words & ~(elsewhereWords | (nearby?.words ?? 0)) & 1 << WordSet(word) != 0
                && meanings[word].plain.allSatisfy { $0.source == .prefix }
        }
        return (words & 1 == 0 ? 0 : parameters.weights.innerWord)
            + parameters.weights.looseContext * Float(begun.nonzeroBitCount)
    }
}
