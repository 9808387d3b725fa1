/// A text folded as by ``TextFolding``, with the position in the text of each folded character, for highlighting matches.
package struct AlignedFolding: Sendable {
    /// A character of the text, with the accents after it, and its folded form.
    package struct Piece: Sendable {
        /// The folded character or characters: from `start` up to `end` in ``AlignedFolding/bytes``.
        package var start: Int, end: Int
        /// UTF-8 offsets in the text, the end exclusive.
        package var sourceStart: Int, sourceEnd: Int
        /// Whether a word may begin here: after a character that is no letter or digit, and in a script without spaces anywhere.
        package var beginsWord: Bool
    }

    /// The folded text, the same as from ``TextFolding``.
    package private(set) var bytes: [UInt8] = []
    /// The characters in the order of the text; empty if it has neither letters nor digits.
    package private(set) var pieces: [Piece] = []

    /// Folds a text.
    ///
    /// - Parameter text: Any text.
    /// - Complexity: O(*n*) in the length of the text.
    package init(_ text: String) {
        text.withUTF8Span { source in
            FoldedBytes.withRoom(for: FoldedBytes.capacity(forSourceOf: source.count)) { folded in
                var writer = AlignedWriter(bytes: folded)
                FoldingScanner.scan(source, into: &writer)
                writer.bytes.append(to: &bytes)
                pieces = writer.pieces
            }
        }
    }

    /// The piece that contains the folded byte at an offset, which must be in a word.
    ///
    /// - Complexity: O(log *n*) in the number of pieces.
    package func pieceIndex(at offset: Int) -> Int {
        var (low, high) = (0, pieces.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if pieces[middle].start <= offset { low = middle } else { high = middle }
        }
        return low
    }
}

private struct AlignedWriter: FoldingSink {
    private(set) var bytes: FoldedBytes
    private(set) var pieces: [AlignedFolding.Piece] = []
    private var wordStart = 0
    private var isBetweenWords = true
    private var isWithoutSpaces = false

    init(bytes: FoldedBytes) { self.bytes = bytes }

    var isFull: Bool { false }

    mutating func writeASCIIWord(of source: Span<UInt8>, at offset: inout Int) {
        let isNew = begin(withoutSpaces: false)
        let (first, start) = (offset, bytes.count)
        _ = bytes.appendASCIIWord(of: source, at: &offset, limit: .max - offset)
        for index in 0..<bytes.count - start {
            pieces.append(
                .init(
                    start: start + index, end: start + index + 1, sourceStart: first + index,
                    sourceEnd: first + index + 1, beginsWord: isNew && index == 0))
        }
    }

    mutating func write(_ scalar: UInt32, _ entry: FoldingTable.Entry, at range: Range<Int>) {
        let isNew = begin(withoutSpaces: entry.category.script.isWrittenWithoutSpaces)
        let start = bytes.count
        if bytes.append(scalar, entry, wordStart: wordStart) == 0 {
            growLast(to: range.upperBound)
        } else {
            pieces.append(
                .init(
                    start: start, end: bytes.count, sourceStart: range.lowerBound, sourceEnd: range.upperBound,
                    beginsWord: isNew))
        }
    }

    mutating func compose(with mark: UInt32, endingAt end: Int) {
        guard !isBetweenWords else { return }
        bytes.composeLastScalar(with: mark, wordStart: wordStart)
        growLast(to: end)
    }

    mutating func extend(to end: Int) {
        if !isBetweenWords { growLast(to: end) }
    }

    mutating func endWord(at boundary: FoldingTable.Category) { isBetweenWords = true }

    private mutating func growLast(to end: Int) {
        guard let last = pieces.indices.last else { return }
        pieces[last].end = bytes.count
        pieces[last].sourceEnd = end
    }

    /// Begins a word or continues it; returns whether a word may begin here.
    private mutating func begin(withoutSpaces: Bool) -> Bool {
        let isNew = isBetweenWords || withoutSpaces || isWithoutSpaces
        if isBetweenWords {
            if bytes.count > 0 { bytes.append(UInt8(ascii: " ")) }
            wordStart = bytes.count
        }
        isBetweenWords = false
        isWithoutSpaces = withoutSpaces
        return isNew
    }
}
