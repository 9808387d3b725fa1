/// Cuts bytes into lines, whatever the pieces in which they come.
package struct LineSplitter: Sendable {
    /// A line without its line feed.
    package enum Line: Sendable {
        case bytes(ArraySlice<UInt8>)
        /// A line longer than the limit, whose bytes are gone.
        case tooLong
    }

    private let limit: Int
    /// The latest piece, and before it the beginning of the line with which it goes on.
    private var bytes: [UInt8] = []
    /// Where the next line begins, and from where on its end is looked for.
    private var start = 0, searched = 0
    private var isSkipping = false
    private var isFinished = false

    /// Creates a splitter.
    ///
    /// - Parameter limit: The largest number of bytes of a line; longer ones are not kept.
    package init(limit: Int = .max) {
        self.limit = limit
    }

    /// Whether all that was taken has been given as lines.
    package var isEmpty: Bool { start == bytes.count && !isSkipping }

    /// Takes the next piece, when no line ends in those before any more.
    package mutating func append(_ piece: [UInt8]) {
        if bytes.count - start > limit { isSkipping = true }
        if isSkipping || start == bytes.count {
            bytes = piece
        } else {
            bytes.removeSubrange(..<start)
            bytes += piece
        }
        start = 0
        searched = bytes.count - piece.count
    }

    /// Ends the text: its last line need not end in a line feed.
    package mutating func finish() { isFinished = true }

    /// The next line that ends in what was taken; nil when there is none.
    package mutating func next() -> Line? {
        let end = bytes[searched...].firstIndex(of: UInt8(ascii: "\n"))
        guard end != nil || isFinished && !isEmpty else { return nil }
        let line = start..<(end ?? bytes.count)
        defer {
            start = min(line.upperBound + 1, bytes.count)
            searched = start
            isSkipping = false
        }
        return isSkipping || line.count > limit ? .tooLong : .bytes(bytes[line])
    }
}
