public import MapSearch

/// A group of indexes that are searched as one: the world, a country, an app's own places.
///
/// ```swift
/// let group = OfflineIndexGroup([try WorldGazetteer.index, try OfflineIndex(path: "liechtenstein.mapindex"), shops])
/// let response = try await SearchManager(backend: group).submit(text: "Vaduz").response()
/// ```
///
/// The group behaves like a single index with the contents of all: names, categories, chains and filters, corrections
/// and counts. An exact match in one index ranks above a corrected match in another, and a category that one index
/// knows is not treated as a typo in another. Results are in a single order: by score, or by
/// ``/MapSearch/SearchOptions/sort``; the results at a coordinate go from the house to the country. An object that is
/// in several indexes appears once, with the information and identifiers of all: objects are the same if they share an
/// identifier, or have the same name and kind and are close to each other.
///
/// Countries, regions and towns of one index apply to the objects of the others: "Shop A, Liechtenstein" finds the shop
/// if the world index has the country with its outline, and the shop's address gets the country, its code and its time
/// zone.
public struct OfflineIndexGroup: SearchBackend {
    /// The indexes; among equally good results, those of the first index come first.
    public let indexes: [OfflineIndex]

    private let pipeline: SearchPipeline

    /// Creates a group.
    ///
    /// - Parameter indexes: The indexes, the preferred one first; if empty, nothing is found.
    public init(_ indexes: [OfflineIndex]) {
        self.indexes = indexes
        pipeline = SearchPipeline(indexes)
    }

    /// `offline`.
    public var name: String { OfflineBackend.name }

    /// The capabilities of the engine.
    public var capabilities: BackendCapabilities { OfflineBackend.capabilities }

    /// The credits of all indexes in the group.
    public var attributions: [Attribution] { pipeline.attributions }

    /// Responds to a search request.
    ///
    /// - Parameter request: The request.
    /// - Returns: The response; empty if nothing was found in any index.
    /// - Throws: The errors of ``answer(_:)``; `CancellationError` if the task is cancelled.
    public func response(to request: SearchRequest) async throws -> SearchResponse {
        try Task.checkCancellation()
        return try answer(request)
    }

    /// Responds to a search request synchronously, on the caller's thread.
    ///
    /// - Parameter request: The request.
    /// - Returns: The response; empty if nothing was found in any index. The number of results is an upper bound,
    ///   because duplicates that only later pages would reveal are counted twice.
    /// - Throws: The same errors as ``OfflineBackend/answer(_:)``; `notFound` for a URI that is in no index.
    /// - Complexity: For each index, that of its own response for all results up to the end of the page.
    public func answer(_ request: SearchRequest) throws -> SearchResponse { try pipeline.answer(request) }

    /// Returns suggestions for a partly typed text.
    ///
    /// - Parameter request: The text and the area.
    /// - Returns: Places whose names continue the text, best first, and place categories, as in
    ///   ``OfflineBackend/suggest(_:)``; empty for a blank text.
    /// - Throws: The errors of ``answer(_:)``; `CancellationError` if the task is cancelled.
    public func suggestions(for request: SuggestRequest) async throws -> [Suggestion] {
        try Task.checkCancellation()
        return try suggest(request)
    }

    /// Returns suggestions synchronously, on the caller's thread.
    ///
    /// - Parameter request: The text and the area.
    /// - Returns: Places whose names continue the text, best first, and place categories, as in
    ///   ``OfflineBackend/suggest(_:)``; empty for a blank text.
    /// - Throws: The same errors as ``OfflineBackend/suggest(_:)``.
    public func suggest(_ request: SuggestRequest) throws -> [Suggestion] { try pipeline.suggest(request) }

    /// Responds to a request, and explains the results.
    ///
    /// - Parameter request: The request.
    /// - Returns: The results of the page with the parts of their scores, and the stages of the search; empty if
    ///   nothing was found.
    /// - Throws: The same errors as ``OfflineBackend/explain(_:)``.
    public func explain(_ request: SearchRequest) throws -> SearchExplanation { try pipeline.explain(request) }
}
