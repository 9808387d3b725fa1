/// The normal form for comparing text: lower-case, without accents, one form of each letter.
///
/// Used both for building an index and for searching it. Spellings that people and keyboards use for each other fold to the
/// same bytes: `Zürich`, `ZÜRICH`, `Zu\u{308}rich`, `Ｚｕｒｉｃｈ` and `Zurich`; `Łódź` and `Lodz`; `Ёлка` and `елка`;
/// `٤٢` and `42`; `カナ` and `かな`; `臺北`, `台北`; `Straße` and `strasse`. Letters that distinguish words of an alphabet
/// are kept: `й` is not `и`.
///
/// Everything that is not a letter, a mark or a digit becomes one space between words; invisible characters vanish.
/// The function is idempotent, and canonically equivalent texts fold alike.
package enum TextFolding {
    /// Changes with every change of a folded result; an index contains the version it was built with.
    package static let version: UInt16 = 1

    /// Appends the folded UTF-8 of one text.
    ///
    /// A text without letters and digits appends nothing.
    ///
    /// - Parameters:
    ///   - text: Any text.
    ///   - output: Receives words of folded UTF-8 with one space between them.
    /// - Complexity: O(*n*) in the length of the text.
    package static func fold(_ text: String, into output: inout [UInt8]) {
        text.withUTF8Span { fold($0, into: &output) }
    }

    /// Appends the folded UTF-8 of one text, see ``fold(_:into:)-(String,_)``.
    static func fold(_ source: Span<UInt8>, into output: inout [UInt8]) {
        FoldedBytes.withRoom(for: FoldedBytes.capacity(forSourceOf: source.count)) { folded in
            var words = FoldedWords(bytes: folded)
            FoldingScanner.scan(source, into: &words)
            words.bytes.append(to: &output)
        }
    }

    /// The folded text.
    ///
    /// - Parameter text: Any text.
    /// - Returns: Folded words with one space between them; empty for a text without letters and digits. Runs of combining marks are
    ///   split, so that comparing results takes a time proportional to their length.
    /// - Complexity: O(*n*) in the length of the text.
    package static func folded(_ text: String) -> String {
        var output: [UInt8] = []
        fold(text, into: &output)
        return splittingMarkRuns(String(decoding: output, as: UTF8.self))
    }
}

/// Writes words with one space between them.
private struct FoldedWords: FoldingSink {
    var bytes: FoldedBytes
    private var wordStart = 0
    private var isBetweenWords = false

    init(bytes: FoldedBytes) { self.bytes = bytes }

    var isFull: Bool { false }

    @inline(__always)
    private mutating func beginOrContinueWord() {
        guard isBetweenWords else { return }
        isBetweenWords = false
        if bytes.count > 0 { bytes.append(UInt8(ascii: " ")) }
        wordStart = bytes.count
    }

    mutating func writeASCIIWord(of source: Span<UInt8>, at offset: inout Int) {
        beginOrContinueWord()
        _ = bytes.appendASCIIWord(of: source, at: &offset, limit: .max - offset)
    }

    mutating func write(_ scalar: UInt32, _ entry: FoldingTable.Entry, at range: Range<Int>) {
        beginOrContinueWord()
        bytes.append(scalar, entry, wordStart: wordStart)
    }

    mutating func compose(with mark: UInt32, endingAt end: Int) {
        if !isBetweenWords { bytes.composeLastScalar(with: mark, wordStart: wordStart) }
    }

    mutating func extend(to end: Int) {}

    mutating func endWord(at boundary: FoldingTable.Category) { isBetweenWords = true }
}
