import MapSearch
import Synchronization

/// The documents of areas that recent requests to an index asked for.
///
/// Each letter that is typed after "San" is another request, and so is each line of a table of addresses: they have their frequent
/// words in common.
final class RecentAreaRanges: Sendable {
    /// The meaning of a word, and the kinds of containers that it may name.
    struct Key: Hashable {
        let terms: [Range<Int>]
        let kinds: [Bool]?
    }

    struct Ranges {
        /// nil: there are too many containers.
        let documents: DocumentRanges?
        /// How many were read.
        let count: Int
    }

    /// So many ranges are kept in all, in half a megabyte.
    private static let capacity = 65_536

    private let kept = Mutex(RecencyCache<Key, Ranges>(capacity: capacity))

    subscript(key: Key) -> Ranges? { kept.withLock { $0.value(for: key) } }

    func keep(_ ranges: Ranges, for key: Key) {
        let cost = 1 + (ranges.documents == nil ? 0 : ranges.count)
        kept.withLock { _ = $0.insert(ranges, for: key, cost: cost) }
    }
}
