public import MapSearch
import MapSearchText

/// A highlighter that marks the words of a query in a text.
///
/// ```swift
/// let highlighter = Highlighter("cafe zur")
/// highlighter.highlight("Café Zürich").html()      // "<mark>Café</mark> <mark>Zür</mark>ich"
/// highlighter.highlight(suggestion).title          // the spans of the backend, if it gave some
/// ```
///
/// The query is split into words. Letters are compared as in a search, ignoring case, accents, width and ligatures, so
/// `strasse` matches `Straße` and `fi` matches `ﬁ`. A range never splits a user-perceived character.
///
/// In scripts without spaces, such as Chinese, Japanese, Thai, Lao and Khmer, a word matches anywhere; if it does not
/// occur as a whole, its parts are matched: the second half of `東京都港区` in `港区役所`.
///
/// Typos are not matched: only the backend knows how it interpreted the text, so the spans of an object or suggestion
/// take precedence over those found here.
public struct Highlighter: Hashable, Sendable {
    /// The positions at which a word of the query can match.
    public enum Placement: Hashable, Sendable, CaseIterable {
        /// The beginning of a word; in scripts without spaces, anywhere.
        case wordStarts
        /// Anywhere, including the middle of a word.
        case anywhere
    }

    /// How often a word of the query is highlighted.
    public enum Occurrences: Hashable, Sendable, CaseIterable {
        /// The first occurrence only.
        case first
        /// Every occurrence.
        case all
    }

    /// The positions at which a word of the query can match.
    public var placement: Placement
    /// How often a word of the query is highlighted.
    public var occurrences: Occurrences

    private let finder: WordFinder

    /// Creates a highlighter for a query.
    ///
    /// - Parameters:
    ///   - query: The query; without a letter or digit, nothing matches.
    ///   - placement: The positions at which a word of the query can match.
    ///   - occurrences: How often a word of the query is highlighted.
    /// - Complexity: O(*n*) in the length of the query.
    public init(_ query: String, placement: Placement = .wordStarts, occurrences: Occurrences = .all) {
        self.placement = placement
        self.occurrences = occurrences
        finder = WordFinder(query)
    }

    /// Returns a text with the words of the query highlighted.
    ///
    /// - Parameter text: Any text.
    /// - Returns: The text with its matches.
    /// - Complexity: O(*n* *k*) in the length of the text and the number of words of the query.
    public func highlight(_ text: String) -> HighlightedText {
        HighlightedText(text, ranges: ranges(in: text))
    }

    /// Returns the ranges of the query's words in a text, in order; overlapping or adjacent ranges are merged.
    ///
    /// - Parameter text: Any text.
    /// - Returns: The ranges; empty if nothing matches.
    /// - Complexity: O(*n* *k*) in the length of the text and the number of words of the query.
    public func ranges(in text: String) -> [Range<String.Index>] {
        finder.ranges(in: text, anywhere: placement == .anywhere, onlyFirst: occurrences == .first)
    }

    /// Returns the same as ``ranges(in:)`` in UTF-16 code units, as text views use them.
    ///
    /// - Parameter text: Any text.
    /// - Returns: The spans in order; empty if nothing matches.
    /// - Complexity: O(*n* *k*) in the length of the text and the number of words of the query.
    public func spans(in text: String) -> [TextSpan] {
        highlight(text).spans
    }
}
