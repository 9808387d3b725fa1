import MapGeometry
import MapSearch
import MapSearchIndexFormat
import MapSearchText

extension StagedSearch {
    /// The place that the coarser part of a text names, for a text that nothing has as a whole.
    ///
    /// - Returns: nil when it names none.
    /// - Throws: ``SearchError`` when an index is damaged, `CancellationError`.
    static func coarserAnswer(to query: ParsedQuery, _ scope: Scope) throws -> TextAnswer? {
        guard query.wordCount > 1 else { return nil }
        // A flat is no part of any place.
        let query = AddressNoise.removed(from: query).map { ParsedQuery($0) } ?? query
        var search = StagedSearch(query, scope)
        let facts = try search.wordFacts()
        return try coarserAnswer(to: CoarserReadings.all(of: query, facts), facts, scope)
    }

    /// The same for an address in fields.
    ///
    /// - Throws: ``SearchError`` when an index is damaged, `CancellationError`.
    static func coarserAnswer(to fields: AddressFields, _ scope: Scope) throws -> TextAnswer? {
        try coarserAnswer(to: CoarserReadings.all(of: fields), nil, scope)
    }

    private static func coarserAnswer(
        to readings: [CoarserReadings.Reading], _ facts: WordFacts?, _ scope: Scope
    ) throws -> TextAnswer? {
        func first(of group: CoarserReadings.Group) throws -> TextAnswer? {
            for reading in readings where reading.group == group {
                if let answer = try answer(to: reading, facts, scope) { return answer }
            }
            return nil
        }
        if let answer = try first(of: .other) { return answer }
        let (end, beginning) = (try first(of: .end), try first(of: .beginning))
        guard let end, let beginning, let last = end.hits.first, let leading = beginning.hits.first else {
            return end ?? beginning
        }
        // The one that has more of the text, or else the better known.
        let counts = (end.query.wordCount, beginning.query.wordCount)
        if counts.0 != counts.1 { return counts.0 > counts.1 ? end : beginning }
        return leading.match.rank > last.match.rank ? beginning : end
    }

    /// The answer to one reading; nil when nothing is good enough.
    private static func answer(
        to reading: CoarserReadings.Reading, _ facts: WordFacts?, _ scope: Scope
    ) throws -> TextAnswer? {
        var search = StagedSearch(reading.query, scope.with { $0.fields = reading.fields })
        let judge = CoarserJudge(reading, facts, scope, isTyping: search.isTyping)
        try search.searchAsTyped("a part")
        if search.hasMatches, let accepted = try judge.accepted(of: try search.answer()) { return accepted }
        // A house that is there in a place that is named: its street may have a typo.
        guard case .anythingInPlace = reading.demand, reading.query.numericWords != 0, search.corrects else {
            return nil
        }
        try search.searchCorrected()
        return search.hasMatches ? try judge.accepted(of: try search.answer(), isCorrected: true) : nil
    }
}

/// Decides which results of a part of a text are an answer to all of it.
private struct CoarserJudge {
    let reading: CoarserReadings.Reading
    let facts: WordFacts?
    let scope: StagedSearch.Scope
    let isTyping: Bool

    private static let places: Set<ObjectKind> = [.country, .region, .county, .locality, .district, .postcode]
    /// The importance from which on a place is known to many: that of a large city.
    private static let fame: UInt16 = 39_322
    /// How far apart, in metres, two streets of one name may be the same.
    private static let sameReach = 1_000.0

    init(
        _ reading: CoarserReadings.Reading, _ facts: WordFacts?, _ scope: StagedSearch.Scope, isTyping: Bool
    ) {
        self.reading = reading
        self.facts = facts
        self.scope = scope
        self.isTyping = isTyping
    }

