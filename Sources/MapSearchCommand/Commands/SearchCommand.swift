import MapSearch
import MapSearchOffline

extension Command {
    /// Finds places by text.
    static let search = Command(
        name: "search", operands: "TEXT… [OPTIONS]", summary: "Find places by name, address or description.",
        discussion: """
            Words may be misspelt, unfinished and in any order; --near and --bounds pull results closer,
            --within leaves out everything else.

              mapsearch search springfeild illinois
              mapsearch search vaduz --near 47.14,9.52 --json
            """,
        options: .area + .results + .backend
    ) { arguments, session in
        let text = try arguments.requiredText("search Vaduz")
        let area = try arguments.area()
        let request = SearchRequest.text(
            text, in: area, options: try arguments.searchOptions(in: area), page: try arguments.page())
        return try answer(request, arguments, session)
    }

    /// Answers a request in the form that is asked for.
    static func answer(
        _ request: SearchRequest, _ arguments: Arguments, _ session: Session
    ) throws -> ExitStatus {
        try answer(arguments.backend().answer(request), to: request, arguments, session)
    }

    /// Tells an answer in the form that is asked for.
    static func answer(
        _ response: SearchResponse, to request: SearchRequest, _ arguments: Arguments, _ session: Session
    ) throws -> ExitStatus {
        let isEmpty = response.collection.children.isEmpty
        if arguments.has("json") {
            try session.output.json { $0.answer(response) }
        } else if isEmpty {
            let isBeyond = request.page.offset > 0
            try session.complain(isBeyond ? "There are no more results." : SearchError.noResult.message)
        } else {
            try ResultList(session).write(response, after: request.page.offset)
        }
        return isEmpty ? .nothingFound : .success
    }
}
