import MapSearchIndexFormat
import MapSearchText

extension CoarserReadings {
    /// No address names more places than these in one another.
    private static let mostWordsOfRun = 8

    /// The beginnings of a run of ideographs, longest first: such addresses go from the country to the house.
    ///
    /// "北京市朝阳区" is in Beijing, but "清水寺" is not in Shimizu: a single word without a kind of unit must be a place that all people
    /// know.
    static func beginningsOfRun(
        in query: ParsedQuery, _ index: IndexFile
    ) throws(IndexFormatError) -> [Reading] {
        guard let run = (0..<query.wordCount).first(where: { query.token($0).script == .ideographic }),
            (0..<run).allSatisfy({ query.isNumber($0) || query.isPostalCode($0) })
        else { return [] }
        let others = (0..<query.wordCount).filter { $0 != run }
        let (before, after) = (others.prefix(run).map(query.source), others.dropFirst(run).map(query.source))
        let cut = try WordRun(run, of: query, in: index)
        return cut.words.indices.prefix(mostWordsOfRun).reversed().compactMap { last in
            let rest = cut.rest(behind: last)
            let part = ParsedQuery(
                cut.words[...last].joined(separator: " "), leftOut: before + (rest.isEmpty ? [] : [rest]) + after)
            guard !part.leftOutWords.isEmpty else { return nil }
            let isCertain = last > 0 || NameVariants.hasUnit(cut.words[last])
            var reading = Reading(query: part, demand: isCertain ? .place : .famousPlace)
            // "北京大学" is a name, and not an address.
            reading.isGuess = !isCertain && query.numericWords == 0
            return reading
        }
    }
}

extension CoarserReadings.Reading {
    /// The number of bytes of the words that it omits.
    var lengthLeftOut: Int { query.leftOutWords.reduce(0) { $0 + $1.utf8.count } }
}
