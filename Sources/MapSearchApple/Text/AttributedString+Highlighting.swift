public import Foundation
public import MapSearchPresentation

extension AttributedString {
    /// Creates an attributed text in which what is marked has attributes of your choice.
    ///
    /// ```swift
    /// var bold = AttributeContainer()
    /// bold.font = .body.bold()
    /// Text(AttributedString(highlighter.highlight(object), highlighted: bold))
    /// ```
    ///
    /// - Parameters:
    ///   - text: The text; it is taken as it is, control characters included.
    ///   - attributes: The attributes of what is marked.
    /// - Complexity: O(*n*) in the length of the text.
    public init(_ text: HighlightedText, highlighted attributes: AttributeContainer) {
        self.init()
        for segment in text.segments {
            append(
                AttributedString(segment.text, attributes: segment.isHighlighted ? attributes : AttributeContainer()))
        }
    }
}
