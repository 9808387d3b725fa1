/// A receiver of the folded characters of a text, one after the other.
protocol FoldingSink {
    /// Whether the rest of the text can be skipped.
    var isFull: Bool { get }

    /// Receives the ASCII letters and digits that begin at `offset` of the source, at least one, and moves past them.
    mutating func writeASCIIWord(of source: Span<UInt8>, at offset: inout Int)

    /// Receives a letter, vowel sign or digit at `range` of the source.
    mutating func write(_ scalar: UInt32, _ entry: FoldingTable.Entry, at range: Range<Int>)

    /// Receives a mark that ends at `end` of the source and composes with the letter before it or is dropped.
    mutating func compose(with mark: UInt32, endingAt end: Int)

    /// Receives the end, in the source, of an accent or invisible character that is dropped.
    mutating func extend(to end: Int)

    /// Ends the word, if one has begun.
    mutating func endWord(at boundary: FoldingTable.Category)
}

/// Reads well-formed UTF-8 through the folding table, with a fast path for ASCII.
enum FoldingScanner {
    /// Passes each character of the source to the sink, until the sink is full.
    @inline(__always)
    static func scan(_ source: Span<UInt8>, into sink: inout some FoldingSink) {
        var offset = 0
        while offset < source.count, !sink.isFull {
            let start = offset
            let byte = source[offset]
            if byte < 0x80 {
                let folded = FoldingTable.folded(ascii: byte)
                if FoldingTable.isWritten(ascii: folded) {
                    sink.writeASCIIWord(of: source, at: &offset)
                } else {
                    offset += 1
                    boundary(FoldingTable.category(ascii: folded), endingAt: offset, in: &sink)
                }
                continue
            }
            let scalar = UTF8Bytes.nextScalar(in: source, at: &offset)
            let entry = FoldingTable.entry(of: scalar)
            if entry.category.isWritten {
                sink.write(scalar, entry, at: start..<offset)
            } else if entry.category == .composing {
                sink.compose(with: entry.letter(for: scalar), endingAt: offset)
            } else {
                boundary(entry.category, endingAt: offset, in: &sink)
            }
        }
    }

    @inline(__always)
    private static func boundary(
        _ category: FoldingTable.Category, endingAt end: Int, in sink: inout some FoldingSink
    ) {
        if category == .dropped { sink.extend(to: end) } else { sink.endWord(at: category) }
    }
}
