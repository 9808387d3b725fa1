import MapSearchIndexFormat
import Synchronization

/// The objects of an index by kind, listed for each kind when it is first asked for.
final class KindTable: Sendable {
    private let known = Mutex<[UInt8: [UInt32]]>([:])

    /// The documents of a kind, ascending.
    ///
    /// - Complexity: O(*n*) in the number of objects of the index for the first call, then O(1).
    func documents(ofKind kind: UInt8, in index: IndexFile) throws(IndexFormatError) -> [UInt32] {
        if let documents = known.withLock({ $0[kind] }) { return documents }
        var documents: [UInt32] = []
        for document in 0..<UInt32(index.documentCount) where try index.attributes.kind(document) == kind {
            documents.append(document)
        }
        known.withLock { [documents] in $0[kind] = documents }
        return documents
    }
}
