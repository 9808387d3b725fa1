import MapGeometry
import MapSearch
import MapSearchIndexFormat
import MapSearchText

/// A text that may ask for a sort of place or for a chain, and the answer if it does.
///
/// A name comes before a category: who types "British Museum" or the name of a town means that, even if each word is a
/// sort of place as well.
struct CategoryRequest {
    let backend: OfflineBackend
    let file: IndexFile
    let categories: CategoryIndex
    let facts: DetailFacts
    let text: String
    let area: SearchArea?
    let request: SearchRequest
    let query: ParsedQuery
    private var reader: CategoryReader
    private var reading: CategoryReading?

    var details: DetailTable { facts.details }

    /// Reads a text; nil when the index has no categories, or when the request is not for businesses.
    init?(_ text: String, in area: SearchArea?, _ request: SearchRequest, _ backend: OfflineBackend)
        throws(IndexFormatError)
    {
        let file = backend.index.file
        guard let categories = file.categories, let facts = backend.index.facts?.facts,
            request.options.searchTypes.contains(.biz), case .text = request.operation,
            request.options.filters.count <= MemberFacts.largestFilterCount
        else { return nil }
        self.backend = backend
        self.file = file
        self.categories = categories
        self.facts = facts
        self.text = text
        self.area = area
        self.request = request
        query = ParsedQuery(text)
        reader = CategoryReader(query, in: categories)
        reading = try reader.reading()
    }

    /// The answer; nil when the text means a name, or asks for no sort of place as it is spelt.
    mutating func answer(_ goal: TextSearch.Goal) throws -> SearchResponse? {
        guard let reading else { return nil }
        // Where a category alone is wanted in an area, no name but that of a town need be looked for.
        if reading.isCategoryAlone, area != nil, try !isNameOfPlace() { return try answer(reading, at: nil, named: []) }
        var goal = goal
        goal.corrects = false
        return try answer(reading, besides: try TextSearch.best(for: text, goal: goal, in: file))
    }

    /// The answer to a text that asks for a sort of place with a slip of the pen; nil when it does not, or means a name.
    mutating func correctedAnswer(
        besides names: (query: ParsedQuery, outcome: TextSearch.Outcome)
    ) throws -> SearchResponse? {
        guard reading == nil, !request.options.disablesSpellingCorrection,
            !names.outcome.matches.contains(where: isNameAsTyped), let reading = try reader.reading(corrects: true)
        else { return nil }
        return try answer(reading, besides: names)
    }

    /// Whether a match needs no word to be understood as a sort of place: it has all of them, or is a town whose name is as
    /// good as finished.
    private func isNameAsTyped(_ match: TextMatch) -> Bool {
        if match.isFullName { return true }
        guard match.missingWords == 0, match.score.extraWords == 0, match.edits == 0 else { return false }
        return (try? file.attributes.kind(match.document)).map(isSettled) ?? false
    }

    private mutating func answer(
        _ reading: CategoryReading, besides names: (query: ParsedQuery, outcome: TextSearch.Outcome)
    ) throws -> SearchResponse? {
        guard !meansName(reading, names) else { return nil }
        var reading = reading
        var place: NamedPlace?
        if reading.chain != nil, !reading.categories.isEmpty,
            let plain = try reader.reading(corrects: reading.correctedText != nil, findsChains: false)
        {
            // "cafe in Saint Julia": a town before a shop that is called Julia.
            place = try namedPlace(plain)
            if place != nil { reading = plain }
        }
        if place == nil, !reading.places.isEmpty {
            place = try namedPlace(reading)
            guard let place else { return try answer(reading, named: names.outcome) }
            if place.correctedName != nil, try meansCorrectedName(reading) { return nil }
        }
        // What filters look at is known of members only.
        let exact =
            needsFilters
            ? []
            : names.outcome.matches.prefix(3).filter {
                $0.isExact && $0.score.context == 0 && (place != nil || $0.ownWords == names.query.allWords)
            }
        // "The Tower" is a name rather than a tower, and so is what stands alone before a comma and a town; the name of a
        // town beside the sort says nothing of the kind.
        let isSameText = names.query.text == query.text
        let fillers = isSameText ? reading.understoodWords & ~reading.tellingWords : 0
        let segments = isSameText && place != nil && reading.link == nil ? query.segments : []
        return try answer(
            reading, at: place,
            named: exact.map {
                ($0.document, isSaidInFull: $0.ownWords & fillers != 0 || segments.contains($0.ownWords))
            })
    }

    /// Whether filters or facets are asked for.
    var needsFilters: Bool { request.options.includesFacets || !request.options.filters.isEmpty }

    // MARK: Names

