import MapGeometry

/// Reads the rows of a table in the CSV of RFC 4180, with any separator, from a stream of bytes.
///
/// More is taken than the RFC allows: a line feed alone ends a row, and a quote in the middle of a field is a letter.
struct TableReader {
    /// A row: what it was, and what it says.
    struct Row: Sendable {
        /// The bytes of the row without its end.
        var raw: [UInt8] = []
        /// The fields without quotes; bytes that are no UTF-8 are replaced.
        var fields: [String] = []
        /// Whether it ended in a carriage return and a line feed.
        var hasReturn = false
        /// The line of the stream in which it begins, from 1.
        var line = 1

        /// Whether there is nothing in it.
        var isBlank: Bool { raw.isEmpty }
    }

    /// A row longer than this has most likely lost a quote.
    static let maximumRowLength = 1 << 20

    /// What is between fields; nil in a table of one column.
    let separator: UInt8?

    /// Creates a reader; `separator` is nil for a table of one column.
    init(separator: UInt8? = UInt8(ascii: ",")) {
        self.separator = separator
    }

    private enum State { case fieldStart, plain, quoted, quoteInQuoted }

    private var state = State.fieldStart
    private var row = Row()
    private var field: [UInt8] = []
    private var line = 1

    /// Takes the next piece of the stream.
    ///
    /// - Returns: the rows that end in it.
    /// - Throws: ``CommandFailure`` for a row that is too long.
    mutating func rows(in piece: [UInt8]) throws(CommandFailure) -> [Row] {
        var rows: [Row] = []
        for byte in piece {
            let isEnd = byte == UInt8(ascii: "\n")
            if isEnd { line += 1 }
            if isEnd, state != .quoted {
                rows.append(finish())
                continue
            }
            row.raw.append(byte)
            take(byte)
            if row.raw.count > Self.maximumRowLength {
                throw .badInput(
                    "the row that begins in line \(row.line) has more than \(Self.maximumRowLength) bytes: "
                        + "a closing quote may be missing.")
            }
        }
        return rows
    }

    /// The row behind the last line end, which a file need not have.
    ///
    /// - Throws: ``CommandFailure`` when a quote is still open.
    mutating func finalRow() throws(CommandFailure) -> Row? {
        guard !row.raw.isEmpty else { return nil }
        guard state != .quoted else {
            throw .badInput("the row that begins in line \(row.line) has no closing quote: add it.")
        }
        return finish()
    }

    private mutating func take(_ byte: UInt8) {
        switch (state, byte) {
        case (.quoted, UInt8(ascii: "\"")): state = .quoteInQuoted
        case (.quoted, _): field.append(byte)
        case (.fieldStart, UInt8(ascii: "\"")): state = .quoted
        case (.quoteInQuoted, UInt8(ascii: "\"")):
            field.append(byte)
            state = .quoted
        case (_, separator):
            endField()
            state = .fieldStart
        default:
            field.append(byte)
            state = .plain
        }
    }

    private mutating func endField() {
        row.fields.append(String(streamSafe: field))
        field.removeAll(keepingCapacity: true)
    }

    private mutating func finish() -> Row {
        if row.raw.last == UInt8(ascii: "\r") {
            row.raw.removeLast()
            row.hasReturn = true
            if field.last == UInt8(ascii: "\r") { field.removeLast() }
        }
        endField()
        let finished = row
        row = Row()
        row.line = line
        state = .fieldStart
        return finished
    }
}
