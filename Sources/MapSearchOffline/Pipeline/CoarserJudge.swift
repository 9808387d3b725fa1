import MapGeometry
import MapSearch
import MapSearchIndexFormat
import MapSearchText

/// Decides which results for a part of a text answer the whole text.
struct CoarserJudge {
    let reading: CoarserReadings.Reading
    let facts: WordFacts?
    let scope: StagedSearch.Scope
    let isTyping: Bool

    var query: ParsedQuery { reading.query }

    static let places: Set<ObjectKind> = [.country, .region, .county, .locality, .district, .postcode]
    /// Where something unknown may be; in an airport only by its name, because any word may be a code.
    static let sites = places.union([.airport])
    /// What people look for a category near to, or in.
    static let surroundings = sites.union([.water, .area])
    /// The maximum number of names that have a rare word: one that is almost always the name of a town.
    static let rareCount = 12
    /// The maximum distance, in metres, between two streets of one name that may be the same.
    static let sameReach = 1_000.0
    /// The same for two towns or regions.
    private static let reachOfTown = 20_000.0

    init(
        _ reading: CoarserReadings.Reading, _ facts: WordFacts?, _ scope: StagedSearch.Scope, isTyping: Bool
    ) {
        self.reading = reading
        self.facts = facts
        self.scope = scope
        self.isTyping = isTyping
    }

    /// The accepted results; nil if there are none.
    ///
    /// Of corrected results, only existing houses.
    func accepted(of answer: TextAnswer, isCorrected: Bool = false) throws -> TextAnswer? {
        var parts = answer.parts
        for part in parts.indices {
            let index = scope.indexes[part]
            parts[part].matches = try index.mappingFormatErrors {
                try parts[part].matches.filter { match throws(IndexFormatError) in
                    isCorrected ? isHouseInPlace(match) : try isAccepted(match, in: index)
                }
            }
            parts[part].found = parts[part].matches.count
        }
        let accepted = try inNamedCountries(TextAnswer(query: answer.query, parts: parts))
        guard let first = accepted.hits.first else { return nil }
        switch reading.demand {
        case .onlyOne where reading.isWithoutCode:
            if try !isOnlyOne(first, of: accepted), try !isPlace(first) { return nil }
        case .onlyOne: if try !isOnlyOne(first, of: accepted) { return nil }
        case .site:
            // "Sydney Castle" is in Sydney, and not at the airport of another one.
            guard let best = answer.hits.first, best.part == first.part,
                best.match.document == first.match.document
            else { return nil }
        case .clearPlace, .townOnRiver: if try !isClear(first, of: accepted) { return nil }
        default: break
        }
        return accepted
    }

    private func isAccepted(_ match: TextMatch, in index: OfflineIndex) throws(IndexFormatError) -> Bool {
        guard match.step <= (isTyping ? .begun : .words) else { return false }
        // "Champs-Élysées, Paris" is in no town that somebody calls Champs.
        if !match.isOwnName, try cutsName(match, in: index) { return false }
        if reading.isAfterRecipient, isHouseInPlace(match) { return true }
        let kind = try index.kind(of: match.document)
        if kind == .airport || reading.isOfCategory, try index.isInOtherCountry(match, than: query) { return false }
        let isPlace =
            (reading.isOfCategory ? Self.surroundings : Self.sites).contains(kind)
            && (kind != .airport || match.role != .code) && match.house == nil
            && match.isFullName && match.ownWords & reading.streetLine == 0
            && !query.isLowercasePair(match.ownWords) && !isAcrossLeftOut(match)
        let isTelling = match.ownWords & ~(query.numericWords | query.streetWords) != 0 && match.isFullName
        // A code alone, without a comma before it, means nothing: "Bank AG" is not in Antigua. But "downtown LA"
        // and "hotels near LAX" are in a town and at an airport.
        if match.role == .code, reading.isWithoutCommas, match.ownWords == query.allWords || match.step == .code,
            !reading.isAreaOfCode
        {
            if reading.isWithoutPosition { return kind == .locality && isPlace }
            // "37439 USA" is in no town called Usa.
            if reading.isWithoutCode, kind == .country, query.isShortCapitals(0) { return isPlace }
            return reading.isOfCategory && query.isShortCapitals(match.ownWords.trailingZeroBitCount)
                && (kind == .locality && reading.demand != .site || kind == .airport)
        }
        switch reading.demand {
        case .place, .clearPlace: return isPlace
        case .famousPlace:
            // "Holland & Barrett" is no place in the Netherlands.
            return isPlace && match.score.context == 0 && match.isFamous
        case .bigCity:
            // "Victoria station" is in no region.
            guard kind == .locality || reading.group != .end else { return false }
            return isPlace && match.score.context == 0 && match.isBigCity
        case .largePlace:
            guard isPlace, match.score.context == 0 else { return false }
            return try index.isLargeCity(match.document)
        case .site: return isPlace && match.score.context == 0 && (kind == .airport || isNamedWithPlace(match))
        case .town: return isPlace && kind == .locality && match.isOwnName
        case .townOnRiver:
            guard isPlace, kind == .locality, match.isOwnName || match.isAsLargeCity else { return false }
            if reading.leftOut & (facts?.waters ?? 0) != 0 || isRare { return true }
            return try index.isLargeCity(match.document)
        case .certainPlace:
            // "Van" in the name of a country in some language means nothing.
            guard isPlace, match.score.context == 0 else { return false }
            if reading.isOfCategory, match.step == .whole {
                // "cafe near airport" is near some airport, and not in a village of that name.
                guard reading.isNear, match.ownWords & ~query.categoryWords == 0 else { return true }
                return try index.isLargeCity(match.document)
            }
            // Of another index, only what is known there.
            if isNamedWithPlace(match) || facts != nil && index.file.lines != nil || isRare { return true }
            return try index.isLargeCity(match.document)
        case .placeOrStreet: return isPlace || kind == .street && isTelling && isNamedWithPlace(match)
        case .onlyOne:
            // The omitted words next to the name of a street or a business may belong to the name.
            guard isTelling || kind == .postcode && reading.isWithoutCode, isNamedWithPlace(match) else { return false }
            // "San Martín 1200, Buenos Aires" is no Buenos Aires in San Martín: a street with its number is not around a town.
            if isPlace, reading.streetLine & ~query.numericWords != 0 { return false }
            let isWhole = match.ownWords & reading.besideLeftOut == 0
            return isPlace || isWhole && (kind == .street || kind == .business && isNamedInWords(match))
        case .nameOfWords:
            guard match.ownWords.nonzeroBitCount > 1, match.isFullName else { return false }
            return try !index.isInOtherCountry(match, than: query)
        case .anything:
            // A place is met whole, and what is only called after a place or a street is not there for a missing number: "24h Apotheke" is
            // in no village of that name.
            if Self.places.contains(kind) { return isPlace && match.ownWords & ~query.categoryWords != 0 }
            if kind == .street { return true }
            // "Tower 42" is not another tower, nor is "Im Tal 12" what is called after the street.
            let names = match.ownWords & ~query.words { query.token($0).characterCount < 3 }
            guard match.isFullName || names.nonzeroBitCount > 1 else { return false }
            return match.ownWords & ~(reading.placeNames | query.streetNames | query.numericWords) != 0
        }
    }

