import MapSearchCommand
import Synchronization

/// Bytes to be read, in pieces.
final class MemorySource: ByteSource, Sendable {
    private let pieces: Mutex<[[UInt8]]>

    /// A text that comes in pieces of a length.
    convenience init(_ text: String, pieceLength: Int = 1 << 18) {
        self.init(Array(text.utf8), pieceLength: pieceLength)
    }

    init(_ bytes: [UInt8] = [], pieceLength: Int = 1 << 18) {
        pieces = Mutex(
            stride(from: 0, to: bytes.count, by: pieceLength).map {
                Array(bytes[$0..<min($0 + pieceLength, bytes.count)])
            })
    }

    /// A file is always ready.
    var isReady: Bool { true }

    func read() throws(StreamError) -> [UInt8] {
        pieces.withLock { $0.isEmpty ? [] : $0.removeFirst() }
    }
}

/// What was written, up to the length at which the reader goes away.
final class MemorySink: ByteSink, Sendable {
    let isTerminal: Bool
    private let capacity: Int
    private let bytes = Mutex<[UInt8]>([])

    init(isTerminal: Bool = false, capacity: Int = .max) {
        self.isTerminal = isTerminal
        self.capacity = capacity
    }

    func write(_ new: [UInt8]) throws(StreamError) {
        if bytes.withLock({ $0.count }) + new.count > capacity { throw .closed }
        bytes.withLock { $0 += new }
    }

    var text: String { bytes.withLock { String(decoding: $0, as: UTF8.self) } }
}
