import MapSearch

/// The backend of models for previews, which gives the same answer to every request.
struct PreviewBackend: SearchBackend {
    let name = "Preview"
    var objects: [GeoObject] = []
    var lines: [Suggestion] = []

    func response(to request: SearchRequest) async throws -> SearchResponse {
        SearchResponse(objects: objects, isOffline: true)
    }

    func suggestions(for request: SuggestRequest) async throws -> [Suggestion] { Array(lines.prefix(request.limit)) }
}
