/// The lines of a stream, in batches.
///
/// What is there is answered before more of it is waited for, so that a program may ask and listen in turns.
struct RequestLines: BatchSource {
    private let input: any ByteSource
    private var splitter: LineSplitter
    /// Batches that came with a piece, the last one first.
    private var batches: [LineBatch] = []
    private var isEnd = false

    /// Reads a stream; pieces are cut into so many batches at least.
    init(_ input: any ByteSource, batchCount: Int) {
        self.input = input
        splitter = LineSplitter(limit: BatchAnswerer.maximumLineLength, batchCount: batchCount)
    }

    var isReady: Bool { !batches.isEmpty || isEnd || input.isReady }

    mutating func next() throws -> LineBatch? {
        while batches.isEmpty {
            if isEnd { return nil }
            try Task.checkCancellation()
            let piece = try input.read()
            isEnd = piece.isEmpty
            batches = splitter.batches(in: piece).reversed()
            if isEnd, let last = splitter.finalBatch() { batches.append(last) }
        }
        return batches.popLast()
    }
}
