import MapSearch
import MapSearchIndexFormat
import MapSearchText

/// A text that may mean a category or a chain, and the answer if it does.
///
/// A name comes before a category: "British Museum" or the name of a town means the object, even if each word is also
/// a category. Names are searched in all indexes, and members in those that have categories.
struct CategoryInterpreter {
    /// An index that has categories.
    struct Part {
        /// Its number among the indexes.
        let number: Int
        let index: OfflineIndex
        let categories: CategoryIndex
        let facts: DecodedDetails

        var details: DetailTable { facts.details }
    }

    /// An object with the text as its name, which may be meant rather than the members.
    struct Named {
        var result: Result
        /// Whether the name contains more of the text than the category, or all that is between two commas.
        var isSaidInFull = false
        /// Whether it may come before the members.
        var isKnown = true
    }

    /// A member, and the number of its index among those that have categories.
    struct Member {
        var part: Int
        var found: CategorySearch.Found
    }

    let run: PipelineRun
    let parts: [Part]
    /// The numbers of the indexes without categories that have objects of the kinds that are asked for.
    let kindParts: [Int]
    let area: SearchArea?
    let query: ParsedQuery
    /// The requests to the indexes for searching names.
    let scope: StagedSearch.Scope
    /// Shared by copies.
    let seen = SeenPlaces()
    private let reader: CategoryReader
    private var reading: CategoryReading?
    /// What the text names as typed, if that was searched for and some name is all of it.
    private(set) var exactNames: TextAnswer?

    var request: SearchRequest { run.request }
    var text: String { query.text }

    /// Interprets a text; nil if no index has categories or what is asked for, or the request excludes businesses.
    ///
    /// A corrected text is interpreted like any other, and its answer says so.
    init?(
        _ query: ParsedQuery, in area: SearchArea?, _ run: PipelineRun, _ scope: StagedSearch.Scope,
        isCorrected: Bool = false
    ) throws {
        let options = run.request.options
        guard options.filters.count <= FacetValues.largestFilterCount else { return nil }
        parts = run.members.enumerated().compactMap { number, member in
            guard options.searchTypes.contains(.organizations), let categories = member.index.file.categories,
                let facts = member.index.facts?.facts
            else {
                return nil
            }
            return Part(number: number, index: member.index, categories: categories, facts: facts)
        }
        guard let first = run.members.first, !parts.isEmpty || query.namesKind else { return nil }
        self.run = run
        self.area = area
        self.query = query
        self.scope = scope
        reader = CategoryReader(query, in: parts.map(\.categories))
        let reading = try first.index.mappingFormatErrors { [reader] in
            var reader = reader
            var reading = try reader.reading()
            if run.ignoresConditions { reading?.conditions = [] }
            if isCorrected { reading?.correctedText = query.text }
            return reading
        }
        self.reading = reading
        // The values for filters are only known for members.
        let kinds = options.searchTypes.contains(.places) && !run.needsFilters ? reading?.kinds ?? [] : []
        kindParts = run.members.indices.filter { [parts] number in
            !parts.contains { $0.number == number } && run.members[number].index.kinds.contains(where: kinds.contains)
        }
        if parts.isEmpty, kindParts.isEmpty { return nil }
    }

    /// The answer; nil if the text is a name, or contains no category as spelled.
    mutating func answer() throws -> SearchResponse? {
        guard let reading else { return nil }
        // If only a category in an area is wanted, only names of towns need to be searched.
        if reading.isCategoryAlone, let answer = try answerInArea(reading) { return answer }
        guard !parts.isEmpty else { return nil }
        let names = try StagedSearch.answer(to: query, scope.with { $0.corrects = false })
        if names.hits.contains(where: \.match.isExact) { exactNames = names }
        // A chain in the area is meant rather than a town elsewhere, unless everybody knows it.
        if reading.isChainAlone, names.hits.first?.match.isFamous != true, let answer = try answerInArea(reading) {
            return answer
        }
        return try answer(reading, besides: names)
    }

