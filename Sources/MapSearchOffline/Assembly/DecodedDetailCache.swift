import MapSearchIndexFormat
import Synchronization

/// The facts of an index that were read before: the same few hundred are met in every request.
final class DecodedDetailCache: Sendable {
    /// So many of the texts that details share, the most frequent ones, are kept when they were read.
    static let capacity = 16_384
    /// So many facts make a group: where a request holds on to what was known before, a new fact copies its group alone.
    static let groupCount = 128

    /// A fact that several requests share.
    final class Entry: Sendable {
        let key: DetailTable.Key
        /// As objects show it; nil when a later version knows what it is.
        let fact: DecodedDetail?
        /// As filters see it; nil for what no filter asks for.
        let member: FacetValue?

        init(_ key: DetailTable.Key, _ fact: DecodedDetail?) {
            self.key = key
            self.fact = fact
            member = fact.flatMap(FacetValue.init)
        }
    }

    /// Facts by the places of their texts, in groups.
    typealias Groups = [[Entry?]]

    let details: DetailTable
    private let groups: Mutex<Groups>

    init(_ details: DetailTable) {
        self.details = details
        let count = min(Self.capacity, details.sharedTextCount)
        let group = [Entry?](repeating: nil, count: Self.groupCount)
        groups = Mutex(Array(repeating: group, count: (count + Self.groupCount - 1) / Self.groupCount))
    }

    /// The facts for one request to read.
    var facts: DecodedDetails { DecodedDetails(self, known: groups.withLock { $0 }) }

    /// Reads what a text of the list says under a key, and keeps it.
    func read(_ key: DetailTable.Key, _ place: Int) throws(IndexFormatError) -> Entry {
        let (group, member) = place.quotientAndRemainder(dividingBy: Self.groupCount)
        // Another request may have read it meanwhile.
        if let known = groups.withLock({ $0[group][member] }), known.key == key { return known }
        let entry = Entry(key, DecodedDetail(key, try details.parts(of: .shared(place))))
        groups.withLock { $0[group][member] = entry }
        return entry
    }
}
