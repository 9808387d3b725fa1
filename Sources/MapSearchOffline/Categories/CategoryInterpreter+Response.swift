import MapGeometry
import MapSearch
import MapSearchIndexFormat
import MapSearchText

extension CategoryInterpreter {
    /// The results of a page.
    struct Result {
        /// The number of its index.
        var part: Int
        var document: UInt32
        /// The number of its details, if known.
        var entry: Int?
    }

    /// The page of an answer.
    ///
    /// Objects whose name is the text come first if they are in the category, if the text contains more than the category, or if
    /// the category has another name: "Seat" is more likely a car maker than a bench. Otherwise they come second.
    func answer(
        _ reading: CategoryReading, at place: NamedPlace?, named: [Named]
    ) throws -> SearchResponse {
        var (results, found, facets, isNearby) = try results(reading, place)
        let hasMembers = !results.isEmpty
        func isSame(_ one: Result, _ other: Result) -> Bool { one.part == other.part && one.document == other.document }
        for name in named.reversed()
        where area?.strictness != .required || results.contains(where: { isSame($0, name.result) }) {
            if !hasMembers, !name.isKnown { continue }
            let isListed = results.contains { isSame($0, name.result) }
            let isMember = try isMember(name.result, reading)
            if isListed {
                results.removeAll { isSame($0, name.result) }
            } else if !isMember, reading.chain == nil {
                // It was not counted among the members, whether all of them are listed or not.
                found += 1
            }
            let isFirst =
                name.isKnown
                && (name.isSaidInFull || reading.categories.isEmpty || !isNamedAsShown(reading) || isMember)
            results.insert(name.result, at: isFirst ? 0 : min(1, results.count))
        }
        // For an object that is not in the place, or hardly near it, the name of the place is unmatched.
        let distance = try distance(of: results.first, reading, from: place)
        let isMissed = place != nil && (isNearby || distance > Self.reachOfNear)
        let missed = isMissed ? reading.places.first.map(Self.words(of:)) ?? [] : []
        var response = try response(reading, place, results, found: max(found, results.count), missed: missed)
        response.metadata.businessResultMetadata?.facets = facets
        if place == nil, distance > Self.reachOfArea {
            let message = "The results are \(Int(distance / 1000)) km away or more: no index has any near the area."
            response.metadata.notices.append(SearchNotice(.farAway, message))
        }
        if results.isEmpty, let notice = noticeOfLack(reading, place) { response.metadata.notices.append(notice) }
        return response
    }

    /// That no index has what the text asks for, where neither filters nor the area of the request leave it out.
    private func noticeOfLack(_ reading: CategoryReading, _ place: NamedPlace?) -> SearchNotice? {
        guard request.page.offset == 0, request.options.filters.isEmpty, reading.conditions.isEmpty,
            area?.strictness != .required
        else { return nil }
        let asked = query.quoted(reading.tellingWords)
        guard place != nil, let name = reading.places.first else {
            return SearchNotice(.noCategory, "No index has \(asked): search for something else.")
        }
        let message = "No index has \(asked) in “\(name)” or near it: search for something else, or elsewhere."
        return SearchNotice(.noCategory, message)
    }

    /// The distance from a place in the text, in metres, beyond which nobody says that something is near it.
    private static let reachOfNear = 10_000.0
    /// The same for the preferred area: what is that far is hardly wanted.
    private static let reachOfArea = 200_000.0

    /// How far the first result is from what it is to be near to, in metres; 0 if that is not said, or is an area, or if such objects
    /// are few and serve an area.
    private func distance(of first: Result?, _ reading: CategoryReading, from place: NamedPlace?) throws -> Double {
        guard let first, reading.kinds.isEmpty else { return 0 }
        let origin: Coordinate
        if let place {
            guard reading.link == .near, ![.country, .region, .county].contains(place.kind) else { return 0 }
            origin = place.coordinate
        } else {
            guard let area, area.strictness == .preferred, !run.prepared(area).bounds.isEmpty else { return 0 }
            origin = area.center
        }
        let file = run.members[first.part].index.file
        return try run.members[first.part].index.mappingFormatErrors { () throws(IndexFormatError) in
            origin.distance(to: try file.coordinate(try file.attributes[first.document]))
        }
    }

    /// Whether the text uses the name that is shown for the category, and in this spelling if there is nothing else: "Universita'" is
    /// more likely the name of an object than a "Università".
    private func isNamedAsShown(_ reading: CategoryReading) -> Bool {
        guard reading.isNamedAsShown, reading.isCategoryAlone, !reading.isHere else { return reading.isNamedAsShown }
        let written = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return reading.concepts.contains { CategoryTaxonomy.shared.isName(written: written, of: $0) }
    }

    /// The answer if the rest of the text is the name of a business in the category: "pharmacy Engel" for Engel; nil if
    /// there is none, or if the whole text is a name.
    func answer(_ reading: CategoryReading, named names: TextAnswer) throws -> SearchResponse? {
        guard !reading.categories.isEmpty, reading.conditions.isEmpty, reading.link != .near, !run.needsFilters,
            let name = reading.places.last,
            !names.hits.contains(where: { $0.match.isExact || Self.hasAllWords($0, of: names) })
        else { return nil }
        let answer = try StagedSearch.answer(to: ParsedQuery(name), scope.with { $0.isPart = true })
        var results: [Result] = []
        for hit in answer.hits {
            let match = hit.match
            // A name that shares only a few words with the text is not meant.
            guard match.unmatchedWords == 0, match.score.prefix == 0, match.edits <= 1, match.ownWords != 0,
                match.score.extraWords == 0 || match.ownWords == answer.query.allWords
            else { continue }
            let result = Result(part: hit.part, document: match.document)
            if try isMember(result, reading) { results.append(result) }
        }
        guard !results.isEmpty else { return nil }
        var response = try response(reading, nil, results, found: results.count)
        if results.count == 1 { response.metadata.displayType = .single }
        return response
    }