    /// The results that are accepted; nil when there is none.
    ///
    /// Of corrected ones only houses that are there.
    func accepted(of answer: TextAnswer, isCorrected: Bool = false) throws -> TextAnswer? {
        var parts = answer.parts
        for part in parts.indices {
            let index = scope.indexes[part]
            parts[part].matches = try index.mappingFormatErrors {
                try parts[part].matches.filter { match throws(IndexFormatError) in
                    isCorrected
                        ? match.isFullName && match.house?.precision == .exact && isNamedWithPlace(match)
                        : try isAccepted(match, in: index)
                }
            }
            parts[part].found = parts[part].matches.count
        }
        let accepted = TextAnswer(query: answer.query, parts: parts)
        guard let first = accepted.hits.first else { return nil }
        if case .onlyOneInPlace = reading.demand, try !isOnlyOne(first, of: accepted) { return nil }
        return accepted
    }

    private func isAccepted(_ match: TextMatch, in index: OfflineIndex) throws(IndexFormatError) -> Bool {
        guard match.step.rawValue <= (isTyping ? MatchStep.begun : .words).rawValue else { return false }
        switch reading.demand {
        case .anything: return true
        case .nameOfWords: return match.ownWords.nonzeroBitCount > 1
        case .place, .certainPlace, .anythingInPlace, .onlyOneInPlace:
            guard match.isFullName else { return false }
        }
        let kind = try index.kind(of: match.document)
        let isPlace = Self.places.contains(kind) && match.house == nil
        let isStreet = kind == .street && isTelling(match.ownWords)
        switch reading.demand {
        case .place: return isPlace
        case .certainPlace:
            guard isPlace else { return false }
            if isNamedWithPlace(match) || facts?.hasStreets == true || isRare { return true }
            return try index.file.attributes.importance(match.document) >= Self.fame
        case .anythingInPlace: return isPlace || isStreet && isNamedWithPlace(match)
        case .onlyOneInPlace:
            return (isPlace || isStreet || kind == .business) && isTelling(match.ownWords) && isNamedWithPlace(match)
        case .anything, .nameOfWords: return true
        }
    }

    /// So many names at most have a word that is hardly anything but the name of a town.
    private static let rareCount = 12

    /// Whether few names have the words of the part.
    private var isRare: Bool {
        guard let facts, reading.query.wordCount > 0 else { return false }
        let start = facts.counts.count - reading.query.wordCount
        guard start >= 0 else { return false }
        return facts.counts[start...].contains { 1...Self.rareCount ~= $0 }
    }

    /// Whether some of the words are no words for a street, and no numbers.
    private func isTelling(_ words: WordSet) -> Bool {
        let query = reading.query
        return (0..<query.wordCount).contains { word in
            words & ~query.numericWords & 1 << WordSet(word) != 0 && !StreetWords.isAlone(query.word(word))
        }
    }

    /// Whether words name something that the object belongs to; the number of a house is no such word.
    private func isNamedWithPlace(_ match: TextMatch) -> Bool {
        let query = reading.query
        return (0..<query.wordCount).contains { word in
            guard ~match.ownWords & 1 << WordSet(word) != 0 else { return false }
            return query.numericWords & 1 << WordSet(word) == 0 || query.token(word).characterCount >= 4
        }
    }

    /// Whether no other result is as good as the first and somewhere else.
    private func isOnlyOne(_ first: TextAnswer.Hit, of answer: TextAnswer) throws -> Bool {
        let place = try coordinate(of: first)
        return try answer.hits.dropFirst().allSatisfy { hit in
            guard hit.match.step == first.match.step, (hit.match.house == nil) == (first.match.house == nil) else {
                return true
            }
            return try coordinate(of: hit).distance(to: place) <= Self.sameReach
        }
    }

    private func coordinate(of hit: TextAnswer.Hit) throws -> Coordinate {
        let index = scope.indexes[hit.part]
        return try index.mappingFormatErrors {
            try hit.match.house?.coordinate ?? index.file.coordinate(try index.file.attributes[hit.match.document])
        }
    }
}
