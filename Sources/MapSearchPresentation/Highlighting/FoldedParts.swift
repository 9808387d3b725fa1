import MapSearchText

/// The parts of a folded word that are looked for where the whole word is not there, as in a script without spaces a word
/// of the query may be several: `東京都港区` in `港区役所`.
///
/// Without a dictionary a part is any run of letters that is as long as most words at least.
struct FoldedParts: Hashable, Sendable {
    /// The number of letters of a part, with the parts of that length.
    private let parts: [Int: Set<ArraySlice<UInt8>>]

    /// The parts of a word; `nil` when it has none.
    ///
    /// - Complexity: O(*n*) in the length of the word.
    init?(_ word: ArraySlice<UInt8>) {
        let text = TokenizedText(String(decoding: word, as: UTF8.self))
        var parts: [Int: Set<ArraySlice<UInt8>>] = [:]
        for token in text.tokens where token.script.isWrittenWithoutSpaces {
            let length = token.script == .ideographic ? 2 : 4
            Self.forEachRun(of: length, in: text.bytes[token.start..<token.end]) { run in
                if run.count < word.count { parts[length, default: []].insert(run) }
                return true
            }
        }
        guard !parts.isEmpty else { return nil }
        self.parts = parts
    }

    /// Calls the closure with each place where a part is, in the order of the text for one length, until it returns `false`.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    func forEachOccurrence(in text: [UInt8], _ isToGoOn: (Range<Int>) -> Bool) {
        for (length, parts) in parts.sorted(by: { $0.key < $1.key }) {
            Self.forEachRun(of: length, in: text[...]) { run in
                !parts.contains(run) || isToGoOn(run.indices)
            }
        }
    }

    /// Calls the closure with each run of so many letters until it returns `false`.
    private static func forEachRun(
        of length: Int, in text: ArraySlice<UInt8>, _ isToGoOn: (ArraySlice<UInt8>) -> Bool
    ) {
        /// The beginnings of the latest letters, each at its number modulo the length.
        var starts = [Int](repeating: text.startIndex, count: length)
        var count = 0
        for index in text.indices where text[index] & 0xC0 != 0x80 {
            if count >= length, !isToGoOn(text[starts[count % length]..<index]) { return }
            starts[count % length] = index
            count += 1
        }
        if count >= length { _ = isToGoOn(text[starts[count % length]...]) }
    }
}
