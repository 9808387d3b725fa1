/// Finds the words of a query in texts, to highlight them.
///
/// Letters are compared as in searches: ignoring case, accents, width and ligatures. In scripts without
/// spaces a word is found anywhere, and if it does not occur as a whole, its parts are.
package struct WordFinder: Hashable, Sendable {
    private struct Word: Hashable, Sendable {
        let whole: FoldedWord
        /// The parts to find if the whole word does not occur.
        let parts: FoldedParts?
    }

    private let words: [Word]

    /// Uses the words of a query; without letters and digits there are none.
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
    ///   - anywhere: Whether words are found inside other words, too.
    ///   - onlyFirst: Whether each word is found only once.
    /// - Returns: The ranges of whole characters in order; overlapping and adjacent ones are merged.
    /// - Complexity: O(*n* *k*) in the length of the text and the number of words.
    package func ranges(in text: String, anywhere: Bool = false, onlyFirst: Bool = false) -> [Range<String.Index>] {
        guard !words.isEmpty, !text.isEmpty else { return [] }
        let folding = AlignedFolding(text)
        return text.wholeCharacters(words.flatMap { Self.sourceRanges(of: $0, in: folding, anywhere, onlyFirst) })
    }

    /// The UTF-8 offsets of the whole pieces that contain a word.
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
        // Adjacent parts are one occurrence.
        let found = parts.occurrences(in: folding.bytes).map(folding.sourceRange).united()
        return onlyFirst ? Array(found.prefix(1)) : found
    }
}

extension AlignedFolding {
    /// The UTF-8 offsets of the whole pieces for a range of folded bytes.
    fileprivate func sourceRange(of bytes: Range<Int>) -> Range<Int> {
        let first = pieces[pieceIndex(at: bytes.lowerBound)]
        return first.sourceStart..<pieces[pieceIndex(at: bytes.upperBound - 1)].sourceEnd
    }
}
