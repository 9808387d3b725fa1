import MapSearch
import MapSearchIndexFormat

extension StagedSearch {
    /// Few names have more words than these, and each number of words takes searches of its own.
    private static let mostWordsOfName = 5

    /// The answer with the longest name that contains a place's own and omitted words next to it: "Ely Place Snappy" is not in Ely if
    /// there is a street called Ely Place.
    ///
    /// - Returns: a rejection if several places have such a name, or a word beside it is unknown and may be that of a town.
    /// - Throws: ``SearchError`` if an index is damaged, `CancellationError`.
    static func answer(
        toNameAround place: TextAnswer.Hit, of answer: TextAnswer, in query: ParsedQuery, _ facts: WordFacts,
        _ scope: Scope
    ) throws -> Verdict {
        let own = query.numbers(of: place.match.ownWords, in: answer.query)
        guard own != 0 else { return .none }
        let (first, last) = (own.trailingZeroBitCount, WordSet.bitWidth - 1 - own.leadingZeroBitCount)
        let scope = scope.with {
            $0.corrects = false
            $0.isPart = true
            $0.isComplete = true
        }
        let longest = min(mostWordsOfName, query.wordCount - 1)
        guard longest > last - first + 1 else { return .none }
        for length in (last - first + 2...longest).reversed() {
            for start in max(0, last - length + 1)...min(first, query.wordCount - length) {
                if scope.isSpent { return .none }
                let words = (WordSet(1) << WordSet(length) &- 1) << WordSet(start)
                let part = query.keeping(words)
                var search = try StagedSearch(part, scope)
                try search.searchAsTyped("a longer name")
                let longer = try search.answer()
                guard let hit = longer.hits.first, isNamed(hit, by: part) else { continue }
                let others = longer.hits.dropFirst().filter { isNamed($0, by: part) }
                let isMeant =
                    try facts.unknown & ~(words | query.numericWords) == 0
                    && scope.areTogether(others, with: hit, within: CoarserJudge.sameReach)
                return isMeant ? .accepted(longer) : .rejected
            }
        }
        return .none
    }

    private static func isNamed(_ hit: TextAnswer.Hit, by query: ParsedQuery) -> Bool {
        hit.match.isFullOwnName && hit.match.ownWords == query.allWords && hit.match.house == nil
    }
}
