import MapSearchIndexing

/// The rows of a table, in batches, converted to UTF-8.
struct TableRows: BatchSource {
    private let input: any ByteSource
    private let name: String
    private let batchCount: Int
    private var decoder: TableTextDecoder
    private var splitter = RowSplitter(separator: UInt8(ascii: ","))
    /// The bytes read to detect the format of the table.
    private var sample: [UInt8] = []
    /// The rows of a piece.
    private var rows = PieceBatches<TableRow>([], count: 1)
    private var isStart = true
    private var isEnd = false
    /// Whether lines end in carriage returns alone, as in an old spreadsheet format.
    private var endsInReturns = false

    /// Reads a table with a name for messages; each piece is divided into at least a number of batches.
    init(_ input: any ByteSource, name: String, decoder: TableTextDecoder, batchCount: Int) {
        self.decoder = decoder
        self.input = input
        self.name = name
        self.batchCount = batchCount
    }

    /// The encoding of the table; nil as long as all of it is ASCII.
    var encoding: TableEncoding? { decoder.encoding }

    /// Reads enough of the table to detect its format.
    ///
    /// - Parameter names: The titles that the table must have.
    /// - Returns: The format, and the line that specifies it, which is not a row, with its end.
    /// - Throws: ``CommandFailure`` if it is not a table; ``StreamError``.
    mutating func begin(naming names: [String]) throws -> (dialect: TableDialect, separatorLine: [UInt8]) {
        while !isEnd, sample.count < TableDialect.sampleLength,
            input.isReady || sample.count(where: { $0 == UInt8(ascii: "\n") }) < 2
        {
            sample += try readPiece()
        }
        endsInReturns = sample.contains(UInt8(ascii: "\r")) && !sample.contains(UInt8(ascii: "\n"))
        if endsInReturns { sample = Self.withLineFeeds(sample) }
        let dialect = TableDialect(
            sample: sample.prefix(TableDialect.sampleLength), naming: names, isWhole: isEnd)
        splitter = RowSplitter(separator: dialect.separator)
        guard dialect.hasSeparatorLine else { return (dialect, []) }
        let length = (sample.firstIndex(of: UInt8(ascii: "\n")) ?? sample.count - 1) + 1
        let line = Array(sample.prefix(length))
        sample.removeFirst(length)
        return (dialect, line)
    }

    var isReady: Bool { !rows.isEmpty || isEnd || !sample.isEmpty || input.isReady }

    mutating func next() throws -> [TableRow]? { try fill() ? Array(rows.next()) : nil }

    /// The next single row; nil at the end.
    mutating func nextRow() throws -> TableRow? { try fill() ? rows.popFirst() : nil }

    private mutating func readPiece() throws -> [UInt8] {
        try Task.checkCancellation()
        let piece = try input.read()
        if isStart, let format = ForeignFormat(piece.prefix(16)) {
            throw CommandFailure.badInput("\(name): \(format.advice).")
        }
        isStart = false
        isEnd = piece.isEmpty
        let text = decoder.decode(piece, isLast: isEnd)
        return endsInReturns ? Self.withLineFeeds(text) : text
    }

    private static func withLineFeeds(_ text: [UInt8]) -> [UInt8] {
        text.map { $0 == UInt8(ascii: "\r") ? UInt8(ascii: "\n") : $0 }
    }

    /// Reads until there are rows; false at the end.
    private mutating func fill() throws -> Bool {
        while rows.isEmpty {
            if isEnd, sample.isEmpty { return false }
            let piece = sample.isEmpty ? try readPiece() : sample
            sample = []
            do throws(CommandFailure) {
                rows = PieceBatches(try splitter.rows(in: piece, isLast: isEnd), count: batchCount)
            } catch {
                throw CommandFailure(error.status, "\(name): \(error.message)")
            }
        }
        return true
    }
}