    private static let settled: Set<ObjectKind> = [.country, .region, .county, .locality, .district]

    private func isSettled(_ kind: UInt8) -> Bool {
        Int(kind) < backend.index.kinds.count && Self.settled.contains(backend.index.kinds[Int(kind)])
    }

    /// Whether the text is rather the name of something than a sort of place.
    private func meansName(
        _ reading: CategoryReading, _ names: (query: ParsedQuery, outcome: TextSearch.Outcome)
    ) -> Bool {
        // The words of another reading of the text have other numbers.
        let isSameText = names.query.text == query.text
        let understood = isSameText ? reading.understoodWords : 0
        let telling = isSameText ? reading.tellingWords : 0
        return names.outcome.matches.contains { match in
            guard match.isFullName, match.edits == 0, (try? isInOrder(match, names.outcome)) ?? true else {
                return false
            }
            // "Hotel Post Vaduz": a name of which the category is a part.
            if match.ownWords & ~understood != 0, telling & ~match.ownWords & names.query.allWords == 0 {
                return true
            }
            guard match.ownWords == names.query.allWords, reading.isCategoryAlone || reading.categories.isEmpty else {
                return false
            }
            return (try? file.attributes.kind(match.document)).map(isSettled) ?? false
        }
    }

    /// Whether a text in which the place has a slip of the pen is rather the name of something, as it takes the slip as well:
    /// "Cami de les Mplleres" is no mosque of "Les Molleres".
    private func meansCorrectedName(_ reading: CategoryReading) throws -> Bool {
        let (query, outcome) = try TextSearch.best(for: text, goal: backend.goal(for: request), in: file)
        guard query.text == self.query.text else { return false }
        return outcome.matches.contains { match in
            match.isFullName && reading.tellingWords & ~match.ownWords == 0
                && match.ownWords & ~reading.understoodWords != 0
        }
    }

    /// Whether the words of the text stand in the matched name in their order: "Schule Triesen" is no stop "Triesen Schule".
    private func isInOrder(_ match: TextMatch, _ outcome: TextSearch.Outcome) throws(IndexFormatError) -> Bool {
        var names = try file.forward.cursor(match.document)
        var number = 0
        while let name = try file.forward.next(&names) {
            defer { number += 1 }
            guard number == match.nameNumber else { continue }
            // All words of the text count, as one that stands twice may have been taken for the place: "Lija tower, Lija".
            var word = 0
            for place in 0..<name.termCount {
                let term = try name.term(place)
                let isMeant: (Int) -> Bool = { outcome.meanings[$0].entry(for: term) != nil }
                if let next = (word..<outcome.meanings.count).first(where: isMeant) {
                    word = next
                } else if outcome.meanings.indices.contains(where: isMeant) {
                    return false
                }
            }
        }
        return true
    }

    /// How many objects of a name are looked at.
    private static let nameBudget = 200

    /// Whether a settlement, region or country bears the words as its name.
    ///
    /// Settlements are among the most important objects of their name, so that few are looked at.
    private func isNameOfPlace() throws(IndexFormatError) -> Bool {
        var terms: [UInt32] = []
        for word in 0..<query.wordCount {
            guard let term = try file.dictionary.lookUp(query.word(word).span).exact else { return false }
            terms.append(UInt32(term))
        }
        guard let first = terms.first else { return false }
        var stream = try CandidateStream(
            [WordMeaning.Entry(Int(first)..<Int(first) + 1, .exact)], in: file,
            within: DocumentRanges(all: file.documentCount))
        var count = 0
        while count < Self.nameBudget, try stream.next() {
            for document in stream.documents where isSettled(try file.attributes.kind(document)) {
                if try bears(terms, document) { return true }
            }
            count += stream.documents.count
        }
        return false
    }

    private func bears(_ terms: [UInt32], _ document: UInt32) throws(IndexFormatError) -> Bool {
        var names = try file.forward.cursor(document)
        while let name = try file.forward.next(&names) {
            guard name.termCount == terms.count, name.role != .postcode else { continue }
            var isEqual = true
            for place in terms.indices where try name.term(place) != terms[place] { isEqual = false }
            if isEqual { return true }
        }
        return false
    }

    // MARK: Places

    /// What the rest of the text names; nil when nothing, or nothing that is meant clearly enough.
    private func namedPlace(_ reading: CategoryReading) throws -> NamedPlace? {
        for name in reading.places {
            if let place = try place(named: name, isJoined: reading.link != nil) { return place }
        }
        guard reading.link == .near, let name = reading.places.first else { return nil }
        return try memberPlace(named: name)
    }

