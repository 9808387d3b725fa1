import MapSearchIndexFormat

extension TextSearch {
    /// Gathers what meets a condition of a pass, once as much was done to turn documents away as that takes: without this, "de baija"
    /// would go through thousands of streets, for each of which two lists are searched.
    func narrow(_ pass: inout Pass) throws(IndexFormatError) {
        for word in pass.required {
            try word.gather(afterTurningAway: pass.turnedAwayCount, parameters.memory.gathered)
            if word.isGathered { pass.isNarrowed = true }
        }
    }
}

extension TextSearch.Pass {
    /// Leaves out documents that do not meet the conditions, nor by what belongs to them where this is looked at, too.
    func narrow(_ documents: inout [UInt32]) throws(IndexFormatError) {
        guard isNarrowed else { return }
        for word in required { try word.narrow(&documents, withMembers: readsMembers) }
    }

    /// Whether one of a run of documents may meet each condition.
    func mayHave(oneOf run: Range<UInt32>) throws(IndexFormatError) -> Bool {
        guard isNarrowed else { return true }
        for word in required where try !word.mayBeMet(byOneOf: run, withMembers: readsMembers) { return false }
        return true
    }
}
