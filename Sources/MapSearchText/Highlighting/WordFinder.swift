/// Finds the words of a query in texts, to mark them: which words light up, wherever they are shown.
///
/// Letters are compared as the search compares them: without regard to case, accents, width and ligatures. In scripts without
/// spaces a word is found anywhere, and where it is not there as a whole, its parts are.
package struct WordFinder: Hashable, Sendable {
    private struct Word: Hashable, Sendable {
        let whole: FoldedWord
        /// What is looked for where the whole is not there.
        let parts: FoldedParts?
    }

    private let words: [Word]

    /// Takes the words of a query; without a letter or digit there are none.
    ///
    /// - Complexity: O(*n*) in the length of the query.
    package init(_ query: String) {
        var folded: [UInt8] = []
        TextFolding.fold(query, into: &folded)
        var seen: Set<ArraySlice<UInt8>> = []
        words = folded.split(separator: UInt8(ascii: " ")).filter { seen.insert($0).inserted }
            .map { Word(whole: FoldedWord($0), parts: FoldedParts($0)) }
    }

    /// Finds the words in a text.
    ///
    /// - Parameters:
    ///   - text: Any text.
    ///   - anywhere: Whether words are found in the middle of others, too.
    ///   - onlyFirst: Whether each word is found only once.
    /// - Returns: The ranges in order and of whole characters; those that overlap or touch are one.
    /// - Complexity: O(*n* *k*) in the length of the text and the number of words.
    package func ranges(in text: String, anywhere: Bool = false, onlyFirst: Bool = false) -> [Range<String.Index>] {
        guard !words.isEmpty, !text.isEmpty else { return [] }
        let folding = AlignedFolding(text)
        return text.wholeCharacters(words.flatMap { Self.sourceRanges(of: $0, in: folding, anywhere, onlyFirst) })
    }

    /// The UTF-8 offsets of the whole pieces in which a word is found.
    private static func sourceRanges(
        of word: Word, in folding: AlignedFolding, _ anywhere: Bool, _ onlyFirst: Bool
    ) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        word.whole.forEachOccurrence(in: folding.bytes) { start in
            if !anywhere {
                let piece = folding.pieces[folding.pieceIndex(at: start)]
                guard piece.beginsWord, piece.start == start else { return true }
            }
            ranges.append(folding.sourceRange(of: start..<start + word.whole.bytes.count))
            return !onlyFirst
        }
        guard ranges.isEmpty, let parts = word.parts else { return ranges }
        // Parts that follow one another are one occurrence.
        let found = parts.occurrences(in: folding.bytes).map(folding.sourceRange).united()
        return onlyFirst ? Array(found.prefix(1)) : found
    }
}

extension AlignedFolding {
    /// The UTF-8 offsets of the whole pieces that have folded bytes.
    fileprivate func sourceRange(of bytes: Range<Int>) -> Range<Int> {
        let first = pieces[pieceIndex(at: bytes.lowerBound)]
        return first.sourceStart..<pieces[pieceIndex(at: bytes.upperBound - 1)].sourceEnd
    }
}
