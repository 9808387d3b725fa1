import MapGeometry
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
    /// The words of candidates that are a number only where a house has just that, such as "UG1".
    private(set) var worded: WordSet = 0

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

    /// A number has at most this many words, and its words without a digit at most this many characters: longer ones are names,
    /// and a search in which each of them might be a number would look at everything in the town.
    private static let mostWords = 3
    private static let mostLetters = 3

    /// Adds numbers that begin or continue with words, such as "UG1" and "Lot 5".
    mutating func addWorded(_ query: ParsedQuery, among wanted: WordSet) {
        let wanted = wanted & query.allWords
        let segments = query.segments.isEmpty ? [query.allWords] : query.segments
        for first in 0..<query.wordCount {
            var run: WordSet = 0
            for last in first..<min(first + Self.mostWords, query.wordCount) {
                run |= 1 << WordSet(last)
                let isShort = query.token(last).characterCount <= Self.mostLetters
                guard wanted & run == run, segments.contains(where: { $0 & run == run }),
                    isShort || query.numericWords & 1 << WordSet(last) != 0
                else { break }
                let isPlain = first == last && Self.beginsNumber(query.word(first))
                guard !isPlain, run & query.numericWords != 0 else { continue }
                candidates.append(Candidate(words: run, number: HouseNumber(query.source(first...last))))
                words |= run
                worded |= run
            }
        }
    }

    /// The candidate for words that nothing else stands for: the one that has just them, or one that has them too.
    func candidate(for missing: WordSet) -> Candidate? {
        candidates.first { $0.words == missing } ?? candidates.first { $0.words & missing == missing }
    }

    private static func beginsNumber(_ word: ArraySlice<UInt8>) -> Bool {
        word.first.map(\.isASCIIDigit) ?? false
    }

    /// Whether a word belongs to the number before it: a letter, "bis", or another number behind a stroke or a dash.
    private static func continues(_ query: ParsedQuery, _ word: Int) -> Bool {
        let bytes = query.word(word)
        if bytes.count == 1, !beginsNumber(bytes) { return !isElsewhere(word, query) }
        if additions.contains(bytes) { return true }
        guard beginsNumber(bytes) else { return false }
        let utf8 = Array(query.text.utf8)
        let between = utf8[query.token(word - 1).sourceEnd..<query.token(word).sourceStart]
        let separator = String(decoding: between, as: UTF8.self).filter { $0 != " " }
        return ["/", "-", "\u{2013}", "\u{2014}"].contains(separator)
    }

    /// Whether a letter is behind a comma, or that of a country before a postal code: "Tal 8, D-80331 München".
    private static func isElsewhere(_ word: Int, _ query: ParsedQuery) -> Bool {
        AddressNoise.startsSegment(word, query) || CountrySigns.precedesCode(word, query)
    }

    /// Suffixes of numbers in Romance languages: "12 bis".
    private static let additions = FoldedWordSet("bis ter quater quinquies")
}
