import MapSearch

/// A backend whose searches take their time, as those of a far service do; suggestions come at once.
struct SlowBackend: SearchBackend {
    let backend: any SearchBackend
    let delay: Duration

    var name: String { backend.name }
    var capabilities: BackendCapabilities { backend.capabilities.subtracting(.immediate) }

    func response(to request: SearchRequest) async throws -> SearchResponse {
        try await Task.sleep(for: delay)
        return try await backend.response(to: request)
    }

    func suggestions(for request: SuggestRequest) async throws -> [Suggestion] {
        try await backend.suggestions(for: request)
    }
}
