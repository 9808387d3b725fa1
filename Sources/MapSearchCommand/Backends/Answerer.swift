import MapSearch
import MapSearchOffline

/// Who answers the searches of a command: indexes, services, or both.
struct Answerer: Sendable {
    let backend: any SearchBackend
    /// The indexes, where they answer alone and nothing need be waited for.
    private let indexes: OfflineIndexGroup?
    /// Whom suggestions are owed to.
    let attributions: [Attribution]

    /// Lets indexes answer.
    init(_ indexes: OfflineIndexGroup) {
        backend = indexes
        self.indexes = indexes
        attributions = indexes.attributions
    }

    /// Lets a service answer, or both as one.
    ///
    /// - Parameters:
    ///   - service: The service.
    ///   - indexes: What answers at once, and alone while the service does not; nil for the service alone.
    init(_ service: any SearchBackend, refining indexes: OfflineIndexGroup? = nil) {
        self.indexes = nil
        attributions = indexes?.attributions ?? []
        backend =
            indexes.map { CombinedBackend(offline: $0, online: service, policy: .refine(within: Self.patience)) }
            ?? service
    }

    /// How long a service may take to add to what the indexes know.
    private static let patience = Duration.seconds(5)

    /// Whether there may be an answer before the last word.
    var isCombined: Bool { backend is CombinedBackend }

    func answer(_ request: SearchRequest) async throws -> SearchResponse {
        // The engine does all but corridors by itself, and is measured without what stands around it.
        if let indexes, request.options.corridor == nil { return try indexes.answer(request) }
        return try await SearchManager(backend: backend).response(to: request)
    }

    func suggestions(for request: SuggestRequest) async throws -> [Suggestion] {
        if let indexes { return try indexes.suggest(request) }
        return try await backend.suggestions(for: request)
    }
}
