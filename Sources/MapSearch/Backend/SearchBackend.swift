/// Something that answers searches: an index on disk, a web service, a table of your own.
///
/// ```swift
/// struct OfficeBackend: SearchBackend {
///     let offices: [GeoObject]
///
///     func response(to request: SearchRequest) async throws -> SearchResponse {
///         try request.validate()
///         guard case .text(let text, _) = request.operation else { throw SearchError.unsupported("\(request.operation)") }
///         return SearchResponse(objects: offices.filter { $0.name.contains(text) }, isOffline: true)
///     }
/// }
/// let manager = SearchManager(backend: OfficeBackend(offices: offices))
/// ```
///
/// One method is enough: whatever a backend does not claim in ``capabilities`` is done for it, paging and sorting
/// included. A backend is used from many tasks at once. It throws ``SearchError`` (others are wrapped), stops soon
/// when its task is cancelled, and answers a search that finds nothing with an empty response. The conformance
/// checks of `MapSearchTestSupport` say all of this in code.
public protocol SearchBackend: Sendable {
    /// Answers one request.
    ///
    /// - Parameter request: What is asked. It has not been validated: begin with ``SearchRequest/validate()``.
    /// - Returns: A page of results; empty when there is nothing to find.
    /// - Throws: ``SearchError``: what ``SearchRequest/validate()`` throws,
    ///   ``SearchError/Code/notFound`` for an identifier that stands for nothing,
    ///   ``SearchError/Code/unsupported`` for an operation that the backend does not know, and what befalls its
    ///   service or file. `CancellationError` when the task was cancelled.
    func response(to request: SearchRequest) async throws -> SearchResponse

    /// Answers one request, and gives away answers that come earlier and are not the last word.
    ///
    /// The default has nothing to give away: it is for backends that ask several others, such as ``CombinedBackend``.
    ///
    /// - Parameters:
    ///   - request: As for ``response(to:)``.
    ///   - preview: To be called with answers so far, each better than the one before, and not after the method has ended.
    /// - Returns: As ``response(to:)`` does: the last word.
    /// - Throws: As ``response(to:)`` does.
    func response(
        to request: SearchRequest, preview: @escaping @Sendable (SearchResponse) -> Void
    ) async throws -> SearchResponse

    /// Completes what a user has typed so far.
    ///
    /// The default searches for the text and suggests the objects found.
    ///
    /// - Parameter request: The text, and where the user looks.
    /// - Returns: Suggestions, best first; empty for a blank text or when nothing fits.
    /// - Throws: As ``response(to:)`` does.
    func suggestions(for request: SuggestRequest) async throws -> [Suggestion]

    /// What the backend does by itself; nothing by default, which is always safe.
    ///
    /// Claiming too much gives wrong answers, claiming too little costs work: see ``BackendCapabilities``.
    var capabilities: BackendCapabilities { get }

    /// A short name for error messages and the provenance of objects; that of the type by default.
    var name: String { get }
}

extension SearchBackend {
    /// Gives nothing away before the answer of ``response(to:)``.
    ///
    /// - Parameters:
    ///   - request: What is asked.
    ///   - preview: Never called.
    /// - Returns: As ``response(to:)`` does.
    /// - Throws: As ``response(to:)`` does.
    public func response(
        to request: SearchRequest, preview: @escaping @Sendable (SearchResponse) -> Void
    ) async throws -> SearchResponse {
        try await response(to: request)
    }

    /// Suggests the objects that a search for the text finds.
    ///
    /// What the backend does not do itself, such as keeping to a required area, is done here as for a search.
    ///
    /// - Parameter request: The text, and where the user looks.
    /// - Returns: Suggestions, best first; empty for a blank text or when nothing fits.
    /// - Throws: As ``response(to:)`` does.
    public func suggestions(for request: SuggestRequest) async throws -> [Suggestion] {
        try await suggestionsFromSearch(for: request)
    }

    /// Suggests the objects that a search for the text finds, for a backend that now and then has nothing better.
    ///
    /// - Parameter request: The text, and where the user looks.
    /// - Returns: Suggestions, best first; empty for a blank text or when nothing fits.
    /// - Throws: As ``response(to:)`` does.
    public func suggestionsFromSearch(for request: SuggestRequest) async throws -> [Suggestion] {
        guard !request.text.isBlank else { return [] }
        try request.searchRequest.validate()
        let answer = await RequestRunner(backend: self, isPaged: false).answer(request.searchRequest)
        // A search that is cancelled is told from one that failed by the task alone.
        try Task.checkCancellation()
        return try answer.get().page.collection.prefix(request.limit).map(Suggestion.init)
    }

    /// Nothing.
    public var capabilities: BackendCapabilities { [] }

    /// The name of the type.
    public var name: String { String(describing: Self.self) }
}
