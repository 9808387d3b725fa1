import MapSearchIndexFormat

/// After so many documents at least that conditions turned away, those that meet one of these are gathered.
private let turnedAwayBeforeGathering = 128
/// To gather so many documents takes about as long as to turn one away.
private let gatheredForEachTurnedAway = 5

extension TextSearch {
    /// The documents that meet a condition.
    final class Narrowing {
        private let own: DocumentBits
        private let ranges: DocumentRanges

        init(own: DocumentBits, ranges: DocumentRanges) {
            self.own = own
            self.ranges = ranges
        }

        func contains(_ document: UInt32) -> Bool { own.contains(document) || ranges.contains(document) }

        func intersects(_ run: Range<UInt32>) -> Bool { own.intersects(run) || ranges.intersects(run) }
    }

    /// Gathers what meets a condition of a pass, once as much was done to turn documents away as that takes: without this, "de baija"
    /// would go through thousands of streets, for each of which two lists are searched.
    func narrow(_ pass: inout Pass) throws(IndexFormatError) {
        guard pass.narrowing == nil, pass.turnedAwayCount >= turnedAwayBeforeGathering else { return }
        let most = pass.turnedAwayCount * gatheredForEachTurnedAway
        guard let condition = pass.required.first(where: { $0.ownCount <= most }) else { return }
        let own = try parameters.memory.gathered.documents(
            meanings[condition.word].entries, withStreets: pass.readsMembers, in: index)
        pass.narrowing = Narrowing(own: own, ranges: condition.ranges)
    }
}

extension TextSearch.Pass {
    /// Whether a document is among those that were gathered, if any were.
    @inline(__always)
    func mayHave(_ document: UInt32) -> Bool { narrowing?.contains(document) ?? true }
}
