/// A backend that wraps another one and decides when, how often and whether to forward requests.
///
/// ```swift
/// struct LoggingBackend: WrappingBackend {
///     let backend: any SearchBackend
///     let log: @Sendable (BackendRequest) -> Void
///
///     func answer(to call: BackendCall) async throws -> BackendAnswer {
///         log(call.request)
///         return try await call.ask()
///     }
/// }
/// ```
///
/// You only need to implement one method, for searches and suggestions alike; the name and the capabilities are those
/// of the wrapped backend. Early responses are passed on if ``SearchBackend/capabilities`` contains
/// ``BackendCapabilities/previews``: remove it if one response serves several requests, or if responses are changed.
public protocol WrappingBackend: SearchBackend {
    /// The wrapped backend.
    var backend: any SearchBackend { get }

    /// Responds to a request.
    ///
    /// - Parameter call: The request, and the means to forward it to the wrapped backend.
    /// - Returns: The answer of the wrapped backend, or another answer of the same kind; an answer of the other kind is
    ///   a programming error and ends the program.
    /// - Throws: Any error thrown by the wrapped backend; other errors as for ``SearchBackend/response(to:)``.
    func answer(to call: BackendCall) async throws -> BackendAnswer
}

extension WrappingBackend {
    /// The name of the wrapped backend.
    public var name: String { backend.name }

    /// The capabilities of the wrapped backend, except immediate answers.
    public var capabilities: BackendCapabilities { backend.capabilities.subtracting(.immediate) }

    /// Responds with ``answer(to:)``.
    ///
    /// - Parameter request: The request.
    /// - Returns: A page of results.
    /// - Throws: Any error thrown by ``answer(to:)``.
    public func response(to request: SearchRequest) async throws -> SearchResponse {
        try await answer(to: BackendCall(request: .search(request), backend: backend)).response
    }

    /// Responds with ``answer(to:)``, and passes on early responses of the wrapped backend.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - preview: Called with early responses; never without ``BackendCapabilities/previews``.
    /// - Returns: A page of results.
    /// - Throws: Any error thrown by ``answer(to:)``.
    public func response(
        to request: SearchRequest, preview: @escaping @Sendable (SearchResponse) -> Void
    ) async throws -> SearchResponse {
        let preview = capabilities.contains(.previews) ? preview : nil
        return try await answer(to: BackendCall(request: .search(request), backend: backend, preview: preview)).response
    }

    /// Returns suggestions with ``answer(to:)``.
    ///
    /// - Parameter request: The text, and the area the user is looking at.
    /// - Returns: Suggestions, best first.
    /// - Throws: Any error thrown by ``answer(to:)``.
    public func suggestions(for request: SuggestRequest) async throws -> [Suggestion] {
        try await answer(to: BackendCall(request: .suggest(request), backend: backend)).suggestions
    }
}
