public import MapSearch
import Synchronization

/// A backend that replays a ``Recording``.
///
/// Equal requests get the recorded outcomes in order, and then the last one repeatedly. A request that is not in the
/// recording fails with `SearchError.Code.unsupported` and a message that describes it.
public final class ReplayBackend: SearchBackend {
    /// The name of the backend.
    public let name: String
    /// The declared capabilities, which should be those of the recorded backend.
    public let capabilities: BackendCapabilities

    /// The remaining outcomes of each request, the next one last.
    private let outcomes: Mutex<[BackendRequest: [Recording.Exchange.Outcome]]>

    /// Creates a replay backend.
    ///
    /// - Parameters:
    ///   - recording: The recording to replay.
    ///   - name: The name of the backend.
    ///   - capabilities: The declared capabilities; use those of the recorded backend, or the requests will differ.
    public init(_ recording: Recording, name: String = "ReplayBackend", capabilities: BackendCapabilities = []) {
        self.name = name
        self.capabilities = capabilities
        var outcomes: [BackendRequest: [Recording.Exchange.Outcome]] = [:]
        for exchange in recording.exchanges.reversed() {
            outcomes[exchange.request, default: []].append(exchange.outcome)
        }
        self.outcomes = Mutex(outcomes)
    }

    /// Returns the recorded response.
    ///
    /// - Parameter request: The request.
    /// - Returns: The recorded response.
    /// - Throws: The recorded error, or `SearchError.Code.unsupported`.
    public func response(to request: SearchRequest) async throws -> SearchResponse {
        switch next(.search(request)) {
        case .response(let response): return response
        case .failure(let error): throw error.error
        case .suggestions, nil: throw unknown(request.summary)
        }
    }

    /// Returns the recorded suggestions.
    ///
    /// - Parameter request: The request.
    /// - Returns: The recorded suggestions.
    /// - Throws: The recorded error, or `SearchError.Code.unsupported`.
    public func suggestions(for request: SuggestRequest) async throws -> [Suggestion] {
        switch next(.suggest(request)) {
        case .suggestions(let suggestions): return suggestions
        case .failure(let error): throw error.error
        case .response, nil: throw unknown("suggestions for “\(request.text.prefix(100))”")
        }
    }

    private func unknown(_ request: String) -> SearchError {
        SearchError(
            .unsupported,
            "The recording of the backend \(name) has no response to \(request): send a recorded request, or record again.",
            backend: name)
    }

    private func next(_ request: BackendRequest) -> Recording.Exchange.Outcome? {
        outcomes.withLock { outcomes in
            guard let coming = outcomes[request], let next = coming.last else { return nil }
            if coming.count > 1 { outcomes[request]?.removeLast() }
            return next
        }
    }
}
