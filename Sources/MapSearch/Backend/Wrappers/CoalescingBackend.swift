import Synchronization

/// A backend that asks another one once for equal requests which come while the first is under way.
///
/// Use it where several parts of an app search for the same at the same time.
///
/// The request goes on while anybody waits for it, and is cancelled when the last one has been.
public final class CoalescingBackend: SearchBackend {
    private enum Key: Hashable {
        case search(SearchRequest)
        case suggest(SuggestRequest)
    }

    private enum Value: Sendable {
        case response(SearchResponse)
        case suggestions([Suggestion])
    }

    /// What answers.
    public let backend: any SearchBackend

    private let flights = Mutex<[Key: SharedTask<Value>]>([:])

    /// Creates a coalescing backend.
    ///
    /// - Parameter backend: What answers.
    public init(_ backend: any SearchBackend) {
        self.backend = backend
    }

    /// The number of requests that wait for an answer.
    package var waitingCount: Int { flights.withLock { $0.values.reduce(0) { $0 + $1.waitingCount } } }

    /// The name of the wrapped backend.
    public var name: String { backend.name }

    /// What the wrapped backend can do, early answers excepted: who joins late would have missed some.
    public var capabilities: BackendCapabilities { backend.capabilities.subtracting([.previews, .immediate]) }

    /// Answers together with equal requests.
    ///
    /// - Parameter request: What is asked.
    /// - Returns: What the wrapped backend answers.
    /// - Throws: What the wrapped backend throws.
    public func response(to request: SearchRequest) async throws -> SearchResponse {
        let value = try await value(.search(request)) { [backend] in
            .response(try await backend.response(to: request))
        }
        guard case .response(let response) = value else { preconditionFailure("A search gave suggestions.") }
        return response
    }

    /// Suggests together with equal requests.
    ///
    /// - Parameter request: The text, and where the user looks.
    /// - Returns: What the wrapped backend suggests.
    /// - Throws: What the wrapped backend throws.
    public func suggestions(for request: SuggestRequest) async throws -> [Suggestion] {
        let value = try await value(.suggest(request)) { [backend] in
            .suggestions(try await backend.suggestions(for: request))
        }
        guard case .suggestions(let suggestions) = value else { preconditionFailure("A suggestion gave results.") }
        return suggestions
    }

    private func value(_ key: Key, _ work: @escaping @Sendable () async throws -> Value) async throws -> Value {
        while true {
            let flight = flights.withLock { flights in
                if let flight = flights[key] { return flight }
                let flight = SharedTask(work)
                flights[key] = flight
                return flight
            }
            // Whoever comes first removes it; a newer one of the same key stays.
            defer { flights.withLock { if $0[key] === flight, flight.isFinished { $0[key] = nil } } }
            do {
                return try await flight.value()
            } catch is SharedTask<Value>.Abandoned {
                // The last one who waited was cancelled just before: begin anew.
                continue
            }
        }
    }
}
