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
    /// The words that name a country, or a settlement or the like in full.
    var coarse: WordSet
    /// Whether an index has streets: the names of its settlements are few.
    var hasStreets = false

    init(_ query: ParsedQuery) {
        unknown = query.allWords
        counts = Array(repeating: 0, count: query.wordCount)
        categories = query.categoryWords
        coarse = NamedContainer.countries(in: query, fields: nil).reduce(0) { $0 | $1.words }
    }

    /// Adds what an index knows.
    mutating func add(
        _ meanings: [WordMeaning], of query: ParsedQuery, in index: OfflineIndex
    ) throws(IndexFormatError) {
        for place in try NamedContainer.all(in: index, query, meanings, fields: nil) { coarse |= place.words }
        let index = index.file
        if index.lines != nil { hasStreets = true }
        for (word, meaning) in meanings.enumerated() {
            for entry in meaning.entriesBySource.exact {
                unknown &= ~(1 << WordSet(word))
                counts[word] += try index.postings.estimatedCount(entry.terms)
            }
        }
    }
}

extension ParsedQuery {
    /// The words that have no typos: they name a sort of place, or a country at an end of the text.
    var fixedWords: WordSet {
        NamedContainer.countries(in: self, fields: nil).reduce(categoryWords) { $0 | $1.words }
    }

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
