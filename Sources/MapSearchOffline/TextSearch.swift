import MapGeometry
import MapSearch
import MapSearchIndexFormat
import MapSearchText

/// One text search, from folded words to the best documents.
///
/// In tiers: the words as they are spelt, the last one as a prefix; then with one edit, with two, and at last with words
/// left out. A later tier runs only when no document was named exactly before it, so that a correction never outranks
/// what was typed.
struct TextSearch {
    /// What a search is asked for, apart from its text.
    struct Goal {
        /// How many results are wanted, from the first.
        var count = 10
        var weights = RankingWeights.search
        var corrects = true
        /// Whether the text is still being typed.
        var isTyping = false
        var neighborhood: Neighborhood?
        /// The distance in metres, or along a line, that results are ordered by instead of their score.
        var distance: (@Sendable (Coordinate) -> Double)?
        /// Whether the distances of two places differ by no more than the places are apart.
        var isDistanceContinuous = true
        /// Which kinds are wanted, by their number; nil: all.
        var kinds: [Bool]?
        /// The fields that the text is made of; nil: any word may mean anything.
        var fields: AddressFields?
        /// Whether every document is looked at: what tests compare the usual way with.
        var looksAtAll = false
        var isCancelled: @Sendable () -> Bool = { false }
    }

    struct Outcome {
        var matches: [TextMatch] = []
        /// How many documents match, or about how many when not all were looked at.
        var found = 0
        /// The meanings that the matches were made with.
        var meanings: [WordMeaning] = []
    }

    let index: IndexFile
    let query: ParsedQuery
    let goal: Goal
    var results: TopResults
    var found = 0
    private var meanings: [WordMeaning] = []
    /// The meanings as far as they were widened.
    private var plain: [WordMeaning] = []
    /// How many documents were looked at.
    var lookedCount = 0
    /// The documents that were found.
    var matched = DocumentSet()
    /// The words that a document may have as a number in its address, whatever its names are.
    let numbers: WordSet
    /// The words that may be a postal code.
    let codeWords: WordSet
    /// The words that an object of a kind may answer, by its number; nil: all of them.
    let wordsOfKind: [WordSet]?
    /// The words that may be the number of a house; nil when the index knows of none.
    private let houseWords: HouseWords?
    /// Whether results are wanted by where they are.
    let isSpatial: Bool
    /// The letters of the text, where it has any that are meant and it matters; else empty.
    let meantLetters: [UInt8]
    /// The settlements that an object may be near to instead of in; nil while only those around it count.
    var nearby: NearbyPlaces?

    private init(_ query: ParsedQuery, goal: Goal, in index: IndexFile) {
        self.index = index
        self.query = query
        self.goal = goal
        isSpatial = goal.neighborhood != nil || goal.distance != nil
        meantLetters = goal.weights.otherName > 0 ? Self.meantLetters(of: query.text) : []
        results = TopResults(capacity: goal.isTyping ? max(goal.count, Self.comparedCount) : goal.count)
        let streetWords = goal.fields?.words(of: query) { $0 == .street } ?? .max
        codeWords = query.numericWords & (goal.fields?.words(of: query) { $0 == .postcode } ?? .max)
        houseWords =
            index.houses == nil && index.details == nil ? nil : HouseWords(query, among: streetWords)
        numbers = codeWords | (houseWords?.words ?? 0)
        wordsOfKind = goal.fields.map { fields in
            index.strings.all(.kinds).map { fields.words(of: query, forKind: ObjectKind(rawValue: $0)) }
        }
    }

    /// Searches an address by its fields: each word means what its field is about.
    ///
    /// - Returns: nil when nothing has all of it.
    /// - Throws: `IndexFormatError` when the index is damaged, `CancellationError`.
    static func best(
        for fields: AddressFields, goal: Goal, in index: IndexFile
    ) throws -> (query: ParsedQuery, outcome: Outcome)? {
        var goal = goal
        goal.fields = fields
        var search = TextSearch(ParsedQuery(fields.text), goal: goal, in: index)
        guard search.query.wordCount > 0 else { return nil }
        try search.searchAsTyped()
        if !search.isAnswered { try search.searchNearby() }
        if search.results.matches.isEmpty, goal.corrects { try search.searchCorrected() }
        return search.results.matches.isEmpty ? nil : try search.answer()
    }

