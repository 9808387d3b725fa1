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
    /// Whether the text has more tokens or bytes than are kept.
    package private(set) var isTruncated = false

    /// Whether the last of `tokens` still grows.
    private var isOpen = false
    /// What stands between the last token and the next character.
    private var boundary = Boundary.plain
    /// Whether the last closed token is a single letter, or several that dots joined.
    private var endsWithInitials = false

    private enum Boundary { case plain, apostrophe, dotAfterInitials }

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
        isTruncated = false
        isOpen = false
        boundary = .plain
        endsWithInitials = false
        var text = text
        text.withUTF8 { FoldingScanner.scan($0, into: &self) }
        closeToken()
    }

    /// The folded UTF-8 of one token.
    package func bytes(of token: Token) -> ArraySlice<UInt8> { bytes[token.start..<token.end] }

    private mutating func closeToken() {
        guard isOpen else { return }
        isOpen = false
        let last = tokens.count - 1
        tokens[last].end = bytes.count
        let token = tokens[last]
        let isInitial = token.characterCount == 1 && token.script != .number && token.script != .ideographic
        if isInitial, endsWithInitials, boundaryBeforeLast == .dotAfterInitials {
            tokens.removeLast()
            tokens[last - 1].end = token.end
            tokens[last - 1].sourceEnd = token.sourceEnd
            tokens[last - 1].characterCount += 1
        }
        endsWithInitials = isInitial
    }

    /// The boundary in front of the last of `tokens`.
    private var boundaryBeforeLast = Boundary.plain
}

extension TokenizedText: FoldingSink {
    var isFull: Bool { isTruncated }

    mutating func write(ascii byte: UInt8, at offset: Int) {
        guard beginOrContinueToken(byte < 0x3A ? .number : .latin, at: offset, adding: 1) else { return }
        bytes.append(byte)
        tokens[tokens.count - 1].sourceEnd = offset + 1
        tokens[tokens.count - 1].characterCount += 1
    }

    mutating func write(_ scalar: UInt32, _ entry: FoldingTable.Entry, at range: Range<Int>) {
        let length =
            FoldingTable.expansion(of: entry.output)?.count ?? UTF8Bytes.length(of: entry.letter(for: scalar))
        guard beginOrContinueToken(entry.category.script, at: range.lowerBound, adding: length) else { return }
        let last = tokens.count - 1
        tokens[last].characterCount += bytes.appendFolded(scalar, entry, wordStart: tokens[last].start)
        tokens[last].sourceEnd = range.upperBound
    }

    mutating func compose(with mark: UInt32, endingAt end: Int) {
        guard isOpen else { return }
        bytes.composeLastScalar(with: mark, wordStart: tokens[tokens.count - 1].start)
        extend(to: end)
    }

    mutating func extend(to end: Int) {
        if isOpen { tokens[tokens.count - 1].sourceEnd = end }
    }

    mutating func endWord(at category: FoldingTable.Category) {
        let wasOpen = isOpen
        closeToken()
        boundary =
            switch category {
            case .apostrophe where wasOpen || boundary == .apostrophe: .apostrophe
            case .dot where wasOpen && endsWithInitials: .dotAfterInitials
            default: .plain
            }
    }

    /// Makes room for a character of this script in the open token or a new one.
    ///
    /// - Returns: Whether there is room.
    @inline(__always)
    private mutating func beginOrContinueToken(_ script: Script, at offset: Int, adding length: Int) -> Bool {
        guard bytes.count + length <= Self.maximumByteCount else {
            isTruncated = true
            return false
        }
        if isOpen {
            let current = tokens[tokens.count - 1].script
            if current == script { return true }
            if !current.isWrittenWithoutSpaces, !script.isWrittenWithoutSpaces {
                if current == .number { tokens[tokens.count - 1].script = script }
                return true
            }
            closeToken()
            boundary = .plain
        }
        guard tokens.count < Self.maximumTokenCount else {
            isTruncated = true
            return false
        }
        tokens.append(
            Token(
                start: bytes.count, end: bytes.count, sourceStart: offset, sourceEnd: offset, script: script,
                characterCount: 0, followsApostrophe: boundary == .apostrophe))
        boundaryBeforeLast = boundary
        isOpen = true
        return true
    }
}
