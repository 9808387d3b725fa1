import MapGeometry
import MapSearch
import MapSearchIndexFormat

extension StagedSearch {
    /// The place named by the coarser part of a text, if nothing matches the whole text.
    ///
    /// - Returns: nil if it names none.
    /// - Throws: ``SearchError`` if an index is damaged, `CancellationError`.
    static func coarserAnswer(to query: ParsedQuery, _ scope: Scope) throws -> TextAnswer? {
        if let answer = try coarserAnswer(toWordsOf: query, scope) ?? coarserAnswer(toRunIn: query, scope) {
            return answer
        }
        // "Tower Bridge, London, Wales, UK": the part of the country is wrong.
        let parts = query.partsOfCountries
        return parts == 0 ? nil : try coarserAnswer(toWordsOf: query.keeping(query.allWords & ~parts), scope)
    }

    /// The same for a run of ideographs: each index cuts it at its own words, and the longest beginning comes first.
    private static func coarserAnswer(toRunIn query: ParsedQuery, _ scope: Scope) throws -> TextAnswer? {
        var readings: [CoarserReadings.Reading] = []
        for index in scope.indexes {
            readings += try index.mappingFormatErrors { () throws(IndexFormatError) in
                try CoarserReadings.beginningsOfRun(in: query, index.file)
            }
        }
        if scope.indexes.count > 1 { readings.sort { $0.lengthLeftOut < $1.lengthLeftOut } }
        return try coarserAnswer(to: readings, nil, scope)
    }

    private static func coarserAnswer(toWordsOf query: ParsedQuery, _ scope: Scope) throws -> TextAnswer? {
        guard query.wordCount > 1 else { return nil }
        // A flat is not part of any place.
        var query = query.withoutNoise
        query = CountrySigns.inCapitals(query) ?? query
        guard let reading = AreaWords.removed(from: query) else { return try coarserAnswer(toPartsOf: query, scope) }
        // Of "Bologna, Provincia di Bologna" the city is known as well.
        let twice = reading.query.foldedWords(reading.query.separatelyRepeatedWords)
        let once = reading.areas.filter { area in !area.words.contains { twice.contains($0[...]) } }
        let plain = try coarserAnswer(toPartsOf: query, scope.with { $0.areas = once })
        var areas = try coarserAnswer(toPartsOf: reading.query, scope.with { $0.areas = reading.areas })
        if let seats = reading.inSeats,
            let towns = try coarserAnswer(toPartsOf: seats.query, scope.with { $0.areas = seats.areas }),
            towns.query.wordCount > areas?.query.wordCount ?? 0
        {
            areas = towns
        }
        guard var answer = areas else { return plain }
        if let plain, answer.query.wordCount < plain.query.wordCount + (twice.isEmpty ? 0 : 1) { return plain }
        // What is said of an omitted name is omitted, too.
        let words = answer.query.foldedWords(answer.query.allWords)
        let omitted = reading.areas.filter { area in !area.words.contains { words.contains($0[...]) } }
        let leftOut = query.inOrder(answer.query.leftOutWords + omitted.flatMap(\.omitted))
        answer.query = ParsedQuery(answer.query.text, leftOut: leftOut)
        return answer
    }

    private static func coarserAnswer(toPartsOf query: ParsedQuery, _ scope: Scope) throws -> TextAnswer? {
        var search = try StagedSearch(query, scope)
        let facts = try search.wordFacts()
        let answer = try coarserAnswer(to: CoarserReadings.all(of: query, facts), facts, scope)
        guard let answer, let place = answer.hits.first, query.segments.isEmpty, !search.isTyping,
            try !isLargeCity(place, scope)
        else { return answer }
        switch try self.answer(toNameAround: place, of: answer, in: query, facts, scope) {
        case .accepted(let longer): return longer
        case .rejected: return nil
        case .none: return answer
        }
    }

