/// Splits bytes into lines; they may arrive in pieces of any size.
package struct LineSplitter: Sendable {
    /// A line without its line feed.
    package enum Line: Sendable {
        case bytes(ArraySlice<UInt8>)
        /// A line longer than the limit, whose bytes were discarded.
        case tooLong
    }

    private let limit: Int
    /// The latest piece, preceded by the beginning of the line that it continues.
    private var bytes: [UInt8] = []
    /// The start of the next line, and the position from which to look for its end.
    private var start = 0, searched = 0
    private var isSkipping = false
    private var isFinished = false

    /// Creates a splitter.
    ///
    /// - Parameter limit: The largest number of bytes of a line; longer ones are not kept.
    package init(limit: Int = .max) {
        self.limit = limit
    }

    /// Whether all bytes so far were returned as lines.
    package var isEmpty: Bool { start == bytes.count && !isSkipping }

    /// Adds the next piece, once no more lines end in the previous ones.
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

    /// Ends the text: its last line may lack a line feed.
    package mutating func finish() { isFinished = true }

    /// The next line that ends in the text so far; nil if there is none.
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
