import Synchronization

/// A backend that remembers what another one answered.
///
/// Use it for services that cost time, money or patience; an index on the device needs none.
///
/// Equal requests get equal answers until these are too old. That nothing was found is remembered, too, though not as long;
/// failures are not. What was not used for longest is forgotten first.
public final class CachingBackend: SearchBackend {
    private enum Key: Hashable {
        case search(SearchRequest)
        case suggest(SuggestRequest)
    }

    private enum Memory: Sendable {
        case response(SearchResponse)
        case suggestions([Suggestion])
        case notFound(SearchError)

        var isNegative: Bool {
            switch self {
            case .response(let response): response.collection.children.isEmpty
            case .suggestions(let suggestions): suggestions.isEmpty
            case .notFound: true
            }
        }

        /// The number of results, and one for the request itself.
        var cost: Int {
            switch self {
            case .response(let response): 1 + response.collection.reduce(0) { count, _ in count + 1 }
            case .suggestions(let suggestions): 1 + suggestions.count
            case .notFound: 1
            }
        }
    }

    private typealias Entry = (memory: Memory, expiry: Duration)

    /// What answers.
    public let backend: any SearchBackend

    private let lifetime: Duration
    private let negativeLifetime: Duration
    private let time: Timekeeper
    private let cache: Mutex<RecencyCache<Key, Entry>>

    /// Creates a caching backend.
    ///
    /// - Parameters:
    ///   - backend: What answers.
    ///   - capacity: The number of results that are kept at most, those of all requests together; a request without
    ///     results counts as one. A result takes about a kilobyte.
    ///   - lifetime: How long an answer may be given again.
    ///   - negativeLifetime: How long it may be given again that nothing was found.
    ///   - clock: The clock that time is measured on.
    public init(
        _ backend: any SearchBackend, capacity: Int = 10_000, lifetime: Duration = .seconds(3600),
        negativeLifetime: Duration = .seconds(60), clock: any Clock<Duration> = ContinuousClock()
    ) {
        self.backend = backend
        self.lifetime = lifetime.bounded
        self.negativeLifetime = negativeLifetime.bounded
        time = Timekeeper(clock)
        cache = Mutex(RecencyCache(capacity: capacity))
    }

    /// The name of the wrapped backend.
    public var name: String { backend.name }

    /// What the wrapped backend can do.
    public var capabilities: BackendCapabilities { backend.capabilities.subtracting(.immediate) }

    /// Answers from memory, or else from the wrapped backend.
    ///
    /// - Parameter request: What is asked.
    /// - Returns: What the wrapped backend answers, or has answered.
    /// - Throws: What the wrapped backend throws; ``SearchError/Code/notFound`` may come from memory.
    public func response(to request: SearchRequest) async throws -> SearchResponse {
        try await response(to: request) { try await backend.response(to: request) }
    }

    /// Answers from memory, or else from the wrapped backend, with its early answers.
    ///
    /// - Parameters:
    ///   - request: What is asked.
    ///   - preview: Called with early answers of the wrapped backend; they are not remembered.
    /// - Returns: What the wrapped backend answers, or has answered.
    /// - Throws: As ``response(to:)`` does.
    public func response(
        to request: SearchRequest, preview: @escaping @Sendable (SearchResponse) -> Void
    ) async throws -> SearchResponse {
        try await response(to: request) { try await backend.response(to: request, preview: preview) }
    }

    /// Suggests from memory, or else by the wrapped backend.
    ///
    /// - Parameter request: The text, and where the user looks.
    /// - Returns: What the wrapped backend suggests, or has suggested.
    /// - Throws: What the wrapped backend throws.
    public func suggestions(for request: SuggestRequest) async throws -> [Suggestion] {
        let key = Key.suggest(request)
        if case .suggestions(let suggestions) = recall(key) { return suggestions }
        let suggestions = try await backend.suggestions(for: request)
        keep(.suggestions(suggestions), for: key)
        return suggestions
    }

    /// Forgets everything.
    public func removeAll() {
        cache.withLock { $0.removeAll() }
    }

    private func response(
        to request: SearchRequest, _ ask: () async throws -> SearchResponse
    ) async throws -> SearchResponse {
        try Task.checkCancellation()
        let key = Key.search(request)
        switch recall(key) {
        case .response(let response): return response
        case .notFound(let error): throw error
        case .suggestions, nil: break
        }
        do {
            let response = try await ask()
            // What was put together without one of its sources may be better the next time.
            if response.metadata.missingBackends.isEmpty { keep(.response(response), for: key) }
            return response
        } catch let error as SearchError where error.code == .notFound {
            keep(.notFound(error), for: key)
            throw error
        }
    }

    private func recall(_ key: Key) -> Memory? {
        let now = time.now()
        return cache.withLock { cache in
            guard let entry = cache.value(for: key) else { return nil }
            guard now < entry.expiry else {
                cache.remove(key)
                return nil
            }
            return entry.memory
        }
    }

    private func keep(_ memory: Memory, for key: Key) {
        let expiry = time.now() + (memory.isNegative ? negativeLifetime : lifetime)
        cache.withLock { _ = $0.insert((memory, expiry), for: key, cost: memory.cost) }
    }
}
