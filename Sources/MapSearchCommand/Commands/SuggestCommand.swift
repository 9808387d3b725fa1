import MapSearch

extension Command {
    /// Completes a partly typed text.
    static let suggest = Command(
        name: "suggest", operands: "PREFIX… [OPTIONS]", summary: "Complete a partly typed text.",
        discussion: """
              mapsearch suggest san fr
              mapsearch suggest bahn --near 47.14,9.52
            """,
        options: .area + [
            .types("places, organizations, or both, separated by a comma"),
            .value("limit", "N", "maximum number of suggestions, 10 by default"),
        ] + .backend
    ) { arguments, session in
        let area = try arguments.area()
        let request = SuggestRequest(
            text: try arguments.requiredText("suggest vad"), in: area,
            options: try arguments.searchOptions(in: area), limit: try arguments.page().limit)
        let answerer = try arguments.answerer(session.environment)
        let suggestions = try await answerer.suggestions(for: request)
        if arguments.has("json") {
            try session.output.json { $0.answerMembers(suggestions, attributions: answerer.attributions) }
        } else if !suggestions.isEmpty {
            try ResultList(session).write(suggestions, attributions: answerer.attributions)
        }
        return suggestions.isEmpty ? .nothingFound : .success
    }
}
