import MapGeometry
import MapSearch
import MapSearchIndexFormat
import MapSearchText

extension PipelineRun {
    /// A page of an answer without results, for a text.
    func emptyPage(text: String?, in area: SearchArea?) -> SearchResponse {
        let metadata = SearchMetadata(
            found: 0, requestText: text, requestBoundingBox: area.map { prepared($0).bounds })
        return SearchResponse(
            collection: GeoObjectCollection(children: []), metadata: metadata, isOffline: true,
            attributions: pipeline.attributions)
    }

    /// Adds the results of the page among candidates to a response, which is faster than creating objects for all of them.
    ///
    /// With several indexes, objects are created for the candidates up to the end of the page, because an object in several indexes
    /// is one result, with the data of each.
    func fill<Candidate>(
        _ response: inout SearchResponse, with candidates: some Collection<Candidate>, found: Int,
        object: (Candidate) throws -> GeoObject
    ) throws {
        response.collection.children.reserveCapacity(min(candidates.count, request.page.limit))
        guard members.count > 1 else {
            for candidate in candidates.dropFirst(request.page.offset).prefix(request.page.limit) {
                response.append(try object(candidate))
            }
            response.metadata.found = found
            response.hasNextPage = candidates.count > request.page.range.upperBound
            return try tellPlacesApart(&response)
        }
        var identities = IdentityTable()
        let first = candidates.prefix(wantedCount * members.count)
        for candidate in first { identities.merge(try object(candidate)) }
        let objects = identities.objects
        for object in objects.dropFirst(request.page.offset).prefix(request.page.limit) { response.append(object) }
        response.metadata.found = max(found - (first.count - objects.count), objects.count)
        response.hasNextPage = objects.count > request.page.range.upperBound
        try tellPlacesApart(&response)
    }

    private func tellPlacesApart(_ response: inout SearchResponse) throws {
        try response.tellPlacesApart(languages: request.options.languages) { object in
            try streetName(at: object.coordinate)
        }
    }

    /// The distance of an object from the user's position, or otherwise from the origin of the order, if either is known.
    func measure(_ object: inout GeoObject, from other: Coordinate? = nil) {
        guard let origin = distanceOrigin ?? other else { return }
        object[DistanceMetadata.self] = DistanceMetadata(
            meters: origin.distance(to: object.coordinate), origin: origin)
    }

    /// The page of results of a search for a name or an address.
    func page(of answer: TextAnswer, text: String, in area: SearchArea?) throws -> SearchResponse {
        var response = emptyPage(text: text, in: area)
        try fill(&response, with: answer)
        return consume response
    }

    private func fill(_ response: inout SearchResponse, with answer: TextAnswer) throws {
        let country: String? =
            if case .address(let address, _) = request.operation {
                RequestedCountry(address)?.text
            } else {
                nil
            }
        let assemblers = assemblers()
        var descriptions = answer.parts.enumerated().map { part, outcome in
            MatchDescription(
                index: members[part].index.file, query: answer.query, meanings: outcome.meanings, country: country)
        }
        let confidence = isBrief ? nil : try confidence(in: answer, descriptions)
        var place = members.count > 1 ? 0 : request.page.offset
        // What is beyond the reach of the order is last, and will be removed; that there is something at all is known by one of it.
        let countWithin = answer.hits.prefix { $0.match.rank > TextSearch.rankBeyondReach }.count
        let hits = answer.hits.prefix(max(countWithin, 1))
        try fill(&response, with: hits, found: answer.found) { hit in
            defer { place += 1 }
            let index = members[hit.part].index
            var object = try index.mappingFormatErrors {
                let near = try hit.match.nearbyPlace.flatMap { try index.place(of: hit.match.document, nearestTo: $0) }
                let object = try assemblers[hit.part].object(hit.match.document, house: hit.match.house, at: near) {
                    name, isPrimary, order throws(IndexFormatError) in
                    try descriptions[hit.part].metadata(
                        hit.match, name: name, isPrimary: isPrimary, order: order,
                        confidence: confidence?.value(at: place) ?? 0)
                }
                try trace?.explain(object, hit.match, descriptions[hit.part], assemblers[hit.part])
                return object
            }
            measure(&object)
            return object
        }
        if !isBrief, let best = answer.hits.first {
            response.metadata.correctedRequestText = try members[best.part].index.mappingFormatErrors {
                try descriptions[best.part].correctedText(best.match)
            }
        }
        response.metadata.toponymResultMetadata = ToponymResultMetadata(found: response.metadata.found, mode: .geocode)
        if needsFilters { try describeFilters(of: answer, in: &response) }
    }

    /// How certain the results of an answer are; nil if there are none.
    private func confidence(
        in answer: TextAnswer, _ descriptions: [MatchDescription]
    ) throws -> MatchConfidence? {
        guard let best = answer.hits.first else { return nil }
        let description = descriptions[best.part]
        let (onlyWordLength, typo) = try members[best.part].index.mappingFormatErrors { () throws(IndexFormatError) in
            (try description.onlyWordLength(best.match), try description.typo(in: best.match))
        }
        let evidence = MatchConfidence.Evidence(
            quality: description.quality(of: best.match), hasLongerName: best.match.score.extraWords < 0,
            onlyWordLength: onlyWordLength, edits: best.match.edits, typo: typo,
            isGuess: answer.isGuess,
            isNearby: best.match.nearbyWords != 0 || isOfOtherCode(best.match, answer.query),
            precision: best.match.house?.precision,
            isFamous: best.match.isFamous,
            isWithoutEnd: answer.isWithoutEnd, isCode: best.match.role == .code,
            isOfHiddenName: !best.match.isOwnName && !best.match.isAsLargeCity)
        return MatchConfidence(
            evidence, rivals: try rivals(in: answer.hits, within: evidence.largestLag))
    }

    /// Whether a postal code that is not met is all of a text that says where a street or a house is: "10115 Tal 12" may be in any town.
    private func isOfOtherCode(_ match: TextMatch, _ query: ParsedQuery) -> Bool {
        let unmet = query.words { match.unmatchedWords & 1 << WordSet($0) != 0 && query.isPostalCode($0) }
        return unmet != 0 && query.allWords & ~(match.ownWords | match.unmatchedWords | query.numericWords) == 0
    }

    /// Adds the facets of a search by name.
    private func describeFilters(of answer: TextAnswer, in response: inout SearchResponse) throws {
        var counter = FacetCounter(request.options.filters, isCounting: true)
        for part in answer.parts {
            if let mismatch = part.filter?.mismatch { throw mismatch }
            part.filter?.count(into: &counter)
        }
        response.metadata.businessResultMetadata = BusinessResultMetadata(
            facets: counter.facets(nameOfCategory: CategoryNames(languages: request.options.languages).name))
    }
}
