/// Cuts a stream of bytes into lines, whatever the pieces in which it comes.
struct LineSplitter {
    /// A line of the stream, without its end.
    enum Line: Sendable {
        case bytes(ArraySlice<UInt8>)
        /// A line longer than the limit, whose bytes are gone.
        case tooLong
    }

    private let limit: Int
    private var rest: [UInt8] = []
    private var isSkipping = false

    /// Creates a splitter.
    ///
    /// - Parameter limit: the largest number of bytes of a line.
    init(limit: Int) {
        self.limit = limit
    }

    /// Takes the next piece of the stream.
    ///
    /// - Returns: the lines that end in it.
    mutating func lines(in piece: [UInt8]) -> [Line] {
        var lines: [Line] = []
        var start = 0
        while let end = piece[start...].firstIndex(of: UInt8(ascii: "\n")) {
            finish(piece[start..<end], &lines)
            start = end + 1
        }
        keep(piece[start...])
        return lines
    }

    /// The line behind the last line end, which a file need not have.
    mutating func finalLine() -> Line? {
        var lines: [Line] = []
        if isSkipping || !rest.isEmpty { finish([], &lines) }
        return lines.first
    }

    private mutating func finish(_ end: ArraySlice<UInt8>, _ lines: inout [Line]) {
        if isSkipping || rest.count + end.count > limit {
            lines.append(.tooLong)
        } else {
            lines.append(.bytes(rest.isEmpty ? end : (rest + end)[...]))
        }
        rest.removeAll(keepingCapacity: true)
        isSkipping = false
    }

    private mutating func keep(_ bytes: ArraySlice<UInt8>) {
        if isSkipping { return }
        rest += bytes
        guard rest.count > limit else { return }
        rest.removeAll()
        isSkipping = true
    }
}
