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
    }

    let file: InputFile
    private let separator: UInt8
    private let hasQuotes: Bool
    private var piece: [UInt8] = []
    private var position = 0
    private var offset = 0
    /// The line on which the row begins, counted from 1.
    private(set) var line = 0
    private var nextLine = 1

    private static let pieceLength = 1 << 18
    /// A row that is longer has a quote that nobody closed.
    private static let longestRow = 1 << 20

    init(file: InputFile, separator: UInt8, hasQuotes: Bool) throws(IndexingError) {
        self.file = file
        self.separator = separator
        self.hasQuotes = hasQuotes
        try refill()
        if piece.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
        if piece.starts(with: [0xFF, 0xFE]) || piece.starts(with: [0xFE, 0xFF]) {
            throw IndexingError("the file is in UTF-16: save it as UTF-8", file: file.path)
        }
    }

    private mutating func refill() throws(IndexingError) {
        piece = try file.read(Self.pieceLength, at: offset)
        offset += piece.count
        position = 0
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
        while let byte = try peek(), byte == 0x0A || byte == 0x0D { try endLine() }
        guard try peek() != nil else { return nil }
        line = nextLine
        var fields: [String] = []
        var fault: Fault?
        var field: [UInt8] = []
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
                        field.append(byte)
                        position += 1
                    } else {
                        isQuoted = false
                    }
                } else {
                    if byte == 0x0A { nextLine += 1 }
                    field.append(byte)
                }
                continue
            }
            if byte == 0x0A || byte == 0x0D { break }
            position += 1
            if byte == separator {
                append(&field, to: &fields, &fault)
                wasQuoted = false
            } else if hasQuotes, byte == 0x22 {
                if field.isEmpty, !wasQuoted { (isQuoted, wasQuoted) = (true, true) } else { fault = .quoting }
            } else {
                if wasQuoted { fault = .quoting }
                field.append(byte)
            }
        }
        if isQuoted { throw IndexingError("a quote is not closed before the end", file: file.path, line: line) }
        append(&field, to: &fields, &fault)
        try endLine()
        if let fault { return .failure(RowFault(fault: fault, line: line)) }
        return .success(fields)
    }

    /// A row that was skipped.
    struct RowFault: Error, Hashable {
        let fault: Fault
        let line: Int
    }

    private func append(_ field: inout [UInt8], to fields: inout [String], _ fault: inout Fault?) {
        if let text = String(validating: field, as: UTF8.self) { fields.append(text) } else { fault = .encoding }
        field.removeAll(keepingCapacity: true)
    }

    /// Takes one end of a line.
    private mutating func endLine() throws(IndexingError) {
        guard let byte = try peek() else { return }
        position += 1
        nextLine += 1
        if byte == 0x0D, try peek() == 0x0A { position += 1 }
    }
}
