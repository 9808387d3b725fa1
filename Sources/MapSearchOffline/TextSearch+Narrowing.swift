import MapSearchIndexFormat

/// After so many documents that conditions turned away, those that meet one of these are gathered, if that pays.
private let turnedAwayBeforeGathering = 128
/// To gather a document takes less than a quarter of the work to turn one away.
private let gatheredForEachTurnedAway = 4

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

    /// Gathers what meets a condition of a pass, once many documents were turned away: without this, "de baija" would go through
    /// thousands of streets, for each of which two lists are searched.
    func narrow(_ pass: inout Pass, _ entries: [WordMeaning.Entry]) throws(IndexFormatError) {
        guard pass.narrowing == nil, pass.turnedAwayCount >= turnedAwayBeforeGathering else { return }
        var rest = 0
        for entry in entries { rest += try index.postings.estimatedCount(entry.terms) }
        rest = min(rest, pass.ranges.count) * gatheredForEachTurnedAway
        guard let condition = pass.required.first(where: { $0.ownCount <= rest }) else { return }
        let own = try parameters.gathered.documents(
            meanings[condition.word].entries, withStreets: pass.readsMembers, in: index)
        pass.narrowing = Narrowing(own: own, ranges: condition.ranges)
    }
}

extension TextSearch.Pass {
    /// Whether a document is among those that were gathered, if any were.
    @inline(__always)
    func mayHave(_ document: UInt32) -> Bool { narrowing?.contains(document) ?? true }
}
