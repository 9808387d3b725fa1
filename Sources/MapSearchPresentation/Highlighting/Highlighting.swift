/// How a match is looked for in a text.
public enum HighlightPlacement: Hashable, Sendable, CaseIterable {
    /// Only where a word begins.
    case wordStarts
    /// Anywhere.
    case anywhere
}
