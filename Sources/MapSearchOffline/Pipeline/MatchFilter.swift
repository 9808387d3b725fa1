import MapGeometry
import MapSearch
import MapSearchIndexFormat

/// The filters of a request for a search by name, with the counts for facets.
///
/// A class, because most searches have none and should not reserve space for one.
final class MatchFilter {
    /// The maximum number of results that are examined for facets.
    static let countedResults = SearchRequest.Page.limits.upperBound

    /// Nil if the index has no organizations.
    private var facts: FacetValues?
    private let entries: OwnedEntries?
    private let index: OfflineIndex
    private let origin: Coordinate?
    /// The results for documents seen before, because a later stage may find them again.
    private var known: [UInt32: Bool] = [:]
    /// Whether the request has no filters: all matches pass, and are only counted.
    let isOpen: Bool

    init(_ options: SearchOptions, in index: OfflineIndex, besides countries: CountryDirectory?) {
        self.index = index
        origin = options.userPosition
        isOpen = options.filters.isEmpty
        entries = index.file.details?.entries
        facts = index.facts.map { cache in
            FacetValues(
                cache.facts, of: index, filters: Array(options.filters), demands: [],
                clock: options.openingClock(isCounting: true), isCounting: true, countries: countries)
        }
    }

    /// Whether a match passes all filters; it is counted once.
    func passes(_ match: TextMatch) throws(IndexFormatError) -> Bool {
        // A house is not an organization, though its street may be one.
        guard match.house == nil, let entry = try entries?.number(of: match.document) else { return isOpen }
        if let answer = known[match.document] { return answer }
        let answer = try passes(entry, match.document)
        known[match.document] = answer
        return answer
    }

    private func passes(_ entry: Int, _ document: UInt32) throws(IndexFormatError) -> Bool {
        try facts?.read([UInt32(entry)])
        var failed = try facts?.failedFilters(of: 0) ?? 0
        if let origin, facts != nil {
            let distance = origin.distance(to: try index.file.coordinate(try index.file.attributes[document]))
            failed &= ~(facts?.filtersPassed(byDistance: distance) ?? 0)
        }
        facts?.count(0, failed: failed)
        return failed == 0
    }

    /// The error for a filter whose type does not match an object's values; nil if there is none.
    var mismatch: SearchError? { facts?.mismatch.map { FacetCounter.mismatch($0.filter, $0.value) } }

    /// Adds the counts.
    func count(into counter: inout FacetCounter) { facts?.count(into: &counter) }
}
