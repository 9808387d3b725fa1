import MapSearchIndexing

/// A row of a table, as bytes and as fields.
struct TableRow: Sendable {
    /// The bytes of the row without its end.
    let raw: [UInt8]
    /// The fields without quotes; bytes that are not UTF-8 are replaced.
    let fields: [String]
    /// Whether it ended in a carriage return and a line feed.
    let hasReturn: Bool
    /// The line of the stream in which it begins, counting from 1.
    let line: Int

    /// Whether it is empty, except for a byte order mark.
    var isBlank: Bool { raw.isEmpty || raw == [0xEF, 0xBB, 0xBF] }

    /// Whether it is valid UTF-8; a line that is invalid in another encoding is not converted.
    var isText: Bool { raw.allSatisfy { $0 < 0x80 } || String(validating: raw, as: UTF8.self) != nil }

    /// Whether it has more fields than the table has columns; empty ones do not count, because spreadsheets end rows with them.
    func hasExcessFields(columnCount: Int) -> Bool { !fields.dropFirst(columnCount).allSatisfy(\.isEmpty) }
}

extension RowSplitter {
    /// Adds the next piece of the stream, or the last one.
    ///
    /// - Returns: The rows that end in it.
    /// - Throws: ``CommandFailure`` for a row that is too long, or whose quote is not closed.
    mutating func rows(in piece: [UInt8], isLast: Bool = false) throws(CommandFailure) -> [TableRow] {
        append(piece)
        if isLast { finish() }
        var rows: [TableRow] = []
        while true {
            switch next() {
            case .none: return rows
            case .row: rows.append(TableRow(raw: Array(raw), fields: row.texts, hasReturn: hasReturn, line: line))
            case .tooLong:
                throw .badInput(
                    "the row that begins in line \(line) has more than \(Self.longestRow) bytes: "
                        + "a closing quote may be missing.")
            case .openQuote:
                throw .badInput("the row that begins in line \(line) has no closing quote: add it.")
            }
        }
    }
}
