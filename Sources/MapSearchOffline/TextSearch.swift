import MapGeometry
import MapSearch
import MapSearchIndexFormat
import MapSearchText

/// One text search, from folded words to the best documents.
///
/// In stages: the words as they are spelt, the last one as a prefix; then with one edit, with two, and at last with words
/// left out. ``StagedSearch`` says which stages run, in all indexes together.
struct TextSearch {
    /// The search parameters, apart from the text.
    struct SearchParameters {
        /// The number of results wanted, from the first.
        var count = 10
        var weights = RankingWeights.search
        var corrects = true
        /// Whether the text is still being typed.
        var isTyping = false
        /// The numbers of the languages that names are shown in, the preferred one first.
        var languages: [Int] = []
        var bias: LocationBias?
        /// The distance in metres, or along a line, that results are ordered by instead of their score.
        var distance: DistanceMeasure?
        /// The maximum distance of results that count; whatever is farther away comes last.
        var distanceReach = Double.infinity
        /// Whether the distances of two places differ by no more than the places are apart.
        var isDistanceContinuous = true
        /// The wanted kinds, by number; nil for all.
        var kinds: [Bool]?
        /// The fields that the text is made of; nil: any word may mean anything.
        var fields: AddressFields?
        /// The country that results must be in; nil: any.
        var country: RequestedCountry?
        /// The countries known from other indexes, for objects of which this one has none.
        var countries: CountryDirectory?
        /// The words that must name areas of some kinds.
        var areas: [NamedArea] = []
        /// Makes what matches must pass to be taken, new for each search since it counts; nil: nothing.
        var makeFilter: (() -> MatchFilter)?
        /// Whether the last word is complete, as in the fields of an address.
        var isComplete = false
        /// The words that may be the beginnings of others, as the last one may.
        var abbreviatedWords: WordSet = 0
        /// Whether the text is only a part of what was typed.
        var isPart = false
        /// Whether an area comes before the town of its name in it, because the text also had something in the one or the other.
        var prefersAreas = false
        /// What the searches of a request keep of the index.
        let memory: RequestMemory
        /// Whether every document is examined; tests compare the usual way with this.
        var looksAtAll = false
        var isCancelled: @Sendable () -> Bool = { false }

        init(memory: RequestMemory = RequestMemory()) { self.memory = memory }
    }

    struct Outcome {
        var matches: [TextMatch] = []
        /// The number of matching documents; an estimate if not all were examined.
        var found = 0
        /// The meanings that the matches were made with.
        var meanings: [WordMeaning] = []
        /// The filter with what it counted.
        var filter: MatchFilter?
    }

