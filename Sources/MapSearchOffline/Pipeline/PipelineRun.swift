import MapGeometry
import MapSearch
import MapSearchIndexFormat
import MapSearchText

/// A request while it is being answered.
///
/// A class, because all steps share it.
final class PipelineRun {
    let pipeline: SearchPipeline
    let request: SearchRequest
    /// The trace that records the steps; nil for none.
    let trace: SearchTrace?
    /// Whether results need no more than what suggestions show.
    let isBrief: Bool
    /// The distance to sort by; made once, because a line is prepared for it.
    let sortMeasure: DistanceMeasure?
    /// The origin of distances: the user's position, or otherwise the origin of the order.
    let distanceOrigin: Coordinate?
    /// The area of the request.
    private let area: PreparedArea?
    /// Whether conditions in the text are left out, such as “open now”.
    let ignoresConditions: Bool
    /// The number of results that filters and facets are counted for.
    let countedResults: Int

    init(
        _ pipeline: SearchPipeline, _ request: SearchRequest, _ trace: SearchTrace?, isBrief: Bool = false,
        ignoresConditions: Bool = false, countedResults: Int = MatchFilter.countedResults
    ) {
        self.pipeline = pipeline
        self.request = request
        self.trace = trace
        self.isBrief = isBrief
        self.ignoresConditions = ignoresConditions
        self.countedResults = countedResults
        let sort = request.sort
        sortMeasure = sort.interruptibleMeasure(preparedLine: request.preparedOrder)
        let origin: Coordinate? = if case .distance(let origin) = sort { origin } else { nil }
        distanceOrigin = request.options.userPosition ?? origin
        area = request.area.map(PreparedArea.init)
    }

    /// An area with what is computed only once for that of the request.
    func prepared(_ other: SearchArea) -> PreparedArea {
        if let area, area.area == other { return area }
        return PreparedArea(other)
    }

    /// The maximum distance of results that count in the order of the request.
    var sortReach: Double { request.preparedOrder?.reach ?? .infinity }

    var members: [SearchPipeline.Member] { pipeline.members }

    /// The end of the page, plus one to find out whether there is another page.
    var wantedCount: Int { request.page.range.upperBound + 1 }

    /// Whether filters or facets are requested.
    var needsFilters: Bool { !request.options.filters.isEmpty || request.options.includesFacets }

    /// Creates the objects of each index.
    func assemblers() -> [ObjectAssembler] {
        members.map { $0.assembler(languages: request.options.languages, isBrief: isBrief) }
    }

    // MARK: Text

    /// Answers a text: its interpretation determines which part of the engine is used.
    func answer(_ text: String, in area: SearchArea?) throws -> SearchResponse {
        if let answer = try answer(toShortCodeIn: text, in: area) { return answer }
        if let match = CoordinateParser(reference: area?.center).parse(text) {
            trace?.interpretation = .coordinate
            guard !match.rest.isEmpty else {
                return try filteringHere { try $0.reverse(match.coordinate, zoom: nil, text: text) }
            }
            return try answer(match.rest, at: match.coordinate, in: text)
        }
        return try search(text, in: area)
    }

    /// Answers a text that is not a coordinate: a category comes before a name unless the name is meant, and the intersection of two
    /// streets comes after an object with both in its name.
    func search(_ text: String, in area: SearchArea?) throws -> SearchResponse {
        var query = try parsed(ContactText.removed(from: text) ?? text)
        let scope = scope(in: area, comparing: MatchConfidence.comparedCount)
        // "where is the Museum" asks for the museum, and for no other one.
        if let asked = query.withoutQuestionBeforeArticle, try StagedSearch.exactAnswer(to: query, scope) == nil {
            query = asked
        }
        var categories = try CategoryInterpreter(query, in: area, self, scope)
        if var answer = try categories?.answer() {
            answer.metadata.requestText = text
            return answer
        }
        let filteredScope = filtered(scope)
        // What is named in full is not corrected.
        let known = needsFilters ? nil : categories?.exactNames
        var names = try known ?? StagedSearch.answer(to: query, filteredScope)
        if try names.hits.first?.match.isExact != true || isOfJoint(names), !filteredScope.isSpent,
            let exact = try exactAnswer(toRestOf: query, filteredScope)
        {
            names = exact
        }
        if let landform = try landform(in: query, besides: names, filteredScope) { names = landform }
        if names.hits.first?.match.isExact != true,
            let landform = try landformOfKind(in: query, besides: names, filteredScope)
        {
            names = landform
        }
        if names.hits.first?.match.isExact != true, let near = try placeNear(in: query, filteredScope) { names = near }
        if let answer = try categories?.answerOfKind(besides: names) { return answer }
        if let answer = try categories?.correctedAnswer(besides: names) { return answer }
        // The values for filters are not known for intersections.
        if request.options.filters.isEmpty, let answer = try intersections(query, besides: names, scope, in: area) {
            return answer
        }
        trace?.interpretation = .name
        var answer = try preferringAirports(preferringTowns(preferringMetropolises(preferringCities(names))))
        answer = try preferringMembers(preferringLandforms(preferringOwnNames(answer)))
        let isChanged = names.hits.isEmpty || names.changesKnownWords || names.isOfShortGuess
        if try isChanged || isOfUnlikeName(names),
            let coarser = try StagedSearch.coarserAnswer(to: query, filteredScope)
        {
            let isMeant =
                isChanged
                ? coarser.isRatherMeant(
                    than: names, isSettlement: try coarser.hits.first.map { try scope.isSettlement($0) } ?? false)
                : try isCity(coarser, ratherMeantThan: names, scope)
            if isMeant { answer = coarser }
        }
        var response = try pageWithoutFarAway(of: answer, query, text: text, in: area)
        explain(&response, to: query)
        return consume response
    }

