/// A text folded and split into tokens, in flat storage that is reused from text to text.
///
/// A token is a sequence of letters, marks and digits: `12a` is one, `O'Connor` and `Saint-Denis` are two each. Text of a
/// script without spaces is a token of its own, as long as the sequence (`3丁目12番` is four tokens). A dotted acronym is
/// one token: `U.S.A.` is `usa`.
@usableFromInline
package struct TokenizedText: Sendable {
    /// One token of the text.
    @usableFromInline
    package struct Token: Sendable {
        /// The folded characters: from `start` up to `end` in ``TokenizedText/bytes``.
        @usableFromInline package var start: Int, end: Int
        /// The range to highlight: UTF-8 offsets in the text, the end exclusive.
        ///
        /// On their own, these bytes give the same token.
        package var sourceStart: Int, sourceEnd: Int
        /// The script of the first letter, or ``Script/number`` if there is none.
        package var script: Script
        /// The number of Unicode scalars after folding, which is the unit of edits.
        package var characterCount: Int
        /// Whether only an apostrophe separates the token from the previous one: `Connor` in `O'Connor`.
        package var followsApostrophe: Bool
    }

    /// The maximum number of tokens.
    package static let maximumTokenCount = 64
    /// The maximum number of folded bytes.
    package static let maximumByteCount = 4096

    /// The folded UTF-8 of all tokens, one after the other.
    @usableFromInline package private(set) var bytes: [UInt8] = []
    /// The tokens in the order of the text; empty if it has neither letters nor digits.
    package private(set) var tokens: [Token] = []
    /// Whether the text has more than fits within the limits; the rest is ignored.
    package private(set) var isFull = false

    /// Creates the tokens of an empty text.
    package init() {}

    /// Splits a text into tokens.
    ///
    /// - Parameter text: Any text.
    /// - Complexity: O(*n*) in the length of the text.
    package init(_ text: String) { tokenize(text) }

    /// Splits another text into tokens, which replace the previous ones.
    ///
    /// - Parameter text: Any text.
    /// - Complexity: O(*n*) in the length of the text.
    package mutating func tokenize(_ text: String) {
        bytes.removeAll(keepingCapacity: true)
        tokens.removeAll(keepingCapacity: true)
        // Most words have more letters than this, so memory for the tokens is allocated once.
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
                isFull = writer.isFull
            }
        }
    }

    /// Removes the repetitions of tokens that occur more than a number of times.
    ///
    /// - Parameter count: The maximum number of occurrences, at least 1.
    /// - Returns: The removed tokens, the last one first.
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
    @inlinable
    package func bytes(of token: Token) -> ArraySlice<UInt8> { bytes[token.start..<token.end] }
}
