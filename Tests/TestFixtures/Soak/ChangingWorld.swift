import Foundation
import MapSearchOffline
import Synchronization

/// An index at a path at which others appear.
final class ChangingWorld: Sendable {
    private let files: TemporaryFiles
    private let path: String
    private let bytes: [UInt8]
    private let current: Mutex<OfflineBackend>
    private let count = Atomic(0)

    var backend: OfflineBackend { current.withLock { $0 } }
    var replacements: Int { count.load(ordering: .relaxed) }

    init(_ bytes: [UInt8]) throws {
        self.bytes = bytes
        files = try TemporaryFiles()
        path = try files.write(bytes, "world.mapindex")
        current = Mutex(OfflineBackend(try OfflineIndex(path: path)))
    }

    /// Renames another index over the file, and opens that; who has the old one keeps it.
    func replace() throws {
        let number = count.add(1, ordering: .relaxed).newValue
        let other = try files.write(bytes, "world.\(number)")
        guard rename(other, path) == 0 else { throw CocoaError(.fileWriteUnknown) }
        let index = try OfflineIndex(path: path, loading: number.isMultiple(of: 3) ? .intoMemory : .mapped)
        if number.isMultiple(of: 10) { try index.verify() }
        let replaced = OfflineBackend(index)
        current.withLock { $0 = replaced }
    }
}
