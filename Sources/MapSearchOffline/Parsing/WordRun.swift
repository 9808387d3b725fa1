import MapSearchIndexFormat
import MapSearchText

/// A run of words without spaces between them, cut from the left at the longest words in an index: "北京市朝阳区".
struct WordRun {
    /// A word of the index.
    struct Cut {
        /// As typed, without the kind of unit behind it if the index has it without: "南山" of "南山区".
        var word: String
        /// What follows.
        var rest: String
    }

    private(set) var cuts: [Cut] = []

    /// Cuts a word of a query.
    init(_ word: Int, of query: ParsedQuery, in index: IndexFile) throws(IndexFormatError) {
        var folded = query.word(word)
        // Most ideographs are folded to others of the same length.
        let source = query.source(word)
        var text = Substring(source.utf8.count == folded.count ? source : String(decoding: folded, as: UTF8.self))
        while !folded.isEmpty {
            var length = 0
            try index.dictionary.forEachTerm(thatBegins: folded.span) { end, _ in length = end }
            guard length > 0 else { return }
            let known = Substring(text.utf8.prefix(length))
            let unit = NameVariants.unit(after: known, in: Substring(text.utf8.dropFirst(length)))
            let end = length + unit.utf8.count
            folded = folded.dropFirst(end)
            text = Substring(text.utf8.dropFirst(end))
            cuts.append(Cut(word: String(known), rest: String(text)))
        }
    }

    /// The words with spaces between them; nil if the run is one word.
    var spaced: String? {
        guard let last = cuts.last, cuts.count > 1 || !last.rest.isEmpty else { return nil }
        return (cuts.map(\.word) + [last.rest]).filter { !$0.isEmpty }.joined(separator: " ")
    }
}
