import MapGeometry
import MapSearchIndexFormat
import MapSearchText

/// Other ways to split a text into words, for texts that match nothing as typed.
///
/// "L'viv" is "Lviv", "Niigata-shi" is "Niigata", "newyork" is "new york", "new castle" is "newcastle", and a run of
/// ideographs is split at the words in the index.
enum QueryReadings {
    /// The maximum number of other readings that are tried, besides those with other spaces.
    private static let maximumCount = 4
    /// The minimum length of a variant, as a fraction of the text.
    private static let smallestShare = 0.6

    /// Another way to read a text.
    struct Reading {
        let query: ParsedQuery
        /// The words that the best result must have one after the other in a name.
        var joined = 0..<0
        /// The words that are misspelt.
        var misspelt: WordSet = 0
    }

    /// The other readings of a query, likely ones first.
    ///
    /// While typing, the last word may be the beginning of one.
    static func others(
        of query: ParsedQuery, in index: IndexFile, effort: SearchEffort, isTyping: Bool
    ) throws(IndexFormatError) -> [Reading] {
        var texts: [String] = []
        let length = query.text.utf8.count
        NameVariants.forEachVariant(of: query.text) { variant in
            // In "Hill Street 5, Old Town / New Town", the last two words mean too little.
            guard Double(variant.utf8.count) >= smallestShare * Double(length) else { return }
            // "cafe/bar" asks for both.
            let categories = query.categoryWords.nonzeroBitCount
            if categories > 1, ParsedQuery(variant).categoryWords.nonzeroBitCount < categories { return }
            texts.append(variant)
        }
        if let text = RiverJoints.writtenOut(query.text) { texts.append(text) }
        texts += try LatinLetters(query, in: index).texts()
        if let text = try segmented(query, index) { texts.append(text) }
        if let text = try joined(query, index) { texts.append(text) }
        var readings = texts.prefix(maximumCount).map {
            Reading(query: ParsedQuery($0, leftOut: wordsLeftOut(of: query, by: $0)))
        }
        readings += try LostSpaces(query, in: index, effort: effort, isTyping: isTyping).readings()
        return readings
    }

    /// The words in brackets or next to a slash that a reading omits; other readings only write words in another way.
    private static func wordsLeftOut(of query: ParsedQuery, by text: String) -> [String] {
        guard query.text.contains(where: { "([（［/".contains($0) }) else { return [] }
        let reading = ParsedQuery(text)
        let words = (0..<reading.wordCount).map { reading.word($0) }
        return (0..<query.wordCount).filter { word in !words.contains { isPart(query.word(word), of: $0) } }.map(
            query.source)
    }

    /// Whether a word contains some bytes.
    private static func isPart(_ part: ArraySlice<UInt8>, of word: ArraySlice<UInt8>) -> Bool {
        guard part.count <= word.count else { return false }
        return (word.startIndex...word.endIndex - part.count).contains { word[$0...].starts(with: part) }
    }

    /// Splits runs of words without spaces.
    private static func segmented(_ query: ParsedQuery, _ index: IndexFile) throws(IndexFormatError) -> String? {
        var words: [String] = []
        var isCut = false
        for word in 0..<query.wordCount {
            var spaced: String?
            if query.token(word).script.isWrittenWithoutSpaces {
                spaced = try WordRun(word, of: query, in: index).spaced
            }
            words.append(spaced ?? query.source(word))
            if spaced != nil { isCut = true }
        }
        return isCut ? words.joined(separator: " ") : nil
    }

    /// Two adjacent words written as one word that is in the index, or is an abbreviation: "V.le", "пр-т".
    private static func joined(_ query: ParsedQuery, _ index: IndexFile) throws(IndexFormatError) -> String? {
        var abbreviation: String?
        for word in 0..<max(0, query.wordCount - 1) {
            let pair = query.word(word) + query.word(word + 1)
            let isKnown = try index.dictionary.lookUp(pair.span).exact != nil
            guard isKnown || abbreviation == nil && TokenVariants.isAbbreviation(pair) else { continue }
            let text = query.replacing(word...word + 1, by: [pair])
            if isKnown { return text }
            abbreviation = text
        }
        return abbreviation
    }

    /// The text with two words as one that an index has, or that is the beginning of one at the end of a text that is being typed; nil
    /// if there is none: "rheinpark stad".
    static func joinedWhileTyping(
        _ query: ParsedQuery, in index: IndexFile
    ) throws(IndexFormatError) -> ParsedQuery? {
        for word in 0..<max(0, query.wordCount - 1) {
            let pair = query.word(word) + query.word(word + 1)
            let found = try index.dictionary.lookUp(pair.span)
            let isLast = word + 2 == query.wordCount && query.endsInWord
            guard isLast ? !found.prefixed.isEmpty : found.exact != nil else { continue }
            return ParsedQuery(query.replacing(word...word + 1, by: [pair]), leftOut: query.leftOutWords)
        }
        return nil
    }
}
