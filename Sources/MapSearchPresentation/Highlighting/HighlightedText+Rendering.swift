extension HighlightedText {
    /// An element of HTML that marks a part of a text.
    public enum HTMLElement: String, Hashable, Sendable, CaseIterable {
        /// Relevant to what the reader looks for: what the standard means for results of a search.
        case mark
        /// Bold.
        case b
        /// Important.
        case strong
        /// Stressed.
        case em
    }

    /// The text for a terminal, with what is marked in bold.
    ///
    /// Names come from anywhere, and a terminal obeys what is written to it. So every control character, with which
    /// an escape sequence begins, becomes U+FFFD, and of bidirectional controls only those remain that end in the text:
    /// they cannot turn round what stands behind it. The text stays on its line.
    ///
    /// - Parameter isPlain: Whether to leave out the codes for bold: for a pipe, a terminal that cannot, `NO_COLOR`.
    /// - Returns: The text, with `ESC [ 1 m` before and `ESC [ 0 m` behind each part that is marked.
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

    /// The text for a page, escaped for the content of an element and for an attribute in either sort of quotes.
    ///
    /// Control characters, which HTML does not permit, become U+FFFD, bidirectional controls that do not end in the
    /// text are ended. Line breaks and tabs stay.
    ///
    /// - Parameter element: What to put around each part that is marked.
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
    /// The text, with what is marked between `[` and `]`; for reading in a debugger, not escaped.
    public var description: String {
        segments.map { $0.isHighlighted ? "[\($0.text)]" : String($0.text) }.joined()
    }
}
