import MapGeometry
import MapSearchIndexFormat
import MapSearchText

/// The results of several indexes for a text.
struct TextAnswer {
    /// A match, and the number of its index.
    struct Hit {
        let part: Int
        let match: TextMatch

        /// Where it is, in its index.
        func coordinate(in index: IndexFile) throws(IndexFormatError) -> Coordinate {
            if let house = match.house { return house.coordinate }
            return try index.coordinate(try index.attributes[match.document])
        }

        /// Whether it is in the area that another result of its index is.
        func isWithin(_ area: Hit, in index: OfflineIndex) throws -> Bool {
            guard part == area.part else { return false }
            return try index.mappingFormatErrors { () throws(IndexFormatError) in
                try index.isWithin(match.document) { $0 == area.match.document }
            }
        }
    }

    /// The reading of the text with the answer.
    var query: ParsedQuery
    /// The results of each index.
    let parts: [TextSearch.Outcome]
    /// The matches of all indexes, best first; of equally good ones, those of the first index come first.
    private(set) var hits: [Hit]
    /// The words that an index has as they are typed.
    var knownWords: WordSet = 0
    /// Whether it is where something of a name may be, and nothing but the name says so.
    var isGuess = false
    /// Whether the end of the text, which may say where it is, is left out.
    var isWithoutEnd = false

    init(query: ParsedQuery, parts: [TextSearch.Outcome]) {
        self.query = query
        self.parts = parts
        var hits: [Hit] = []
        hits.reserveCapacity(parts.reduce(0) { $0 + $1.matches.count })
        for (part, outcome) in parts.enumerated() {
            for match in outcome.matches { hits.append(Hit(part: part, match: match)) }
        }
        if parts.count > 1 {
            hits = hits.indices.sorted { first, second in
                let (one, other) = (hits[first].match.rank, hits[second].match.rank)
                return one != other ? one > other : first < second
            }.map { hits[$0] }
        }
        self.hits = hits
    }

    /// The same without some of the matches; those that were not compared do not count any more.
    func keeping(_ isWanted: (Hit) throws -> Bool) rethrows -> TextAnswer {
        var parts = parts
        var isUnchanged = true
        for part in parts.indices {
            let matches = try parts[part].matches.filter { try isWanted(Hit(part: part, match: $0)) }
            if matches.count == parts[part].matches.count { continue }
            isUnchanged = false
            parts[part].matches = matches
        }
        if isUnchanged { return self }
        for part in parts.indices { parts[part].found = parts[part].matches.count }
        var answer = TextAnswer(query: query, parts: parts)
        (answer.knownWords, answer.isGuess, answer.isWithoutEnd) = (knownWords, isGuess, isWithoutEnd)
        return answer
    }

    /// The same with a match before the others; unchanged for nil.
    func puttingFirst(_ place: Int?) -> TextAnswer {
        guard let place else { return self }
        var answer = self
        answer.hits.insert(answer.hits.remove(at: place), at: 0)
        return answer
    }

    /// Whether the text contains the complete name of the best match.
    var isOfFullName: Bool { hits.first?.match.isFullName ?? false }

    /// The number of matching documents; an estimate if not all were examined.
    var found: Int { parts.reduce(0) { $0 + $1.found } }

    /// Whether the best match is of another spelling of words that are names as they are typed, or continues them.
    var changesKnownWords: Bool { changedWords & knownWords != 0 }

    /// The words for which the best match has others.
    private var changedWords: WordSet { hits.first.map { $0.match.correctedWords | $0.match.begunWords } ?? 0 }

    /// Whether the best match has nothing of the text but short words that it corrects or continues, with a place that has the others.
    var isOfShortGuess: Bool {
        guard let match = hits.first?.match, match.ownWords & ~changedWords == 0, match.ownWords != query.allWords
        else { return false }
        return query.words { query.token($0).characterCount > Self.longestShortWord } & match.ownWords == 0
    }

    /// So many words as they were typed leave no doubt about the others.
    private static let certainCount = 3

    /// A word of so many characters is like that of some village, whatever it is.
    private static let longestShortWord = 4

    /// Whether the best match has words of the text as a name that it is not shown with, in a place that has the others.
    var isOfHiddenName: Bool {
        guard let match = hits.first?.match else { return false }
        return !match.isOwnName && match.ownWords != query.allWords
    }

    /// Whether this answer to a part of a text comes before one that changes its words: "Odesa South" is in Odesa, not Odense in South
    /// Denmark.
    ///
    /// Its place must have one of these words as typed, or they are a position, or short words next to a large city; and it must be
    /// better known, or a large city. Without results, the other answer is never meant. `isSettlement` says whether this one is a town.
    func isRatherMeant(than changed: TextAnswer, isSettlement: Bool) -> Bool {
        guard let other = changed.hits.first else { return true }
        // A large city is no typo of a better-known one: Bern is not Brno.
        guard let hit = hits.first,
            hit.match.score.importance > min(other.match.score.importance, Float(OfflineIndex.scoreOfLargeCity))
        else { return false }
        // "Irkutsk IKEA" is no village near Irkutsk, but "Paros Greece" may be one in Greece.
        if changed.isOfShortGuess, isSettlement, hit.match.isOwnName, hit.match.step == .whole,
            hit.match.isAsLargeCity
        {
            return true
        }
        let words = changed.changedWords
        // "Carrer de Josep Rossell 12, La Messana" is not in Messina: so much else is met as typed by what the correction finds.
        let met = changed.query.allWords & ~(words | other.match.unmatchedWords)
        let missed = changed.query.foldedWords(met).subtracting(query.foldedWords(query.allWords))
        if missed.count >= Self.certainCount { return false }
        // A position is never meant by another word, and the other reading may number its words differently.
        return words & changed.query.positionWords != 0
            || !query.foldedWords(hit.match.ownWords).isDisjoint(with: changed.query.foldedWords(words))
    }
}