    /// A text with spaces between names and house numbers that no index knows as one word.
    func parsed(_ text: String) throws -> ParsedQuery {
        let query = ParsedQuery(text)
        return try GluedNumbers.separated(in: query, isKnown: isKnown).map { ParsedQuery($0) } ?? query
    }

    /// Whether an index has a folded word as it is.
    func isKnown(_ word: ArraySlice<UInt8>) throws -> Bool {
        try members.contains { member in
            try member.index.mappingFormatErrors { () throws(IndexFormatError) in
                try member.index.file.dictionary.lookUp(word.span).exact != nil
            }
        }
    }

    /// What is met exactly if a word such as "in" or the words of a question are left out.
    ///
    /// An article is part of the name of a town, but "the Hofbräuhaus" is the Hofbräuhaus.
    private func exactAnswer(toRestOf query: ParsedQuery, _ scope: StagedSearch.Scope) throws -> TextAnswer? {
        if let rest = query.withoutJoint, let exact = try StagedSearch.exactAnswer(to: rest, scope) { return exact }
        if let rest = query.withoutJoinedArticle,
            let exact = try StagedSearch.exactAnswer(
                to: rest, scope.keeping(ObjectKind.settlementsAndAreas.contains))
        {
            return exact
        }
        guard let rest = query.withoutQuestion else { return nil }
        let isArticle = rest.wordCount == query.wordCount - 1 && QualifierWords.isArticle(query.word(0))
        return try StagedSearch.exactAnswer(
            to: rest, isArticle ? scope.keeping { !ObjectKind.settlementsAndAreas.contains($0) } : scope)
    }

    /// Answers an address in fields: by its fields, otherwise like any other text, and finally by the coarser fields.
    func answer(_ address: PostalAddress, in area: SearchArea?) throws -> SearchResponse {
        let address = Self.withShortCode(address)
        let fields = AddressFields(address)
        var scope = filtered(scope(in: area, comparing: MatchConfidence.comparedCount))
        if let country = fields.country { scope = scope.with { $0.country = country } }
        scope = scope.with { $0.isComplete = true }
        let anyKind = scope
        // A town is no street that is called after it.
        if address.street.isEmpty, !fields.fields.isEmpty { scope = scope.keeping(CoarserJudge.places.contains) }
        trace?.interpretation = .address
        let text = address.singleLine
        if fields.isHouseAlone { return try answer(toHouseAlone: fields, text: text, in: area, scope) }
        let answer = try StagedSearch.answer(to: fields, scope)
        if let answer, answer.isOfFullName { return try page(of: answer, text: text, in: area) }
        // A request that only names a country means the country.
        let query = try parsed(fields.text.isEmpty ? text : fields.text)
        // An island or a continent may stand for a town or a country.
        if address.street.isEmpty, let land = try StagedSearch.exactAnswer(to: query, anyKind.keeping { $0 == .area }) {
            return try page(of: land, text: text, in: area)
        }
        if let answer {
            // Villages without streets number their houses: "Ordino 4" is not a number on another street in Ordino.
            let exact = try StagedSearch.exactAnswer(to: query, scope)
            return try page(of: exact ?? answer, text: text, in: area)
        }
        var response = try page(of: try StagedSearch.answer(to: query, scope), text: text, in: area) {
            try StagedSearch.coarserAnswer(to: fields, scope)
        }
        explain(&response, to: query)
        return consume response
    }

