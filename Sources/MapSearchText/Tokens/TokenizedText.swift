/// A text folded and cut into tokens, in flat storage that is used again from text to text.
///
/// A token is a run of letters, marks and digits: `12a` is one, `O'Connor` and `Saint-Denis` are two each. Text of a
/// script without spaces is a token of its own, as long as the run (`3丁目12番` is four tokens). A dotted acronym is
/// one token: `U.S.A.` is `usa`.
package struct TokenizedText: Sendable {
    /// One token of the text.
    package struct Token: Sendable {
        /// The folded characters: from `start` up to `end` in ``TokenizedText/bytes``.
        package var start: Int, end: Int
        /// What to highlight: UTF-8 offsets in the text, the end exclusive.
        ///
        /// Alone, these bytes give the same token.
        package var sourceStart: Int, sourceEnd: Int
        /// The script of the first letter, or ``Script/number`` when there is none.
        package var script: Script
        /// The number of Unicode scalars after folding: what an edit counts.
        package var characterCount: Int
        /// Whether only an apostrophe separates the token from the one before it: `Connor` in `O'Connor`.
        package var followsApostrophe: Bool
    }

    /// The largest number of tokens that is kept.
    package static let maximumTokenCount = 64
    /// The largest number of folded bytes that is kept.
    package static let maximumByteCount = 4096

    /// The folded UTF-8 of all tokens, back to back.
    package private(set) var bytes: [UInt8] = []
    /// The tokens in the order of the text; empty when it has neither letters nor digits.
    package private(set) var tokens: [Token] = []

    /// Creates the tokens of an empty text.
    package init() {}

    /// Cuts a text into tokens.
    ///
    /// - Parameter text: Any text.
    /// - Complexity: O(*n*) in the length of the text.
    package init(_ text: String) { tokenize(text) }

    /// Cuts another text into tokens, which replace those that stand here.
    ///
    /// - Parameter text: Any text.
    /// - Complexity: O(*n*) in the length of the text.
    package mutating func tokenize(_ text: String) {
        bytes.removeAll(keepingCapacity: true)
        tokens.removeAll(keepingCapacity: true)
        // Most words have more letters than these, so that the tokens need memory once.
        tokens.reserveCapacity(min(text.utf8.count / 6 + 1, Self.maximumTokenCount))
        text.withUTF8Span { source in
            let capacity = min(FoldedBytes.capacity(forSourceOf: source.count), Self.maximumByteCount)
            FoldedBytes.withRoom(for: capacity) { folded in
                var writer = TokenWriter(bytes: folded, tokens: tokens)
                tokens = []
                FoldingScanner.scan(source, into: &writer)
                writer.closeToken()
                writer.bytes.append(to: &bytes)
                tokens = writer.tokens
            }
        }
    }

    /// Takes out tokens that stand in the text more than a number of times, from there on.
    ///
    /// - Parameter count: How often a token may stand, 1 or more.
    /// - Returns: What was taken out, the last one first.
    /// - Complexity: O(*n*²) in the number of tokens, of which there are at most ``maximumTokenCount``.
    package mutating func removeRepetitions(beyond count: Int) -> [Token] {
        var removed: [Token] = []
        for index in tokens.indices.dropFirst(count).reversed() {
            let word = bytes(of: tokens[index])
            if tokens[..<index].count(where: { bytes(of: $0) == word }) >= count {
                removed.append(tokens.remove(at: index))
            }
        }
        return removed
    }

    /// The folded UTF-8 of one token.
    package func bytes(of token: Token) -> ArraySlice<UInt8> { bytes[token.start..<token.end] }
}
