import MapSearchIndexFormat

/// The decoded details of an index for one request: those that were known at its start are read without a lock.
struct DecodedDetails {
    private let cache: DecodedDetailCache
    private let known: DecodedDetailCache.Groups

    init(_ cache: DecodedDetailCache, known: DecodedDetailCache.Groups) {
        self.cache = cache
        self.known = known
    }

    var details: DetailTable { cache.details }

    /// The number of shared detail texts that are kept, from the first.
    var sharedCount: Int { min(DecodedDetailCache.capacity, details.sharedTextCount) }

    /// The value of a text under a key; nil for a key of a later version.
    func fact(
        _ key: DetailTable.Key, _ text: DetailTable.TextReference
    ) throws(IndexFormatError) -> DecodedDetail? {
        if case .shared(let place) = text, let entry = try entry(key, place) { return entry.fact }
        return DecodedDetail(key, try details.parts(of: text))
    }

    /// The filter value of a text under a key; nil if there is none.
    func member(
        _ key: DetailTable.Key, _ text: DetailTable.TextReference
    ) throws(IndexFormatError) -> FacetValue? {
        if case .shared(let place) = text, let entry = try entry(key, place) { return entry.member }
        return DecodedDetail(key, try details.parts(of: text)).flatMap(FacetValue.init)
    }

    /// The value of a listed text under a key; nil for one that is not kept.
    private func entry(
        _ key: DetailTable.Key, _ place: Int
    ) throws(IndexFormatError) -> DecodedDetailCache.Entry? {
        let (group, member) = place.quotientAndRemainder(dividingBy: DecodedDetailCache.groupCount)
        guard group < known.count else { return nil }
        // The same text may be a house number in one place and a telephone number in another.
        if let entry = known[group][member], entry.key == key { return entry }
        return try cache.read(key, place)
    }
}
