public import MapSearch

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
        self.ranges = Self.union(ranges.map { $0.clamped(to: whole) })
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

extension HighlightedText {
    static func union<Bound: Comparable>(_ ranges: [Range<Bound>]) -> [Range<Bound>] {
        var union: [Range<Bound>] = []
        for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) where !range.isEmpty {
            if let last = union.last, range.lowerBound <= last.upperBound {
                union[union.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
            } else {
                union.append(range)
            }
        }
        return union
    }

    /// Ranges of UTF-8 offsets, widened to whole characters.
    static func wholeCharacters(_ offsets: [Range<Int>], in text: String) -> [Range<String.Index>] {
        let offsets = union(offsets)
        guard !offsets.isEmpty else { return [] }
        let bytes = text.utf8
        if bytes.allSatisfy({ $0 < 0x80 }) {
            return offsets.map {
                bytes.index(
                    bytes.startIndex, offsetBy: $0.lowerBound)..<bytes.index(bytes.startIndex, offsetBy: $0.upperBound)
            }
        }
        var ranges: [Range<String.Index>] = []
        // One walk: to ask for the character around an index again and again costs its length each time.
        var (start, first) = (text.startIndex, 0)
        var next = 0
        var open: String.Index?
        while start < text.endIndex, next < offsets.count {
            let end = text.index(after: start)
            let last = first + bytes.distance(from: start, to: end)
            while next < offsets.count, offsets[next].lowerBound < last {
                open = open ?? start
                guard offsets[next].upperBound <= last, let lower = open else { break }
                ranges.append(lower..<end)
                open = nil
                next += 1
            }
            (start, first) = (end, last)
        }
        return union(ranges)
    }
}
