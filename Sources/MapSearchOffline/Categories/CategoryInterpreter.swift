import MapGeometry
import MapSearch
import MapSearchIndexFormat
import MapSearchText

/// A text that may ask for a category or for a chain, and the answer if it does.
///
/// A name comes before a category: who types "British Museum" or the name of a town means that, even if each word is a
/// category as well. Names are those of all indexes, and members come from all that have categories.
struct CategoryInterpreter {
    /// An index that has categories.
    struct Part {
        /// Its place among the indexes.
        let number: Int
        let index: OfflineIndex
        let categories: CategoryIndex
        let facts: DetailFacts

        var details: DetailTable { facts.details }
    }

    /// A member, and the place of its index among those that have categories.
    struct Member {
        var part: Int
        var found: CategorySearch.Found
    }

    let run: PipelineRun
    let parts: [Part]
    let area: SearchArea?
    let query: ParsedQuery
    /// What the indexes are asked for when a name is looked for.
    let scope: StagedSearch.Scope
    private var reader: CategoryReader
    private var reading: CategoryReading?

    var request: SearchRequest { run.request }
    var text: String { query.text }

    /// Reads a text; nil when no index has categories, or when the request is not for businesses.
    init?(_ query: ParsedQuery, in area: SearchArea?, _ run: PipelineRun, _ scope: StagedSearch.Scope) throws {
        let options = run.request.options
        guard options.searchTypes.contains(.biz), options.filters.count <= MemberFacts.largestFilterCount else {
            return nil
        }
        parts = run.members.enumerated().compactMap { number, member in
            guard let categories = member.index.file.categories, let facts = member.index.facts?.facts else {
                return nil
            }
            return Part(number: number, index: member.index, categories: categories, facts: facts)
        }
        guard let first = parts.first else { return nil }
        self.run = run
        self.area = area
        self.query = query
        self.scope = scope
        reader = CategoryReader(query, in: parts.map(\.categories))
        reading = try first.index.mappingFormatErrors { [reader] in
            var reader = reader
            return try reader.reading()
        }
    }

    /// The answer; nil when the text means a name, or asks for no category as it is spelt.
    mutating func answer() throws -> SearchResponse? {
        guard let reading else { return nil }
        // Where a category alone is wanted in an area, no name but that of a town need be looked for.
        if reading.isCategoryAlone, area != nil, try !isNameOfPlace() { return try answer(reading, at: nil, named: []) }
        return try answer(
            reading, besides: try StagedSearch.answer(to: query, scope.with { $0.corrects = false }))
    }

    /// The answer to a text that asks for a category with a typo; nil when it does not, or means a name.
    mutating func correctedAnswer(besides names: TextAnswer) throws -> SearchResponse? {
        guard reading == nil, !request.options.disablesSpellingCorrection,
            !names.hits.contains(where: isNameAsTyped), let reading = try readAgain(corrects: true, findsChains: true)
        else { return nil }
        return try answer(reading, besides: names)
    }

    /// Whether a match needs no word to be understood as a sort of place: it has all of them, or is a town whose name is as
    /// good as finished.
    private func isNameAsTyped(_ hit: TextAnswer.Hit) -> Bool {
        let match = hit.match
        if match.isFullName { return true }
        guard match.missingWords == 0, match.score.extraWords == 0, match.edits == 0 else { return false }
        return isSettled(hit)
    }

    private mutating func readAgain(corrects: Bool, findsChains: Bool) throws -> CategoryReading? {
        try parts[0].index.mappingFormatErrors { [reader] in
            var reader = reader
            return try reader.reading(corrects: corrects, findsChains: findsChains)
        }
    }

