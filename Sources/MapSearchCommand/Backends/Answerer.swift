import MapSearch
import MapSearchOffline

/// Answers the searches of a command with indexes, services, or both.
struct Answerer: Sendable {
    let backend: any SearchBackend
    /// The indexes, if they answer alone and without waiting.
    private let indexes: OfflineIndexGroup?
    /// The backends to credit for suggestions.
    let attributions: [Attribution]

    /// Answers with indexes.
    init(_ indexes: OfflineIndexGroup) {
        backend = indexes
        self.indexes = indexes
        attributions = indexes.attributions
    }

    /// Answers with a service, or with both combined.
    ///
    /// - Parameters:
    ///   - service: The service.
    ///   - indexes: The backend that answers immediately, and alone if the service does not answer; nil for the service
    ///     alone.
    init(_ service: any SearchBackend, refining indexes: OfflineIndexGroup? = nil) {
        self.indexes = nil
        attributions = indexes?.attributions ?? []
        backend =
            indexes.map { CombinedBackend(offline: $0, online: service, policy: .refine(within: Self.patience)) }
            ?? service
    }

    /// The time limit for a service to add to the results of the indexes.
    private static let patience = Duration.seconds(5)

    /// Whether there may be an intermediate answer.
    var isCombined: Bool { backend is CombinedBackend }

    /// Whether the same request always has the same answer.
    var isRepeatable: Bool { indexes != nil }

    func answer(_ request: SearchRequest) async throws -> SearchResponse {
        // The engine does everything except corridors itself, and is timed without the surrounding layers.
        if let indexes, request.options.corridor == nil { return try indexes.answer(request) }
        return try await SearchManager(backend: backend).response(to: request)
    }

    func suggestions(for request: SuggestRequest) async throws -> [Suggestion] {
        if let indexes { return try indexes.suggest(request) }
        return try await backend.suggestions(for: request)
    }
}
