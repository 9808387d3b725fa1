public import MapSearch

/// An address as it is written, which knows where in it each part stands.
public struct FormattedAddress: Hashable, Sendable, CustomStringConvertible {
    /// A part of the address and where it stands.
    public struct Component: Hashable, Sendable {
        /// What it is.
        public let part: AddressPart
        /// Where it stands in ``FormattedAddress/text``.
        public let range: Range<String.Index>
    }

    /// The whole text: its lines with line breaks between them, or one line; empty when nothing is known.
    public let text: String
    /// The lines from the first to the last; one for an address in one line, none when nothing is known.
    public let lines: [String]
    /// The parts in the order of the text; a part that is written in two lines, such as a street, is here twice.
    public let components: [Component]

    /// The whole text.
    public var description: String { text }

    /// Where a part stands.
    ///
    /// - Parameter part: The part to look for.
    /// - Returns: The ranges in the order of the text; empty when the part is not written.
    /// - Complexity: O(*n*) in the number of components.
    public func ranges(of part: AddressPart) -> [Range<String.Index>] {
        components.filter { $0.part == part }.map(\.range)
    }

    /// Where a part stands, in UTF-16 code units, as text views count.
    ///
    /// - Parameter part: The part to look for.
    /// - Returns: The spans in the order of the text; empty when the part is not written.
    /// - Complexity: O(*n*) in the length of the text.
    public func spans(of part: AddressPart) -> [TextSpan] {
        ranges(of: part).map { TextSpan($0, in: text) }
    }

    /// The text with some of its parts marked, for rendering: the street in bold, the rest faint.
    ///
    /// - Parameter parts: The parts to mark.
    /// - Returns: The whole text.
    /// - Complexity: O(*n* log *n*) in the number of components.
    public func highlighting(_ parts: Set<AddressPart>) -> HighlightedText {
        HighlightedText(text, ranges: components.filter { parts.contains($0.part) }.map(\.range))
    }
}
