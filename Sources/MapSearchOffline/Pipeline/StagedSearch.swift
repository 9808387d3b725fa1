import MapGeometry
import MapSearch
import MapSearchIndexFormat

/// A text searched in several indexes at once, in stages.
///
/// A stage runs in all indexes before the next one begins, and the next one only if no index has an answer: an exact match in
/// one index never ranks below a corrected match in another. With one index, this is the search of that index.
struct StagedSearch {
    /// The requests to the indexes of a search, each in its own numbers.
    struct Scope {
        let indexes: [OfflineIndex]
        /// The request for the search of each index: they differ only in kinds and filters.
        var parameters: [TextSearch.SearchParameters]
        /// The trace that records the steps; nil for none.
        var trace: SearchTrace?

        /// Whether so much was done that no more variations of a text are tried.
        var isSpent: Bool { SearchEffort.areSpent(parameters.map(\.memory.effort)) }

        /// Calls a function with each index and its number.
        func forEachIndex(_ body: (Int, OfflineIndex) throws -> Void) throws {
            for (place, index) in indexes.enumerated() { try index.mappingFormatErrors { try body(place, index) } }
        }

        /// Whether all of some matches are within a distance, in metres, of another one.
        func areTogether(
            _ hits: [TextAnswer.Hit], with other: TextAnswer.Hit, within reach: Double
        ) throws -> Bool {
            let place = try coordinate(of: other)
            return try hits.allSatisfy { try coordinate(of: $0).distance(to: place) <= reach }
        }

        func coordinate(of hit: TextAnswer.Hit) throws -> Coordinate {
            let index = indexes[hit.part]
            return try index.mappingFormatErrors { try hit.coordinate(in: index.file) }
        }

        /// Whether a result is in the area that another one of the same index is, as Mendoza is in a province of its name.
        func isWithin(_ hit: TextAnswer.Hit, area: TextAnswer.Hit) throws -> Bool {
            try hit.isWithin(area, in: indexes[hit.part])
        }

        /// Whether a result is a settlement or a part of one.
        func isSettlement(_ hit: TextAnswer.Hit) throws -> Bool {
            let index = indexes[hit.part]
            let kind = try index.mappingFormatErrors { () throws(IndexFormatError) in
                try index.kind(of: hit.match.document)
            }
            return kind == .locality || kind == .district
        }

        /// The same for other results.
        func with(_ change: (inout TextSearch.SearchParameters) -> Void) -> Scope {
            var scope = self
            for place in scope.parameters.indices { change(&scope.parameters[place]) }
            return scope
        }

        /// The same for objects of some kinds that are needed anyway.
        func keeping(_ isWanted: (ObjectKind) -> Bool) -> Scope {
            var scope = self
            for (place, index) in indexes.enumerated() {
                let wanted = scope.parameters[place].kinds
                scope.parameters[place].kinds = index.kinds.enumerated().map { isWanted($1) && wanted?[$0] != false }
            }
            return scope
        }
    }

    let query: ParsedQuery
    private(set) var searches: [TextSearch] = []
    let scope: Scope
    /// Whether words were corrected by two edits, or beginnings of words by one.
    private var isCorrectedTwice = false

    init(_ query: ParsedQuery, _ scope: Scope) throws {
        self.query = query
        self.scope = scope
        searches.reserveCapacity(scope.indexes.count)
        for (place, index) in scope.indexes.enumerated() {
            let hasHouses = try index.mappingFormatErrors { () throws(IndexFormatError) in
                try index.file.mayHaveHouseNumbers()
            }
            searches.append(
                TextSearch(query, parameters: scope.parameters[place], hasHouses: hasHouses, in: index.file))
        }
    }

    // MARK: Orders of stages