    /// The members in the preferred area; nil if there is no such area, it has none, or a place there is called like the text.
    private func answerInArea(_ reading: CategoryReading) throws -> SearchResponse? {
        guard let area, try !isNameOfPlace(near: area) else { return nil }
        let answer = try answer(reading, at: nil, named: [])
        return answer.objects.isEmpty ? nil : answer
    }

    /// The maximum number of words of a text that asks for objects of a kind.
    private static let longestRequestOfKind = 8

    /// The answer to a text that asks for objects of a kind of an index without categories; nil if it does not, or is a name:
    /// "airports in Iceland".
    func answerOfKind(besides names: TextAnswer) throws -> SearchResponse? {
        // Nobody names so much besides an airport.
        guard parts.isEmpty, var reading, query.wordCount <= Self.longestRequestOfKind, !scope.isSpent,
            try names.hits.first.map({ try !$0.match.isExact || isInOtherCountry($0) }) ?? true,
            try !isExactly(names.hits.first, ofKindIn: reading)
        else { return nil }
        let place = reading.places.isEmpty ? nil : try placeOrLandmark(&reading)
        guard place != nil || reading.places.isEmpty else { return nil }
        let answer = try answer(reading, at: place, named: [])
        return answer.objects.isEmpty ? nil : answer
    }

    /// The answer to a text that contains a category with a typo: that to the corrected text; nil if it does not, or is a name.
    func correctedAnswer(besides names: TextAnswer) throws -> SearchResponse? {
        guard !parts.isEmpty, !request.options.disablesSpellingCorrection,
            try !names.hits.contains(where: isNameAsTyped),
            let correction = try CategoryCorrection(
                query, fixed: try placeWords() | (self.reading?.tellingWords ?? 0), isKnown: run.isKnown),
            // Another correction of other words is as likely: "Cafe Mozrat" is no category.
            !names.hits.contains(where: {
                $0.match.isFullName
                    && ($0.match.ownWords & ~correction.typedWords != 0 || $0.match.edits < correction.edits)
            }),
            var corrected = try CategoryInterpreter(correction.query, in: area, run, scope, isCorrected: true),
            let reading = corrected.reading, correction.words & ~reading.tellingWords == 0,
            !correction.isAtJoint || reading.link != nil && reading.tellingWords != 0,
            (self.reading?.tellingWords ?? 0) & correction.typedWords == 0
        else { return nil }
        // "Carrer de les Costes" is a street, and no post office (postes) there; but a settlement may have such a word in its name, or
        // one for a category: "bakey in Golden Lane Estate", "musuem in Hatton Garden".
        let streets = reading.link == .near ? 0 : correction.query.streetWords & ~correction.words
        let categories = (self.reading?.tellingWords ?? 0) & ~reading.understoodWords
        guard try streets | categories == 0 && !correction.needsPlace || corrected.isInSettlement(reading) else {
            return nil
        }
        // What has no members where it is looked for may be no category: "Grasgarten Vaduz" is in Vaduz.
        guard var answer = try corrected.answer(), !answer.objects.isEmpty else { return nil }
        answer.metadata.requestText = text
        return answer
    }

    /// Whether the rest of the text is the whole name of a settlement or an area of an index with businesses, maybe with a typo.
    private func isInSettlement(_ reading: CategoryReading) throws -> Bool {
        guard let name = reading.places.first, let place = try place(named: name, isJoined: false) else { return false }
        return parts.contains { $0.number == place.part } && ObjectKind.settlementsAndAreas.contains(place.kind)
    }

    /// Whether a match needs no word as a place category: it matches all words as typed, or is a town whose name is nearly
    /// complete.
    private func isNameAsTyped(_ hit: TextAnswer.Hit) throws -> Bool {
        let match = hit.match
        guard match.edits == 0 else { return false }
        if match.isFullName { return true }
        return try match.score.extraWords == 0 && isSettled(hit)
    }

    /// A word in so many names of an index with businesses is none with a typo.
    private static let knownCount = 3

