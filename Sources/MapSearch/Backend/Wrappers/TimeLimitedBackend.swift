/// A backend that gives up on another one after a while.
///
/// Use it where a service may never answer, so that every search ends.
///
/// ```swift
/// let patient = TimeLimitedBackend(service, limit: .seconds(5))
/// ```
public struct TimeLimitedBackend: SearchBackend {
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

    /// The name of the wrapped backend.
    public var name: String { backend.name }

    /// What the wrapped backend can do.
    public var capabilities: BackendCapabilities { backend.capabilities.subtracting(.immediate) }

    /// Answers within the limit.
    ///
    /// - Parameter request: What is asked.
    /// - Returns: What the wrapped backend answers.
    /// - Throws: What the wrapped backend throws, and ``SearchError/Code/timeout``.
    public func response(to request: SearchRequest) async throws -> SearchResponse {
        try await limited { try await backend.response(to: request) }
    }

    /// Answers within the limit, with early answers.
    ///
    /// - Parameters:
    ///   - request: What is asked.
    ///   - preview: Called with early answers of the wrapped backend.
    /// - Returns: What the wrapped backend answers.
    /// - Throws: What the wrapped backend throws, and ``SearchError/Code/timeout``.
    public func response(
        to request: SearchRequest, preview: @escaping @Sendable (SearchResponse) -> Void
    ) async throws -> SearchResponse {
        try await limited { try await backend.response(to: request, preview: preview) }
    }

    /// Suggests within the limit.
    ///
    /// - Parameter request: The text, and where the user looks.
    /// - Returns: What the wrapped backend suggests.
    /// - Throws: What the wrapped backend throws, and ``SearchError/Code/timeout``.
    public func suggestions(for request: SuggestRequest) async throws -> [Suggestion] {
        try await limited { try await backend.suggestions(for: request) }
    }

    private func limited<Value: Sendable>(_ work: @escaping @Sendable () async throws -> Value) async throws -> Value {
        guard let value = try await time.value(of: SharedTask(work), within: limit) else {
            throw SearchError.timeout(after: limit, backend: name)
        }
        return value
    }
}
