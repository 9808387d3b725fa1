import MapSearchText

/// The words of a query that may be a house number.
struct HouseWords {
    /// A run of words read as one number.
    struct Candidate {
        var words: WordSet
        var number: HouseNumber
    }

    /// Longer readings of the same words come first: "12 a" before "12".
    private(set) var candidates: [Candidate] = []
    /// The words of all candidates.
    private(set) var words: WordSet = 0

    init(_ query: ParsedQuery, among wanted: WordSet = .max) {
        for word in 0..<query.wordCount where wanted & 1 << WordSet(word) != 0 && Self.beginsNumber(query.word(word)) {
            if word + 1 < query.wordCount, wanted & 2 << WordSet(word) != 0, Self.continues(query, word + 1) {
                append(words: word...word + 1, of: query)
            }
            append(words: word...word, of: query)
        }
    }

    private mutating func append(words range: ClosedRange<Int>, of query: ParsedQuery) {
        let number = HouseNumber(query.source(range))
        // Too large to be a house's.
        guard number.number > 0 else { return }
        let set = range.reduce(WordSet(0)) { $0 | 1 << WordSet($1) }
        candidates.append(Candidate(words: set, number: number))
        words |= set
    }

    /// The candidate for words that nothing else stands for: the one that has just them, or one that has them too.
    func candidate(for missing: WordSet) -> Candidate? {
        candidates.first { $0.words == missing } ?? candidates.first { $0.words & missing == missing }
    }

    private static func beginsNumber(_ word: ArraySlice<UInt8>) -> Bool {
        word.first.map((UInt8(ascii: "0")...UInt8(ascii: "9")).contains) ?? false
    }

    /// Whether a word belongs to the number before it: a letter, "bis", or another number behind a stroke or a dash.
    private static func continues(_ query: ParsedQuery, _ word: Int) -> Bool {
        let bytes = query.word(word)
        if bytes.count == 1, !beginsNumber(bytes) { return true }
        if additions.contains(String(decoding: bytes, as: UTF8.self)) { return true }
        guard beginsNumber(bytes) else { return false }
        let utf8 = Array(query.text.utf8)
        let between = utf8[query.token(word - 1).sourceEnd..<query.token(word).sourceStart]
        let separator = String(decoding: between, as: UTF8.self).filter { $0 != " " }
        return ["/", "-", "\u{2013}", "\u{2014}"].contains(separator)
    }

    /// Suffixes of numbers in Romance languages: "12 bis".
    private static let additions: Set<String> = ["bis", "ter", "quater", "quinquies"]
}