    /// Whether a guess is a little known place of an index without streets, where another index has streets and all words of the text,
    /// but no place of the name: beside an extract of London, "Heron Tower" is in no village in Belgium.
    private static func isElsewhere(_ guess: TextAnswer, _ facts: WordFacts?, _ scope: Scope) throws -> Bool {
        guard let hit = guess.hits.first, facts?.isOfExtract == true, scope.indexes[hit.part].file.lines == nil else {
            return false
        }
        if try isLargeCity(hit, scope) { return false }
        return try !scope.indexes.contains { index in
            try index.file.lines != nil
                && index.mappingFormatErrors { () throws(IndexFormatError) in
                    try index.hasPlace(named: guess.query, hit.match.ownWords)
                }
        }
    }

    /// Whether a result is a place that many people know, by a name of its own.
    private static func isLargeCity(_ hit: TextAnswer.Hit, _ scope: Scope) throws -> Bool {
        guard hit.match.isOwnName else { return false }
        let index = scope.indexes[hit.part]
        return try index.mappingFormatErrors { try index.isLargeCity(hit.match.document) }
    }

    /// The same for an address in fields.
    ///
    /// - Throws: ``SearchError`` if an index is damaged, `CancellationError`.
    static func coarserAnswer(to fields: AddressFields, _ scope: Scope) throws -> TextAnswer? {
        let isRegionUnknown = try isRegionUnknown(of: fields, scope)
        let plain = try coarserAnswer(
            to: CoarserReadings.all(of: fields, isRegionUnknown: isRegionUnknown), nil, scope)
        guard let fields = fields.withoutAreaWords,
            let answer = try coarserAnswer(
                to: CoarserReadings.whole(fields) + CoarserReadings.all(of: fields, isRegionUnknown: isRegionUnknown),
                nil, scope),
            answer.query.wordCount >= plain?.query.wordCount ?? 0
        else { return plain }
        return answer
    }

    /// Whether nothing in the country is called like the region in fields, so that it does not say which city is meant: in some
    /// countries, towns are the regions.
    private static func isRegionUnknown(of fields: AddressFields, _ scope: Scope) throws -> Bool {
        let region = fields.value(of: .region)
        guard !region.isEmpty, fields.fields.contains(.city) else { return false }
        let places = scope.keeping(ObjectKind.settlementsAndAreas.contains)
        return try exactAnswer(to: ParsedQuery(region), places) == nil
    }

    private typealias Answered = (reading: CoarserReadings.Reading, answer: TextAnswer)

    private static func coarserAnswer(
        to readings: [CoarserReadings.Reading], _ facts: WordFacts?, _ scope: Scope
    ) throws -> TextAnswer? {
        var searched: [PartKey: StagedSearch] = [:]
        func first(
            of group: CoarserReadings.Group, where isWanted: (CoarserReadings.Reading) -> Bool = { _ in true }
        ) throws -> Answered? {
            for reading in readings where reading.group == group && isWanted(reading) {
                if reading.query.wordCount > longestShortPart, scope.isSpent { continue }
                switch try answer(to: reading, facts, scope, &searched) {
                case .accepted(let answer): return (reading, answer)
                // "San Antonio Villa" is not in San.
                case .rejected where reading.isGuess: return nil
                case .rejected, .none: continue
                }
            }
            return nil
        }
        if let inner = try first(of: .inner) { return inner.answer }
        let end = try first(of: .end)
        var beginning: Answered?
        if let end, end.reading.isGuess {
            beginning = try first(of: .rival) { end.reading.leftOut & ~$0.words == 0 }
        }
        if beginning == nil { beginning = try first(of: .beginning) }
        guard var end, var beginning else {
            if let answer = (end ?? beginning)?.answer { return answer }
            return try first(of: .country)?.answer
        }
        if end.reading.isOfWholeSegments, beginning.reading.isOfWholeSegments {
            let ends = end.answer
            end.answer = try namesakes(in: ends, near: beginning.answer, scope)
            beginning.answer = try namesakes(in: beginning.answer, near: ends, scope)
        }
        if try isMeant(beginning, before: end, scope) { return beginning.answer }
        // "Vaduz, FL" is rather not in Florida.
        if beginning.reading.isRival, end.answer.hits.first?.match.role == .code { end.answer.isGuess = true }
        return end.answer
    }

