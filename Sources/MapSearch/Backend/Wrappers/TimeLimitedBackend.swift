/// A backend that limits the response time of another backend.
///
/// Use it if a service may never answer, so that every search ends.
///
/// ```swift
/// let patient = TimeLimitedBackend(service, limit: .seconds(5))
/// ```
public struct TimeLimitedBackend: WrappingBackend {
    /// The wrapped backend.
    public let backend: any SearchBackend
    /// The maximum response time.
    public let limit: Duration

    private let time: Timekeeper

    /// Creates a backend with a time limit.
    ///
    /// - Parameters:
    ///   - backend: The backend to wrap.
    ///   - limit: The maximum response time.
    ///   - clock: The clock that measures the time limit.
    public init(_ backend: any SearchBackend, limit: Duration, clock: any Clock<Duration> = ContinuousClock()) {
        self.backend = backend
        self.limit = limit
        time = Timekeeper(clock)
    }

    /// Responds within the time limit.
    ///
    /// - Parameter call: The request, and the means to forward it to the wrapped backend.
    /// - Returns: The answer of the wrapped backend.
    /// - Throws: Any error thrown by the wrapped backend, and ``SearchError/Code/timeout``.
    public func answer(to call: BackendCall) async throws -> BackendAnswer {
        guard let answer = try await time.value(of: SharedTask { try await call.ask() }, within: limit) else {
            throw SearchError.timeout(after: limit, backend: name)
        }
        return answer
    }
}
