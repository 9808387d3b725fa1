import MapSearchIndexFormat

/// The facts of an index as one request reads them: what was known when it began is read without a lock.
struct DetailFacts {
    private let cache: DetailFactCache
    private let known: DetailFactCache.Groups

    init(_ cache: DetailFactCache, known: DetailFactCache.Groups) {
        self.cache = cache
        self.known = known
    }

    var details: DetailTable { cache.details }

    /// How many of the texts that details share are kept, from the first.
    var sharedCount: Int { min(DetailFactCache.capacity, details.sharedTextCount) }

    /// What a text says under a key; nil when a later version knows.
    func fact(
        _ key: DetailTable.Key, _ text: DetailTable.TextReference
    ) throws(IndexFormatError) -> DetailFact? {
        if case .shared(let place) = text, let entry = try entry(key, place) { return entry.fact }
        return DetailFact(key, try details.parts(of: text))
    }

    /// What a text says to filters under a key; nil when nothing.
    func member(
        _ key: DetailTable.Key, _ text: DetailTable.TextReference
    ) throws(IndexFormatError) -> MemberFact? {
        if case .shared(let place) = text, let entry = try entry(key, place) { return entry.member }
        return DetailFact(key, try details.parts(of: text)).flatMap(MemberFact.init)
    }

    /// What a text of the list says under a key; nil for one that is not kept.
    private func entry(
        _ key: DetailTable.Key, _ place: Int
    ) throws(IndexFormatError) -> DetailFactCache.Entry? {
        let (group, member) = place.quotientAndRemainder(dividingBy: DetailFactCache.groupCount)
        guard group < known.count else { return nil }
        // The same text may be a house number here and a telephone number there.
        if let entry = known[group][member], entry.key == key { return entry }
        return try cache.read(key, place)
    }
}
