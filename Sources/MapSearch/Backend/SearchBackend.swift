/// A source of search results: an index on disk, a web service, a table of your own.
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
/// You only need to implement one method. The library emulates whatever a backend does not declare in ``capabilities``,
/// including paging and sorting. A backend is called from many tasks concurrently. It throws ``SearchError`` (other
/// errors are wrapped), stops soon after its task is cancelled, and returns an empty response if a search finds
/// nothing. The conformance checks in `MapSearchTestSupport` test these rules.
public protocol SearchBackend: Sendable {
    /// Responds to a search request.
    ///
    /// - Parameter request: The request. It has not been validated: call ``SearchRequest/validate()`` first.
    /// - Returns: A page of results; empty if nothing is found.
    /// - Throws: ``SearchError``: any error thrown by ``SearchRequest/validate()``, ``SearchError/Code/notFound`` for
    ///   an unknown identifier, ``SearchError/Code/unsupported`` for an operation that the backend does not implement,
    ///   and failures of its service or file. `CancellationError` if the task is cancelled.
    func response(to request: SearchRequest) async throws -> SearchResponse

    /// Responds to a search request, and sends intermediate responses early.
    ///
    /// The default implementation sends none. Implement this method in backends that query several others, such as
    /// ``CombinedBackend``.
    ///
    /// - Parameters:
    ///   - request: The request, as for ``response(to:)``.
    ///   - preview: Call this with intermediate responses, each better than the previous one, and never after the
    ///     method has returned.
    /// - Returns: The final response, as for ``response(to:)``.
    /// - Throws: The same errors as ``response(to:)``.
    func response(
        to request: SearchRequest, preview: @escaping @Sendable (SearchResponse) -> Void
    ) async throws -> SearchResponse

    /// Completes the text that a user is typing.
    ///
    /// The default implementation searches for the text and suggests the objects found.
    ///
    /// - Parameter request: The text, and the area the user is looking at.
    /// - Returns: Suggestions, best first; empty if the text is blank or nothing matches.
    /// - Throws: The same errors as ``response(to:)``.
    func suggestions(for request: SuggestRequest) async throws -> [Suggestion]

    /// The features that the backend implements itself; none by default, which is always safe.
    ///
    /// Declaring too much gives wrong results, declaring too little costs time: see ``BackendCapabilities``.
    var capabilities: BackendCapabilities { get }

    /// A short name for error messages and the origin of objects; the name of the type by default.
    var name: String { get }
}

extension SearchBackend {
    /// Responds without sending intermediate responses.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - preview: Never called.
    /// - Returns: The same as ``response(to:)``.
    /// - Throws: The same errors as ``response(to:)``.
    public func response(
        to request: SearchRequest, preview: @escaping @Sendable (SearchResponse) -> Void
    ) async throws -> SearchResponse {
        try await response(to: request)
    }

    /// Suggests the objects that a search for the text finds.
    ///
    /// The library emulates what the backend does not implement, such as required areas, as it does for a search.
    ///
    /// - Parameter request: The text, and the area the user is looking at.
    /// - Returns: Suggestions, best first; empty if the text is blank or nothing matches.
    /// - Throws: The same errors as ``response(to:)``.
    public func suggestions(for request: SuggestRequest) async throws -> [Suggestion] {
        try await suggestionsFromSearch(for: request)
    }

    /// Suggests the objects that a search for the text finds; call this from your own implementation as a fallback.
    ///
    /// - Parameter request: The text, and the area the user is looking at.
    /// - Returns: Suggestions, best first; empty if the text is blank or nothing matches.
    /// - Throws: The same errors as ``response(to:)``.
    public func suggestionsFromSearch(for request: SuggestRequest) async throws -> [Suggestion] {
        guard !request.text.isBlank else { return [] }
        try request.searchRequest.validate()
        let answer = await RequestRunner(backend: self, isPaged: false).answer(request.searchRequest)
        // Only the task reveals whether a search was cancelled or failed.
        try Task.checkCancellation()
        return try answer.get().page.collection.prefix(request.limit).map(Suggestion.init)
    }

    /// No capabilities.
    public var capabilities: BackendCapabilities { [] }

    /// The name of the type.
    public var name: String { String(describing: Self.self) }
}
