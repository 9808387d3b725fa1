/// A backend that changes how another one is asked: later, again, once for many, or not at all.
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
/// One method is enough, for searches and suggestions alike; the name and the capabilities are those of the wrapped backend.
/// Early answers come through while ``SearchBackend/capabilities`` has ``BackendCapabilities/previews``: take it away where
/// one answer is for several requests, or is changed.
public protocol WrappingBackend: SearchBackend {
    /// What answers.
    var backend: any SearchBackend { get }

    /// Answers one request.
    ///
    /// - Parameter call: What is asked, and the way to ask the wrapped backend.
    /// - Returns: What the wrapped backend answers, or another answer of the same kind; one of the other kind is a mistake
    ///   in the code, and ends the program.
    /// - Throws: What the wrapped backend throws; other errors as ``SearchBackend/response(to:)`` does.
    func answer(to call: BackendCall) async throws -> BackendAnswer
}

extension WrappingBackend {
    /// The name of the wrapped backend.
    public var name: String { backend.name }

    /// What the wrapped backend can do, except to answer at once.
    public var capabilities: BackendCapabilities { backend.capabilities.subtracting(.immediate) }

    /// Answers by ``answer(to:)``.
    ///
    /// - Parameter request: What is asked.
    /// - Returns: A page of results.
    /// - Throws: What ``answer(to:)`` throws.
    public func response(to request: SearchRequest) async throws -> SearchResponse {
        try await answer(to: BackendCall(request: .search(request), backend: backend)).response
    }

    /// Answers by ``answer(to:)``, with early answers of the wrapped backend.
    ///
    /// - Parameters:
    ///   - request: What is asked.
    ///   - preview: Called with early answers; never without ``BackendCapabilities/previews``.
    /// - Returns: A page of results.
    /// - Throws: What ``answer(to:)`` throws.
    public func response(
        to request: SearchRequest, preview: @escaping @Sendable (SearchResponse) -> Void
    ) async throws -> SearchResponse {
        let preview = capabilities.contains(.previews) ? preview : nil
        return try await answer(to: BackendCall(request: .search(request), backend: backend, preview: preview)).response
    }

    /// Suggests by ``answer(to:)``.
    ///
    /// - Parameter request: The text, and where the user looks.
    /// - Returns: Suggestions, best first.
    /// - Throws: What ``answer(to:)`` throws.
    public func suggestions(for request: SuggestRequest) async throws -> [Suggestion] {
        try await answer(to: BackendCall(request: .suggest(request), backend: backend)).suggestions
    }
}
