import Synchronization

/// A backend that remembers what another one answered.
///
/// Use it for services that cost time, money or patience; an index on the device needs none.
///
/// Equal requests get equal answers until these are too old. That nothing was found is remembered, too, though not as long;
/// failures are not. What was not used for longest is forgotten first.
public final class CachingBackend: WrappingBackend {
    /// An answer, or that what was asked for does not exist.
    private typealias Memory = Result<BackendAnswer, SearchError>
    private typealias Entry = (memory: Memory, expiry: Duration)

    /// What answers.
    public let backend: any SearchBackend

    private let lifetime: Duration
    private let negativeLifetime: Duration
    private let time: Timekeeper
    private let cache: Mutex<RecencyCache<BackendRequest, Entry>>

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

    /// Answers from memory, or else from the wrapped backend, whose early answers are not remembered.
    ///
    /// - Parameter call: What is asked, and the way to ask the wrapped backend.
    /// - Returns: What the wrapped backend answers, or has answered.
    /// - Throws: What the wrapped backend throws; ``SearchError/Code/notFound`` may come from memory.
    public func answer(to call: BackendCall) async throws -> BackendAnswer {
        try Task.checkCancellation()
        if let memory = recall(call.request) { return try memory.get() }
        do {
            let answer = try await call.ask()
            // What was put together without one of its sources may be better the next time.
            if answer.missingBackends.isEmpty { keep(.success(answer), for: call.request) }
            return answer
        } catch let error as SearchError where error.code == .notFound {
            keep(.failure(error), for: call.request)
            throw error
        }
    }

    /// Forgets everything.
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
