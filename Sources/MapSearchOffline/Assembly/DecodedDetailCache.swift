import MapSearchIndexFormat
import Synchronization

/// The decoded details of an index: the same few hundred occur in every request.
final class DecodedDetailCache: Sendable {
    /// The number of shared detail texts, most frequent first, that are kept once they were read.
    static let capacity = 16_384
    /// The number of details in a group: while a request holds the previous ones, adding a detail only copies its group.
    static let groupCount = 128

    /// A detail that several requests share.
    final class Entry: Sendable {
        let key: DetailTable.Key
        /// As shown in objects; nil if only a later version knows its meaning.
        let fact: DecodedDetail?
        /// As seen by filters; nil if no filter uses it.
        let member: FacetValue?

        init(_ key: DetailTable.Key, _ fact: DecodedDetail?) {
            self.key = key
            self.fact = fact
            member = fact.flatMap(FacetValue.init)
        }
    }

    /// Details by the indices of their texts, in groups.
    typealias Groups = [[Entry?]]

    let details: DetailTable
    private let groups: Mutex<Groups>

    init(_ details: DetailTable) {
        self.details = details
        let count = min(Self.capacity, details.sharedTextCount)
        let group = [Entry?](repeating: nil, count: Self.groupCount)
        groups = Mutex(Array(repeating: group, count: (count + Self.groupCount - 1) / Self.groupCount))
    }

    /// The details for one request to read.
    var facts: DecodedDetails { DecodedDetails(self, known: groups.withLock { $0 }) }

    /// Reads the value of a listed text under a key, and keeps it.
    func read(_ key: DetailTable.Key, _ place: Int) throws(IndexFormatError) -> Entry {
        let (group, member) = place.quotientAndRemainder(dividingBy: Self.groupCount)
        // Another request may have read it meanwhile.
        if let known = groups.withLock({ $0[group][member] }), known.key == key { return known }
        let entry = Entry(key, DecodedDetail(key, try details.parts(of: .shared(place))))
        groups.withLock { $0[group][member] = entry }
        return entry
    }
}
