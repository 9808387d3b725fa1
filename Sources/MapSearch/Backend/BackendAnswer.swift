/// A backend's answer to a ``BackendRequest``.
public enum BackendAnswer: Hashable, Sendable {
    /// A page of results, for a search.
    case response(SearchResponse)
    /// Suggestions, best first.
    case suggestions([Suggestion])

    var response: SearchResponse {
        guard case .response(let response) = self else { preconditionFailure("A search got suggestions.") }
        return response
    }

    var suggestions: [Suggestion] {
        guard case .suggestions(let lines) = self else { preconditionFailure("A text got a page.") }
        return lines
    }

    /// The backends missing from a combined answer.
    var missingBackends: [String] {
        if case .response(let response) = self { response.metadata.missingBackends } else { [] }
    }

    /// The number of results.
    var count: Int {
        switch self {
        case .response(let response): response.collection.reduce(0) { count, _ in count + 1 }
        case .suggestions(let suggestions): suggestions.count
        }
    }
}