    let index: IndexFile
    let query: ParsedQuery
    let parameters: SearchParameters
    var results: TopResults
    var found = 0
    /// Whether all documents that may be found were looked at.
    var isCounted = true
    /// Documents that have all words and were not looked at, because others are more important.
    var unseen = DocumentSet()
    /// The number of documents that were compared with the words only to be counted.
    var restCount = 0
    private(set) var meanings: [WordMeaning] = []
    /// The meanings of the words as they are spelt, or as far as they were widened by a stage that is over.
    var plain: [WordMeaning] = []
    /// The meanings as far as the corrections of this stage have widened them.
    var edited: [WordMeaning] = []
    /// The matches of other indexes' containers for the documents of this one; nil for none.
    var outerPlaces: OuterPlaces?
    let filter: MatchFilter?
    /// The documents that were found, also by stages before with fewer meanings: a further meaning is never a better match.
    var matched = DocumentSet()
    /// Those of them that lose too much to be results, so that not all about them was asked.
    var doubtful = DocumentSet()
    /// Those of the documents that are only counted that answer the query; nil while there are results to be found.
    var verified: DocumentSet?
    /// The words that a document may have whatever its names, its containers and its address are: as the number of a house, from
    /// its kind, or from a container of another index.
    var elsewhereWords: WordSet
    /// The same with those that its address may have.
    var numbers: WordSet { elsewhereWords | codeWords }
    /// The words that may be a postal code.
    let codeWords: WordSet
    /// The words that an object of a kind may answer, by its number; nil: all of them.
    let wordsOfKind: [WordSet]?
    /// The same that a container of a kind may answer.
    private let wordsInKind: [WordSet]?
    /// The words that may be the number of a house; nil when the index knows of none.
    var houseWords: HouseWords?
    /// The words that say of what kind something is, by its number; empty when there are none: an airport need not be called so.
    let kindWords: [WordSet]
    /// The words that areas of some kinds must answer.
    let areaDemands: [AreaDemand]
    /// The number of the kind of airports; nil when the index has none, and when no airport can be meant by its code.
    private let airportKind: UInt8?
    /// The number of the kind of settlements; nil when the index has none.
    private let settlementKind: UInt8?
    /// The words that are no typos: looked up when a stage first corrects.
    lazy var fixedWords = query.fixedWords
    /// The words behind a comma that are a country's and no other: what is named so must be in it.
    private lazy var countrySegments: WordSet = {
        let countries = query.segments.count > 1 ? query.countryWords : 0
        return query.segments.dropFirst().reduce(0) { $1 & ~countries == 0 ? $0 | $1 : $0 }
    }()
    /// The words before a comma that end in the name of a country, and that name, unless it is alone there.
    private lazy var segmentsWithCountry: [(words: WordSet, country: WordSet)] = {
        query.segments.dropLast().compactMap { segment in
            let last = WordSet.bitWidth - segment.leadingZeroBitCount - 1
            guard segment.nonzeroBitCount > 1,
                !CountryNames.codes(of: Array(query.word(last)), isCode: false).isEmpty
            else { return nil }
            return (segment, 1 << WordSet(last))
        }
    }()
    /// Whether words that name a category may have typos, too.
    var correctsCategories = false
    /// Whether results are wanted by where they are.
    let isSpatial: Bool
    /// The letters of the text, where it has any that are meant and it matters; else empty.
    let meantLetters: [UInt8]
    /// The words that no document has in any spelling.
    private var unmetWords: WordSet = 0
    /// The words that can be nothing but a number of a house where a document has them not itself.
    private var houseOnlyWords: WordSet = 0
    /// Which documents were looked at whose names begin with the text; nil for none.
    var beginnings: Reach?
    /// Whether something was found before the lists of words are read: by names that begin with the text, or in an earlier stage.
    var hasFirstResults = false
    /// Whether the very answer is found, and only what comes after it is still looked for.
    var looksBehind = false
    /// The settlements that an object may be near to instead of in; nil while only those around it count.
    var nearby: NearbyPlaces?

    /// Creates a search; it does not throw, because an initializer that does copies what it has made.
    init(_ query: ParsedQuery, parameters: consuming SearchParameters, hasHouses: Bool, in index: IndexFile) {
        let kinds = index.strings.all(.kinds)
        func number(of kind: ObjectKind) -> UInt8? { kinds.firstIndex(of: kind.rawValue).map { UInt8($0) } }
        let streetWords = parameters.fields?.words(of: query) { $0 == .street } ?? .max
        let houseWords = hasHouses ? HouseWords(query, among: streetWords) : nil
        let kindWords = query.wordCount > 1 ? query.kindWords(of: kinds) : []
        // Everybody means a country by "USA", and hardly anybody by "ITA".
        let isCountry = query.wordCount == 1 && !CountryNames.codes(of: Array(query.word(0)), isCode: false).isEmpty
        filter = parameters.makeFilter?()
        isSpatial = parameters.bias != nil || parameters.distance != nil
        meantLetters = parameters.weights.otherName > 0 ? Self.meantLetters(of: query.text) : []
        results = TopResults(
            capacity: parameters.isTyping ? max(parameters.count, Self.comparedCount(query)) : parameters.count)
        codeWords = query.numericWords & (parameters.fields?.words(of: query) { $0 == .postcode } ?? .max)
        airportKind = isCountry ? nil : number(of: .airport)
        settlementKind = number(of: .locality)
        elsewhereWords = kindWords.reduce(houseWords?.words ?? 0, |)
        areaDemands =
            parameters.areas.isEmpty
            ? [] : Self.demands(parameters.areas, of: query, kinds: kinds)
        wordsOfKind = parameters.fields?.words(of: query, forKinds: kinds)
        wordsInKind = parameters.fields?.words(of: query, inKinds: kinds)
        self.houseWords = houseWords
        self.kindWords = kindWords
        self.index = index
        self.query = query
        self.parameters = parameters
    }

