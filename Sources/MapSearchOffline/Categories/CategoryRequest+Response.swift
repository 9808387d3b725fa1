import MapGeometry
import MapSearch
import MapSearchIndexFormat
import MapSearchText

extension CategoryRequest {
    /// What stands on a page.
    private struct Result {
        var document: UInt32
        /// The number of its details, where it is known.
        var entry: Int?
    }

    /// The page of an answer.
    ///
    /// Objects that bear the text as their name come first if they are of the sort, if more was said than the sort, or if
    /// the sort has another name: "Seat" is rather a maker of cars than a bench. Else they come second.
    func answer(
        _ reading: CategoryReading, at place: NamedPlace?, named: [(document: UInt32, isSaidInFull: Bool)]
    ) throws -> SearchResponse {
        let (outcome, facets) = try members(reading, place)
        var results: [Result] = []
        results.reserveCapacity(outcome.members.count + named.count)
        for member in outcome.members {
            results.append(Result(document: try details.entries.owner(Int(member)), entry: Int(member)))
        }
        for (document, isSaidInFull) in named.reversed()
        where area?.strictness != .required || results.contains(where: { $0.document == document }) {
            results.removeAll { $0.document == document }
            let isFirst =
                try isSaidInFull || reading.categories.isEmpty || !isNamedAsShown(reading)
                || isMember(document, reading)
            results.insert(Result(document: document), at: isFirst ? 0 : min(1, results.count))
        }
        var response = try response(reading, place, results, found: max(outcome.found, results.count))
        response.metadata.businessResultMetadata?.facets = facets
        return response
    }

    /// Whether the sort of place was named as it is shown, and written so where nothing else was said: "Universita'" is rather
    /// something of that name than a "Università".
    private func isNamedAsShown(_ reading: CategoryReading) -> Bool {
        guard reading.isNamedAsShown, reading.isCategoryAlone, !reading.isHere else { return reading.isNamedAsShown }
        let written = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return reading.concepts.contains { CategoryTaxonomy.shared.isName(written: written, of: $0) }
    }

    /// The answer where the rest of the text is the name of a business of the sort: "pharmacy Engel" for Engel; nil when
    /// there is none, or when the whole text is somebody's name.
    func answer(_ reading: CategoryReading, named outcome: TextSearch.Outcome) throws -> SearchResponse? {
        guard !reading.categories.isEmpty, reading.conditions.isEmpty, reading.link != .near, !needsFilters,
            let name = reading.places.last,
            !outcome.matches.contains(where: \.isExact)
        else { return nil }
        var goal = backend.goal(for: request)
        goal.neighborhood = area.map(Neighborhood.init)
        let (query, found) = try TextSearch.best(for: name, goal: goal, in: file)
        var results: [Result] = []
        for match in found.matches where match.missingWords == 0 && match.score.prefix == 0 && match.edits <= 1 {
            // A name of which little was said is not meant.
            guard match.ownWords != 0, match.score.extraWords == 0 || match.ownWords == query.allWords,
                try isMember(match.document, reading)
            else { continue }
            results.append(Result(document: match.document))
        }
        guard !results.isEmpty else { return nil }
        var response = try response(reading, nil, results, found: results.count)
        if results.count == 1 { response.metadata.displayType = .single }
        return response
    }

    private func isMember(_ document: UInt32, _ reading: CategoryReading) throws(IndexFormatError) -> Bool {
        guard let entry = try details.entries.number(of: document) else { return false }
        let wanted = Set(reading.categories.compactMap(\.first))
        var isMember = false
        for detail in try details.details(entry) where detail.key == .category {
            if let id = detail.parts.first, wanted.contains(id) { isMember = true }
        }
        return isMember
    }

    private func response(
        _ reading: CategoryReading, _ place: NamedPlace?, _ results: [Result], found: Int
    ) throws -> SearchResponse {
        let assembler = backend.assembler(request)
        let wanted = results.dropFirst(request.page.offset).prefix(request.page.limit)
        var response = SearchResponse(capacity: wanted.count, attributions: backend.index.attributions)
        let near = reading.link == .near ? place?.coordinate : nil
        for result in wanted {
            var object = try assembler.object(result.document, entry: result.entry)
            if let origin = request.options.userPosition ?? near {
                object[DistanceMetadata.self] = DistanceMetadata(
                    meters: origin.distance(to: object.coordinate), origin: origin)
            }
            response.append(object)
        }
        response.metadata.found = found
        response.metadata.displayType = .multiple
        response.metadata.requestText = text
        response.metadata.correctedRequestText = correctedText(reading, place)
        response.metadata.requestBoundingBox = area?.bounds
        response.metadata.toponym = try place.map { try assembler.object($0.document) }
        response.metadata.businessResultMetadata = try understanding(reading)
        if reading.conditions.contains(where: isTimeless) {
            response.metadata.ignoredOptions.insert(.filters)
        }
        response.hasNextPage = results.count > request.page.range.upperBound
        return response
    }

    private func correctedText(_ reading: CategoryReading, _ place: NamedPlace?) -> String? {
        guard let name = place?.correctedName, let old = reading.places.first else { return reading.correctedText }
        return (reading.correctedText ?? text).replacing(old, with: name)
    }

    /// What the text was understood as, for the client to see.
    private func understanding(_ reading: CategoryReading) throws(IndexFormatError) -> BusinessResultMetadata {
        var metadata = BusinessResultMetadata()
        let names = CategoryNames(languages: request.options.languages)
        for id in reading.categories.joined() {
            let name = names.name(of: id)
            // Several tags may stand for one sort of place.
            if metadata.categories.contains(where: { $0.name == name }) { continue }
            metadata.categories.append(Category(id: id, name: name))
        }
        if let chain = reading.chain {
            for (number, id) in try categories.chains(named: chain) {
                metadata.chains.append(try self.chain(id, number))
            }
        }
        metadata.filters = FilterCollection(reading.conditions)
        return metadata
    }

    /// A chain under the name that its best-known member has it by.
    private func chain(_ id: String, _ number: Int) throws(IndexFormatError) -> BusinessMetadata.Chain {
        let members = try categories.members(number)
        var first: UInt32?
        var highest: UInt16 = 0
        for place in 0..<members.count {
            let entry = try members.documents[place]
            let importance = try file.attributes.importance(try details.entries.owner(Int(entry)))
            // Of equals the one that comes first.
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
