import MapSearchIndexFormat
import Synchronization

/// The facts of an index that were read before: the same few hundred are met in every request.
final class DetailFactCache: Sendable {
    /// So many of the texts that details share, the most frequent ones, are kept when they were read.
    static let capacity = 16_384

    private struct Entry {
        var key: DetailTable.Key
        var fact: KnownFact?
    }

    // One lock a fact and no copy of the table a request: a fact that is new is no dearer than one that is known.
    private let entries: Mutex<[Entry?]>
    let details: DetailTable

    init(_ details: DetailTable) {
        self.details = details
        entries = Mutex(Array(repeating: nil, count: min(Self.capacity, details.sharedTextCount)))
    }

    /// What a text of a key says; nil when a later version knows.
    func fact(_ key: DetailTable.Key, _ text: DetailTable.TextReference) throws(IndexFormatError) -> KnownFact? {
        guard case .shared(let place) = text, place < Self.capacity else { return try read(key, text) }
        let known = entries.withLock { place < $0.count ? $0[place] : nil }
        // The same text may be a house number here and a telephone number there.
        if let known, known.key == key { return known.fact }
        let fact = try read(key, text)
        entries.withLock { $0[place] = Entry(key: key, fact: fact) }
        return fact
    }

    private func read(
        _ key: DetailTable.Key, _ text: DetailTable.TextReference
    ) throws(IndexFormatError) -> KnownFact? {
        DetailFact(key, try details.parts(of: text)).map(KnownFact.init)
    }
}

/// A fact that several requests share.
final class KnownFact: Sendable {
    /// As objects show it.
    let detail: DetailFact
    /// As filters see it; nil for what no filter asks for.
    let member: MemberFact?

    init(_ detail: DetailFact) {
        self.detail = detail
        member = MemberFact(detail)
    }
}