    /// The results.
    mutating func outcome() throws(IndexFormatError) -> Outcome {
        if parameters.isTyping { try arrangeSuggestions() }
        var matches = parameters.isTyping ? try withBegunNumbers(Array(results)) : try withTwinHouses(Array(results))
        if !parameters.isTyping, parameters.distance == nil {
            matches = try Self.behindInnerPlaces(matches, in: index)
        }
        return Outcome(matches: matches, found: max(found, matches.count), meanings: meanings, filter: filter)
    }

    /// Lets containers of other indexes answer words.
    mutating func admit(_ places: OuterPlaces) {
        outerPlaces = places
        elsewhereWords |= places.words
    }

    // MARK: One stage

    /// Searches with some meanings of the words; settlements nearby may count as those around.
    mutating func search(
        _ meanings: [WordMeaning], isNearEnough: Bool = false
    ) throws {
        // Streets and shops are said to be in the next village; villages are not.
        if isNearEnough, index.lines == nil, index.houses == nil, index.details == nil { return }
        self.meanings = meanings
        // An index may have none of the wanted kinds: a world has no streets.
        if parameters.kinds?.contains(true) == false { return }
        unmetWords = query.words { meanings[$0].isEmpty }
        guard unmetWords & ~elsewhereWords == 0 else { return }
        var contexts = ContextReader(
            meanings, of: query, in: index, areas: parameters.memory.areaRanges, wordsOfKind: wordsInKind,
            isTyping: parameters.isTyping)
        try contexts.noteContainers()
        try noteWork(contexts.namedCount * SearchEffort.passedOver)
        let (contextWords, areaWords) = (contexts.words, contexts.areaWords)
        houseOnlyWords =
            (houseWords?.words ?? 0) & ~kindWords.reduce(contextWords | areaWords | (outerPlaces?.words ?? 0), |)
        var matcher = NameMatcher(
            index: index, query: query, meanings: meanings, contexts: consume contexts, weights: parameters.weights,
            houseWords: houseWords, codeWords: codeWords)
        nearby = isNearEnough ? try NearbyPlaces(meanings, matcher, in: index) : nil
        if isNearEnough, nearby?.words == 0 { return }
        // A document has the rarest word itself, or one of its containers has it and then it has another word itself.
        var order: [Int] = []
        order.reserveCapacity(meanings.count)
        for word in meanings.indices where !meanings[word].isEmpty {
            let place = order.firstIndex { meanings[$0].estimatedCount > meanings[word].estimatedCount }
            order.insert(word, at: place ?? order.endIndex)
        }
        // A word that any document may have from elsewhere narrows nothing down: one that it must have itself does.
        let idle = elsewhereWords | codeWords & ~(contextWords | areaWords)
        if !isNearEnough, order.contains(where: { (numbers | contextWords) & 1 << WordSet($0) == 0 }) {
            order.removeAll { idle & 1 << WordSet($0) != 0 }
        }
        // What no settlement nearby answers, an object must have itself or from what it belongs to.
        if let nearby {
            let own = order.filter { (nearby.words | numbers) & 1 << WordSet($0) == 0 }
            if !own.isEmpty { order = own }
        }
        if !isNearEnough { found = 0 }
        try collect(order, meanings, with: &matcher)
        found = max(found, try countOfMatches(with: &matcher))
        if !isCounted, let count = try count(meanings[0]) { found = max(matched.count, count) }
    }

