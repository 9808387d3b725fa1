import MapSearch
import MapSearchIndexFormat
import MapSearchText

/// Information about the words of a query from the indexes, word by word.
struct WordFacts {
    /// The words that no index has.
    var unknown: WordSet
    /// The approximate number of documents with each word.
    var counts: [Int]
    /// The words that are a place category on their own, such as "hotel".
    let categories: WordSet
    /// The words that completely name a country, a settlement or the like.
    var coarse: WordSet
    /// The words that are the complete name of a river, a lake, a sea or the like; only looked up where a town may be on it.
    var waters: WordSet = 0
    /// The words between commas that are all of the name of a settlement, region or country, without codes and numbers.
    var namedSegments: WordSet = 0
    /// The words of a street with its number before the name of a town: a place that the street is named after is not where it is.
    var streetLines: WordSet = 0
    /// Whether an index has the countries of the world, and so the codes of their regions.
    var hasCountries = false

    /// An address has hardly more parts between commas.
    private static let longestAddress = 8

    init(_ query: ParsedQuery) {
        unknown = query.allWords
        counts = Array(repeating: 0, count: query.wordCount)
        categories = query.categoryWords
        coarse = query.countryWords
    }

    /// Adds the information of an index.
    mutating func add(
        _ meanings: [WordMeaning], of query: ParsedQuery, in index: OfflineIndex
    ) throws(IndexFormatError) {
        for place in try NamedContainer.all(in: index, query, meanings, fields: nil, needsExtent: false) {
            if query.isRoadCode(place.words) { continue }
            // "In" and "it" are codes of countries and regions if they are written as codes.
            if !query.isLowercasePair(place.words) { coarse |= place.words }
        }
        for segment in query.segments.suffix(Self.longestAddress) {
            let words = segment & ~query.numericWords
            if try index.hasPlace(named: query, words) { namedSegments |= words }
        }
        for line in query.streetLines where streetLines & line.words != line.words {
            if try isBeforeTown(line, of: query, in: index) { streetLines |= line.words }
        }
        for word in 0..<query.wordCount where query.mayBeWater(word) {
            if try index.hasPlace(named: query, 1 << WordSet(word), of: [.water, .area]) {
                waters |= 1 << WordSet(word)
            }
        }
        let index = index.file
        hasCountries = hasCountries || index.lines == nil && index.areas.count > 0
        for (word, meaning) in meanings.enumerated() {
            for entry in meaning.entriesBySource.exact {
                unknown &= ~(1 << WordSet(word))
                counts[word] += try index.postings.estimatedCount(entry.terms)
            }
        }
    }
}

extension WordFacts {
    /// Whether one of the parts behind the line of a street is the name of a town.
    private func isBeforeTown(
        _ line: ParsedQuery.StreetLine, of query: ParsedQuery, in index: OfflineIndex
    ) throws(IndexFormatError) -> Bool {
        var least: Float = 0
        if line.name != 0 {
            guard let own = try index.importanceOfPlace(named: query, line.name) else { return false }
            if line.mayBeginWithTown { least = own }
        }
        for town in line.towns where town != 0 {
            if try index.namesTown(query, town, from: least) { return true }
        }
        return false
    }
}

extension ParsedQuery {
    /// Whether a word follows a joint as in "an der Donau", or is in brackets.
    fileprivate func mayBeWater(_ word: Int) -> Bool {
        if bracketedWords & 1 << WordSet(word) != 0 { return true }
        return (1...2).contains { length in
            word > length && RiverJoints.length(of: (word - length..<word).map(self.word)) == length
        }
    }
}
