public import MapSearch
import MapSearchText

/// Finds in a text what was searched for, to show it in bold.
///
/// ```swift
/// let highlighter = Highlighter("cafe zur")
/// highlighter.highlight("Café Zürich").html()      // "<mark>Café</mark> <mark>Zür</mark>ich"
/// highlighter.highlight(suggestion).title          // the spans of the backend, if it gave some
/// ```
///
/// The query is cut into words. Letters are compared as the search compares them: without regard to case, accents,
/// width and ligatures, so that `strasse` is found in `Straße` and `fi` in `ﬁ`. A range never cuts a character that
/// people see as one.
///
/// In scripts without spaces, such as Chinese, Japanese, Thai, Lao and Khmer, a word is found anywhere, and where it is not
/// there as a whole, its parts are: of `東京都港区` the second half in `港区役所`.
///
/// A slip of the pen is not found: only the backend knows what it took the text for, and so the spans of an object or
/// suggestion come before what is found here.
public struct Highlighter: Hashable, Sendable {
    /// Where a word of the query is looked for.
    public enum Placement: Hashable, Sendable, CaseIterable {
        /// Where a word begins; in scripts without spaces anywhere.
        case wordStarts
        /// Anywhere, in the middle of a word too.
        case anywhere
    }

    /// How many times a word of the query is marked.
    public enum Occurrences: Hashable, Sendable, CaseIterable {
        /// Only the first time.
        case first
        /// Every time.
        case all
    }

    /// Where a word of the query is looked for.
    public var placement: Placement
    /// How many times a word of the query is marked.
    public var occurrences: Occurrences

    private struct Word: Hashable, Sendable {
        let whole: FoldedWord
        /// What is looked for where the whole is not there.
        let parts: FoldedParts?
    }

    private let words: [Word]

    /// Creates a highlighter of a query.
    ///
    /// - Parameters:
    ///   - query: What was searched for; without a letter or digit, nothing is found.
    ///   - placement: Where a word of the query is looked for.
    ///   - occurrences: How many times a word of the query is marked.
    /// - Complexity: O(*n*) in the length of the query.
    public init(_ query: String, placement: Placement = .wordStarts, occurrences: Occurrences = .all) {
        self.placement = placement
        self.occurrences = occurrences
        var folded: [UInt8] = []
        TextFolding.fold(query, into: &folded)
        var seen: Set<ArraySlice<UInt8>> = []
        words = folded.split(separator: UInt8(ascii: " ")).filter { seen.insert($0).inserted }
            .map { Word(whole: FoldedWord($0), parts: FoldedParts($0)) }
    }

    /// Marks what was searched for in a text.
    ///
    /// - Parameter text: Any text.
    /// - Returns: The text with what was found in it.
    /// - Complexity: O(*n* *k*) in the length of the text and the number of words of the query.
    public func highlight(_ text: String) -> HighlightedText {
        HighlightedText(text, ranges: ranges(in: text))
    }

    /// The ranges of what was searched for in a text, in order; those that overlap or touch are one.
    ///
    /// - Parameter text: Any text.
    /// - Returns: The ranges; empty when nothing was found.
    /// - Complexity: O(*n* *k*) in the length of the text and the number of words of the query.
    public func ranges(in text: String) -> [Range<String.Index>] {
        guard !words.isEmpty, !text.isEmpty else { return [] }
        let folding = AlignedFolding(text)
        let found = words.flatMap { sourceRanges(of: $0, in: folding) }
        return HighlightedText.wholeCharacters(found, in: text)
    }

    /// The same as ``ranges(in:)`` in UTF-16 code units, as text views count.
    ///
    /// - Parameter text: Any text.
    /// - Returns: The spans in order; empty when nothing was found.
    /// - Complexity: O(*n* *k*) in the length of the text and the number of words of the query.
    public func spans(in text: String) -> [TextSpan] {
        highlight(text).spans
    }

    /// The UTF-8 offsets of the whole pieces in which a word is found.
    private func sourceRanges(of word: Word, in folding: AlignedFolding) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        word.whole.forEachOccurrence(in: folding.bytes) { start in
            if placement == .wordStarts {
                let piece = folding.pieces[folding.pieceIndex(at: start)]
                guard piece.beginsWord, piece.start == start else { return true }
            }
            ranges.append(folding.sourceRange(of: start..<start + word.whole.bytes.count))
            return occurrences == .all
        }
        guard ranges.isEmpty, let parts = word.parts else { return ranges }
        // Parts that follow one another are one occurrence.
        let found = HighlightedText.union(parts.occurrences(in: folding.bytes).map(folding.sourceRange))
        return occurrences == .first ? Array(found.prefix(1)) : found
    }
}

extension AlignedFolding {
    /// The UTF-8 offsets of the whole pieces that have folded bytes.
    fileprivate func sourceRange(of bytes: Range<Int>) -> Range<Int> {
        let first = pieces[pieceIndex(at: bytes.lowerBound)]
        return first.sourceStart..<pieces[pieceIndex(at: bytes.upperBound - 1)].sourceEnd
    }
}
