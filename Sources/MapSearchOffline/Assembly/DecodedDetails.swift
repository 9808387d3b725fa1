import MapSearchIndexFormat

/// The facts of an index as one request reads them: what was known when it began is read without a lock.
struct DecodedDetails {
    private let cache: DecodedDetailCache
    private let known: DecodedDetailCache.Groups

    init(_ cache: DecodedDetailCache, known: DecodedDetailCache.Groups) {
        self.cache = cache
        self.known = known
    }

    var details: DetailTable { cache.details }

    /// How many of the texts that details share are kept, from the first.
    var sharedCount: Int { min(DecodedDetailCache.capacity, details.sharedTextCount) }

    /// What a text says under a key; nil when a later version knows.
    func fact(
        _ key: DetailTable.Key, _ text: DetailTable.TextReference
    ) throws(IndexFormatError) -> DecodedDetail? {
        if case .shared(let place) = text, let entry = try entry(key, place) { return entry.fact }
        return DecodedDetail(key, try details.parts(of: text))
    }

    /// What a text says to filters under a key; nil when nothing.
    func member(
        _ key: DetailTable.Key, _ text: DetailTable.TextReference
    ) throws(IndexFormatError) -> FacetValue? {
        if case .shared(let place) = text, let entry = try entry(key, place) { return entry.member }
        return DecodedDetail(key, try details.parts(of: text)).flatMap(FacetValue.init)
    }

    /// What a text of the list says under a key; nil for one that is not kept.
    private func entry(
        _ key: DetailTable.Key, _ place: Int
    ) throws(IndexFormatError) -> DecodedDetailCache.Entry? {
        let (group, member) = place.quotientAndRemainder(dividingBy: DecodedDetailCache.groupCount)
        guard group < known.count else { return nil }
        // The same text may be a house number here and a telephone number there.
        if let entry = known[group][member], entry.key == key { return entry }
        return try cache.read(key, place)
    }
}