    /// Looks at a document of a wanted kind: takes it if it answers the query.
    mutating func look(
        at document: UInt32, _ row: AttributeTable.Row, earlier: WordSet, with matcher: inout NameMatcher
    ) throws(IndexFormatError) {
        if let country = parameters.country, try !mayBe(document, row, in: country) { return }
        if let wordsOfKind {
            matcher.ownable = Int(row.kind) < wordsOfKind.count ? wordsOfKind[Int(row.kind)] : 0
            if matcher.ownable == 0 { return }
        }
        if (earlier | unmetWords) & houseOnlyWords != 0, try !matcher.hasHouseNumber(document) { return }
        if let nearby, !nearby.mayBeNear(row.kind) { return }
        let coordinate = isSpatial || nearby != nil ? try index.coordinate(row) : nil
        let aroundWords = try matcher.contexts.words(of: row.container)
        var contextWords = aroundWords
        if let nearby, let coordinate { contextWords |= nearby.words(around: coordinate, row.kind) }
        let outerWords = outerPlaces == nil ? 0 : try outerWords(document, row)
        contextWords |= outerWords
        let ownKindWords = Int(row.kind) < kindWords.count ? kindWords[Int(row.kind)] & ~contextWords : 0
        contextWords |= ownKindWords
        matcher.isAirport = airportKind == row.kind
        matcher.isSettlement = settlementKind == row.kind && !parameters.prefersAreas
        matcher.kindWords = ownKindWords
        var missing = (earlier | unmetWords) & ~contextWords
        if missing != 0 { missing &= try ~matcher.contexts.areaWords(of: document, among: missing) }
        if missing & ~(houseWords?.words ?? 0) != 0 { return }
        if missing != 0, try !matcher.hasHouseNumber(document) { return }
        if let coordinate, let bias = parameters.bias, bias.isRequired,
            !bias.contains(coordinate)
        {
            return
        }
        let importance = Float(row.importance) / 65_535
        var closeness: Float = 0
        if let coordinate, let bias = parameters.bias {
            closeness = parameters.weights.closeness * bias.closeness(coordinate)
        }
        var allowance = Float.infinity
        // A hair's breadth more, since sums of floating-point numbers depend on their order.
        if verified == nil, parameters.distance == nil, let threshold = results.threshold {
            allowance = importance + closeness - threshold + 1e-5
        }
        var match = TextMatch(document: document)
        switch try matcher.match(
            &match, container: row.container, contextWords: contextWords, allowance: allowance)
        {
        case .none: return
        case .weak:
            if nearby == nil, matched.insert(document) { _ = doubtful.insert(document) }
            return
        case .match: break
        }
        // "Aalborg airport" says all of a name; what a name has besides would be of another airport, except the word for its kind
        // in another language.
        if ownKindWords & ~match.ownWords != 0, match.score.extraWords != 0,
            try !matcher.namesKind(match, ObjectKind(rawValue: index.strings.all(.kinds)[Int(row.kind)]))
        {
            return
        }
        if match.correctedWords != 0, !isPlausible(match) { return }
        if !areaDemands.isEmpty, try !namesAreas(match, row, outerWords, matcher.contexts) { return }
        // Words are a number only of a house that is there.
        if let houseWords, match.otherNumberWords & houseWords.worded != 0 { return }
        // A shop is not at a number that only the town has, or nothing.
        if match.otherNumberWords != 0, match.house == nil, !mayHaveHouses(row),
            try !namesStreet(of: match, row.container, matcher.contexts)
        {
            return
        }
        // "London, Japan" is no consulate of Japan in London, nor a Japan Street there.
        if match.ownWords & ~countrySegments == 0,
            match.score.extraWords != 0 || index.strings.all(.kinds)[Int(row.kind)] == Self.business
        {
            return
        }
        // "Little Britain, London" is not Little Venice in Britain and in London: countries come last, as in "Ashfield New South Wales,
        // Australia".
        let others = query.allWords & ~(match.ownWords | query.numericWords | countrySegments)
        if !query.segments.isEmpty,
            segmentsWithCountry.contains(where: {
                others & aroundWords & $0.country != 0 && match.ownWords & $0.words != 0 && others > $0.words
            })
        {
            return
        }
        // "Jayapura West" is not another Jayapura in West Java.
        let areaWords = aroundWords & query.allWords & ~(match.ownWords | outerWords | ownKindWords)
        if try !matcher.areSupported(areaWords, around: row.container) { return }
        // "Munich, Peru" is no Perusahof in Munich.
        if match.begunWords != 0, !parameters.isTyping, match.begunWords & countrySegments != 0 { return }
        // It has a word itself that was looked for before: it is found already.
        if match.ownWords & earlier != 0 { return }
        if let nearby, let coordinate {
            let far = contextWords & ~(aroundWords | match.ownWords)
            // Where nothing is taken from nearby, the document was looked at before; half a name and half a place are
            // not enough, nor is half a word.
            guard far != 0, match.score.extraWords == 0, match.begunWords == 0 || parameters.isTyping else { return }
            // "Cami de Segudet" is no shop called Cami near Segudet.
            guard match.ownWords & ~(query.numericWords | query.streetWords) != 0,
                let place = nearby.nearest(of: far, to: coordinate)
            else { return }
            match.nearbyPlace = place.coordinate
            match.nearbyWords = far
            match.put(on: .partial, parameters.weights)
            if place.isMisspelt { match.correctedWords |= far }
            match.score.context -=
                parameters.weights.nearbyPlace + parameters.weights.nearbyPlaceDistance * place.share(to: coordinate)
                + (place.isMisspelt ? parameters.weights.looseContext : 0)
        }
        match.score.context -= try sovereignLoss(outerWords & ~(aroundWords | match.ownWords), of: document, row)
        if parameters.country != nil, try !mayBeInCountry(&match, row) { return }
        if filter != nil, try !passesFilter(match) { return }
        if verified?.insert(document) != nil { return }
        _ = matched.insert(document)
        match.score.importance = importance
        match.score.closeness = closeness
        if let coordinate, let distance = parameters.distance {
            let limit = results.threshold.map { Double((-$0).nextUp) }
            let reach = parameters.distanceReach
            let meters = distance(coordinate, within: min(limit ?? .infinity, reach))
            match.rank = meters > reach ? Self.rankBeyondReach : -Float(meters)
        } else {
            // The letters are read only of what is good enough without them.
            if let threshold = results.threshold, match.score.total < threshold { return }
            match.score.spelling -= try otherNameLoss(match)
            if query.accentedWords & ~match.ownWords != 0 {
                match.score.context -= try otherContextLoss(match, row.container, matcher.contexts)
            }
            match.rank = match.score.total
        }
        results.insert(match)
    }

    /// The rank of what is farther away than results that count.
    static let rankBeyondReach = -Float.greatestFiniteMagnitude

    /// Whether a document is in a country, as far as is known.
    private func mayBe(
        _ document: UInt32, _ row: AttributeTable.Row, in country: RequestedCountry
    ) throws(IndexFormatError) -> Bool {
        let known = try index.country(of: document, row)
        return known == 0 || country.has(known)
    }

    /// The words that containers of other indexes answer for a document.
    private mutating func outerWords(
        _ document: UInt32, _ row: AttributeTable.Row
    ) throws(IndexFormatError) -> WordSet {
        try outerPlaces?.words(document, row, in: index) ?? 0
    }

    private static let business = ObjectKind.business.rawValue

    private func passesFilter(_ match: TextMatch) throws(IndexFormatError) -> Bool {
        try filter?.passes(match) ?? true
    }
}
