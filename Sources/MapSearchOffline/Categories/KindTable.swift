import MapSearch
import MapSearchIndexFormat
import Synchronization

/// The objects of an index by kind, listed for each kind when it is first asked for.
final class KindTable: Sendable {
    private let known = Mutex<[ObjectKind: [UInt32]]>([:])

    /// The documents of a kind, ascending; empty if there are none.
    ///
    /// - Throws: `IndexFormatError` if the index is damaged.
    /// - Complexity: O(*n*) in the number of objects of the index for the first call, then O(1).
    func documents(of kind: ObjectKind, in index: OfflineIndex) throws(IndexFormatError) -> [UInt32] {
        if let documents = known.withLock({ $0[kind] }) { return documents }
        let isWanted = index.kinds.map { $0 == kind }
        var documents: [UInt32] = []
        for document in 0..<UInt32(index.file.documentCount) {
            let number = Int(try index.file.attributes.kind(document))
            if number < isWanted.count, isWanted[number] { documents.append(document) }
        }
        known.withLock { [documents] in $0[kind] = documents }
        return documents
    }
}