    /// Whether the place at the beginning of a text is meant, and not the one at its end.
    private static func isMeant(_ beginning: Answered, before end: Answered, _ scope: Scope) throws -> Bool {
        guard let last = end.answer.hits.first, let leading = beginning.answer.hits.first else { return false }
        let fame = (end: last.match.score.importance, beginning: leading.match.score.importance)
        // If another index has the streets, the end is the place that it names.
        if beginning.reading.isRival {
            let isEndKnown = leading.part != last.part && scope.indexes[last.part].kinds.contains(.street)
            // "Wien, Nord" is in no department of Haiti that is called Nord.
            if end.answer.query.isOnlyPosition { return try scope.isSettlement(leading) && !isEndKnown }
            // "Bulgari, München" is not in Bulgaria, which is called so in some language.
            guard try leading.match.isOwnName || scope.isSettlement(leading) else { return false }
            return try !isEndKnown && fame.beginning > fame.end + lead(leading, before: last, scope)
        }
        if beginning.reading.group == .rival {
            // Areas are conditions, but of two settlements either may be meant.
            return try scope.isSettlement(last) && fame.beginning > fame.end
        }
        // A town rather than a street named after one; the complete text between commas rather than a part of
        // it; then the result for the longer part, and finally the better-known one.
        if end.reading.isInStreetName != beginning.reading.isInStreetName {
            return end.reading.isInStreetName
        }
        if end.reading.isOfWholeSegments != beginning.reading.isOfWholeSegments {
            return beginning.reading.isOfWholeSegments
        }
        let counts = (end.answer.query.wordCount, beginning.answer.query.wordCount)
        if !end.reading.isOfWholeSegments, counts.0 != counts.1 {
            return counts.0 < counts.1
        }
        // A street with a postal code is not a beginning if the end is a name.
        if beginning.reading.isCode != end.reading.isCode { return end.reading.isCode }
        return fame.beginning > fame.end + importanceBehind
    }

    /// How much better known a place must be than another one that is behind it, and is not around it.
    ///
    /// A large city need not be better known than a code, or much better than another name than the shown one: "Köln, Dom" is not in
    /// the Dominican Republic. A metropolis need not be much better known than a town, but the name of a country or a region says
    /// where it is.
    private static func lead(
        _ leading: TextAnswer.Hit, before last: TextAnswer.Hit, _ scope: Scope
    ) throws -> Float {
        if try scope.areTogether([leading], with: last, within: reachOfNamesake) { return importanceBehind }
        let isTown = try scope.isSettlement(last)
        if leading.match.role != .code, leading.match.isAsLargeCity {
            if last.match.role == .code { return -.infinity }
            if !last.match.isOwnName { return isTown ? 0 : -.infinity }
        }
        guard leading.match.isBigCity, isTown else { return importanceOfRival }
        return importanceBehind
    }

    /// The places named in one part of a text that are near one of the settlements named in another: in "Sliema, Rabat", the town
    /// in Malta.
    ///
    /// If there are none, or if the best-known place of the name is near one, all are returned. A city that many people know is only
    /// left for a place near the best-known one of the other name: "Windsor, Paris" is not in Ontario.
    private static func namesakes(
        in answer: TextAnswer, near other: TextAnswer, _ scope: Scope
    ) throws -> TextAnswer {
        guard let first = answer.hits.first, let leading = other.hits.first, try scope.isSettlement(leading) else {
            return answer
        }
        let places = try other.hits.filter { $0.match.step == .whole }.map { try scope.coordinate(of: $0) }
        func isNear(_ hit: TextAnswer.Hit, _ places: ArraySlice<Coordinate>) throws -> Bool {
            let place = try scope.coordinate(of: hit)
            return places.contains { $0.distance(to: place) <= reachOfNamesake }
        }
        guard try !isNear(first, places[...]) else { return answer }
        let wanted = first.match.isBigCity ? places.prefix(1) : places[...]
        var parts = answer.parts
        for part in parts.indices {
            parts[part].matches = try parts[part].matches.filter { match in
                try isNear(TextAnswer.Hit(part: part, match: match), wanted)
            }
            parts[part].found = parts[part].matches.count
        }
        let near = TextAnswer(query: answer.query, parts: parts)
        return near.hits.isEmpty ? answer : near
    }

