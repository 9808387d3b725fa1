import MapSearchIndexFormat

/// The words of a query as found in the indexes, one by one.
struct WordFacts {
    /// The words that no index has.
    var unknown: WordSet
    /// About how many documents have each word.
    var counts: [Int]
    /// The words that name a place category alone, such as "hotel".
    let categories: WordSet
    /// The words that name a country, or a settlement or the like in full.
    var coarse: WordSet

    init(_ query: ParsedQuery) {
        unknown = query.allWords
        counts = Array(repeating: 0, count: query.wordCount)
        categories = query.categoryWords
        coarse = query.countryWords
    }

    /// Adds what an index knows.
    mutating func add(
        _ meanings: [WordMeaning], of query: ParsedQuery, in index: OfflineIndex
    ) throws(IndexFormatError) {
        for place in try NamedContainer.all(in: index, query, meanings, fields: nil, needsExtent: false) {
            // "In" and "it" are codes of countries and regions, where they are written as codes.
            if !query.isLowercasePair(place.words) { coarse |= place.words }
        }
        let index = index.file
        for (word, meaning) in meanings.enumerated() {
            for entry in meaning.entriesBySource.exact {
                unknown &= ~(1 << WordSet(word))
                counts[word] += try index.postings.estimatedCount(entry.terms)
            }
        }
    }
}