    /// Answers an address whose street is only a number: a house of a village that has no streets, or else the place.
    ///
    /// What merely has the number in its name, or a street that is called after the place, is not meant.
    private func answer(
        toHouseAlone fields: AddressFields, text: String, in area: SearchArea?, _ scope: StagedSearch.Scope
    ) throws -> SearchResponse {
        let query = ParsedQuery(fields.text)
        if let exact = try StagedSearch.exactAnswer(to: query, scope.keeping(CoarserJudge.places.contains)) {
            return try page(of: exact, text: text, in: area)
        }
        let coarser = try StagedSearch.coarserAnswer(to: fields, scope)
        var response = try page(of: coarser ?? TextAnswer(query: query, parts: []), text: text, in: area)
        explain(&response, to: query)
        return consume response
    }

    /// An address with the code of two letters of its country instead of that of three, or of its sign on cars, in either field:
    /// "LIE", "FL".
    private static func withShortCode(_ address: PostalAddress) -> PostalAddress {
        func shortCode(of text: String) -> String? {
            CountryNames.code(ofThreeLetters: text) ?? CountrySigns.code(of: text)
        }
        var address = address
        if let code = shortCode(of: address.isoCountryCode.uppercased()) { address.isoCountryCode = code }
        if let code = shortCode(of: address.country) {
            address.country = ""
            // The code that is there may be another one.
            if address.isoCountryCode.isEmpty { address.isoCountryCode = code }
        }
        return address
    }

    /// The page of an answer, or of the coarser one if nothing matches the whole text.
    func page(
        of answer: TextAnswer, text: String, in area: SearchArea?, orOf coarser: () throws -> TextAnswer?
    ) throws -> SearchResponse {
        let coarser = answer.hits.isEmpty ? try coarser() : nil
        return try page(of: coarser ?? answer, text: text, in: area)
    }

    // MARK: Scope

    /// The requests to the indexes; a coordinate in the text is their area.
    ///
    /// At least `count` results are compared, also for a smaller page.
    func scope(in area: SearchArea?, comparing count: Int = 0) -> StagedSearch.Scope {
        let bias = area.map { LocationBias(prepared($0)) }
        let types = request.options.searchTypes
        let parameters = members.map { member in
            // One index must not use up the budget of another.
            let memory = RequestMemory(recentAreas: member.index.recentAreas)
            var parameters = TextSearch.SearchParameters(memory: memory)
            parameters.count = max(wantedCount, count)
            parameters.corrects = !request.options.disablesSpellingCorrection
            parameters.bias = bias
            parameters.distance = sortMeasure
            parameters.distanceReach = sortReach
            if case .positionAlongLine = request.sort { parameters.isDistanceContinuous = false }
            parameters.isCancelled = { Task.isCancelled }
            parameters.countries = member.countries
            if types != .all { parameters.kinds = member.index.kinds.map { types.contains($0.searchType) } }
            parameters.languages = member.index.numbers(ofLanguages: request.options.languages)
            return parameters
        }
        return StagedSearch.Scope(indexes: members.map(\.index), parameters: parameters, trace: trace)
    }

    /// The same with the filters of the request, if it has any, because facets count more than the page.
    func filtered(_ scope: StagedSearch.Scope) -> StagedSearch.Scope {
        guard needsFilters else { return scope }
        var scope = scope
        for (place, index) in scope.indexes.enumerated() {
            let countries = members[place].countries
            scope.parameters[place].makeFilter = { [options = request.options] in
                MatchFilter(options, in: index, besides: countries)
            }
            scope.parameters[place].count = max(wantedCount, countedResults)
            // Only organizations pass a filter: an index without any is not searched for one.
            if !request.options.filters.isEmpty, index.file.details == nil {
                scope.parameters[place].kinds = index.kinds.map { _ in false }
            }
        }
        return scope
    }

    /// Filters a complete answer if there are more filters than the engine supports.
    func filteringMany(_ answer: (PipelineRun) throws -> SearchResponse) throws -> SearchResponse {
        request.options.filters.count <= FacetValues.largestFilterCount ? try answer(self) : try filteringHere(answer)
    }

    /// Filters a complete answer, for filters that the engine does not support.
    func filteringHere(_ answer: (PipelineRun) throws -> SearchResponse) throws -> SearchResponse {
        guard needsFilters else { return try answer(self) }
        let plan = RequestPlan(request, capabilities: OfflineBackend.capabilities.subtracting(.filters))
        let whole = try plan.complete(try answer(PipelineRun(pipeline, plan.sent, trace)))
        return plan.cutsPages ? plan.page(of: whole) : whole
    }
}
