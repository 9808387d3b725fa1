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
    /// For filters of documents that are not counted; nil until there is one.
    private var probe: FacetValues?
    private let makeProbe: () -> FacetValues?
    /// The number of documents that were counted although they fail.
    private var failureCount = 0
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
        makeProbe = {
            index.facts.map { cache in
                FacetValues(
                    cache.facts, of: index, filters: Array(options.filters), demands: [],
                    clock: options.openingClock(isCounting: false), isCounting: false, countries: countries)
            }
        }
    }

    /// What is known of a document before its names are compared with the text.
    enum Prospect {
        /// It is no organization.
        case none
        /// It fails, and enough others that do are counted.
        case failing
        /// It may pass, or is to be counted.
        case open
    }

    /// Whether a document is worth a comparison with the text: most fail where few pass.
    func prospect(of document: UInt32) throws(IndexFormatError) -> Prospect {
        if isOpen { return .open }
        guard let entry = try entries?.number(of: document) else { return .none }
        if let answer = known[document] { return answer ? .open : .failing }
        guard failureCount >= Self.countedResults else { return .open }
        if probe == nil { probe = makeProbe() }
        return try failedFilters(of: entry, document, &probe) == 0 ? .open : .failing
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
        let failed = try failedFilters(of: entry, document, &facts)
        facts?.count(0, failed: failed)
        if failed != 0 { failureCount += 1 }
        return failed == 0
    }

    private func failedFilters(
        of entry: Int, _ document: UInt32, _ values: inout FacetValues?
    ) throws(IndexFormatError) -> UInt64 {
        try values?.read([UInt32(entry)])
        var failed = try values?.failedFilters(of: 0) ?? 0
        if let origin, values != nil {
            let distance = origin.distance(to: try index.file.coordinate(try index.file.attributes[document]))
            failed &= ~(values?.filtersPassed(byDistance: distance) ?? 0)
        }
        return failed
    }

    /// The error for a filter whose type does not match an object's values; nil if there is none.
    var mismatch: SearchError? {
        (facts?.mismatch ?? probe?.mismatch).map { FacetCounter.mismatch($0.filter, $0.value) }
    }

    /// Adds the counts.
    func count(into counter: inout FacetCounter) { facts?.count(into: &counter) }
}
