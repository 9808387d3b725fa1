import MapSearchIndexFormat

extension TextSearch {
    /// The words that each document of a pass must have, as conditions: what turns most documents away comes first.
    func requiredWords(of pass: Pass, _ contexts: inout ContextReader) throws(IndexFormatError) -> [RequiredWord] {
        var required: [RequiredWord] = []
        for word in meanings.indices where pass.others & 1 << WordSet(word) != 0 {
            let one = try RequiredWord(word, meanings[word], &contexts, parameters.memory.gathered, in: index)
            if let one { required.append(one) }
        }
        return required.sorted { $0.estimatedCount < $1.estimatedCount }
    }

    /// The filter of the rarest of some words as they are spelt; nil if there is none.
    ///
    /// Of the meanings alone, because a search is large to copy.
    static func filter(ofRarest words: WordSet, _ meanings: [WordMeaning], in index: IndexFile) -> TermFilter? {
        var rarest: Int?
        for word in meanings.indices where words & 1 << WordSet(word) != 0 {
            let meaning = meanings[word]
            if meaning.plain.isEmpty || !meaning.edited.isEmpty { continue }
            if let best = rarest, meanings[best].estimatedCount <= meaning.estimatedCount { continue }
            rarest = word
        }
        return rarest.map { TermFilter(meanings[$0].plain, termCount: index.dictionary.termCount) }
    }

    /// Gathers what meets a condition of a pass, once as much was done to turn documents away as that takes: without this, "de baija"
    /// would go through thousands of streets, for each of which two lists are searched.
    func gatherRequired(_ pass: Pass) throws(IndexFormatError) {
        guard pass.turnedAwayCount >= OwnWord.fewestTurnedAway else { return }
        for word in pass.required {
            try word.gather(afterTurningAway: pass.turnedAwayCount, parameters.memory.gathered)
        }
    }

    /// So many documents are left out by conditions in the time that one is passed over.
    private static let narrowedCount = 2

    /// Leaves out documents that do not meet the conditions of a pass, nor by what belongs to them where this is looked at, too.
    func narrow(_ documents: inout [UInt32], _ pass: Pass) throws {
        guard !pass.required.isEmpty else { return }
        let count = documents.count
        for word in pass.required { try word.narrow(&documents, withMembers: pass.readsMembers) }
        try noteWork((count - documents.count) / Self.narrowedCount * SearchEffort.passedOver)
    }
}

extension TextSearch.Pass {
    /// Whether one of a run of documents may meet each condition.
    func mayHave(oneOf run: Range<UInt32>) throws(IndexFormatError) -> Bool {
        for word in required where try !word.mayBeMet(byOneOf: run, withMembers: readsMembers) { return false }
        return true
    }
}
