import MapSearchIndexFormat
import MapSearchText

/// A run of words without spaces between them, cut from the left at the longest words in an index: "北京市朝阳区".
struct WordRun {
    /// The words of the index from the beginning on, as typed, without the kind of unit behind one that the index has without it:
    /// "南山" of "南山区".
    private(set) var words: [String] = []
    /// The UTF-8 offsets at which each of them ends, with its kind of unit.
    private var ends: [Int] = []
    private let text: String

    /// Cuts a word of a query.
    init(_ word: Int, of query: ParsedQuery, in index: IndexFile) throws(IndexFormatError) {
        let folded = query.word(word)
        // As typed if the offsets fit: most ideographs are folded to others of the same length.
        let source = query.source(word)
        text = source.utf8.count == folded.count ? source : String(decoding: folded, as: UTF8.self)
        var start = 0
        while start < folded.count {
            let remaining = folded.dropFirst(start)
            var length = 0
            try index.dictionary.forEachTerm(thatBegins: remaining.span) { end, _ in length = end }
            guard length > 0 else { return }
            let known = Substring(text.utf8.dropFirst(start).prefix(length))
            start += length
            start += NameVariants.unit(after: known, in: Substring(text.utf8.dropFirst(start))).utf8.count
            words.append(String(known))
            ends.append(start)
        }
    }

    /// What follows a word and its kind of unit.
    func rest(behind word: Int) -> String { String(Substring(text.utf8.dropFirst(ends[word]))) }

    /// The words and what follows them, with spaces between; nil if the run is one word.
    var spaced: String? {
        guard !words.isEmpty else { return nil }
        let rest = rest(behind: words.count - 1)
        guard words.count > 1 || !rest.isEmpty else { return nil }
        return (rest.isEmpty ? words : words + [rest]).joined(separator: " ")
    }
}