    /// How far from a place, in metres, another one may be for an address to name both.
    private static let reachOfNamesake = 50_000.0

    /// Parts of at most so many words are tried whatever the request has done: the name of a town is one of them.
    private static let longestShortPart = 6

    /// How much better known a place at the beginning of a text must be than one at its end: most addresses go from the house
    /// to the country.
    private static let importanceBehind: Float = 0.10

    /// So much better known must it be where both are names of places: that of a city before a village's.
    private static let importanceOfRival: Float = 0.30

    /// The maximum number of places that answer a part of a text.
    private static let coarserCount = 100

    /// What a reading has for results.
    enum Verdict {
        case accepted(TextAnswer)
        /// Some are called so, but none may be meant.
        case rejected
        case none
    }

    /// What a part was searched for: the end of a text may be read again as one that competes with the beginning.
    private struct PartKey: Hashable {
        let words: WordSet
        let isForPlaces: Bool
        let isOfCategory: Bool
    }

    /// Whether a match is a settlement in an area that is called like it, which is why it does not count.
    private static func isInNamesake(_ hit: TextAnswer.Hit, _ scope: Scope) throws -> Bool {
        guard hit.match.isFullName, hit.match.step <= .words, hit.match.score.context < 0,
            scope.parameters[hit.part].prefersAreas
        else { return false }
        return try scope.isSettlement(hit)
    }

    private static func answer(
        to reading: CoarserReadings.Reading, _ facts: WordFacts?, _ scope: Scope,
        _ searched: inout [PartKey: StagedSearch]
    ) throws -> Verdict {
        var scope = scope.with {
            $0.fields = reading.fields
            $0.isPart = true
            $0.prefersAreas = !reading.isWithoutCode
            // The possible places do not depend on the page; those of a part are few or unwanted.
            if !$0.isTyping { $0.count = coarserCount }
        }
        // Objects that are not places are skipped.
        let isForPlaces = reading.demand.isForPlaces && !reading.isAfterRecipient
        if isForPlaces {
            scope = scope.keeping((reading.isOfCategory ? CoarserJudge.surroundings : CoarserJudge.sites).contains)
        }
        let key =
            reading.words != 0
            ? PartKey(words: reading.words, isForPlaces: isForPlaces, isOfCategory: reading.isOfCategory) : nil
        var search: StagedSearch
        if let key, let known = searched[key] {
            search = known
        } else {
            search = try StagedSearch(reading.query, scope)
            try search.searchAsTyped("a part")
            if let key { searched[key] = search }
        }
        let judge = CoarserJudge(reading, facts, scope, isTyping: search.isTyping)
        var isNamed = false
        if search.hasMatches {
            let answer = try search.answer()
            isNamed = answer.hits.first?.match.step == .whole
            var accepted = try judge.accepted(of: answer)
            if accepted == nil, try answer.hits.contains(where: { try isInNamesake($0, scope) }) {
                // The area that would come before the town has a longer name: "hotels in Boké, Guinea", in the Boké Region.
                var towns = try StagedSearch(reading.query, scope.with { $0.prefersAreas = false })
                try towns.searchAsTyped("a town in an area of its name")
                accepted = try judge.accepted(of: try towns.answer())
            }
            if var accepted {
                accepted.isGuess =
                    try reading.isGuess || reading.isUnsure
                    || accepted.hits.first.map { try judge.cutsName($0) || judge.isUncertain($0) } ?? false
                if try accepted.isGuess && isElsewhere(accepted, facts, scope) { return .rejected }
                // A code may say which of several towns is meant, too.
                accepted.isWithoutEnd = reading.isWithoutEnd || reading.isWithoutCode
                return .accepted(accepted)
            }
        }
        // An existing house in a named place: its street may have a typo.
        if case .placeOrStreet = reading.demand, search.mayNameHouse, search.corrects {
            try search.searchCorrected()
            if search.hasMatches, let accepted = try judge.accepted(of: try search.answer(), isCorrected: true) {
                return .accepted(accepted)
            }
        }
        if let town = try judge.misspeltTown(search) { return .accepted(town) }
        return isNamed ? .rejected : .none
    }
}
