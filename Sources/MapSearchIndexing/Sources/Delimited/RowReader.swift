/// Reads a table row by row; memory holds one row and a piece of the file.
///
/// Lines may end in CR LF, LF or CR. Without quoting, as in tables of GeoNames, quotes are text.
struct RowReader {
    /// The reason why a row was skipped.
    enum Fault: Hashable {
        /// There is text after a closing quote, or a quote within text.
        case quoting
        /// Some bytes are not text in the encoding of the table.
        case encoding

        /// The reason in words.
        var reason: String {
            switch self {
            case .quoting: "there is text next to a quoted field: double the quotes inside the field"
            case .encoding: DelimitedReport.invalidText
            }
        }
    }

    /// A row that was skipped.
    struct RowFault: Error, Hashable {
        let fault: Fault
        let line: Int
    }

    /// The next item.
    enum Step {
        /// A row, which is in ``row``.
        case row
        case fault(RowFault)
        case end
    }

    let file: InputFile
    private var splitter: RowSplitter
    private var decoder: TableTextDecoder
    private var offset = 0
    private var isEnd = false

    private static let pieceLength = 1 << 18

    /// Opens a table.
    init(
        file: InputFile, separator: UInt8, hasQuotes: Bool, decoder: TableTextDecoder = TableTextDecoder(.utf8)
    ) throws(IndexingError) {
        self.file = file
        splitter = RowSplitter(separator: separator, hasQuotes: hasQuotes, endsAtReturns: true)
        self.decoder = decoder
        let piece = try read()
        if piece.starts(with: [0xFF, 0xFE]) || piece.starts(with: [0xFE, 0xFF]) {
            throw IndexingError("the file is in UTF-16: save it as UTF-8", file: file.path)
        }
        splitter.append(piece.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(piece.dropFirst(3)) : piece)
    }

    /// The encoding of the table; nil as long as it is all ASCII.
    var encoding: TableEncoding? { decoder.encoding }

    /// The row that was read last.
    var row: RowFields { splitter.row }

    /// The line on which it begins, counted from 1.
    var line: Int { splitter.line }

    /// The next piece as UTF-8; empty at the end.
    private mutating func read() throws(IndexingError) -> [UInt8] {
        while true {
            let bytes = try file.read(Self.pieceLength, at: offset)
            offset += bytes.count
            let piece = decoder.decode(bytes, isLast: bytes.isEmpty || offset >= file.length)
            if bytes.isEmpty || !piece.isEmpty { return piece }
        }
    }

    /// The fields of the next row that is not empty, or the reason why there are none; nil at the end.
    ///
    /// - Throws: ``IndexingError`` if the file cannot be read, or a quote is never closed.
    mutating func next() throws(IndexingError) -> Result<[String], RowFault>? {
        switch try advance() {
        case .end: return nil
        case .fault(let fault): return .failure(fault)
        case .row: return .success(row.texts)
        }
    }

    /// Reads the next row that is not empty into ``row``.
    ///
    /// - Throws: ``IndexingError`` if the file cannot be read, or a quote is never closed.
    mutating func advance() throws(IndexingError) -> Step {
        while true {
            switch splitter.next() {
            case .row:
                if splitter.raw.isEmpty { continue }
                if splitter.isMisquoted { return .fault(RowFault(fault: .quoting, line: line)) }
                return row.isText ? .row : .fault(RowFault(fault: .encoding, line: line))
            case .none:
                if isEnd { return .end }
                let piece = try read()
                isEnd = piece.isEmpty
                if isEnd { splitter.finish() } else { splitter.append(piece) }
            case .tooLong:
                throw IndexingError(
                    "a row has more than \(RowSplitter.longestRow) bytes: a closing quote may be missing",
                    file: file.path,
                    line: line)
            case .openQuote:
                throw IndexingError("a quote is not closed before the end", file: file.path, line: line)
            }
        }
    }
}
