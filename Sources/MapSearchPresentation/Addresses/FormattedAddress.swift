public import MapSearch

/// A formatted address with the position of each part.
public struct FormattedAddress: Hashable, Sendable, CustomStringConvertible {
    /// A part of the address and its range.
    public struct Component: Hashable, Sendable {
        /// The part.
        public let part: AddressPart
        /// The range of the part in ``FormattedAddress/text``.
        public let range: Range<String.Index>
    }

    /// The whole text, with line breaks between its lines; empty if nothing is known.
    public let text: String
    /// The lines; a single one for an address on one line, none if nothing is known.
    public let lines: [String]
    /// The parts in the order of the text; a part written on two lines, such as a street, occurs twice.
    public let components: [Component]

    /// The whole text.
    public var description: String { text }

    /// Returns the ranges of a part.
    ///
    /// - Parameter part: The part to look for.
    /// - Returns: The ranges in the order of the text; empty if the part is not written.
    /// - Complexity: O(*n*) in the number of components.
    public func ranges(of part: AddressPart) -> [Range<String.Index>] {
        components.filter { $0.part == part }.map(\.range)
    }

    /// Returns the ranges of a part in UTF-16 code units, as text views use them.
    ///
    /// - Parameter part: The part to look for.
    /// - Returns: The spans in the order of the text; empty if the part is not written.
    /// - Complexity: O(*n*) in the length of the text.
    public func spans(of part: AddressPart) -> [TextSpan] {
        ranges(of: part).map { TextSpan($0, in: text) }
    }

    /// Returns the text with some parts highlighted, for example the street in bold.
    ///
    /// - Parameter parts: The parts to highlight.
    /// - Returns: The whole text.
    /// - Complexity: O(*n* log *n*) in the number of components.
    public func highlighting(_ parts: Set<AddressPart>) -> HighlightedText {
        HighlightedText(text, ranges: components.filter { parts.contains($0.part) }.map(\.range))
    }
}
