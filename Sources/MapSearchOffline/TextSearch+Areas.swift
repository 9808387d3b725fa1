import MapSearch
import MapSearchIndexFormat

extension TextSearch {
    /// Words that an area of some kinds must answer, by the number of each kind.
    struct AreaDemand {
        let words: WordSet
        let isWanted: [Bool]
    }

    /// The demands on the words of a text; none where the word for the kind is part of a name, as in "State College".
    static func demands(
        _ areas: [NamedArea], of query: ParsedQuery, kinds: [String]
    ) -> [AreaDemand] {
        areas.compactMap { area in
            let words = query.words { word in area.words.contains { $0[...] == query.word(word) } }
            guard words != 0, query.words(where: { query.word($0) == area.kind[...] }) == 0 else { return nil }
            return AreaDemand(words: words, isWanted: kinds.map { area.kinds.contains(ObjectKind(rawValue: $0)) })
        }
    }

    /// Whether a match answers words as areas: in "Province of Quebec", Québec is no city.
    func namesAreas(
        _ match: TextMatch, _ row: AttributeTable.Row, _ outerWords: WordSet, _ contexts: ContextReader
    ) throws(IndexFormatError) -> Bool {
        for demand in areaDemands where try !isMet(demand, by: match, row, outerWords, contexts) { return false }
        return true
    }

    private func isMet(
        _ demand: AreaDemand, by match: TextMatch, _ row: AttributeTable.Row, _ outerWords: WordSet,
        _ contexts: ContextReader
    ) throws(IndexFormatError) -> Bool {
        func isWanted(_ kind: UInt8) -> Bool { Int(kind) < demand.isWanted.count && demand.isWanted[Int(kind)] }
        // "Bologna, Provincia di Bologna" is the city in the province, and neither the city nor the province alone.
        let isSaidTwice = demand.words & query.separatelyRepeatedWords != 0
        if !isSaidTwice, demand.words & match.ownWords != 0, isWanted(row.kind) { return true }
        let words = isSaidTwice ? demand.words : demand.words & ~match.ownWords
        // Of other indexes only countries, regions and settlements are containers.
        if words & outerWords != 0 { return true }
        var next = row.container
        for _ in 0..<ContainerIndex.maximumDepth {
            guard let container = next else { break }
            if contexts.places[container].all & words != 0,
                isWanted(try index.attributes.kind(try index.containers.document(container)))
            {
                return true
            }
            next = try index.containers.parent(container)
        }
        return false
    }
}
