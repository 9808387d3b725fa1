import Synchronization

/// A backend that caches the responses of another backend.
///
/// Use it for services whose requests are slow, costly or limited; an offline index needs no cache.
///
/// Equal requests get equal responses until these expire. Empty responses are cached too, for a shorter time; failures
/// are not. When the cache is full, the least recently used response is removed first.
public final class CachingBackend: WrappingBackend {
    /// An answer, or the information that the object does not exist.
    private typealias Memory = Result<BackendAnswer, SearchError>
    private typealias Entry = (memory: Memory, expiry: Duration)

    /// The wrapped backend.
    public let backend: any SearchBackend

    private let lifetime: Duration
    private let negativeLifetime: Duration
    private let time: Timekeeper
    private let cache: Mutex<RecencyCache<BackendRequest, Entry>>

    /// Creates a caching backend.
    ///
    /// - Parameters:
    ///   - backend: The backend to wrap.
    ///   - capacity: The maximum number of cached results, across all requests; a request without results counts as
    ///     one. A result takes about a kilobyte.
    ///   - lifetime: How long a response stays valid.
    ///   - negativeLifetime: How long an empty response stays valid.
    ///   - clock: The clock to use.
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

    /// Responds from the cache, or else from the wrapped backend, whose early responses are not cached.
    ///
    /// - Parameter call: The request, and the means to forward it to the wrapped backend.
    /// - Returns: The response of the wrapped backend, possibly cached.
    /// - Throws: Any error thrown by the wrapped backend; ``SearchError/Code/notFound`` may come from the cache.
    public func answer(to call: BackendCall) async throws -> BackendAnswer {
        try Task.checkCancellation()
        if let memory = recall(call.request) { return try memory.get() }
        do {
            let answer = try await call.ask()
            // A result that is missing one of its sources may be better the next time.
            if answer.missingBackends.isEmpty { keep(.success(answer), for: call.request) }
            return answer
        } catch let error as SearchError where error.code == .notFound {
            keep(.failure(error), for: call.request)
            throw error
        }
    }

    /// Removes all cached responses.
    public func removeAll() {
        cache.withLock { $0.removeAll() }
    }

    private func recall(_ request: BackendRequest) -> Memory? {
        let now = time.now()
        return cache.withLock { cache in
            guard let entry = cache.value(for: request) else { return nil }
            guard now < entry.expiry else {
                cache.remove(request)
                return nil
            }
            return entry.memory
        }
    }

    private func keep(_ memory: Memory, for request: BackendRequest) {
        let count = (try? memory.get())?.count ?? 0
        let expiry = time.now() + (count == 0 ? negativeLifetime : lifetime)
        // One for the request itself.
        cache.withLock { _ = $0.insert((memory, expiry), for: request, cost: 1 + count) }
    }
}