    private mutating func answer(
        _ reading: CategoryReading, besides names: TextAnswer
    ) throws -> SearchResponse? {
        guard !meansName(reading, names) else { return nil }
        var reading = reading
        var place: NamedPlace?
        if reading.chain != nil, !reading.categories.isEmpty,
            let plain = try readAgain(corrects: reading.correctedText != nil, findsChains: false)
        {
            // "cafe in Saint Julia": a town before a shop that is called Julia.
            place = try namedPlace(plain)
            if place != nil { reading = plain }
        }
        if place == nil, !reading.places.isEmpty {
            place = try namedPlace(reading)
            guard let place else { return try answer(reading, named: names) }
            if place.correctedName != nil, try meansCorrectedName(reading) { return nil }
        }
        // What filters look at is known of members only.
        let exact =
            run.needsFilters
            ? []
            : names.hits.prefix(3).filter { hit in
                hit.match.isExact && hit.match.score.context == 0
                    && (place != nil || hit.match.ownWords == names.query.allWords)
            }
        // "The Tower" is a name rather than a tower, and so is what stands alone before a comma and a town; the name of a
        // town beside the sort says nothing of the kind.
        let isSameText = names.query.text == query.text
        let fillers = isSameText ? reading.understoodWords & ~reading.tellingWords : 0
        let segments = isSameText && place != nil && reading.link == nil ? query.segments : []
        return try answer(
            reading, at: place,
            named: exact.map { hit in
                let words = hit.match.ownWords
                return (
                    Result(part: hit.part, document: hit.match.document),
                    isSaidInFull: words & fillers != 0 || segments.contains(words)
                )
            })
    }

    // MARK: Names

    private static let settled: Set<ObjectKind> = [.country, .region, .county, .locality, .district]

    private func isSettled(_ document: UInt32, in index: OfflineIndex) throws(IndexFormatError) -> Bool {
        Self.settled.contains(try index.kind(of: document))
    }

    private func isSettled(_ hit: TextAnswer.Hit) -> Bool {
        (try? isSettled(hit.match.document, in: run.members[hit.part].index)) ?? false
    }

    /// Whether the text is rather the name of something than a sort of place.
    private func meansName(_ reading: CategoryReading, _ names: TextAnswer) -> Bool {
        // The words of another reading of the text have other numbers.
        let isSameText = names.query.text == query.text
        let understood = isSameText ? reading.understoodWords : 0
        let telling = isSameText ? reading.tellingWords : 0
        return names.hits.contains { hit in
            let match = hit.match
            guard match.isFullName, match.edits == 0, (try? isInOrder(hit, names)) ?? true else { return false }
            // "Hotel Post Vaduz": a name of which the category is a part.
            if match.ownWords & ~understood != 0, telling & ~match.ownWords & names.query.allWords == 0 {
                return true
            }
            guard match.ownWords == names.query.allWords, reading.isCategoryAlone || reading.categories.isEmpty else {
                return false
            }
            return isSettled(hit)
        }
    }

    /// Whether a text in which the place has a typo is rather the name of something, as it takes the typo as well:
    /// "Cami de les Mplleres" is no mosque of "Les Molleres".
    private func meansCorrectedName(_ reading: CategoryReading) throws -> Bool {
        let answer = try StagedSearch.answer(to: query, scope)
        guard answer.query.text == query.text else { return false }
        return answer.hits.contains { hit in
            hit.match.isFullName && reading.tellingWords & ~hit.match.ownWords == 0
                && hit.match.ownWords & ~reading.understoodWords != 0
        }
    }

    /// Whether the words of the text are in the matched name in their order: "Schule Triesen" is no stop "Triesen Schule".
    private func isInOrder(_ hit: TextAnswer.Hit, _ answer: TextAnswer) throws(IndexFormatError) -> Bool {
        let meanings = answer.parts[hit.part].meanings
        var names = try run.members[hit.part].index.file.forward.cursor(hit.match.document)
        var number = 0
        while let name = try run.members[hit.part].index.file.forward.next(&names) {
            defer { number += 1 }
            guard number == hit.match.nameNumber else { continue }
            // All words of the text count, as one that is there twice may have been taken for the place: "Lija tower, Lija".
            var word = 0
            for place in 0..<name.termCount {
                let term = try name.term(place)
                let isMeant: (Int) -> Bool = { meanings[$0].entry(for: term) != nil }
                if let next = (word..<meanings.count).first(where: isMeant) {
                    word = next
                } else if meanings.indices.contains(where: isMeant) {
                    return false
                }
            }
        }
        return true
    }

