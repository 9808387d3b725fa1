import MapSearch

extension Command {
    /// Finds objects by their identifiers.
    static let resolve = Command(
        name: "resolve", operands: "URI… [OPTIONS]", summary: "Find objects by their identifiers.",
        discussion: """
            Each identifier gets its own answer; with --json, each answer is one line.

              mapsearch resolve geonames:3042030 --json
            """,
        options: .backend
    ) { arguments, session in
        guard !arguments.positionals.isEmpty else {
            throw CommandFailure.usage("no identifier given: add one, as in `mapsearch resolve geonames:3042030`.")
        }
        let answerer = try arguments.answerer(session.environment)
        let options = try arguments.searchOptions(in: nil)
        var status = ExitStatus.success
        for uri in arguments.positionals {
            do {
                let response = try await answerer.answer(.uri(uri, options: options))
                if arguments.has("json") {
                    try session.output.json { $0.answerMembers(response, at: AnswerClock()) }
                } else {
                    try ResultList(session).write(response)
                }
            } catch let error as SearchError where error.code == .notFound {
                try session.complain(error.message)
                status = .nothingFound
            }
        }
        return status
    }
}