    /// Whether a category is to be near a place that few people know: "restaurant near Etna" hardly means the town in Pennsylvania.
    func isUncertain(_ hit: TextAnswer.Hit) throws -> Bool {
        guard reading.isOfCategory, reading.isNear, !isNamedWithPlace(hit.match), try isPlace(hit) else { return false }
        let index = scope.indexes[hit.part]
        return try index.mappingFormatErrors { () throws(IndexFormatError) in
            if index.file.lines != nil { return false }
            return try !index.isLargeCity(hit.match.document)
        }
    }

    /// Whether a house with a number exists on a street that is named together with its place.
    private func isHouseInPlace(_ match: TextMatch) -> Bool {
        match.isFullName && match.house?.precision == .exact && isNamedWithPlace(match)
    }

    /// Whether the name has words both of what is partly left out and of other parts: "London, East Poultry Avenue" is not East
    /// London.
    private func isAcrossLeftOut(_ match: TextMatch) -> Bool {
        match.ownWords & reading.besideLeftOut != 0 && match.ownWords & ~reading.besideLeftOut != 0
    }

    /// Whether a place may be cut out of a name between two commas, as "Liberty" out of "Statue of Liberty, New York"; not if many
    /// people know it.
    func cutsName(_ hit: TextAnswer.Hit) throws -> Bool {
        let index = scope.indexes[hit.part]
        return try index.mappingFormatErrors { () throws(IndexFormatError) in try cutsName(hit.match, in: index) }
    }

    private func cutsName(_ match: TextMatch, in index: OfflineIndex) throws(IndexFormatError) -> Bool {
        guard reading.mayCutName, match.ownWords & reading.besideLeftOut != 0 else { return false }
        return try !index.isLargeCity(match.document)
    }

    /// Whether few names contain one of the words of the part.
    private var isRare: Bool {
        guard let facts else { return false }
        return facts.counts.indices.contains { word in
            reading.words & 1 << WordSet(word) != 0 && 1...Self.rareCount ~= facts.counts[word]
        }
    }

    /// Whether words name a container of the object.
    ///
    /// A house number is not such a word, and "Il-Manikata" is not in Illinois. Next to an omitted word, an article or the like is none:
    /// "Van Gogh, Amsterdam".
    func isNamedWithPlace(_ match: TextMatch) -> Bool {
        let codes = query.words { query.token($0).characterCount >= 4 }
        let articles =
            reading.besideLeftOut
            & query.words { QualifierWords.contains(query.word($0)) && !query.isShortCapitals($0) }
        let others =
            query.allWords & ~(match.ownWords | match.unmatchedWords | articles) & (~query.numericWords | codes)
        return others != 0 && !query.isLowercasePair(others)
    }

    /// Whether words other than numbers name a container of the object.
    private func isNamedInWords(_ match: TextMatch) -> Bool {
        query.allWords & ~match.ownWords & ~query.numericWords != 0
    }

    /// How much better known a place must be than all others of its name.
    private static let importanceOfClear: Float = 0.10

    private func isPlace(_ hit: TextAnswer.Hit) throws -> Bool {
        let index = scope.indexes[hit.part]
        return try index.mappingFormatErrors { Self.places.contains(try index.kind(of: hit.match.document)) }
    }

    /// Whether every other result of the same name is much less known than the first, the same place, or an area around it.
    func isClear(_ first: TextAnswer.Hit, of answer: TextAnswer) throws -> Bool {
        let rivals = try answer.hits.dropFirst().filter {
            try $0.match.score.total + Self.importanceOfClear > first.match.score.total
                && !scope.isWithin(first, area: $0)
        }
        return try scope.areTogether(rivals, with: first, within: Self.reachOfTown)
    }

    /// Whether no other result is as good as the first and elsewhere.
    private func isOnlyOne(_ first: TextAnswer.Hit, of answer: TextAnswer) throws -> Bool {
        let rivals = answer.hits.dropFirst().filter {
            $0.match.step == first.match.step && ($0.match.house == nil) == (first.match.house == nil)
        }
        return try scope.areTogether(rivals, with: first, within: Self.sameReach)
    }
}