    /// Searches a text in all its readings.
    ///
    /// - Returns: the reading that answered best, with its answer.
    /// - Throws: `IndexFormatError` when the index is damaged, `CancellationError`.
    static func best(
        for text: String, goal: Goal, in index: IndexFile
    ) throws -> (query: ParsedQuery, outcome: Outcome) {
        var obvious = TextSearch(ParsedQuery(text), goal: goal, in: index)
        guard obvious.query.wordCount > 0 else { return (obvious.query, Outcome()) }
        try obvious.searchAsTyped()
        if obvious.isAnswered {
            try obvious.searchNearby()
            return try obvious.answer()
        }
        for (count, query) in AddressReadings.all(of: obvious.query).enumerated() where query.wordCount > 0 {
            var search = TextSearch(query, goal: goal, in: index)
            try search.searchAsTyped()
            if search.isAnswered { return try search.answer() }
            // A flat is no place for a slip of the pen to be looked for in.
            if search.bestRank > obvious.bestRank || count == 0 && obvious.results.matches.isEmpty { obvious = search }
        }
        var best: TextSearch?
        for query in try QueryReadings.others(of: obvious.query, in: index) where query.wordCount > 0 {
            var search = TextSearch(query, goal: goal, in: index)
            try search.searchAsTyped()
            if search.isAnswered, search.bestRank > best?.bestRank ?? -.infinity { best = search }
        }
        if best == nil { try obvious.searchNearby() }
        if best == nil, goal.corrects, !obvious.isAnswered { try obvious.searchCorrected() }
        if best == nil, obvious.results.matches.isEmpty { try obvious.searchPartly() }
        guard var best, best.bestRank > obvious.bestRank else { return try obvious.answer() }
        return try best.answer()
    }

    private mutating func answer() throws(IndexFormatError) -> (query: ParsedQuery, outcome: Outcome) {
        if goal.isTyping { try arrangeSuggestions() }
        let matches = goal.isTyping ? results.matches : try withTwinHouses(results.matches)
        return (query, Outcome(matches: matches, found: max(found, matches.count), meanings: meanings))
    }

    /// Whether a document has a name of its own that is the query, and not only the name of an operator, or one in some
    /// language.
    private var isNamed: Bool {
        results.matches.contains { $0.isNamed && $0.isOwnName }
    }

    private var bestRank: Float { results.matches.first?.rank ?? -.infinity }

    private mutating func searchAsTyped() throws {
        let reader = WordReader(index: index, query: query, isTyping: goal.isTyping)
        let last = query.wordCount - 1
        plain = []
        for word in 0..<query.wordCount {
            plain.append(try reader.plainMeaning(word, asPrefix: word == last && query.endsInWord))
        }
        try search(plain)
    }

    private mutating func searchCorrected() throws {
        let reader = WordReader(index: index, query: query, isTyping: goal.isTyping)
        let last = query.wordCount - 1
        func meaning(_ word: Int, edits: Int) throws(IndexFormatError) -> WordMeaning {
            let asPrefix = goal.isTyping && word == last && query.endsInWord
            return try reader.editedMeaning(word, plain[word], edits: edits, asPrefix: asPrefix)
        }
        var edited = plain
        // A word that the index has is rather meant than not: the others first.
        let unknown = plain.indices.filter { plain[$0].isEmpty }
        if !unknown.isEmpty, unknown.count < query.wordCount {
            for word in unknown { edited[word] = try meaning(word, edits: 1) }
            if unknown.allSatisfy({ !edited[$0].isEmpty }) { try search(edited) }
            if results.matches.contains(where: \.isFullOwnName) {
                plain = edited
                return
            }
        }
        // Then one of the words that it has, and all at last.
        let base = edited
        for word in 0..<query.wordCount where !unknown.contains(word) || unknown.count == query.wordCount {
            edited[word] = try meaning(word, edits: 1)
            guard unknown.allSatisfy({ !base[$0].isEmpty }), !edited[word].edited.isEmpty else { continue }
            var one = base
            one[word] = edited[word]
            try search(one)
        }
        if results.matches.contains(where: \.isFullOwnName) {
            plain = edited
            return
        }
        let hasEdits = edited.contains { !$0.edited.isEmpty }
        if hasEdits {
            try search(edited)
            // Who bears the words only as an operator's name is hardly meant where somebody nearby is called so.
            if !results.matches.contains(where: \.isFullOwnName) { try search(edited, isNearEnough: true) }
        }
        if results.matches.isEmpty {
            // A word that stands in the index as it was typed has no two mistakes.
            for word in unknown {
                let asPrefix = word == last && query.endsInWord
                edited[word] = try reader.editedMeaning(word, plain[word], edits: 2, asPrefix: asPrefix)
            }
            if edited.contains(where: { !$0.edited.isEmpty }) { try search(edited) }
        }
        plain = edited
    }

    /// Takes settlements nearby for those around, where an object has all other words.
    private mutating func searchNearby() throws {
        guard query.wordCount > 1, !goal.isTyping, !isNamed else { return }
        try search(plain, isNearEnough: true)
    }

    /// Leaves out words: those that the index does not have, then one more, whichever, then any.
    private mutating func searchPartly() throws {
        guard query.wordCount > 1 else { return }
        let unknown = plain.indices.reduce(WordSet(0)) { plain[$1].isEmpty ? $0 | 1 << WordSet($1) : $0 }
        if unknown != 0, unknown != query.allWords { try search(plain, missable: unknown) }
        let others = plain.indices.filter { unknown & 1 << WordSet($0) == 0 }
        if results.matches.isEmpty, others.count > 1 {
            for word in others { try search(plain, missable: unknown | 1 << WordSet(word)) }
        }
        if results.matches.isEmpty { try search(plain, missable: .max) }
    }

