public import MapSearch
import MapSearchText

/// A text with some of its parts marked: what a row of results shows.
///
/// ```swift
/// for segment in highlighter.highlight(object).segments {
///     // segment.text in bold if segment.isHighlighted
/// }
/// ```
public struct HighlightedText: Hashable, Sendable {
    /// A stretch of the text that is marked throughout or not at all.
    public struct Segment: Hashable, Sendable {
        /// The stretch; never empty.
        public let text: Substring
        /// Whether it is marked.
        public let isHighlighted: Bool
    }

    /// The whole text.
    public let text: String
    /// What is marked: in order, not empty, and neither overlapping nor touching.
    public let ranges: [Range<String.Index>]

    /// Creates a text with parts that are marked.
    ///
    /// - Parameters:
    ///   - text: The whole text.
    ///   - ranges: What is marked, in any order; ranges that overlap or touch become one, empty ones nothing, and what
    ///     lies outside of the text is cut off.
    /// - Complexity: O(*k* log *k*) in the number of ranges.
    public init(_ text: String, ranges: [Range<String.Index>] = []) {
        self.text = text
        let whole = text.startIndex..<text.endIndex
        self.ranges = ranges.map { $0.clamped(to: whole) }.united()
    }

    /// Creates a text with the parts that a backend said it matched.
    ///
    /// - Parameters:
    ///   - text: The whole text.
    ///   - spans: What is marked, in any order; a span that reaches outside of the text or cuts a surrogate pair is
    ///     left out, because it was meant for another text.
    /// - Complexity: O(*n* *k*) in the length of the text and the number of spans.
    public init(_ text: String, spans: [TextSpan]) {
        self.init(text, ranges: spans.compactMap { $0.range(in: text) })
    }

    /// What is marked, in UTF-16 code units.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    public var spans: [TextSpan] {
        var spans: [TextSpan] = []
        var (position, offset) = (text.startIndex, 0)
        for range in ranges {
            offset += text.utf16.distance(from: position, to: range.lowerBound)
            let length = text.utf16.distance(from: range.lowerBound, to: range.upperBound)
            spans.append(TextSpan(start: offset, length: length))
            offset += length
            position = range.upperBound
        }
        return spans
    }

    /// The text cut where marking begins and ends, in order; empty for an empty text.
    ///
    /// - Complexity: O(*k*) in the number of ranges.
    public var segments: [Segment] {
        var segments: [Segment] = []
        var position = text.startIndex
        for range in ranges {
            if position < range.lowerBound {
                segments.append(Segment(text: text[position..<range.lowerBound], isHighlighted: false))
            }
            segments.append(Segment(text: text[range], isHighlighted: true))
            position = range.upperBound
        }
        if position < text.endIndex { segments.append(Segment(text: text[position...], isHighlighted: false)) }
        return segments
    }
}
