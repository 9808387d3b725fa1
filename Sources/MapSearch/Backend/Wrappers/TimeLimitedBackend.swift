/// A backend that gives up on another one after a while.
///
/// Use it where a service may never answer, so that every search ends.
///
/// ```swift
/// let patient = TimeLimitedBackend(service, limit: .seconds(5))
/// ```
public struct TimeLimitedBackend: WrappingBackend {
    /// What answers.
    public let backend: any SearchBackend
    /// How long an answer may take.
    public let limit: Duration

    private let time: Timekeeper

    /// Creates a backend with a time limit.
    ///
    /// - Parameters:
    ///   - backend: What answers.
    ///   - limit: How long an answer may take.
    ///   - clock: The clock that the time is measured on.
    public init(_ backend: any SearchBackend, limit: Duration, clock: any Clock<Duration> = ContinuousClock()) {
        self.backend = backend
        self.limit = limit
        time = Timekeeper(clock)
    }

    /// Answers within the limit.
    ///
    /// - Parameter call: What is asked, and the way to ask the wrapped backend.
    /// - Returns: What the wrapped backend answers.
    /// - Throws: What the wrapped backend throws, and ``SearchError/Code/timeout``.
    public func answer(to call: BackendCall) async throws -> BackendAnswer {
        guard let answer = try await time.value(of: SharedTask { try await call.ask() }, within: limit) else {
            throw SearchError.timeout(after: limit, backend: name)
        }
        return answer
    }
}
