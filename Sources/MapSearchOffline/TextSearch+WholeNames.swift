import MapSearchIndexFormat

extension TextSearch {
    /// The work that is done for names that are the whole text, or a part of it.
    private static let wholeNameBudget = 20_000 * SearchEffort.look
    private static let wholeNameOfPartBudget = 5_000 * SearchEffort.look

    /// Whether a name that is the whole text may come behind what was looked at.
    func mayHaveWholeName(_ entries: [WordMeaning.Entry], _ pass: Pass) -> Bool {
        guard parameters.weights.step > 0, parameters.distance == nil, pass.limit == .max || parameters.isPart,
            bestStep(entries, pass) <= .whole, let last = results.last
        else { return false }
        return last.step > .whole
    }

    /// Looks at the documents with a name that is the whole text, which come before all that a pass has found until its budget ended.
    ///
    /// Such a name has each word as it is spelt: of the documents with the rarest one, those without another are passed over.
    mutating func collectWholeNames(_ pass: inout Pass, with matcher: inout NameMatcher) throws {
        var words: [(count: Int, entry: WordMeaning.Entry)] = []
        for meaning in meanings {
            guard let entry = meaning.plain.first(where: { $0.source == .exact }) else { return }
            // A word that is there twice is looked for once.
            if words.contains(where: { $0.entry.lower == entry.lower }) { continue }
            words.append((try index.postings.estimatedCount(entry.terms), entry))
        }
        words.sort { $0.count < $1.count }
        guard let rarest = words.first else { return }
        let gathered = parameters.memory.gathered
        var others: [OwnWord] = []
        for word in words.dropFirst() {
            if let other = try OwnWord([word.entry], count: word.count, gathered, in: index) { others.append(other) }
        }
        var turnedAwayCount = 0
        let budget = parameters.isPart ? Self.wholeNameOfPartBudget : Self.wholeNameBudget
        let end = parameters.memory.effort.spent + budget
        let bonus = parameters.bias == nil ? 0 : parameters.weights.closeness
        var stream = try CandidateStream([rarest.entry], in: index, within: pass.ranges)
        while let (importance, first) = stream.bound {
            if isBeaten(Float(importance) / 65_535 + bonus, from: first, after: pass.earlier) { return }
            guard try stream.next() else { return }
            for place in others.indices {
                try others[place].gather(afterTurningAway: turnedAwayCount, gathered, in: index)
            }
            for document in stream.documents {
                if parameters.memory.effort.spent > end { return }
                var hasAll = true
                for place in others.indices where hasAll { hasAll = try others[place].isIn(document) }
                guard hasAll else {
                    turnedAwayCount += 1
                    try noteWork(SearchEffort.passedOver)
                    continue
                }
                let compared = matcher.comparedCount
                if try matcher.hasWholeName(document) { try look(at: document, &pass, with: &matcher) }
                try noteWork(work(of: matcher, since: compared))
            }
        }
    }
}
