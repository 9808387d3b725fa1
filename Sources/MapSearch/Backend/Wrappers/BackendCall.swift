/// A request on its way through a ``WrappingBackend``.
public struct BackendCall: Sendable {
    /// What is asked.
    public let request: BackendRequest

    let backend: any SearchBackend
    var preview: (@Sendable (SearchResponse) -> Void)?

    /// Asks the wrapped backend; may be called any number of times.
    ///
    /// - Returns: What the wrapped backend answers.
    /// - Throws: What the wrapped backend throws.
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
