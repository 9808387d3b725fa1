/// Where a command reads from.
package protocol ByteSource {
    /// Whether a read would return at once, with bytes or the end.
    var isReady: Bool { get }

    /// The next bytes, as soon as there are any.
    ///
    /// - Returns: One byte or more; empty at the end.
    /// - Throws: ``StreamError``.
    func read() throws(StreamError) -> [UInt8]
}

/// Where a command writes to.
package protocol ByteSink {
    /// Whether a person reads there.
    var isTerminal: Bool { get }

    /// Writes all of the bytes.
    ///
    /// - Throws: ``StreamError``.
    func write(_ bytes: [UInt8]) throws(StreamError)
}

/// Why a stream ended before its time.
package enum StreamError: Error, Hashable, Sendable {
    /// The reader of a pipe is gone, as `head` is after the first lines.
    case closed
    /// The task that waited for bytes was cancelled.
    case cancelled
    /// The system refused; the value is its `errno`.
    case failed(errno: Int32)
}