    /// Whether an object has all words of the text in its own name: "Bayerischer Hof" is the Hotel Bayerischer Hof, and no Bavarian
    /// restaurant whose name has the other word.
    private static func hasAllWords(_ hit: TextAnswer.Hit, of names: TextAnswer) -> Bool {
        hit.match.ownWords == names.query.allWords && hit.match.isOwnName && hit.match.step <= .words
    }

    private static func words(of name: String) -> [String] {
        name.split(whereSeparator: \.isWhitespace).map(String.init)
    }

    private func isMember(_ result: Result, _ reading: CategoryReading) throws -> Bool {
        guard let part = parts.first(where: { $0.number == result.part }) else { return false }
        let wanted = Set(reading.categories.compactMap(\.first))
        return try part.index.mappingFormatErrors {
            guard let entry = try part.details.entries.number(of: result.document) else { return false }
            return try part.details.details(entry).contains { detail in
                detail.key == .category && detail.parts.first.map(wanted.contains) ?? false
            }
        }
    }

    private func response(
        _ reading: CategoryReading, _ place: NamedPlace?, _ results: [Result], found: Int,
        missed: [String] = []
    ) throws -> SearchResponse {
        run.trace?.noteCategory(reading, of: query)
        run.trace?.note("members of the category", text, matchCount: found)
        let assemblers = run.assemblers()
        var response = run.emptyPage(text: text, in: area)
        let origin = queryOrigin(reading, place) ?? (missed.isEmpty ? nil : substituteOrigin(reading, place))
        // Distances are shown in any order.
        let near = reading.link == .near ? place?.coordinate : origin
        let corrected = correctedText(reading, place)
        let match = MatchMetadata(
            score: 1, unmatchedWords: missed,
            quality: missed.isEmpty ? corrected == nil ? .exact : .corrected : .partial)
        try run.fill(&response, with: results, found: found) { result in
            var object = try run.members[result.part].index.mappingFormatErrors {
                try assemblers[result.part].object(result.document, entry: result.entry)
            }
            object[MatchMetadata.self] = match
            run.measure(&object, from: near)
            run.trace?.list(object, reading, of: query)
            return object
        }
        response.metadata.displayType = .multiple
        if origin != nil { response.metadata.sort = .distanceFromQuery }
        response.metadata.correctedRequestText = corrected
        if !missed.isEmpty {
            let message = "Nothing was found in “\(missed.joined(separator: " "))”: the results are near it."
            response.metadata.notices.append(SearchNotice(.nearby, message))
        }
        response.metadata.toponym = try place.map { place in
            try run.members[place.part].index.mappingFormatErrors { try assemblers[place.part].object(place.document) }
        }
        response.metadata.businessResultMetadata = try understanding(reading)
        return response
    }

    private func correctedText(_ reading: CategoryReading, _ place: NamedPlace?) -> String? {
        guard let name = place?.correctedName, let old = reading.places.first else { return reading.correctedText }
        return (reading.correctedText ?? text).replacing(old, with: name)
    }

    /// The interpretation of the text, for the client.
    private func understanding(_ reading: CategoryReading) throws -> BusinessResultMetadata {
        var metadata = BusinessResultMetadata()
        let names = CategoryNames(languages: request.options.languages)
        for id in reading.categories.joined() {
            let name = names.name(of: id)
            // Several tags may mean one category.
            if metadata.categories.contains(where: { $0.name == name }) { continue }
            metadata.categories.append(PlaceCategory(id: id, name: name))
        }
        if let chain = reading.chain {
            for part in parts {
                try part.index.mappingFormatErrors {
                    for (number, id) in try part.categories.chains(named: chain)
                    where !metadata.chains.contains(where: { $0.id == id }) {
                        metadata.chains.append(try self.chain(id, number, in: part))
                    }
                }
            }
        }
        metadata.filters = FilterCollection(reading.conditions)
        return metadata
    }

    /// The maximum number of members that are read for the name of a chain, which may have tens of thousands.
    private static let namingCount = 256

    /// A chain under the name used by its best-known member, or by a sample of evenly spaced members.
    private func chain(
        _ id: String, _ number: Int, in part: Part
    ) throws(IndexFormatError) -> BusinessMetadata.Chain {
        let details = part.details
        let members = try part.categories.members(number)
        var first: UInt32?
        var highest: UInt16 = 0
        for place in stride(from: 0, to: members.count, by: members.count / Self.namingCount + 1) {
            let entry = try members.document(place)
            let importance = try part.index.file.attributes.importance(try details.entries.owner(Int(entry)))
            // If several are equal, the first one.
            if let first, highest > importance || highest == importance && first < entry { continue }
            (first, highest) = (entry, importance)
        }
        guard let first, first < details.entries.count else { return BusinessMetadata.Chain(id: id, name: id) }
        for detail in try details.details(Int(first)) where detail.key == .chain && detail.parts.first == id {
            if detail.parts.count > 1 { return BusinessMetadata.Chain(id: id, name: detail.parts[1]) }
        }
        return BusinessMetadata.Chain(id: id, name: id)
    }
}
