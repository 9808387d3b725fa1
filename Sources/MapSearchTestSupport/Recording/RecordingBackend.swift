public import MapSearch
import Synchronization

/// A backend that keeps what another one was asked and answered.
///
/// Use it to capture a session with a service once, and to play it in tests and reports for ever by ``ReplayBackend``.
public final class RecordingBackend: SearchBackend {
    /// What answers.
    public let backend: any SearchBackend

    private let exchanges = Mutex<[Recording.Exchange?]>([])

    /// Creates a recording backend.
    ///
    /// - Parameter backend: What answers.
    public init(_ backend: any SearchBackend) {
        self.backend = backend
    }

    /// What was asked and answered so far; requests that are under way or were cancelled are not in it.
    public var recording: Recording { exchanges.withLock { Recording(exchanges: $0.compactMap(\.self)) } }

    /// The name of the wrapped backend.
    public var name: String { backend.name }

    /// What the wrapped backend can do, early answers excepted, which are not kept.
    public var capabilities: BackendCapabilities { backend.capabilities.subtracting([.previews, .immediate]) }

    /// Answers, and keeps it.
    ///
    /// - Parameter request: What is asked.
    /// - Returns: What the wrapped backend answers.
    /// - Throws: What the wrapped backend throws.
    public func response(to request: SearchRequest) async throws -> SearchResponse {
        try await recorded(.search(request), { .response($0) }) { try await backend.response(to: request) }
    }

    /// Suggests, and keeps it.
    ///
    /// - Parameter request: The text, and where the user looks.
    /// - Returns: What the wrapped backend suggests.
    /// - Throws: What the wrapped backend throws.
    public func suggestions(for request: SuggestRequest) async throws -> [Suggestion] {
        try await recorded(.suggest(request), { .suggestions($0) }) { try await backend.suggestions(for: request) }
    }

    private func recorded<Value>(
        _ request: Recording.Exchange.Request, _ outcome: (Value) -> Recording.Exchange.Outcome,
        _ ask: () async throws -> Value
    ) async throws -> Value {
        let place = exchanges.withLock { exchanges in
            exchanges.append(nil)
            return exchanges.count - 1
        }
        func keep(_ outcome: Recording.Exchange.Outcome) {
            exchanges.withLock { $0[place] = Recording.Exchange(request: request, outcome: outcome) }
        }
        do {
            let value = try await ask()
            keep(outcome(value))
            return value
        } catch is CancellationError {
            throw CancellationError()
        } catch {
            keep(.failure(RecordedError(error, backend: name)))
            throw error
        }
    }
}
