public import MapSearch

/// The embedded engine: answers from an index, without a network.
///
/// ```swift
/// let backend = OfflineBackend(try OfflineIndex(path: "liechtenstein.mapindex"))
/// let geocoder = Geocoder(backend: backend)
/// let placemarks = try await geocoder.geocode(address: "Vaduz")
/// ```
///
/// A search takes microseconds, so the synchronous ``answer(_:)`` may be called from anywhere, also from the main actor;
/// what ``/MapSearch/SearchBackend`` asks for is a shell around it.
public struct OfflineBackend: SearchBackend {
    /// The index that answers.
    public let index: OfflineIndex

    let pipeline: SearchPipeline

    /// Creates a backend.
    ///
    /// - Parameter index: The index that answers.
    public init(_ index: OfflineIndex) {
        self.index = index
        pipeline = SearchPipeline([index])
    }

    /// `offline`.
    public var name: String { Self.name }
    static let name = "offline"

    /// What the engine does itself.
    public var capabilities: BackendCapabilities { Self.capabilities }
    static let capabilities: BackendCapabilities = [
        .paging, .sort, .distances, .requiredArea, .searchTypes, .languages, .geometry, .spellingCorrection, .zoom,
        .hierarchy, .radius, .identifiers, .suggestions, .offline, .filters, .immediate, .postalAddress,
    ]

    /// Answers a request.
    ///
    /// - Parameter request: What is asked for.
    /// - Returns: The answer; without objects when nothing was found.
    /// - Throws: ``/MapSearch/SearchError`` as ``answer(_:)``; `CancellationError` when the task was cancelled.
    public func response(to request: SearchRequest) async throws -> SearchResponse {
        try Task.checkCancellation()
        return try answer(request)
    }

    /// Answers a request at once, on the thread of the caller.
    ///
    /// - Parameter request: What is asked for.
    /// - Returns: The answer; without objects when nothing was found.
    /// - Throws: ``/MapSearch/SearchError``: what ``/MapSearch/SearchRequest/validate()`` throws, `notFound` for a URI that the index does not
    ///   have, `indexCorrupt` when it meets damage; `CancellationError` when the current task is cancelled.
    public func answer(_ request: SearchRequest) throws -> SearchResponse { try pipeline.answer(request) }

    /// Suggestions for a text that is still being typed.
    ///
    /// - Parameter request: The text and where.
    /// - Returns: Places whose names go on from the text, best first, and at most three place categories that the index has,
    ///   see ``/MapSearch/Suggestion/category``; empty for a blank text.
    /// - Throws: ``/MapSearch/SearchError`` as ``answer(_:)``; `CancellationError` when the task was cancelled.
    public func suggestions(for request: SuggestRequest) async throws -> [Suggestion] {
        try Task.checkCancellation()
        return try suggest(request)
    }

    /// Suggestions at once, on the thread of the caller.
    ///
    /// - Parameter request: The text and where.
    /// - Returns: Places whose names go on from the text, best first, and at most three place categories that the index has,
    ///   see ``/MapSearch/Suggestion/category``; empty for a blank text.
    /// - Throws: ``/MapSearch/SearchError`` as ``answer(_:)``; `CancellationError` when the current task is cancelled.
    public func suggest(_ request: SuggestRequest) throws -> [Suggestion] { try pipeline.suggest(request) }

    /// What makes objects, with names in the languages asked for.
    func assembler(languages: [String]) -> ObjectAssembler { pipeline.members[0].assembler(languages: languages) }
}