    /// Searches for an address by its fields: each word only matches objects of its field.
    ///
    /// - Returns: nil if nothing matches all of it.
    /// - Throws: ``SearchError`` if an index is damaged, `CancellationError`.
    static func answer(to fields: AddressFields, _ scope: Scope) throws -> TextAnswer? {
        let query = ParsedQuery(fields.text)
        guard query.wordCount > 0 else { return nil }
        var search = try StagedSearch(query, scope.with { $0.fields = fields })
        try search.searchAsTyped("fields")
        scope.trace?.noteWords(query, unknown: search.unknownWords)
        if let house = try search.houseOfWordedNumber() { return house }
        if !search.isAnswered { try search.searchNearby() }
        if !search.hasMatches, search.corrects { try search.searchCorrected() }
        return search.hasMatches ? try search.answer() : nil
    }

    /// Searches for a text in all its readings, each of which contains everything it says about the place.
    ///
    /// - Returns: the reading with the best answer, and its answer.
    /// - Throws: ``SearchError`` if an index is damaged, `CancellationError`.
    static func answer(to query: ParsedQuery, _ scope: Scope) throws -> TextAnswer {
        guard query.wordCount > 0, !scope.indexes.isEmpty else { return TextAnswer(query: query, parts: []) }
        var obvious = try StagedSearch(query, scope)
        try obvious.searchAsTyped("as typed")
        scope.trace?.noteWords(query, unknown: obvious.unknownWords)
        if obvious.isAnswered {
            try obvious.searchNearby()
            return try obvious.answer()
        }
        if let house = try obvious.houseOfWordedNumber() { return house }
        if let places = try obvious.placesOfAbbreviations() ?? obvious.placesInAbbreviatedAreas() { return places }
        for reading in AddressReadings.all(of: query) where reading.query.wordCount > 0 {
            var search = try StagedSearch(reading.query, scope.with { $0.areas = reading.areas })
            try search.searchAsTyped("as an address")
            if search.isAnswered {
                let answer = try search.answer()
                if !reading.isOfSeat || answer.hits.first?.match.isFullName == true { return answer }
                continue
            }
            // A flat is not searched for with typos.
            if search.bestRank > obvious.bestRank || reading.areas.isEmpty && !obvious.hasMatches { obvious = search }
            if scope.isSpent { break }
        }
        let best = try obvious.answeredReading()
        if best == nil { try obvious.searchNearby() }
        if best == nil, obvious.corrects, !obvious.isAnswered { try obvious.searchCorrected() }
        if best == nil, obvious.corrects, !obvious.hasMatches, let latin = try obvious.correctedInLatinLetters() {
            return latin
        }
        if best == nil, obvious.corrects, !obvious.isNearlyNamed, let spaced = try obvious.correctedWithOtherSpaces() {
            return spaced
        }
        guard var best, best.bestRank > obvious.bestRank else {
            return try obvious.withoutChangedPlaces(try obvious.answer())
        }
        return try best.answer()
    }

    /// Searches for matches of all words of a text as typed.
    ///
    /// - Returns: nil if there are none.
    /// - Throws: ``SearchError`` if an index is damaged, `CancellationError`.
    static func exactAnswer(to query: ParsedQuery, _ scope: Scope) throws -> TextAnswer? {
        guard query.wordCount > 0 else { return nil }
        var search = try StagedSearch(query, scope)
        try search.searchAsTyped("fields in one line")
        guard search.isAnswered else { return nil }
        let answer = try search.answer()
        return answer.hits.first?.match.isExact == true ? answer : nil
    }

    // MARK: Stages

    mutating func searchAsTyped(_ stage: String) throws {
        try each { try $0.readWords() }
        try admitOuterPlaces()
        try each { try $0.searchAsTyped() }
        note(stage)
    }