    /// The words in the name of a town or similar, words for streets, and words of several names: "in-Nadur" is not a typo of a
    /// category, and "diving" none of "dining".
    private func placeWords() throws -> WordSet {
        try run.members.reduce(query.streetWords) { words, member in
            try member.index.mappingFormatErrors { () throws(IndexFormatError) in
                let reader = WordReader(index: member.index.file, query: query)
                let hasMembers = member.index.file.categories != nil
                var words = words
                for word in 0..<query.wordCount {
                    guard let term = try reader.exactTerm(word) else { continue }
                    let bit: WordSet = 1 << WordSet(word)
                    if try !member.index.file.containers.places(of: term..<term + 1).isEmpty {
                        words |= bit
                    } else if hasMembers, try member.index.file.postings.list(term).count >= Self.knownCount {
                        words |= bit
                    } else if try member.index.hasPlace(named: query, bit) {
                        words |= bit
                    }
                }
                return words
            }
        }
    }

    private func readAgain(findsChains: Bool, ofOtherCategory: Bool = false) throws -> CategoryReading? {
        var again = try run.members[0].index.mappingFormatErrors { [reader] in
            var reader = reader
            return try reader.reading(findsChains: findsChains, ofOtherCategory: ofOtherCategory)
        }
        again?.correctedText = reading?.correctedText
        return again
    }

    /// Whether a name that several businesses share is that of the town they are named after, if a part of the town is named as
    /// well: "Im Rain, Triesenberg".
    private func isChainTown(_ reading: CategoryReading) throws -> Bool {
        guard reading.chain != nil, reading.categories.isEmpty, !reading.places.isEmpty else { return false }
        let town = query.keeping(reading.tellingWords)
        let scope = scope.with {
            $0.corrects = false
            $0.isPart = true
        }
        return try StagedSearch.answer(to: town, scope).hits.contains {
            // "dm Marienplatz" is not in Dominica: businesses are in the index of the town that they are named after.
            try hasMembers($0) && $0.match.isFullName && $0.match.role != .code && isSettled($0)
        }
    }

    /// Whether the words of a category follow a word for a street at the beginning: "Triq il-Knisja, Mosta" is a street, and no church
    /// in Mosta.
    private func isNameOfStreet(_ reading: CategoryReading) -> Bool {
        // "De" and "ta" mean "in" in Turkish, so that only "near" says that the category is meant.
        guard reading.link != .near, reading.correctedText == nil else { return false }
        let fillers =
            reading.understoodWords & ~reading.tellingWords | query.words { QualifierWords.contains(query.word($0)) }
        let streets = query.streetWords & ~reading.understoodWords
        let beginnings = query.segments.isEmpty ? [query.allWords] : query.segments
        return beginnings.contains { segment in
            let word = segment.trailingZeroBitCount
            guard streets & 1 << WordSet(word) != 0 else { return false }
            let next = (word + 1..<query.wordCount).first { fillers & 1 << WordSet($0) == 0 }
            return next.map { reading.tellingWords & 1 << WordSet($0) != 0 } ?? false
        }
    }

