import MapSearchIndexFormat
import Synchronization

/// The facts of an index that were read before: the same few hundred are met in every request.
final class DetailFactCache: Sendable {
    /// So many of the texts that details share, the most frequent ones, are kept when they were read.
    static let capacity = 16_384

    /// A fact that several requests share.
    private final class Entry: Sendable {
        let key: DetailTable.Key
        /// As objects show it; nil when a later version knows what it is.
        let fact: DetailFact?
        /// As filters see it; nil for what no filter asks for.
        let member: MemberFact?

        init(_ key: DetailTable.Key, _ fact: DetailFact?) {
            self.key = key
            self.fact = fact
            member = fact.flatMap(MemberFact.init)
        }
    }

    // A lock for each fact, and no copy of the table for each request: a new fact is no dearer than a known one.
    private let entries: Mutex<[Entry?]>
    let details: DetailTable

    init(_ details: DetailTable) {
        self.details = details
        entries = Mutex(Array(repeating: nil, count: min(Self.capacity, details.sharedTextCount)))
    }

    /// What the detail of a key that a cursor is at says; nil when a later version knows.
    func fact(
        _ key: DetailTable.Key, at cursor: DetailTable.TextCursor
    ) throws(IndexFormatError) -> DetailFact? {
        if let entry = try entry(key, cursor.sharedPlace) { return entry.fact }
        return DetailFact(key, try details.parts(of: try cursor.text))
    }

    /// What the detail says to filters; nil when nothing.
    func member(
        _ key: DetailTable.Key, at cursor: DetailTable.TextCursor
    ) throws(IndexFormatError) -> MemberFact? {
        if let entry = try entry(key, cursor.sharedPlace) { return entry.member }
        return DetailFact(key, try details.parts(of: try cursor.text)).flatMap(MemberFact.init)
    }

    /// What a text of the list says under a key; nil for one that is not kept.
    private func entry(_ key: DetailTable.Key, _ place: Int) throws(IndexFormatError) -> Entry? {
        guard place >= 0, place < Self.capacity else { return nil }
        let known = entries.withLock { place < $0.count ? $0[place] : nil }
        // The same text may be a house number here and a telephone number there.
        if let known, known.key == key { return known }
        let entry = Entry(key, DetailFact(key, try details.parts(of: .shared(place))))
        entries.withLock { $0[place] = entry }
        return entry
    }
}
