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
        /// The distance in metres that results are ordered by instead of their score.
        var distance: (@Sendable (Coordinate) -> Double)?
        /// Which kinds are wanted, by their number; nil: all.
        var kinds: [Bool]?
        /// The fields that the text is made of; nil: any word may mean anything.
        var fields: AddressFields?
        var isCancelled: @Sendable () -> Bool = { false }
    }

    struct Outcome {
        var matches: [TextMatch] = []
        /// How many documents match, or about how many when not all were looked at.
        var found = 0
        /// The meanings that the matches were made with.
        var meanings: [WordMeaning] = []
    }

    /// How many documents of its rarest word one tier looks at, at most.
    ///
    /// It bounds two frequent words that rarely meet. The most important ones come first.
    private static let candidateBudget = 3_000
    /// The same for each further word, for documents that need not have every word, and where the beginning of a word
    /// is all there is: then every document matches, and the important ones are the best.
    private static let smallBudget = 250

    let index: IndexFile
    let query: ParsedQuery
    let goal: Goal
    var results: TopResults
    var found = 0
    private var meanings: [WordMeaning] = []
    /// The meanings as far as they were widened.
    private var plain: [WordMeaning] = []
    /// The words that a document may have as a number in its address, whatever its names are.
    private let numbers: WordSet
    /// The words that may be a postal code.
    private let codeWords: WordSet
    /// The words that an object of a kind may answer, by its number; nil: all of them.
    let wordsOfKind: [WordSet]?
    /// The words that may be the number of a house; nil when the index knows of none.
    private let houseWords: HouseWords?
    /// The letters of the text, where it has any that are meant and it matters; else empty.
    let meantLetters: [UInt8]
    /// The settlements that an object may be near to instead of in; nil while only those around it count.
    private var nearby: NearbyPlaces?

    private init(_ query: ParsedQuery, goal: Goal, in index: IndexFile) {
        self.index = index
        self.query = query
        self.goal = goal
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

    private var needsCoordinates: Bool { goal.neighborhood != nil || goal.distance != nil }

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
        var edited: [WordMeaning] = []
        for word in 0..<query.wordCount {
            let asPrefix = goal.isTyping && word == last && query.endsInWord
            edited.append(try reader.editedMeaning(word, plain[word], edits: 1, asPrefix: asPrefix))
        }
        let hasEdits = edited.contains { !$0.edited.isEmpty }
        if hasEdits {
            try search(edited)
            // Who bears the words only as an operator's name is hardly meant where somebody nearby is called so.
            if !results.matches.contains(where: \.isFullOwnName) { try search(edited, isNearEnough: true) }
        }
        if results.matches.isEmpty {
            // A word that stands in the index as it was typed has no two mistakes.
            for word in 0..<query.wordCount where plain[word].isEmpty {
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

    private mutating func searchPartly() throws {
        if query.wordCount > 1 { try search(plain, allowsMissing: true) }
    }

    /// Whether nothing need be corrected: a document was named exactly, or what is being typed goes on to enough of them.
    private var isAnswered: Bool {
        results.matches.contains(where: \.isExact) || goal.isTyping && results.matches.count >= min(goal.count, 5)
    }

    // MARK: One tier

    private mutating func search(
        _ meanings: [WordMeaning], allowsMissing: Bool = false, isNearEnough: Bool = false
    ) throws {
        // Streets and shops are said to be in the next village; villages are not.
        if isNearEnough, index.lines == nil, index.houses == nil, index.details == nil { return }
        self.meanings = meanings
        let houses = houseWords?.words ?? 0
        let unknown = meanings.indices.contains { meanings[$0].isEmpty && houses & 1 << WordSet($0) == 0 }
        guard allowsMissing || !unknown else { return }
        let (context, looseContext) = try contexts(meanings)
        var matcher = NameMatcher(
            index: index, query: query, meanings: meanings, context: context, looseContext: looseContext,
            weights: goal.weights, allowsMissing: allowsMissing, houseWords: houseWords, codeWords: codeWords)
        nearby = isNearEnough ? try NearbyPlaces(meanings, matcher, in: index) : nil
        if isNearEnough, nearby?.words == 0 { return }
        let contextWords = context.words | looseContext.words | numbers | (nearby?.words ?? 0)
        // A document has the rarest word itself, or one of its containers has it and then it has another word itself.
        var order = meanings.indices.filter { !meanings[$0].isEmpty }
            .sorted { meanings[$0].estimatedCount < meanings[$1].estimatedCount }
        // What no settlement nearby answers, an object must have itself.
        if let nearby, let own = order.first(where: { nearby.words & 1 << WordSet($0) == 0 }) { order = [own] }
        var earlier: WordSet = 0
        if !isNearEnough { found = 0 }
        for word in order {
            try collect(meanings[word], earlier: allowsMissing ? 0 : earlier, with: &matcher)
            let bit: WordSet = 1 << WordSet(word)
            earlier |= bit
            if allowsMissing { continue }
            // Once something is named exactly, what would have the rarest word from its container alone is no better.
            guard !isAnswered, contextWords & bit != 0 else { break }
            let named = earlier & ~(numbers | (nearby?.words ?? 0))
            guard try named == 0 || matcher.hasContext(of: named) else { break }
        }
    }

    /// Looks at the documents of one word's meaning.
    ///
    /// The `earlier` words must be met by containers, since their own documents were looked at before.
    private mutating func collect(
        _ meaning: WordMeaning, earlier: WordSet, with matcher: inout NameMatcher
    ) throws {
        if let documents = try documentsInArea(unless: meaning.estimatedCount) {
            for document in documents {
                try look(at: document, try index.attributes[document], earlier: earlier, with: &matcher)
            }
            return
        }
        // Documents that have the word itself first: they set a threshold that most others do not reach.
        let (exact, loose) = meaning.entriesBySource
        let seen = try collect(exact, of: meaning, earlier: earlier, seen: [], with: &matcher)
        _ = try collect(loose, of: meaning, earlier: earlier, seen: seen, with: &matcher)
    }

    /// Looks at the documents of some entries, apart from those that were seen before.
    ///
    /// - Returns: the documents that were looked at, in ascending order.
    private mutating func collect(
        _ entries: [WordMeaning.Entry], of meaning: WordMeaning, earlier: WordSet, seen: [UInt32],
        with matcher: inout NameMatcher
    ) throws -> [UInt32] {
        guard !entries.isEmpty else { return [] }
        var stream = try CandidateStream(entries, in: index)
        let isBroad = entries[0].source == .prefix && query.wordCount == 1
        let budget = matcher.allowsMissing || earlier != 0 || isBroad ? Self.smallBudget : Self.candidateBudget
        let bonus =
            (goal.neighborhood == nil ? 0 : goal.weights.closeness) - WordMeaning.smallestLoss(entries, goal.weights)
        var looked: [UInt32] = []
        var seen = seen[...]
        while let document = try stream.next() {
            while let first = seen.first, first < document { seen.removeFirst() }
            if seen.first == document { continue }
            looked.append(document)
            if looked.count > budget { break }
            if looked.count.isMultiple(of: 256), goal.isCancelled() { throw CancellationError() }
            let row = try index.attributes[document]
            // Documents come by falling importance: none behind this one can do better.
            if goal.distance == nil, let threshold = results.threshold,
                Float(row.importance) / 65_535 + bonus < threshold
            {
                found = max(found, meaning.estimatedCount)
                break
            }
            try look(at: document, row, earlier: earlier, with: &matcher)
        }
        return looked
    }

    private mutating func look(
        at document: UInt32, _ row: AttributeTable.Row, earlier: WordSet, with matcher: inout NameMatcher
    ) throws(IndexFormatError) {
        if let kinds = goal.kinds, Int(row.kind) >= kinds.count || !kinds[Int(row.kind)] { return }
        if let wordsOfKind {
            matcher.ownable = Int(row.kind) < wordsOfKind.count ? wordsOfKind[Int(row.kind)] : 0
            if matcher.ownable == 0 { return }
        }
        if let nearby, !nearby.mayBeNear(row.kind) { return }
        let coordinate = needsCoordinates || nearby != nil ? try index.coordinate(row) : nil
        let aroundWords = try matcher.contextWords(row.container)
        var contextWords = aroundWords
        if let nearby, let coordinate { contextWords |= nearby.words(around: coordinate) }
        guard (contextWords | numbers) & earlier == earlier else { return }
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
            if nearby == nil { found += 1 }
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
        found += 1
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

    /// The documents in a required area, when that is the cheaper side to start from.
    private func documentsInArea(unless estimate: Int) throws(IndexFormatError) -> [UInt32]? {
        guard let neighborhood = goal.neighborhood, neighborhood.isRequired, estimate > 256, let box = neighborhood.box
        else { return nil }
        let limit = min(estimate, Self.candidateBudget)
        var documents: [UInt32] = []
        for layer in index.documentPoints {
            try layer.forEach(south: box.south, north: box.north, west: box.west, east: box.east) { document, _, _ in
                documents.append(document)
                return documents.count <= limit
            }
            if documents.count > limit { return nil }
        }
        return documents
    }
}