    /// Whether nothing need be corrected: a document was named exactly, or what is being typed goes on to enough of them.
    var isAnswered: Bool {
        results.matches.contains(where: \.isExact) || goal.isTyping && results.matches.count >= min(goal.count, 5)
    }

    // MARK: One tier

    /// Searches with some meanings of the words, of which a document need not have the `missable` ones; settlements nearby may
    /// count as those around.
    private mutating func search(
        _ meanings: [WordMeaning], missable: WordSet = 0, isNearEnough: Bool = false
    ) throws {
        // Streets and shops are said to be in the next village; villages are not.
        if isNearEnough, index.lines == nil, index.houses == nil, index.details == nil { return }
        self.meanings = meanings
        let houses = houseWords?.words ?? 0
        let unknown = meanings.indices.contains { meanings[$0].isEmpty && (houses | missable) & 1 << WordSet($0) == 0 }
        guard !unknown else { return }
        let contexts = try ContextReader(meanings, in: index, wordsOfKind: wordsOfKind)
        var matcher = NameMatcher(
            index: index, query: query, meanings: meanings, contexts: contexts, weights: goal.weights,
            missable: missable,
            houseWords: houseWords, codeWords: codeWords)
        nearby = isNearEnough ? try NearbyPlaces(meanings, matcher, in: index) : nil
        if isNearEnough, nearby?.words == 0 { return }
        // A document has the rarest word itself, or one of its containers has it and then it has another word itself.
        var order = meanings.indices.filter { !meanings[$0].isEmpty }
            .sorted { meanings[$0].estimatedCount < meanings[$1].estimatedCount }
        // What no settlement nearby answers, an object must have itself or from what it belongs to.
        if let nearby {
            let own = order.filter { (nearby.words | numbers) & 1 << WordSet($0) == 0 }
            if !own.isEmpty { order = own }
        }
        if !isNearEnough {
            found = 0
            matched = DocumentSet()
        }
        try collect(order, meanings, with: &matcher)
        found = max(found, matched.count)
    }

    /// Looks at a document: takes it if it answers the query.
    mutating func look(
        at document: UInt32, _ row: AttributeTable.Row, earlier: WordSet, with matcher: inout NameMatcher
    ) throws(IndexFormatError) {
        if let kinds = goal.kinds, Int(row.kind) >= kinds.count || !kinds[Int(row.kind)] { return }
        if let wordsOfKind {
            matcher.ownable = Int(row.kind) < wordsOfKind.count ? wordsOfKind[Int(row.kind)] : 0
            if matcher.ownable == 0 { return }
        }
        if let nearby, !nearby.mayBeNear(row.kind) { return }
        let coordinate = isSpatial || nearby != nil ? try index.coordinate(row) : nil
        let aroundWords = try matcher.contexts.words(of: row.container)
        var contextWords = aroundWords
        if let nearby, let coordinate { contextWords |= nearby.words(around: coordinate) }
        guard (contextWords | numbers | matcher.contexts.areaWords) & earlier == earlier else { return }
        if let coordinate, let neighborhood = goal.neighborhood, neighborhood.isRequired,
            !neighborhood.contains(coordinate)
        {
            return
        }
        let importance = Float(row.importance) / 65_535
        var closeness: Float = 0
        if let coordinate, let neighborhood = goal.neighborhood {
            closeness = goal.weights.closeness * neighborhood.closeness(coordinate)
        }
        var allowance = Float.infinity
        // A hair's breadth more, since sums of floating-point numbers depend on their order.
        if goal.distance == nil, let threshold = results.threshold {
            allowance = importance + closeness - threshold + 1e-5
        }
        var match = TextMatch(document: document)
        switch try matcher.match(
            &match, container: row.container, contextWords: contextWords, allowance: allowance)
        {
        case .none: return
        case .weak:
            if nearby == nil { _ = matched.insert(document) }
            return
        case .match: break
        }
        // It has a word itself that was looked for before: it is found already.
        if match.ownWords & earlier != 0 { return }
        if let nearby, let coordinate {
            let far = contextWords & ~(aroundWords | match.ownWords | match.missingWords)
            // Where nothing is taken from nearby, the document was looked at before; half a name and half a place are
            // not enough.
            guard far != 0, match.score.extraWords == 0 else { return }
            guard let place = nearby.nearest(of: far, to: coordinate) else { return }
            match.nearbyPlace = place.coordinate
            match.score.context -=
                goal.weights.nearbyPlace + goal.weights.nearbyPlaceDistance * place.share(to: coordinate)
                + (place.isMisspelt ? goal.weights.looseContext : 0)
        }
        _ = matched.insert(document)
        match.score.importance = importance
        match.score.closeness = closeness
        if let coordinate, let distance = goal.distance {
            match.rank = -Float(distance(coordinate))
        } else {
            // The letters are read only of what is good enough without them.
            if let threshold = results.threshold, match.score.total < threshold { return }
            match.score.spelling -= try otherNameLoss(match)
            match.rank = match.score.total
        }
        results.insert(match)
    }
}
