import MapSearchIndexFormat
import MapSearchText

/// What indexes know of the words of a query, each by itself.
struct WordFacts {
    /// The words that no index has.
    var unknown: WordSet
    /// About how many documents have each word.
    var counts: [Int]
    /// The words that name a sort of place alone, such as "hotel".
    let categories: WordSet

    init(_ query: ParsedQuery) {
        unknown = query.allWords
        counts = Array(repeating: 0, count: query.wordCount)
        categories = query.categoryWords
    }

    /// Adds what an index knows.
    mutating func add(_ meanings: [WordMeaning], of index: IndexFile) throws(IndexFormatError) {
        for (word, meaning) in meanings.enumerated() {
            for entry in meaning.entriesBySource.exact {
                unknown &= ~(1 << WordSet(word))
                counts[word] += try index.postings.estimatedCount(entry.terms)
            }
        }
    }
}

extension ParsedQuery {
    /// The words that name a sort of place alone, such as "hotel": they are no typos of other words.
    var categoryWords: WordSet {
        let taxonomy = CategoryTaxonomy.shared
        return (0..<wordCount).reduce(0) { words, word in
            let text = String(decoding: self.word(word), as: UTF8.self)
            let isCategory = taxonomy.concepts(of: text).contains { concept in
                if case .categories = taxonomy.concepts[concept].meaning { true } else { false }
            }
            return isCategory ? words | 1 << WordSet(word) : words
        }
    }
}
