/// Splits the folded characters of a text into tokens.
struct TokenWriter: FoldingSink {
    private(set) var bytes: FoldedBytes
    private(set) var tokens: [TokenizedText.Token]
    /// Whether a character did not fit within the limits of ``TokenizedText``.
    private(set) var isFull = false

    private var token = TokenizedText.Token(
        start: 0, end: 0, sourceStart: 0, sourceEnd: 0, script: .number, characterCount: 0, followsApostrophe: false)
    /// Whether `token` has begun and not ended.
    private var isOpen = false
    /// What precedes `token`, or separates it from the next one if it has ended.
    private var boundary = Boundary.plain
    /// Whether the last of `tokens` is a single letter, or several joined by dots.
    private var endsWithInitials = false

    private enum Boundary { case plain, apostrophe, dotAfterInitials }

    /// Reuses the storage of an empty array of tokens.
    init(bytes: FoldedBytes, tokens: [TokenizedText.Token]) {
        self.bytes = bytes
        self.tokens = tokens
    }

    mutating func writeASCIIWord(of source: Span<UInt8>, at offset: inout Int) {
        guard beginOrContinueToken(.number, at: offset, adding: 1) else { return }
        let before = bytes.count
        let hasLetter = bytes.appendASCIIWord(
            of: source, at: &offset, limit: TokenizedText.maximumByteCount - before)
        if hasLetter, token.script == .number { token.script = .latin }
        token.sourceEnd = offset
        token.characterCount += bytes.count - before
    }

    mutating func write(_ scalar: UInt32, _ entry: FoldingTable.Entry, at range: Range<Int>) {
        let length =
            FoldingTable.expansion(of: entry.output)?.count ?? UTF8Bytes.length(of: entry.letter(for: scalar))
        guard beginOrContinueToken(entry.category.script, at: range.lowerBound, adding: length) else { return }
        token.characterCount += bytes.append(scalar, entry, wordStart: token.start)
        token.sourceEnd = range.upperBound
    }

    mutating func compose(with mark: UInt32, endingAt end: Int) {
        guard isOpen else { return }
        bytes.composeLastScalar(with: mark, wordStart: token.start)
        token.sourceEnd = end
    }

    mutating func extend(to end: Int) { token.sourceEnd = end }

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

    /// Ends the open token, if there is one.
    mutating func closeToken() {
        guard isOpen else { return }
        isOpen = false
        token.end = bytes.count
        let isInitial = token.characterCount == 1 && token.script != .number && token.script != .ideographic
        if isInitial, boundary == .dotAfterInitials {
            let last = tokens.count - 1
            tokens[last].end = token.end
            tokens[last].sourceEnd = token.sourceEnd
            tokens[last].characterCount += 1
        } else {
            tokens.append(token)
        }
        endsWithInitials = isInitial
    }

    /// Makes space for a character of this script in the open token or a new one.
    ///
    /// - Returns: Whether there is space.
    @inline(__always)
    private mutating func beginOrContinueToken(_ script: Script, at offset: Int, adding length: Int) -> Bool {
        guard bytes.count + length <= TokenizedText.maximumByteCount else {
            isFull = true
            return false
        }
        if isOpen {
            if token.script == script { return true }
            if !token.script.isWrittenWithoutSpaces, !script.isWrittenWithoutSpaces {
                if token.script == .number { token.script = script }
                return true
            }
            closeToken()
            boundary = .plain
        }
        guard tokens.count < TokenizedText.maximumTokenCount else {
            isFull = true
            return false
        }
        token = TokenizedText.Token(
            start: bytes.count, end: bytes.count, sourceStart: offset, sourceEnd: offset, script: script,
            characterCount: 0, followsApostrophe: boundary == .apostrophe)
        isOpen = true
        return true
    }
}
