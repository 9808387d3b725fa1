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
        // A code is met as a whole.
        let codeLength = isBegun ? 0 : query.wordCount
        let hidden = leastHiddenLoss(isBegun: isBegun)
        // No other name of what begins with the only word is better.
        matcher.leastHiddenLoss = leads && query.wordCount == 1 ? .infinity : hidden
        defer { matcher.leastHiddenLoss = -.infinity }
        let filter = TermFilter(entries, termCount: index.dictionary.termCount)
        let least = leads ? 0 : min(parameters.weights.innerWord, hidden)
        let bonus = closenessBonus(reach) - loss - least
        var stream = try CandidateStream(entries, in: index, within: pass.ranges, isOrdered: true, leads: leads)
        pass.behindCount = 0
        while let (importance, first) = stream.bound, !isOver(pass, leads ? budget : budget / 2) {
            if !leads, stream.readCount > Self.mostRead { return }
            if isBeaten(Float(importance) / 65_535 + bonus, from: first, by: pass) { return }
            if let threshold = results.threshold { stream.floor = UInt16(clamping: Int((threshold - bonus) * 65_535)) }
            guard try stream.next() else { return }
            for document in stream.documents {
                let row = try index.attributes[document]
                let rank = Float(row.importance) / 65_535 + bonus
                let presence = try filter.presence(in: document, index.forward, codeLength: codeLength)
                let isWanted =
                    (presence == .leading) == leads
                    && (presence != .hidden || !isBeaten(rank + least - hidden, from: document, by: pass))
                if try !isWanted || reach == .far && isNear(row) {
                    try noteWork(SearchEffort.passedOver)
                } else {
                    try look(at: document, row, &pass, with: &matcher)
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
        let begun = self.words { word in
            words & ~(elsewhereWords | (nearby?.words ?? 0)) & 1 << WordSet(word) != 0
                && meanings[word].plain.allSatisfy { $0.source == .prefix }
        }
        return (words & 1 == 0 ? 0 : parameters.weights.innerWord)
            + parameters.weights.looseContext * Float(begun.nonzeroBitCount)
    }
}
