public import MapSearch
import Synchronization

/// A backend that answers from a ``Recording``.
///
/// Equal requests get the recorded outcomes one after the other, and the last one of them from then on. A request that is
/// not in the recording fails with `SearchError.Code.unsupported`, and says which one it was.
public final class ReplayBackend: SearchBackend {
    /// The name of the backend.
    public let name: String
    /// What the backend claims to do; it should be what the recorded one claimed.
    public let capabilities: BackendCapabilities

    /// The outcomes of each request that are still to come, the next one last.
    private let outcomes: Mutex<[BackendRequest: [Recording.Exchange.Outcome]]>

    /// Creates a replay.
    ///
    /// - Parameters:
    ///   - recording: What to play.
    ///   - name: The name of the backend.
    ///   - capabilities: What it claims to do: as the recorded backend did, or the requests will be others.
    public init(_ recording: Recording, name: String = "ReplayBackend", capabilities: BackendCapabilities = []) {
        self.name = name
        self.capabilities = capabilities
        var outcomes: [BackendRequest: [Recording.Exchange.Outcome]] = [:]
        for exchange in recording.exchanges.reversed() {
            outcomes[exchange.request, default: []].append(exchange.outcome)
        }
        self.outcomes = Mutex(outcomes)
    }

    /// Answers as it was recorded.
    ///
    /// - Parameter request: What is asked.
    /// - Returns: The recorded response.
    /// - Throws: The recorded error, or `SearchError.Code.unsupported`.
    public func response(to request: SearchRequest) async throws -> SearchResponse {
        switch next(.search(request)) {
        case .response(let response): return response
        case .failure(let error): throw error.error
        case .suggestions, nil: throw unknown(request.summary)
        }
    }

    /// Suggests as it was recorded.
    ///
    /// - Parameter request: What is asked.
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
