import MapSearch
import MapSearchIndexing

extension Command {
    /// Finds places by text.
    static let search = Command(
        name: "search", operands: "TEXT… | --category ID [OPTIONS]",
        summary: "Find places by name, address or category.",
        discussion: """
            Words may be misspelled, incomplete and in any order. --near and --bounds prefer results in that area; --within
            requires it. With --along, the results closest to the line come first, and each shows its distance from the line
            and its position along it.

              mapsearch search springfeild illinois
              mapsearch search vaduz --near 47.14,9.52 --json
              mapsearch search --category amenity=cafe --near 47.14,9.52
              mapsearch search fuel --along route.geojson --width 500 --sort along
              mapsearch search restaurant in vaduz --filter wifi --filter cuisine=pizza,sushi --facets
            """,
        options: .area + .results + [.format] + .backend
    ) { arguments, session in
        let text = try arguments.textOrCategory("search Vaduz")
        let area = try arguments.area()
        let request = SearchRequest.text(
            text, in: area, options: try arguments.searchOptions(in: area), page: try arguments.page())
        return try await answer(request, arguments, session)
    }

    /// Answers a request in the requested format.
    static func answer(
        _ request: SearchRequest, _ arguments: Arguments, _ session: Session
    ) async throws -> ExitStatus {
        let answerer = try arguments.answerer(session.environment)
        let isText = try arguments.format() == .text
        if answerer.isCombined, isText, session.isTerminal {
            return try await answerSoon(request, answerer, session)
        }
        let response = try await answerer.answer(request)
        if isText, response.collection.children.isEmpty, let complaint = request.categoryComplaint {
            try session.complain(complaint)
            return .nothingFound
        }
        return try answer(response, to: request, arguments, session)
    }

    /// Prints the immediate results, and then additional ones.
    private static func answerSoon(
        _ request: SearchRequest, _ answerer: Answerer, _ session: Session
    ) async throws -> ExitStatus {
        let list = ResultList(session, AnswerClock(request.options.localTime))
        let search = SearchManager(backend: answerer.backend).submit(request)
        var last: SearchResponse?
        var shown = 0
        for try await response in search.progress() {
            // Results already shown keep their positions.
            try list.writeEntries(of: response, after: request.page.offset, from: shown)
            try session.output.flush()
            shown = max(shown, response.objects.count)
            last = response
        }
        if let last { try reportMissingBackends(last, session) }
        guard let last, shown > 0 else { return try complainOfNothing(request, session) }
        try list.writeEnd(of: last, after: request.page.offset)
        return .success
    }

    /// Prints an answer in the requested format.
    static func answer(
        _ response: SearchResponse, to request: SearchRequest, _ arguments: Arguments, _ session: Session
    ) throws -> ExitStatus {
        let isEmpty = response.collection.children.isEmpty
        let clock = AnswerClock(request.options.localTime)
        switch try arguments.format() {
        case .text: break
        case .json:
            let includesFacets = request.options.includesFacets
            try session.output.json { $0.answerMembers(response, at: clock, includesFacets: includesFacets) }
            return isEmpty ? .nothingFound : .success
        case .geojson:
            try session.output.json { $0.features(response, at: clock) }
            return isEmpty ? .nothingFound : .success
        case .csv:
            try session.output.append(Array(AnswerTable(clock: clock).text(of: response.objects).utf8))
            return isEmpty ? .nothingFound : .success
        }
        try reportMissingBackends(response, session)
        guard !isEmpty else {
            // A notice already says why there are no results.
            return response.metadata.notices.isEmpty ? try complainOfNothing(request, session) : .nothingFound
        }
        let list = ResultList(session, clock)
        try list.write(response, after: request.page.offset)
        if request.options.includesFacets {
            try list.write(response.metadata.businessResultMetadata?.facets ?? [])
        }
        return .success
    }

    /// Reports that nothing was found, and what may help.
    static func complainOfNothing(_ request: SearchRequest, _ session: Session) throws -> ExitStatus {
        if request.page.offset > 0 {
            try session.complain("There are no more results.")
        } else if let complaint = request.categoryComplaint {
            try session.complain(complaint)
        } else if case .reverse = request.operation {
            try session.complain(
                "Nothing was found at this coordinate: check that the latitude comes first, or use --radius to list what is around it."
            )
        } else {
            try session.complain(SearchError.noResult.message)
        }
        return .nothingFound
    }

    /// Prints the notices of an answer, and the services that did not answer.
    private static func reportMissingBackends(_ response: SearchResponse, _ session: Session) throws {
        for notice in response.metadata.notices { try session.complain(notice.message) }
        for name in response.metadata.missingBackends {
            try session.complain("\(name) did not answer: these results come from the other backends.")
        }
    }
}

extension SearchRequest {
    /// Returns the message for an unknown category in a filter, if there is a similar one.
    fileprivate var categoryComplaint: String? {
        for filter in options.filters where filter.id == SearchFilter.category {
            guard case .anyOf(let ids) = filter.condition else { continue }
            for id in ids.sorted() {
                guard let meant = CategoryWords.suggestion(for: id) else { continue }
                return "There are no places in the category “\(id)”: did you mean \(meant)?"
            }
        }
        return nil
    }
}
