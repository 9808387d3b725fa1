import MapSearchIndexFormat
import Synchronization

/// The facts of an index that were read before: the same few hundred are met in every request.
final class MemberFactCache: Sendable {
    /// So many facts are kept that no index of usual data outgrows them.
    private static let capacity = 4096

    private struct Place: Hashable {
        var key: DetailTable.Key
        var text: Int
    }

    private let facts = Mutex<[Place: MemberFact]>([:])

    subscript(key: DetailTable.Key, text: Int) -> MemberFact? {
        get { facts.withLock { $0[Place(key: key, text: text)] } }
        set {
            facts.withLock { facts in
                if facts.count < Self.capacity { facts[Place(key: key, text: text)] = newValue }
            }
        }
    }
}
