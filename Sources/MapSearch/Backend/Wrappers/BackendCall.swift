/// A request that passes through a ``WrappingBackend``.
public struct BackendCall: Sendable {
    /// The request.
    public let request: BackendRequest

    let backend: any SearchBackend
    var preview: (@Sendable (SearchResponse) -> Void)?

    /// Forwards the request to the wrapped backend; can be called any number of times.
    ///
    /// - Returns: The answer of the wrapped backend.
    /// - Throws: Any error thrown by the wrapped backend.
    public func ask() async throws -> BackendAnswer {
        switch request {
        case .search(let request):
            guard let preview else { return .response(try await backend.response(to: request)) }
            return .response(try await backend.response(to: request, preview: preview))
        case .suggest(let request):
            return .suggestions(try await backend.suggestions(for: request))
        }
    }
}