    private mutating func answer(
        _ reading: CategoryReading, besides names: TextAnswer
    ) throws -> SearchResponse? {
        guard try !meansName(reading, names), try !isChainTown(reading), try !isNameOfKind(reading, names),
            !isNameOfStreet(reading)
        else { return nil }
        var reading = reading
        var place: NamedPlace?
        if reading.chain != nil, !reading.categories.isEmpty,
            var plain = try readAgain(findsChains: false)
        {
            // "cafe in Saint Julia": the town comes before a shop called Julia.
            place = try placeOrLandmark(&plain)
            if place != nil { reading = plain }
        }
        if place == nil, !reading.places.isEmpty {
            place = try placeOrLandmark(&reading)
            if place == nil, !reading.places.isEmpty {
                // A correction explains all of the text: "Fleur-de-Lys" is no florist. "Avenue de la Costa" in an unknown town is
                // a street, and no Costa anywhere.
                let isStreet = reading.link != .near && query.streetWords & ~reading.understoodWords != 0
                guard reading.correctedText == nil, !isStreet else { return nil }
                return try answerWithoutPlace(reading, besides: names)
            }
        }
        if place?.correctedName != nil, try meansCorrectedName(reading) { return nil }
        // The values for filters are only known for members.
        let exact =
            run.needsFilters
            ? []
            : names.hits.prefix(3).filter { hit in
                hit.match.isExact && hit.match.score.context == 0 && mayBeMeant(hit.match, besides: reading)
                    && (place != nil || hit.match.ownWords == names.query.allWords)
            }
        // "The Tower" is a name rather than a tower, and so is a word alone before a comma and a town; the name of a
        // town next to the category does not decide.
        let isSameText = names.query.text == query.text
        let fillers = isSameText ? reading.understoodWords & ~reading.tellingWords : 0
        let segments = isSameText && place != nil && reading.link == nil ? query.segments : []
        let named = try exact.map { hit in
            let words = hit.match.ownWords
            return Named(
                result: Result(part: hit.part, document: hit.match.document),
                isSaidInFull: words & fillers != 0 || segments.contains(words),
                isKnown: try isKnown(hit, besides: reading, fillers: fillers))
        }
        let answer = try answer(reading, at: place, named: named + station(place, reading))
        // Without members, it can only be a name; a name there comes before what is near: "kebap San Ġiljan".
        if answer.objects.isEmpty, named.contains(where: { !$0.isKnown }) { return nil }
        if place != nil, named.contains(where: \.isKnown),
            answer.metadata.notices.contains(where: { $0.code == .nearby })
        {
            return nil
        }
        guard answer.objects.isEmpty, request.page.offset == 0, let place,
            !parts.contains(where: { $0.number == place.part })
        else { return answer }
        // An index without businesses cannot know what is in the place, so the place itself is the answer, unless a station or the
        // like of an index with businesses may be meant: "pub near Barbican" means none in Jamaica.
        guard !place.isLargeCity else { return nil }
        guard let landmark = try landmark(&reading) else { return try answerWithoutPlace(reading, besides: names) }
        return try self.answer(reading, at: landmark, named: station(landmark, reading))
    }

    /// The answer if no town and no street has the rest of the text as its name.
    private func answerWithoutPlace(_ reading: CategoryReading, besides names: TextAnswer) throws -> SearchResponse? {
        if let answer = try answer(reading, named: names) { return answer }
        if let answer = try answerAsOtherCategory(besides: names) { return answer }
        // "restaurant Bayerische Staatskanzlei"; a single word is as likely part of a restaurant's name.
        guard reading.link == nil, reading.places.first?.contains(" ") == true else { return nil }
        var reading = reading
        guard let place = try landmark(&reading, ofAnyKind: true) else { return nil }
        let answer = try answer(reading, at: place, named: [])
        return answer.objects.isEmpty ? nil : answer
    }

    /// The answer if the most likely category is part of the name of a place, and another one is asked for near it: "hotel Deutsches
    /// Museum".
    private func answerAsOtherCategory(besides names: TextAnswer) throws -> SearchResponse? {
        guard var other = try readAgain(findsChains: false, ofOtherCategory: true),
            try !meansName(other, names), let place = try placeOrLandmark(&other)
        else { return nil }
        let answer = try answer(other, at: place, named: station(place, other))
        return answer.objects.isEmpty ? nil : answer
    }

    /// The place itself if it is a station and stations are asked for: "U-Bahn Marienplatz" is the station of that name, before its
    /// entrances and other stations nearby.
    private func station(_ place: NamedPlace?, _ reading: CategoryReading) -> [Named] {
        // The values for filters are only known for members.
        guard let place, place.kind == .station, reading.isForStations, !run.needsFilters else { return [] }
        return [Named(result: Result(part: place.part, document: place.document), isSaidInFull: true)]
    }
}
