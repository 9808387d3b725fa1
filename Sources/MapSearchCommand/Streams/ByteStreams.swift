/// A source of bytes for a command.
package protocol ByteSource {
    /// Whether a read would return immediately, with bytes or the end.
    var isReady: Bool { get }

    /// The next available bytes.
    ///
    /// - Returns: One byte or more; empty at the end.
    /// - Throws: ``StreamError``.
    func read() throws(StreamError) -> [UInt8]
}

/// A destination of bytes for a command.
package protocol ByteSink {
    /// Whether the output is a terminal.
    var isTerminal: Bool { get }

    /// Writes all of the bytes.
    ///
    /// - Throws: ``StreamError``.
    func write(_ bytes: [UInt8]) throws(StreamError)
}

/// An error that ends a stream early.
package enum StreamError: Error, Hashable, Sendable {
    /// The reader of a pipe has closed it, as `head` does after the first lines.
    case closed
    /// The task waiting for bytes was cancelled.
    case cancelled
    /// The stream with this name cannot be read.
    case unreadable(String, errno: Int32)
    /// The stream with this name cannot be written.
    case unwritable(String, errno: Int32)
}
