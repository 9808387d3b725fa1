public import MapSearch

/// The offline engine, a backend that answers from an index without a network.
///
/// ```swift
/// let backend = OfflineBackend(try OfflineIndex(path: "liechtenstein.mapindex"))
/// let geocoder = Geocoder(backend: backend)
/// let placemarks = try await geocoder.geocode(address: "Vaduz")
/// ```
///
/// A search takes microseconds, so you can call the synchronous ``answer(_:)`` from anywhere, including the main actor;
/// the asynchronous methods of ``/MapSearch/SearchBackend`` wrap it.
public struct OfflineBackend: SearchBackend {
    /// The index to search.
    public let index: OfflineIndex

    let pipeline: SearchPipeline

    /// Creates a backend.
    ///
    /// - Parameter index: The index to search.
    public init(_ index: OfflineIndex) {
        self.index = index
        pipeline = SearchPipeline([index])
    }

    /// `offline`.
    public var name: String { Self.name }
    static let name = "offline"

    /// The capabilities of the engine.
    public var capabilities: BackendCapabilities { Self.capabilities }
    static let capabilities: BackendCapabilities = [
        .paging, .sort, .distances, .requiredArea, .searchTypes, .languages, .geometry, .spellingCorrection, .zoom,
        .hierarchy, .radius, .identifiers, .suggestions, .offline, .filters, .immediate, .postalAddress,
    ]

    /// Responds to a search request.
    ///
    /// - Parameter request: The request.
    /// - Returns: The response; empty if nothing was found.
    /// - Throws: The errors of ``answer(_:)``; `CancellationError` if the task is cancelled.
    public func response(to request: SearchRequest) async throws -> SearchResponse {
        try Task.checkCancellation()
        return try answer(request)
    }

    /// Responds to a search request synchronously, on the caller's thread.
    ///
    /// - Parameter request: The request.
    /// - Returns: The response; empty if nothing was found.
    /// - Throws: ``/MapSearch/SearchError``: any error thrown by ``/MapSearch/SearchRequest/validate()``, `notFound`
    ///   for a URI that is not in the index, `indexCorrupt` if the index is damaged; `CancellationError` if the current
    ///   task is cancelled.
    public func answer(_ request: SearchRequest) throws -> SearchResponse { try pipeline.answer(request) }

    /// Returns suggestions for a partly typed text.
    ///
    /// - Parameter request: The text and the area.
    /// - Returns: Places whose names continue the text, best first, and at most three place categories in the index,
    ///   see ``/MapSearch/Suggestion/category``; empty for a blank text.
    /// - Throws: The errors of ``answer(_:)``; `CancellationError` if the task is cancelled.
    public func suggestions(for request: SuggestRequest) async throws -> [Suggestion] {
        try Task.checkCancellation()
        return try suggest(request)
    }

    /// Returns suggestions synchronously, on the caller's thread.
    ///
    /// - Parameter request: The text and the area.
    /// - Returns: Places whose names continue the text, best first, and at most three place categories in the index,
    ///   see ``/MapSearch/Suggestion/category``; empty for a blank text.
    /// - Throws: The errors of ``answer(_:)``; `CancellationError` if the current task is cancelled.
    public func suggest(_ request: SuggestRequest) throws -> [Suggestion] { try pipeline.suggest(request) }

    /// Creates objects, with names in the requested languages.
    func assembler(languages: [String]) -> ObjectAssembler { pipeline.members[0].assembler(languages: languages) }
}