    /// How many objects of a name are looked at.
    private static let nameBudget = 200

    /// Whether a settlement, region or country of any index bears the words as its name.
    ///
    /// Settlements are among the most important objects of their name, so that few are looked at.
    private func isNameOfPlace() throws -> Bool {
        for member in run.members {
            if try member.index.mappingFormatErrors({ try self.isNameOfPlace(in: member.index) }) { return true }
        }
        return false
    }

    private func isNameOfPlace(in index: OfflineIndex) throws(IndexFormatError) -> Bool {
        let file = index.file
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
            for document in stream.documents where try isSettled(document, in: index) {
                if try bears(terms, document, in: file) { return true }
            }
            count += stream.documents.count
        }
        return false
    }

    private func bears(_ terms: [UInt32], _ document: UInt32, in file: IndexFile) throws(IndexFormatError) -> Bool {
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
        let places = scope.keeping { isJoined ? $0 != .business && $0 != .other : Self.settled.contains($0) }
            .with { goal in
                goal.count = 3
                goal.distance = nil
                goal.neighborhood = area.map { Neighborhood(SearchArea($0.shape, .preferred)) }
            }
        let answer = try StagedSearch.answer(to: ParsedQuery(name), places)
        guard let best = answer.hits.first, Self.names(best, isJoined: isJoined) else { return nil }
        var place = try namedPlace(best)
        for hit in answer.hits.dropFirst() where hit.part != best.part {
            guard parts.contains(where: { $0.number == hit.part }), hit.match.isFullName, best.match.isFullName,
                Self.names(hit, isJoined: isJoined)
            else { continue }
            place.noteIfSame(try namedPlace(hit))
        }
        if best.match.edits > 0 {
            let index = run.members[best.part].index
            let description = MatchDescription(
                index: index.file, query: answer.query, meanings: answer.parts[best.part].meanings)
            place.correctedName = try index.mappingFormatErrors { try description.correctedText(best.match) }
        }
        return place
    }

    /// Whether a match is clearly the place that a name means.
    private static func names(_ hit: TextAnswer.Hit, isJoined: Bool) -> Bool {
        let (match, score) = (hit.match, hit.match.score)
        return match.missingWords == 0 && match.house == nil && score.prefix == 0 && match.edits <= 1
            && (isJoined || score.extraWords == 0 && score.context == 0 || match.isExact)
    }

    private func namedPlace(_ hit: TextAnswer.Hit) throws -> NamedPlace {
        let index = run.members[hit.part].index
        return try index.mappingFormatErrors { try NamedPlace(hit.match.document, part: hit.part, in: index) }
    }

    /// The nearest of a category: the station in "museum near Vaduz station".
    private func memberPlace(named name: String) throws -> NamedPlace? {
        var reader = CategoryReader(ParsedQuery(name), in: parts.map(\.categories))
        guard let reading = try reader.reading(), !reading.categories.isEmpty, reading.conditions.isEmpty else {
            return nil
        }
        var found: [Member] = []
        if let town = reading.places.first {
            guard let place = try place(named: town, isJoined: false) else { return nil }
            found = try nearest(reading) { place.region(in: $0.number) }
            // The station of a town may be in the next one.
            if found.isEmpty {
                found = try nearest(reading) { _ in .around(place.coordinate, reach: SearchRegion.substituteReach) }
            }
        } else {
            found = try nearest(reading) { _ in defaultRegion }
        }
        guard let member = found.first else { return nil }
        let part = parts[member.part]
        return try part.index.mappingFormatErrors {
            try NamedPlace(
                try part.details.entries.owner(Int(member.found.entry)), part: part.number, in: part.index)
        }
    }

    /// The first member in a region, whatever the request filters.
    private func nearest(_ reading: CategoryReading, _ region: (Part) -> SearchRegion) throws -> [Member] {
        var counter: FacetCounter?
        return try members(region, &counter) { part throws(IndexFormatError) in
            var goal = try searchGoal(reading, in: part)
            goal?.count = 1
            goal?.filters = []
            goal?.countsFacets = false
            goal?.distance = nil
            return goal
        }.members
    }

    // MARK: Regions

    /// Where a category is looked for when the text names no place.
    private var defaultRegion: SearchRegion {
        if let area { return SearchRegion(area) }
        return request.options.userPosition.map { .around($0) } ?? .everywhere
    }

    private func region(_ reading: CategoryReading, _ place: NamedPlace?, in part: Part) -> SearchRegion {
        var region = defaultRegion
        if reading.isHere, let user = request.options.userPosition { region = .around(user) }
        if let place {
            region =
                reading.link == .near
                ? .around(place.coordinate, reach: SearchRegion.nearReach) : place.region(in: part.number)
        }
        guard let area, area.strictness == .required, case .within(var required) = SearchRegion(area) else {
            return region
        }
        if case .within(let extent) = region, place != nil { required.limits += extent.limits }
        required.center = place?.coordinate ?? required.center
        return .within(required)
    }

    /// What an index is asked for; nil when it does not have the chain.
    private func searchGoal(
        _ reading: CategoryReading, in part: Part
    ) throws(IndexFormatError) -> CategorySearch.Goal? {
        var goal = CategorySearch.Goal()
        goal.categories = reading.categories
        if let chain = reading.chain {
            goal.chains = try part.categories.chains(named: chain).map(\.number)
            if goal.chains.isEmpty { return nil }
        }
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

    /// The best members in the region, or the nearest to it when there is none and it need not be in it; and the facets.
    func members(
        _ reading: CategoryReading, _ place: NamedPlace?
    ) throws -> (members: [Member], found: Int, facets: [SearchFacet]) {
        let filters = request.options.filters
        let counter = run.needsFilters ? FacetCounter(filters, isCounting: true) : nil
        func goal(_ part: Part) throws(IndexFormatError) -> CategorySearch.Goal? { try searchGoal(reading, in: part) }
        var facets = counter
        var (members, found) = try self.members({ region(reading, place, in: $0) }, &facets, goal: goal)
        if members.isEmpty, area?.strictness != .required,
            let extent = parts.lazy.compactMap({ region(reading, place, in: $0).extent }).first
        {
            facets = counter
            let nearby = SearchRegion.around(extent.center, reach: extent.reach + SearchRegion.substituteReach)
            (members, found) = try self.members({ _ in nearby }, &facets, goal: goal)
            run.trace?.note("around the place", matchCount: found)
        }
        let names = CategoryNames(languages: request.options.languages)
        return (members, found, facets?.facets(nameOfCategory: names.name) ?? [])
    }

    /// The members of all indexes in their regions, best first.
    private func members(
        _ region: (Part) -> SearchRegion, _ counter: inout FacetCounter?,
        goal: (Part) throws(IndexFormatError) -> CategorySearch.Goal?
    ) throws -> (members: [Member], found: Int) {
        var members: [Member] = []
        var found = 0
        for (number, part) in parts.enumerated() {
            let outcome = try part.index.mappingFormatErrors {
                guard let goal = try goal(part) else { return CategorySearch.Outcome() }
                var search = try CategorySearch(goal, in: part.index, part.categories, part.facts)
                let outcome = try search.members(in: region(part))
                if counter != nil { search.count(into: &counter!) }
                return outcome
            }
            found += outcome.found
            members += outcome.members.map { Member(part: number, found: $0) }
        }
        if parts.count > 1 {
            members = members.enumerated().sorted { first, second in
                (first.element.found.key, first.offset) < (second.element.found.key, second.offset)
            }.map(\.element)
        }
        return (members, found)
    }
}