    /// Words that name a container of one index, or a country, match its contents in the others.
    private mutating func admitOuterPlaces() throws {
        guard query.wordCount > 1, !searches.isEmpty else { return }
        let fields = scope.parameters[0].fields
        var countries = query.countries
        if let words = fields?.words(of: query, forKind: .country) {
            countries.removeAll { $0.words & ~words != 0 }
        }
        guard searches.count > 1 || !countries.isEmpty else { return }
        let scope = scope
        var mentions: [ContainerMentions] = []
        try scope.forEachIndex { mentions.append(try ContainerMentions(of: searches[$0].plain, in: $1)) }
        var named: [[NamedContainer]] = Array(repeating: [], count: searches.count)
        if searches.count > 1 {
            try scope.forEachIndex { place, index in
                // Of the containers of words that all others have containers for, only the countries are of use to them.
                let known = searches.indices.reduce(query.allWords) { $1 == place ? $0 : $0 & mentions[$1].words }
                scope.parameters[place].memory.effort.spend(mentions[place].containerCount * SearchEffort.container)
                named[place] = try NamedContainer.all(
                    mentions[place], in: index, query, searches[place].plain, fields: fields,
                    onlyCountriesBy: known)
            }
        }
        try scope.forEachIndex { place, index in
            let others = countries + named.enumerated().flatMap { $0 == place ? [] : $1 }
            guard !others.isEmpty else { return }
            let places = try OuterPlaces(others, mentions[place], in: index)
            if places.words != 0 { searches[place].admit(places) }
        }
    }

    /// The house whose number begins or goes on with words; nil where something is answered without it, or there is none.
    private func houseOfWordedNumber() throws -> TextAnswer? {
        guard !isAnswered, !isTyping, query.wordCount > 1, query.numericWords != 0 else { return nil }
        var search = self
        try search.each { try $0.searchWordedNumbers() }
        search.note("numbers with words")
        return search.isAnswered ? try search.answer() : nil
    }

    private mutating func searchNearby() throws {
        guard query.wordCount > 1, !isTyping, !isNamed else { return }
        try each { try $0.searchNearby() }
        note("nearby")
    }

    /// Searches with one typo in each of some words.
    mutating func searchCorrected(_ words: WordSet, _ stage: String) throws {
        try each { try $0.searchCorrected(unknown: words) }
        note(stage)
    }

    mutating func searchCorrected() throws {
        // A word that occurs in an index is probably meant: the others are corrected first.
        let unknown = unknownWords
        let all = query.allWords
        // While typing, a word is as likely the beginning of another one.
        let known = isTyping ? 0 : knownWords
        if unknown != 0, unknown != all {
            try searchCorrected(unknown, "unknown words corrected")
            if isNamedInFull {
                try keepCorrections()
                return
            }
        }
        if unknown != all {
            // Then one of the words that occur in an index, and finally all of them.
            var tried: Set<ArraySlice<UInt8>> = []
            for word in 0..<query.wordCount where unknown & 1 << WordSet(word) == 0 {
                guard tried.insert(query.word(word)).inserted else { continue }
                if scope.isSpent { break }
                try each { try $0.searchCorrected(only: word, unknown: unknown, known: known) }
            }
            note("one known word corrected")
            if isNamedInFull {
                try keepCorrections()
                return
            }
        }
        if unknown == 0, scope.isSpent { return try keepCorrections() }
        try each { try $0.searchCorrected(also: unknown == all ? all : all & ~unknown, known: known) }
        // A business that only has the words in its operator's name is hardly meant if another one nearby has them in its own name.
        if !isNamedInFull { try each { try $0.searchCorrectedNearby() } }
        note("corrected")
        // Another spelling of a word in one index must not keep it from being corrected in another.
        let untyped = searches.indices.reduce(all) { $0 & searches[$1].plain.untypedWords }
        if !hasMatches, untyped != 0 {
            isCorrectedTwice = true
            try each { try $0.searchCorrectedTwice(untyped) }
            note("corrected twice")
        }
        if !isTyping, !isPart { try searchCorrectedCategories() }
        try keepCorrections()
    }

