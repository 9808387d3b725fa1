public import MapSearch
import MapSearchText

/// A text with highlighted parts, as shown in a row of results.
///
/// ```swift
/// for segment in highlighter.highlight(object).segments {
///     // segment.text in bold if segment.isHighlighted
/// }
/// ```
public struct HighlightedText: Hashable, Sendable {
    /// A segment of the text that is completely highlighted or not at all.
    public struct Segment: Hashable, Sendable {
        /// The text of the segment; never empty.
        public let text: Substring
        /// Whether it is highlighted.
        public let isHighlighted: Bool
    }

    /// The whole text.
    public let text: String
    /// The highlighted ranges: in order, not empty, and neither overlapping nor adjacent.
    public let ranges: [Range<String.Index>]

    /// Creates a text with highlighted ranges.
    ///
    /// - Parameters:
    ///   - text: The whole text.
    ///   - ranges: The ranges to highlight, in any order. Overlapping or adjacent ranges are merged, empty ones are
    ///     ignored, and parts outside the text are cut off.
    /// - Complexity: O(*k* log *k*) in the number of ranges.
    public init(_ text: String, ranges: [Range<String.Index>] = []) {
        self.text = text
        let whole = text.startIndex..<text.endIndex
        self.ranges = ranges.map { $0.clamped(to: whole) }.united()
    }

    /// Creates a text with the spans that a backend matched.
    ///
    /// - Parameters:
    ///   - text: The whole text.
    ///   - spans: The spans to highlight, in any order. A span that extends outside the text or splits a surrogate pair
    ///     is ignored, because it belongs to another text.
    /// - Complexity: O(*n* *k*) in the length of the text and the number of spans.
    public init(_ text: String, spans: [TextSpan]) {
        self.init(text, ranges: spans.compactMap { $0.range(in: text) })
    }

    /// The highlighted spans, in UTF-16 code units.
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

    /// The segments of the text, in order; empty for an empty text.
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
