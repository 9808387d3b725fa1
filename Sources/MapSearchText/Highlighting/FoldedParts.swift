/// The parts of a folded word, to be found if the whole word is not: in a script without spaces, a word of the query
/// may be several words: `東京都港区` in `港区役所`.
///
/// Without a dictionary, a part is any sequence of letters at least as long as most words.
struct FoldedParts: Hashable, Sendable {
    /// The number of letters in a part, with the parts of that length.
    private let parts: [Int: Set<ArraySlice<UInt8>>]

    /// The parts of a word; `nil` if it has none.
    ///
    /// - Complexity: O(*n*) in the length of the word.
    init?(_ word: ArraySlice<UInt8>) {
        let text = TokenizedText(String(decoding: word, as: UTF8.self))
        var parts: [Int: Set<ArraySlice<UInt8>>] = [:]
        for token in text.tokens where token.script.isWrittenWithoutSpaces {
            let length = token.script == .ideographic ? 2 : 4
            Self.forEachRun(of: length, in: text.bytes[token.start..<token.end]) { run in
                if run.count < word.count { parts[length, default: []].insert(run) }
            }
        }
        guard !parts.isEmpty else { return nil }
        self.parts = parts
    }

    /// The positions of parts in a text, in any order.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    func occurrences(in text: [UInt8]) -> [Range<Int>] {
        var occurrences: [Range<Int>] = []
        for (length, parts) in parts {
            Self.forEachRun(of: length, in: text[...]) { run in
                if parts.contains(run) { occurrences.append(run.indices) }
            }
        }
        return occurrences
    }

    /// Calls the closure with each sequence of a number of letters.
    private static func forEachRun(of length: Int, in text: ArraySlice<UInt8>, _ body: (ArraySlice<UInt8>) -> Void) {
        /// The starts of the latest letters, each at its number modulo the length.
        var starts = [Int](repeating: text.startIndex, count: length)
        var count = 0
        for index in text.indices where text[index] & 0xC0 != 0x80 {
            if count >= length { body(text[starts[count % length]..<index]) }
            starts[count % length] = index
            count += 1
        }
        if count >= length { body(text[starts[count % length]...]) }
    }
}
