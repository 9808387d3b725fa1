/// Finds the words of a text that begin like those that were typed, for backends that do not say what matched.
///
/// Letters are compared without regard to case; the spans are in order and do not overlap.
struct WordHighlighter {
    private let words: [String]

    init(_ text: String) {
        words = Self.words(in: text).map { text[$0].lowercased() }
    }

    func spans(in text: String) -> [TextSpan] {
        Self.words(in: text).compactMap { range in
            let word = text[range]
            let longest = words.filter { word.lowercased().unicodeScalars.starts(with: $0.unicodeScalars) }
                .map(\.count).max()
            // Where lower case has more letters than the word, all of it is meant.
            return longest.map { length in
                let end = word.index(word.startIndex, offsetBy: length, limitedBy: word.endIndex) ?? word.endIndex
                return TextSpan(word.startIndex..<end, in: text)
            }
        }
    }

    private static func words(in text: String) -> [Range<String.Index>] {
        text.split { !$0.isLetter && !$0.isNumber }.map { $0.startIndex..<$0.endIndex }
    }
}
