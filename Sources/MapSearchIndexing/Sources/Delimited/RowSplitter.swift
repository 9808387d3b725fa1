/// Splits text into the rows of a table and these into fields; the text may arrive in pieces of any size.
///
/// RFC 4180 with any separator. More is accepted than the RFC allows: a line feed alone ends a row, and a quote in the
/// middle of a field is a letter, which ``isMisquoted`` reports.
package struct RowSplitter: Sendable {
    /// The next item.
    package enum Step: Sendable {
        /// A row, which is in ``row``.
        case row
        /// Nothing until more text is appended, or at the end.
        case none
        /// A row of more than ``longestRow`` bytes: it has an unclosed quote.
        case tooLong
        /// The last row, with a quote that is still open.
        case openQuote
    }

    private enum State { case fieldStart, plain, quoted, quoteInQuoted }

    /// The maximum number of bytes in a row.
    package static let longestRow = 1 << 20

    /// The character between fields; not a byte value in a table of one column.
    private let separator: UInt16
    private let hasQuotes: Bool
    private let endsAtReturns: Bool
    /// The latest piece, preceded by the beginning of the row that it continues.
    private var bytes: [UInt8] = []
    /// The start of the row, and the next position to read.
    private var start = 0, place = 0
    private var state = State.fieldStart
    private var isWithinRow = false
    private var isBehindReturn = false
    private var isFinished = false
    private var nextLine = 1
    private var rawLength = 0
    /// The fields of the row.
    package private(set) var row = RowFields()
    /// The line on which the row begins, counted from 1.
    package private(set) var line = 1
    /// Whether a carriage return precedes the line feed that ends the row.
    package private(set) var hasReturn = false
    /// Whether there is text after a closing quote, or a quote within text.
    package private(set) var isMisquoted = false

    /// Creates a splitter.
    ///
    /// - Parameters:
    ///   - separator: The character between fields; nil for a table of one column.
    ///   - hasQuotes: Whether fields may be in quotes; otherwise quotes are text.
    ///   - endsAtReturns: Whether a carriage return alone ends a row, too.
    package init(separator: UInt8?, hasQuotes: Bool = true, endsAtReturns: Bool = false) {
        self.separator = separator.map(UInt16.init) ?? 0x100
        self.hasQuotes = hasQuotes
        self.endsAtReturns = endsAtReturns
    }

    /// The bytes of the row without its end; empty for a blank line.
    package var raw: ArraySlice<UInt8> { bytes[start..<start + rawLength] }

    /// Adds the next piece, once no more rows end in the previous ones.
    package mutating func append(_ piece: [UInt8]) {
        bytes.removeSubrange(..<start)
        bytes += piece
        place -= start
        start = 0
    }

    /// Ends the text: its last row may lack a line end.
    package mutating func finish() { isFinished = true }

    /// Reads the next row that ends in the text so far.
    package mutating func next() -> Step {
        if isBehindReturn, place < bytes.count {
            if bytes[place] == 0x0A { place += 1 }
            (isBehindReturn, isWithinRow) = (false, false)
        }
        if !isWithinRow { beginRow() }
        while true {
            guard place - start <= Self.longestRow else { return .tooLong }
            guard place < bytes.count else { break }
            let byte = bytes[place]
            if state == .quoted {
                takeQuotedText()
            } else if byte == 0x0A || byte == 0x0D && endsAtReturns {
                endRow()
                isBehindReturn = byte == 0x0D
                nextLine += 1
                place += 1
                return .row
            } else if UInt16(byte) == separator {
                row.endField()
                state = .fieldStart
                place += 1
            } else if byte == 0x22, hasQuotes {
                takeQuote()
            } else {
                if state == .quoteInQuoted, byte != 0x0D { isMisquoted = true }
                state = .plain
                takePlainText()
            }
        }
        guard isFinished, place > start else { return .none }
        endRow()
        return state == .quoted ? .openQuote : .row
    }

    private mutating func beginRow() {
        row.removeAll()
        (start, line, state) = (place, nextLine, .fieldStart)
        (isWithinRow, isMisquoted, hasReturn) = (true, false, false)
    }

    private mutating func endRow() {
        rawLength = place - start
        if !endsAtReturns, state != .quoted, rawLength > 0, bytes[place - 1] == 0x0D {
            hasReturn = true
            rawLength -= 1
            row.removeLast()
        }
        row.endField()
        isWithinRow = false
    }

    private mutating func takeQuote() {
        switch state {
        case .fieldStart: state = .quoted
        case .quoteInQuoted:
            row.append(0x22)
            state = .quoted
        case .plain, .quoted:
            row.append(0x22)
            isMisquoted = true
        }
        place += 1
    }

    /// Reads quoted text as far as the piece goes, and the quote after it.
    private mutating func takeQuotedText() {
        var end = place
        while end < bytes.count, bytes[end] != 0x22 {
            if bytes[end] == 0x0A { nextLine += 1 }
            end += 1
        }
        row.append(bytes[place..<end])
        place = end
        guard end < bytes.count else { return }
        state = .quoteInQuoted
        place += 1
    }

    /// Reads text without special characters, at least one byte, as far as the piece goes.
    private mutating func takePlainText() {
        var end = place + 1
        while end < bytes.count {
            let byte = bytes[end]
            if UInt16(byte) == separator || byte == 0x22 || byte == 0x0A || byte == 0x0D { break }
            end += 1
        }
        row.append(bytes[place..<end])
        place = end
    }
}