    /// The place of a name; where a word such as "in" joins it, also one with more words than were typed.
    private func place(named name: String, isJoined: Bool) throws -> NamedPlace? {
        var goal = backend.goal(for: request)
        goal.count = 3
        goal.distance = nil
        goal.neighborhood = area.map { Neighborhood(SearchArea($0.shape, .preferred)) }
        goal.kinds = backend.index.kinds.map { isJoined ? $0 != .business && $0 != .other : Self.settled.contains($0) }
        let (query, outcome) = try TextSearch.best(for: name, goal: goal, in: file)
        guard let match = outcome.matches.first, match.missingWords == 0, match.house == nil else { return nil }
        let score = match.score
        guard score.prefix == 0, match.edits <= 1,
            isJoined || score.extraWords == 0 && score.context == 0 || match.isExact
        else { return nil }
        var place = try NamedPlace(match.document, in: backend.index)
        if match.edits > 0 {
            let description = MatchDescription(index: file, query: query, meanings: outcome.meanings)
            place.correctedName = try description.correctedText(match)
        }
        return place
    }

    /// The nearest of a sort of place: the station in "museum near Vaduz station".
    private func memberPlace(named name: String) throws -> NamedPlace? {
        var reader = CategoryReader(ParsedQuery(name), in: categories)
        guard let reading = try reader.reading(), !reading.categories.isEmpty, reading.conditions.isEmpty else {
            return nil
        }
        var goal = try searchGoal(reading)
        goal.count = 1
        goal.filters = []
        goal.countsFacets = false
        goal.distance = nil
        var search = try CategorySearch(goal, in: backend.index, categories, facts)
        var region = defaultRegion
        if let place = reading.places.first {
            guard let place = try self.place(named: place, isJoined: false) else { return nil }
            region = place.region
            // The station of a town may stand in the next one.
            if try search.members(in: region).members.isEmpty {
                region = .around(place.coordinate, reach: SearchRegion.substituteReach)
            }
        }
        guard let member = try search.members(in: region).members.first else { return nil }
        return try NamedPlace(try details.entries.owner(Int(member)), in: backend.index)
    }

    // MARK: Regions

    /// Where a category is looked for when the text names no place.
    private var defaultRegion: SearchRegion {
        if let area { return SearchRegion(area) }
        return request.options.userPosition.map { .around($0) } ?? .everywhere
    }

    private func region(_ reading: CategoryReading, _ place: NamedPlace?) -> SearchRegion {
        var region = defaultRegion
        if reading.isHere, let user = request.options.userPosition { region = .around(user) }
        if let place {
            region = reading.link == .near ? .around(place.coordinate, reach: SearchRegion.nearReach) : place.region
        }
        guard let area, area.strictness == .required, case .within(var required) = SearchRegion(area) else {
            return region
        }
        if case .within(let extent) = region, place != nil { required.limits += extent.limits }
        required.center = place?.coordinate ?? required.center
        return .within(required)
    }

    func searchGoal(_ reading: CategoryReading) throws(IndexFormatError) -> CategorySearch.Goal {
        var goal = CategorySearch.Goal()
        goal.categories = reading.categories
        if let chain = reading.chain { goal.chains = try categories.chains(named: chain).map(\.number) }
        goal.filters = request.options.filters
        for condition in reading.conditions where !isTimeless(condition) { goal.filters.add(condition) }
        goal.localTime = request.options.localTime
        goal.countsFacets = !request.options.filters.isEmpty || request.options.includesFacets
        goal.origin = request.options.userPosition
        // One more than the page tells whether there is another.
        goal.count = request.page.range.upperBound + 1
        goal.distance = request.sort.measure
        goal.isCancelled = { Task.isCancelled }
        return goal
    }

    /// Whether a condition is about the hour, and nobody said what time it is.
    func isTimeless(_ condition: SearchFilter) -> Bool {
        condition.id == SearchFilter.opening && request.options.localTime == nil
    }

    /// The best members in the region, or the nearest to it when there is none and it need not be in it.
    func members(
        _ reading: CategoryReading, _ place: NamedPlace?
    ) throws -> (CategorySearch.Outcome, [SearchFacet]) {
        let goal = try searchGoal(reading)
        var search = try CategorySearch(goal, in: backend.index, categories, facts)
        let region = region(reading, place)
        var outcome = try search.members(in: region)
        if outcome.members.isEmpty, area?.strictness != .required, case .within(let extent) = region {
            search = try CategorySearch(goal, in: backend.index, categories, facts)
            outcome = try search.members(in: .around(extent.center, reach: extent.reach + SearchRegion.substituteReach))
        }
        return (outcome, goal.countsFacets ? search.facets(languages: request.options.languages) : [])
    }
}
