import MapSearchIndexing

/// The lines of a stream, in batches.
///
/// Available lines are answered before waiting for more, so that a program can alternate between requests and answers.
struct RequestLines: BatchSource {
    private let input: any ByteSource
    private let batchCount: Int
    private var splitter = LineSplitter(limit: BatchAnswerer.maximumLineLength)
    /// The lines of the latest piece.
    private var lines = PieceBatches<LineSplitter.Line>([], count: 1)
    private var isEnd = false

    /// Reads a stream; each piece is divided into at least a number of batches.
    init(_ input: any ByteSource, batchCount: Int) {
        self.input = input
        self.batchCount = batchCount
    }

    var isReady: Bool { !lines.isEmpty || isEnd || input.isReady }

    mutating func next() throws -> LineBatch? {
        while lines.isEmpty {
            if isEnd { return nil }
            try Task.checkCancellation()
            let piece = try input.read()
            isEnd = piece.isEmpty
            splitter.append(piece)
            if isEnd { splitter.finish() }
            var ended: [LineSplitter.Line] = []
            while let line = splitter.next() { ended.append(line) }
            lines = PieceBatches(ended, count: batchCount)
        }
        return LineBatch(lines.next())
    }
}