    /// Takes words that name a category for parts of names with a typo, one after the other, where nothing was found.
    private mutating func searchCorrectedCategories() throws {
        let words = query.categoryWords & ~query.countryWords
        for word in 0..<query.wordCount where words & 1 << WordSet(word) != 0 {
            if hasMatches || scope.isSpent { break }
            try each { try $0.searchCorrected(category: word) }
            note("a word for a category corrected")
        }
    }

    /// Makes the corrections what later stages begin with.
    mutating func keepCorrections() throws { try each { $0.keepCorrections() } }

    // MARK: All indexes together

    private mutating func each(_ body: (inout TextSearch) throws -> Void) throws {
        for place in searches.indices {
            try scope.indexes[place].mappingFormatErrors { try body(&searches[place]) }
        }
    }

    private func note(_ stage: String) {
        guard let trace = scope.trace else { return }
        trace.note(stage, query.text, matchCount: searches.reduce(0) { $0 + $1.results.count })
    }

    var corrects: Bool { scope.parameters.first?.corrects ?? false }
    var isTyping: Bool { scope.parameters.first?.isTyping ?? false }
    var isPart: Bool { scope.parameters.first?.isPart ?? false }
    // The searches are read in place, because each is large to copy.
    var hasMatches: Bool { searches.indices.contains { !searches[$0].results.isEmpty } }
    /// Whether the text has a possible house number in one of the indexes.
    var mayNameHouse: Bool { searches.indices.contains { searches[$0].houseWords?.words ?? 0 != 0 } }
    var bestRank: Float { searches.indices.reduce(-.infinity) { max($0, searches[$1].bestRank) } }
    /// Whether a document has a name of its own that is the query, and not only the name of an operator, or one in some language.
    private var isNamed: Bool {
        searches.indices.contains { searches[$0].results.contains { $0.isNamed && $0.isOwnName } }
    }

    var isNamedInFull: Bool {
        searches.indices.contains { searches[$0].results.contains(where: \.isFullOwnName) }
    }

    /// Whether a document has a name that is the text with one typo in a word.
    private var isNearlyNamed: Bool {
        !isCorrectedTwice && searches.indices.contains { searches[$0].results.contains(where: \.isFullName) }
    }

    /// Whether no correction is needed: a document matched exactly, or enough of them continue the typed text.
    var isAnswered: Bool {
        if searches.indices.contains(where: { searches[$0].isAnswered }) { return true }
        guard isTyping, let count = scope.parameters.first?.count else { return false }
        // A single incomplete word has few completions if it has a typo; several that match together have none.
        return searches.indices.reduce(0) { $0 + searches[$1].results.count }
            >= (query.wordCount > 1 ? 1 : min(count, 5))
    }

    /// Information about the words from the indexes.
    mutating func wordFacts() throws -> WordFacts {
        var facts = WordFacts(query)
        for place in searches.indices {
            let index = scope.indexes[place]
            try index.mappingFormatErrors {
                try searches[place].readWords()
                try facts.add(searches[place].plain, of: query, in: index)
            }
        }
        return facts
    }

    /// The words that no index has.
    var unknownWords: WordSet {
        searches.indices.reduce(query.allWords) { $0 & searches[$1].plain.unknownWords }
    }

    /// The words that an index has as they are typed.
    private var knownWords: WordSet { searches.indices.reduce(0) { $0 | searches[$1].plain.knownWords } }

    mutating func answer() throws -> TextAnswer {
        var parts: [TextSearch.Outcome] = []
        parts.reserveCapacity(searches.count)
        try each { parts.append(try $0.outcome()) }
        // If there is a house with the typed number, no other house completes the text.
        if isTyping, parts.contains(where: { $0.matches.contains { $0.otherNumberWords == 0 } }) {
            for place in parts.indices { parts[place].matches.removeAll { $0.otherNumberWords != 0 } }
        }
        var answer = TextAnswer(query: query, parts: parts)
        answer.knownWords = knownWords
        return answer
    }
}
