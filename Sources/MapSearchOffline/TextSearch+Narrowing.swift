import MapSearchIndexFormat

extension TextSearch {
    /// Gathers what meets a condition of a pass, once as much was done to turn documents away as that takes: without this, "de baija"
    /// would go through thousands of streets, for each of which two lists are searched.
    func narrow(_ pass: Pass) throws(IndexFormatError) {
        guard pass.turnedAwayCount >= OwnWord.fewestTurnedAway else { return }
        for word in pass.required {
            try word.gather(afterTurningAway: pass.turnedAwayCount, parameters.memory.gathered)
        }
    }
}

extension TextSearch.Pass {
    /// Leaves out documents that do not meet the conditions, nor by what belongs to them where this is looked at, too.
    func narrow(_ documents: inout [UInt32]) throws(IndexFormatError) {
        for word in required { try word.narrow(&documents, withMembers: readsMembers) }
    }

    /// Whether one of a run of documents may meet each condition.
    func mayHave(oneOf run: Range<UInt32>) throws(IndexFormatError) -> Bool {
        for word in required where try !word.mayBeMet(byOneOf: run, withMembers: readsMembers) { return false }
        return true
    }
}
