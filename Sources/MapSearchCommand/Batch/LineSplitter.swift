/// Cuts a stream of bytes into lines, whatever the pieces in which it comes, and gathers these in batches.
struct LineSplitter {
    private let limit: Int
    private let batchCount: Int
    private var rest: [UInt8] = []
    private var isSkipping = false

    /// So many lines are answered and written together: a large write, and little to wait for.
    private static let maximumBatchLength = 128

    /// Creates a splitter.
    ///
    /// - Parameters:
    ///   - limit: the largest number of bytes of a line.
    ///   - batchCount: into how many batches a piece is cut at least, as long as it has the lines.
    init(limit: Int, batchCount: Int) {
        self.limit = limit
        self.batchCount = batchCount
    }

    /// Takes the next piece of the stream.
    ///
    /// - Returns: the lines that end in it.
    mutating func batches(in piece: [UInt8]) -> [LineBatch] {
        let ends = Self.lineEnds(in: piece)
        let length = min(Self.maximumBatchLength, max(1, ends.count / batchCount))
        var batches: [LineBatch] = []
        batches.reserveCapacity((ends.count + length - 1) / length)
        var start = 0
        for first in stride(from: 0, to: ends.count, by: length) {
            var batch = LineBatch()
            for end in ends[first..<min(first + length, ends.count)] {
                finish(piece[start..<end], &batch)
                start = end + 1
            }
            batches.append(batch)
        }
        keep(piece[start...])
        return batches
    }

    /// The line behind the last line end, which a file need not have.
    mutating func finalBatch() -> LineBatch? {
        guard isSkipping || !rest.isEmpty else { return nil }
        var batch = LineBatch()
        finish([], &batch)
        return batch
    }

    private static func lineEnds(in piece: [UInt8]) -> [Int] {
        var ends: [Int] = []
        piece.withUnsafeBufferPointer { bytes in
            for place in bytes.indices where bytes[place] == UInt8(ascii: "\n") { ends.append(place) }
        }
        return ends
    }

    private mutating func finish(_ end: ArraySlice<UInt8>, _ batch: inout LineBatch) {
        if isSkipping || rest.count + end.count > limit {
            batch.appendTooLong()
        } else {
            batch.append(rest, end)
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
