import MapSearch
import MapSearchOffline

extension Command {
    /// Finds places by text.
    static let search = Command(
        name: "search", operands: "TEXT… [OPTIONS]", summary: "Find places by name, address or description.",
        discussion: """
            Words may be misspelt, unfinished and in any order; --near and --bounds pull results closer,
            --within leaves out everything else. Along a line the nearest to it comes first, and each result tells how far
            from it and how far along it is.

              mapsearch search springfeild illinois
              mapsearch search vaduz --near 47.14,9.52 --json
              mapsearch search fuel --along route.geojson --width 500 --sort along
            """,
        options: .area + .results + .backend
    ) { arguments, session in
        let text = try arguments.requiredText("search Vaduz")
        let area = try arguments.area()
        let request = SearchRequest.text(
            text, in: area, options: try arguments.searchOptions(in: area), page: try arguments.page())
        return try await answer(request, arguments, session)
    }

    /// Answers a request in the form that is asked for.
    static func answer(
        _ request: SearchRequest, _ arguments: Arguments, _ session: Session
    ) async throws -> ExitStatus {
        let answerer = try arguments.answerer(session.environment)
        if answerer.isCombined, !arguments.has("json"), session.isTerminal {
            return try await answerSoon(request, answerer, session)
        }
        return try answer(try await answerer.answer(request), to: request, arguments, session)
    }

    /// Tells what is known at once, and then what is added to it.
    private static func answerSoon(
        _ request: SearchRequest, _ answerer: Answerer, _ session: Session
    ) async throws -> ExitStatus {
        let list = ResultList(session)
        let search = SearchManager(backend: answerer.backend).submit(request)
        var last: SearchResponse?
        var shown = 0
        for try await response in search.progress() {
            // What was shown stays in its place.
            try list.writeEntries(of: response, after: request.page.offset, from: shown)
            try session.output.flush()
            shown = max(shown, response.objects.count)
            last = response
        }
        if let last { try explainSilence(last, session) }
        guard let last, shown > 0 else { return try complainOfNothing(request, session) }
        try list.writeEnd(of: last, after: request.page.offset)
        return .success
    }

    /// Tells an answer in the form that is asked for.
    static func answer(
        _ response: SearchResponse, to request: SearchRequest, _ arguments: Arguments, _ session: Session
    ) throws -> ExitStatus {
        let isEmpty = response.collection.children.isEmpty
        if arguments.has("json") {
            try session.output.json { $0.answer(response) }
            return isEmpty ? .nothingFound : .success
        }
        try explainSilence(response, session)
        guard !isEmpty else { return try complainOfNothing(request, session) }
        try ResultList(session).write(response, after: request.page.offset)
        return .success
    }

    private static func complainOfNothing(_ request: SearchRequest, _ session: Session) throws -> ExitStatus {
        let isBeyond = request.page.offset > 0
        try session.complain(isBeyond ? "There are no more results." : SearchError.noResult.message)
        return .nothingFound
    }

    /// Tells which service gave no answer.
    private static func explainSilence(_ response: SearchResponse, _ session: Session) throws {
        for name in response.metadata.missingBackends {
            try session.complain("\(name) gave no answer: these are the results of the others.")
        }
    }
}
