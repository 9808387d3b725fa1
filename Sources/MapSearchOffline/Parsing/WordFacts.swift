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
    /// Those of them that only say a position and the kind of an area, as in "Northern Territory".
    var namedAreas: WordSet = 0
    /// The words of a street with its number before the name of a town: a place that the street is named after is not where it is.
    var streetLines: WordSet = 0
    /// Whether an index has the countries of the world, and so the codes of their regions.
    var hasCountries = false

    /// Whether an index with streets has all words, so that the text is hardly about a place elsewhere.
    var isOfExtract = false

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
            guard try index.hasPlace(named: query, words) else { continue }
            namedSegments |= words
            if words.nonzeroBitCount > 1, words & ~(query.positionWords | AreaWords.words(of: query)) == 0,
                try index.hasPlace(named: query, words, of: [.region])
            {
                namedAreas |= words
            }
        }
        for line in query.streetLines where streetLines & line.words != line.words {
            if try isBeforeTown(line, of: query, in: index) { streetLines |= line.words }
        }
        let bracketed = query.bracketedWords
        for word in 0..<query.wordCount where bracketed & 1 << WordSet(word) != 0 || query.followsJoint(word) {
            if try index.hasPlace(named: query, 1 << WordSet(word), of: [.water, .area]) {
                waters |= 1 << WordSet(word)
            }
        }
        let index = index.file
        hasCountries = hasCountries || index.lines == nil && index.areas.count > 0
        var unknownHere = query.allWords & ~query.numericWords
        for (word, meaning) in meanings.enumerated() {
            for entry in meaning.entriesBySource.exact {
                unknown &= ~(1 << WordSet(word))
                unknownHere &= ~(1 << WordSet(word))
                counts[word] += try index.postings.estimatedCount(entry.terms)
            }
        }
        isOfExtract = isOfExtract || index.lines != nil && unknownHere == 0
    }
}

extension WordFacts {
    /// Whether one of the parts behind the line of a street is the name of a town.
    private func isBeforeTown(
        _ line: ParsedQuery.StreetLine, of query: ParsedQuery, in index: OfflineIndex
    ) throws(IndexFormatError) -> Bool {
        if try isTownWithCode(line, of: query, in: index) { return false }
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

extension WordFacts {
    /// A town that is so near to another one, in metres, is said to be there.
    private static let reachOfTown = 50_000.0
    /// A name that no more places have is rather that of the town than of a street.
    private static let rareCount = 3

    /// Whether the line of a street is rather a town with its postal code, in the area named behind it: "Rosario 2000, Santa Fe" and
    /// "Thun 3600, Bern", but not "Junín 1200, Buenos Aires".
    ///
    /// The town is better known than the one that has the name of the area, or is near it and has a rare name.
    private func isTownWithCode(
        _ line: ParsedQuery.StreetLine, of query: ParsedQuery, in index: OfflineIndex
    ) throws(IndexFormatError) -> Bool {
        let name = line.words & ~query.numericWords
        let codes = line.words & query.numericWords
        guard line.name == 0, codes.nonzeroBitCount == 1, query.isPostalCode(codes.trailingZeroBitCount) else {
            return false
        }
        for area in line.towns where area != 0 {
            let towns = try index.towns(named: query, name, in: area)
            guard let best = towns.best else { continue }
            let other = try index.mostImportant(named: query, area, of: [.locality])
            guard let other else { return true }
            if best.importance >= other.importance { return true }
            return towns.count <= Self.rareCount
                && best.coordinate.distance(to: other.coordinate) <= Self.reachOfTown
        }
        return false
    }
}

extension ParsedQuery {
    /// Whether a word follows a joint as in "an der Donau".
    fileprivate func followsJoint(_ word: Int) -> Bool {
        (1...2).contains { length in
            word > length && RiverJoints.length(of: (word - length..<word).map(self.word)) == length
        }
    }
}
