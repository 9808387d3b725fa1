extension HighlightedText {
    /// An HTML element that marks a part of a text.
    public enum HTMLElement: String, Hashable, Sendable, CaseIterable {
        /// Relevant to the reader; the HTML standard's element for matches in search results.
        case mark
        /// Bold.
        case b
        /// Important.
        case strong
        /// Emphasized.
        case em
    }

    /// Returns the text for a terminal, with highlighted parts in bold.
    ///
    /// Names are untrusted, and terminals interpret control sequences. Therefore, control characters, with which escape
    /// sequences begin, become U+FFFD, and bidirectional controls are kept only if they are closed within the text, so
    /// that they cannot affect the text after it. The text stays on one line.
    ///
    /// - Parameter isPlain: Whether to omit the codes for bold: for a pipe, a terminal without support, or `NO_COLOR`.
    /// - Returns: The text, with `ESC [ 1 m` before and `ESC [ 0 m` after each highlighted part.
    /// - Complexity: O(*n*) in the length of the text.
    public func terminal(isPlain: Bool = false) -> String {
        var writer = DisplayWriter()
        for segment in segments {
            let isBold = segment.isHighlighted && !isPlain
            if isBold { writer.appendMarkup("\u{1B}[1m") }
            writer.append(segment.text)
            if isBold { writer.appendMarkup("\u{1B}[0m") }
        }
        return writer.finished()
    }

    /// Returns the text as HTML, escaped for element content and for attributes in either kind of quotes.
    ///
    /// Control characters, which HTML does not permit, become U+FFFD, and bidirectional controls left open are closed.
    /// Line breaks and tabs are kept.
    ///
    /// - Parameter element: The element to put around each highlighted part.
    /// - Returns: Text with no element but this one, which has no attributes.
    /// - Complexity: O(*n*) in the length of the text.
    public func html(_ element: HTMLElement = .mark) -> String {
        var writer = DisplayWriter(escapesHTML: true)
        for segment in segments {
            if segment.isHighlighted { writer.appendMarkup("<\(element.rawValue)>") }
            writer.append(segment.text)
            if segment.isHighlighted { writer.appendMarkup("</\(element.rawValue)>") }
        }
        return writer.finished()
    }
}

extension HighlightedText: CustomStringConvertible {
    /// The text with highlighted parts between `[` and `]`, for debugging; not escaped.
    public var description: String {
        segments.map { $0.isHighlighted ? "[\($0.text)]" : String($0.text) }.joined()
    }
}
