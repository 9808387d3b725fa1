import MapGeometry

/// Reads a table row by row, in memory for one row and a piece of the file.
///
/// Layout: RFC 4180 with any separator; line ends may be CR LF, LF or CR. Without quoting, as in tables of GeoNames, quotes
/// are text.
struct RowReader {
    /// Why a row was skipped.
    enum Fault: Hashable {
        /// Text stands behind a closing quote, or a quote within text.
        case quoting
        /// The bytes are no UTF-8.
        case encoding

        /// What is wrong, in words.
        var reason: String {
            switch self {
            case .quoting: "there is text beside a quoted field: double the quotes within it"
            case .encoding: "the row is not valid UTF-8"
            }
        }
    }

    let file: InputFile
    private let separator: UInt8
    private let hasQuotes: Bool
    private var decoder: TableTextDecoder
    private var piece: [UInt8] = []
    private var position = 0
    private var offset = 0
    /// The line on which the row begins, counted from 1.
    private(set) var line = 0
    private var nextLine = 1
    /// The row that was read last.
    private(set) var row = RowFields()

    private static let pieceLength = 1 << 18
    /// A row that is longer has a quote that nobody closed.
    private static let longestRow = 1 << 20

    /// Opens a table; in which encoding it is, is found out where `encoding` is nil.
    init(
        file: InputFile, separator: UInt8, hasQuotes: Bool, encoding: TableTextDecoder.Encoding? = .utf8
    ) throws(IndexingError) {
        self.file = file
        self.separator = separator
        self.hasQuotes = hasQuotes
        decoder = TableTextDecoder(encoding)
        try refill()
        if piece.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
        if piece.starts(with: [0xFF, 0xFE]) || piece.starts(with: [0xFE, 0xFF]) {
            throw IndexingError("the file is in UTF-16: save it as UTF-8", file: file.path)
        }
    }

    /// The encoding of the table; nil while all of it was ASCII.
    var encoding: TableTextDecoder.Encoding? { decoder.encoding }

    private mutating func refill() throws(IndexingError) {
        position = 0
        repeat {
            let bytes = try file.read(Self.pieceLength, at: offset)
            offset += bytes.count
            piece = decoder.decode(bytes, isLast: bytes.isEmpty || offset >= file.length)
            if bytes.isEmpty { return }
        } while piece.isEmpty
    }

    /// The next byte without taking it; nil at the end.
    private mutating func peek() throws(IndexingError) -> UInt8? {
        if position == piece.count {
            try refill()
            if piece.isEmpty { return nil }
        }
        return piece[position]
    }

    /// The fields of the next row that is not empty, or why there are none; nil at the end.
    ///
    /// - Throws: ``IndexingError`` when the file cannot be read, or a quote is never closed.
    mutating func next() throws(IndexingError) -> Result<[String], RowFault>? {
        switch try advance() {
        case .end: return nil
        case .fault(let fault): return .failure(fault)
        case .row: return .success((0..<row.count).map { String(streamSafe: row[$0]) })
        }
    }

    /// What came next.
    enum Step {
        /// A row, which is in ``row``.
        case row
        case fault(RowFault)
        case end
    }

    /// Reads the next row that is not empty into ``row``.
    ///
    /// - Throws: ``IndexingError`` when the file cannot be read, or a quote is never closed.
    mutating func advance() throws(IndexingError) -> Step {
        while let byte = try peek(), byte == 0x0A || byte == 0x0D { try endLine() }
        guard try peek() != nil else { return .end }
        line = nextLine
        row.removeAll()
        var fault: Fault?
        var length = 0
        var isQuoted = false
        var wasQuoted = false
        while let byte = try peek() {
            length += 1
            guard length <= Self.longestRow else {
                throw IndexingError(
                    "a row has more than \(Self.longestRow) bytes: is a quote not closed?", file: file.path, line: line)
            }
            if isQuoted {
                position += 1
                if byte == 0x22 {
                    if try peek() == 0x22 {
                        row.append(byte)
                        position += 1
                    } else {
                        isQuoted = false
                    }
                } else {
                    if byte == 0x0A { nextLine += 1 }
                    row.append(byte)
                }
                continue
            }
            if byte == 0x0A || byte == 0x0D { break }
            if byte == separator {
                position += 1
                row.endField()
                wasQuoted = false
            } else if hasQuotes, byte == 0x22 {
                position += 1
                if row.isFieldEmpty, !wasQuoted { (isQuoted, wasQuoted) = (true, true) } else { fault = .quoting }
            } else {
                if wasQuoted { fault = .quoting }
                length += takePlainText()
            }
        }
        if isQuoted { throw IndexingError("a quote is not closed before the end", file: file.path, line: line) }
        row.endField()
        try endLine()
        if fault == nil, !row.isText { fault = .encoding }
        if let fault { return .fault(RowFault(fault: fault, line: line)) }
        return .row
    }

    /// Takes what has no meaning but itself, at least one byte, as far as the piece goes; returns how many bytes more.
    private mutating func takePlainText() -> Int {
        var end = position + 1
        while end < piece.count {
            let byte = piece[end]
            if byte == separator || byte == 0x22 || byte == 0x0A || byte == 0x0D { break }
            end += 1
        }
        row.append(piece[position..<end])
        defer { position = end }
        return end - position - 1
    }

    /// A row that was skipped.
    struct RowFault: Error, Hashable {
        let fault: Fault
        let line: Int
    }

    /// Takes one end of a line.
    private mutating func endLine() throws(IndexingError) {
        guard let byte = try peek() else { return }
        position += 1
        nextLine += 1
        if byte == 0x0D, try peek() == 0x0A { position += 1 }
    }
}
