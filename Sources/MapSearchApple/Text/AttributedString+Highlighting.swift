public import Foundation
public import MapSearchPresentation

extension AttributedString {
    /// Creates an attributed string in which the highlighted parts have given attributes.
    ///
    /// ```swift
    /// var bold = AttributeContainer()
    /// bold.font = .body.bold()
    /// Text(AttributedString(highlighter.highlight(object), highlighted: bold))
    /// ```
    ///
    /// - Parameters:
    ///   - text: The text; used unchanged, including control characters.
    ///   - attributes: The attributes of the highlighted parts.
    /// - Complexity: O(*n*) in the length of the text.
    public init(_ text: HighlightedText, highlighted attributes: AttributeContainer) {
        self.init()
        for segment in text.segments {
            append(
                AttributedString(segment.text, attributes: segment.isHighlighted ? attributes : AttributeContainer()))
        }
    }
}
