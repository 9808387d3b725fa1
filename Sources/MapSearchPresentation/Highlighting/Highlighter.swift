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

    private let finder: WordFinder

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
        finder = WordFinder(query)
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
        finder.ranges(in: text, anywhere: placement == .anywhere, onlyFirst: occurrences == .first)
    }

    /// The same as ``ranges(in:)`` in UTF-16 code units, as text views count.
    ///
    /// - Parameter text: Any text.
    /// - Returns: The spans in order; empty when nothing was found.
    /// - Complexity: O(*n* *k*) in the length of the text and the number of words of the query.
    public func spans(in text: String) -> [TextSpan] {
        highlight(text).spans
    }
}
