public import MapSearch

/// Several indexes that are searched as one: the world, a country, an app's own places.
///
/// ```swift
/// let group = OfflineIndexGroup([try WorldGazetteer.index, try OfflineIndex(path: "liechtenstein.mapindex"), shops])
/// let response = try await SearchManager(backend: group).submit(text: "Vaduz").response()
/// ```
///
/// All indexes together answer as one that holds what all of them hold: names, categories, chains and filters, corrections and
/// counts. What one index has as it was typed comes before what another one corrects, and a category that one index has is no
/// typo in another. Results are in one order: by their score, or as ``/MapSearch/SearchOptions/sort`` says; what there is at a
/// coordinate goes from the house to the country. An object that several indexes have appears once, with what each knows of
/// it and all its identifiers: objects are the same when they share an identifier, or have the same name, are of one kind and
/// near each other.
///
/// Countries, regions and towns of one index serve the objects of the others: "Shop A, Liechtenstein" finds the shop where the
/// world knows the country and its outline, and the shop's address gets the country, its code and its time zone.
public struct OfflineIndexGroup: SearchBackend {
    /// The indexes; between equally good results, those of the first come first.
    public let indexes: [OfflineIndex]

    private let pipeline: SearchPipeline

    /// Creates a group.
    ///
    /// - Parameter indexes: The indexes, the preferred one first; without any, nothing is found.
    public init(_ indexes: [OfflineIndex]) {
        self.indexes = indexes
        pipeline = SearchPipeline(indexes)
    }

    /// `offline`.
    public var name: String { OfflineBackend.name }

    /// What the engine does itself.
    public var capabilities: BackendCapabilities { OfflineBackend.capabilities }

    /// Whom to credit for anything that the group answers.
    public var attributions: [Attribution] { pipeline.attributions }

    /// Answers a request.
    ///
    /// - Parameter request: What is asked for.
    /// - Returns: The answer; without objects when no index has any.
    /// - Throws: ``/MapSearch/SearchError`` as ``answer(_:)``; `CancellationError` when the task was cancelled.
    public func response(to request: SearchRequest) async throws -> SearchResponse {
        try Task.checkCancellation()
        return try answer(request)
    }

    /// Answers a request at once, on the thread of the caller.
    ///
    /// - Parameter request: What is asked for.
    /// - Returns: The answer; without objects when no index has any. How many were found is an upper bound: what only later
    ///   pages would show to be the same is counted twice.
    /// - Throws: As ``OfflineBackend/answer(_:)``; `notFound` for a URI that no index has.
    /// - Complexity: For each index that of its own answer for all results up to the end of the page.
    public func answer(_ request: SearchRequest) throws -> SearchResponse { try pipeline.answer(request) }

    /// Suggestions for a text that is still being typed.
    ///
    /// - Parameter request: The text and where.
    /// - Returns: Places whose names go on from the text, best first, and place categories, as
    ///   ``OfflineBackend/suggest(_:)`` has them; empty for a blank text.
    /// - Throws: ``/MapSearch/SearchError`` as ``answer(_:)``; `CancellationError` when the task was cancelled.
    public func suggestions(for request: SuggestRequest) async throws -> [Suggestion] {
        try Task.checkCancellation()
        return try suggest(request)
    }

    /// Suggestions at once, on the thread of the caller.
    ///
    /// - Parameter request: The text and where.
    /// - Returns: Places whose names go on from the text, best first, and place categories, as
    ///   ``OfflineBackend/suggest(_:)`` has them; empty for a blank text.
    /// - Throws: As ``OfflineBackend/suggest(_:)``.
    public func suggest(_ request: SuggestRequest) throws -> [Suggestion] { try pipeline.suggest(request) }

    /// Answers a request, and says how it came to the answer.
    ///
    /// - Parameter request: What is asked for.
    /// - Returns: The results of the page with their scores taken apart, and what was tried; without results when nothing was
    ///   found.
    /// - Throws: As ``OfflineBackend/explain(_:)``.
    public func explain(_ request: SearchRequest) throws -> SearchExplanation { try pipeline.explain(request) }
}
