import MapSearchIndexFormat
import MapSearchText

/// Writes the words of a text that an index does not have in Latin letters, if they are in Cyrillic or Greek ones: "Хертен, Германия" is
/// Herten.
///
/// Few small places have names in other alphabets than their own, but people spell any name by its sound.
struct LatinLetters {
    /// A word alone with fewer letters may be anything.
    private static let shortestWord = 5

    private let query: ParsedQuery
    private let index: IndexFile

    init(_ query: ParsedQuery, in index: IndexFile) {
        self.query = query
        self.index = index
    }

    /// The text in Latin letters, and again with a simple *h* for "х", which also stands for *kh*; empty if there is nothing to change.
    func texts() throws(IndexFormatError) -> [String] {
        let countries = query.countryWords
        var changed: [(words: ClosedRange<Int>, bytes: [UInt8])] = []
        for word in 0..<query.wordCount where countries & 1 << WordSet(word) == 0 {
            let script = query.token(word).script
            guard script == .cyrillic || script == .greek,
                query.wordCount > 1 || query.token(word).characterCount >= Self.shortestWord,
                try index.dictionary.lookUp(query.word(word).span).exact == nil,
                let latin = Transliteration.latin(query.source(word).lowercased())
            else { continue }
            changed.append((word...word, Array(latin.utf8)))
        }
        guard !changed.isEmpty else { return [] }
        let plain = query.replacing(changed)
        let simple = query.replacing(changed.map { ($0.words, Self.withSimpleH($0.bytes)) })
        return plain == simple ? [plain] : [plain, simple]
    }

    /// Whether a word of a text is in Cyrillic or Greek letters.
    static func mayWrite(_ query: ParsedQuery) -> Bool {
        (0..<query.wordCount).contains { [.cyrillic, .greek].contains(query.token($0).script) }
    }

    private static func withSimpleH(_ word: [UInt8]) -> [UInt8] {
        let (k, h) = (UInt8(ascii: "k"), UInt8(ascii: "h"))
        return word.indices.filter { word[$0] != k || $0 + 1 == word.count || word[$0 + 1] != h }.map { word[$0] }
    }
}
