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
        return try coarserAnswer(to: CoarserReadings.all(of: query, try search.wordFacts()), scope)
    }

    /// The same for an address in fields.
    ///
    /// - Throws: ``SearchError`` when an index is damaged, `CancellationError`.
    static func coarserAnswer(to fields: AddressFields, _ scope: Scope) throws -> TextAnswer? {
        try coarserAnswer(to: CoarserReadings.all(of: fields), scope)
    }

    private static func coarserAnswer(
        to readings: [CoarserReadings.Reading], _ scope: Scope
    ) throws -> TextAnswer? {
        for reading in readings {
            var search = StagedSearch(reading.query, scope.with { $0.fields = reading.fields })
            let judge = CoarserJudge(reading, scope, isTyping: search.isTyping)
            try search.searchAsTyped("a part")
            if search.hasMatches, let accepted = try judge.accepted(of: try search.answer()) { return accepted }
            // A house that is there in a place that is named: its street may have a typo.
            guard case .anythingInPlace = reading.demand, reading.query.numericWords != 0, search.corrects else { continue }
            try search.searchCorrected()
            if search.hasMatches, let accepted = try judge.accepted(of: try search.answer(), isCorrected: true) {
                return accepted
            }
        }
        return nil
    }
}

/// Decides which results of a part of a text are an answer to all of it.
private struct CoarserJudge {
    let reading: CoarserReadings.Reading
    let scope: StagedSearch.Scope
    let isTyping: Bool

    private static let places: Set<ObjectKind> = [.country, .region, .county, .locality, .district, .postcode]
    /// The importance from which on a place is known to many: that of a large city.
    private static let fame: UInt16 = 39_322
    /// How far apart, in metres, two streets of one name may be the same.
    private static let sameReach = 1_000.0

    init(_ reading: CoarserReadings.Reading, _ scope: StagedSearch.Scope, isTyping: Bool) {
        self.reading = reading
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
        let isPlace = Self.places.contains(try index.kind(of: match.document)) && match.house == nil
        switch reading.demand {
        case .place: return isPlace
        case .certainPlace:
            guard isPlace else { return false }
            if isNamedWithPlace(match) { return true }
            return try index.file.attributes.importance(match.document) >= Self.fame
        case .anythingInPlace: return isPlace || isNamedWithPlace(match)
        case .onlyOneInPlace: return isNamedWithPlace(match)
        case .anything, .nameOfWords: return true
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
