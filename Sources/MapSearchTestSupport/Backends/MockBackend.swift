public import MapSearch
import Synchronization

/// A mock backend that returns predefined replies and records its requests.
///
/// ```swift
/// let backend = MockBackend()
/// backend.reply(with: .objects([berlin])) { $0.operation == .text("Berlin", area: nil) }   // whenever it matches
/// backend.enqueue(.failure(SearchError.network()))                                         // the next one fails
///
/// let model = SearchModel(backend: backend)
/// await model.search("Berlin")
/// #expect(model.message == "Check the connection.")
/// #expect(backend.requests.count == 1)
/// ```
///
/// A request gets the first reply in the queue. If the queue is empty, it gets the reply of the most recently added
/// rule that matches. Without such a rule, it fails with `SearchError.Code.unsupported` and a message that describes
/// the request.
public final class MockBackend: SearchBackend {
    /// A predefined reply.
    public enum Reply: Sendable {
        /// These objects, regardless of the requested page.
        case objects([GeoObject])
        /// This response, regardless of the requested page.
        case response(SearchResponse)
        /// These responses, in order: all but the last one are early responses. They are used if the mock declares
        /// `BackendCapabilities.previews`.
        case responses([SearchResponse])
        /// This error.
        case failure(any Error)
        /// No reply until the task is cancelled.
        case never
        /// The result of a function of the request.
        case function(@Sendable (SearchRequest) throws -> SearchResponse)
    }

    private struct Rule: Sendable {
        let reply: Reply
        let delay: Duration
        let heedsCancellation: Bool
        let matches: @Sendable (SearchRequest) -> Bool
    }

    private struct State {
        var queue: [Rule] = []
        var rules: [Rule] = []
        var requests: [SearchRequest] = [] { didSet { requestCount.set(requests.count) } }
        let requestCount = AwaitableCount()
        var suggest: (@Sendable (SuggestRequest) throws -> [Suggestion])?
        var suggestRequests: [SuggestRequest] = []
        var capabilities: BackendCapabilities
    }

    /// The name in error messages.
    public let name: String

    private let clock: any Clock<Duration>
    private let state: Mutex<State>

    /// Creates a backend without replies.
    ///
    /// - Parameters:
    ///   - name: The name in error messages.
    ///   - capabilities: The declared capabilities; none by default.
    ///   - clock: The clock that measures delays; pass a ``ManualClock`` to control time in a test.
    public init(
        name: String = "MockBackend",
        capabilities: BackendCapabilities = [],
        clock: any Clock<Duration> = ContinuousClock()
    ) {
        self.name = name
        self.clock = clock
        state = Mutex(State(capabilities: capabilities))
    }

    /// The declared capabilities.
    public var capabilities: BackendCapabilities {
        get { state.withLock { $0.capabilities } }
        set { state.withLock { $0.capabilities = newValue } }
    }

    /// The requests so far, in order of arrival.
    public var requests: [SearchRequest] { state.withLock { $0.requests } }

    /// The requests for suggestions so far, in order of arrival.
    public var suggestRequests: [SuggestRequest] { state.withLock { $0.suggestRequests } }

    /// Waits until a number of requests have arrived.
    ///
    /// - Parameter count: The minimum number of ``requests``, from the first.
    /// - Throws: `CancellationError` if the task is cancelled; give the test a time limit, in case this never happens.
    public func waitForRequests(_ count: Int) async throws {
        try await state.withLock { $0.requestCount }.wait { $0 >= count }
    }

    /// The number of replies in the queue that have not been used.
    public var queuedReplyCount: Int { state.withLock { $0.queue.count } }

    /// Adds a reply for one request to the queue.
    ///
    /// - Parameters:
    ///   - reply: The reply.
    ///   - delay: The response time on the clock of the backend; a later request with a shorter delay overtakes this
    ///     one.
    ///   - heedsCancellation: Whether cancelling the task cancels the reply; otherwise it arrives anyway, too late.
    public func enqueue(_ reply: Reply, after delay: Duration = .zero, heedsCancellation: Bool = true) {
        state.withLock { state in
            state.queue.append(
                Rule(reply: reply, delay: delay, heedsCancellation: heedsCancellation) { _ in true })
        }
    }

    /// Adds a rule for replies to matching requests when the queue is empty.
    ///
    /// - Parameters:
    ///   - reply: The reply.
    ///   - delay: The response time on the clock of the backend.
    ///   - matches: Returns whether the rule applies to a request; always by default.
    public func reply(
        with reply: Reply, after delay: Duration = .zero,
        where matches: @escaping @Sendable (SearchRequest) -> Bool = { _ in true }
    ) {
        state.withLock { state in
            state.rules.append(Rule(reply: reply, delay: delay, heedsCancellation: true, matches: matches))
        }
    }

    /// Sets a function that provides suggestions; without one, they come from the reply to a search for the same text.
    ///
    /// - Parameter suggest: Returns the suggestions for a request; `nil` to remove the function.
    public func suggest(_ suggest: (@Sendable (SuggestRequest) throws -> [Suggestion])?) {
        state.withLock { $0.suggest = suggest }
    }

    /// Returns the predefined suggestions.
    ///
    /// - Parameter request: The request, which is recorded.
    /// - Returns: The suggestions.
    /// - Throws: Any error thrown by the function, or the errors of ``response(to:)``.
    public func suggestions(for request: SuggestRequest) async throws -> [Suggestion] {
        let suggest = state.withLock { state in
            state.suggestRequests.append(request)
            return state.suggest
        }
        guard let suggest else { return try await suggestionsFromSearch(for: request) }
        return try suggest(request)
    }

    /// Returns the predefined response.
    ///
    /// - Parameter request: The request, which is recorded but not validated.
    /// - Returns: The response of the next reply.
    /// - Throws: The error of the next reply, `SearchError.Code.unsupported` if there is none, and `CancellationError`
    ///   if the task is cancelled during the delay.
    public func response(to request: SearchRequest) async throws -> SearchResponse {
        try await response(to: request) { _ in }
    }

    /// Returns the predefined response, after its early responses.
    ///
    /// - Parameters:
    ///   - request: The request, which is recorded but not validated.
    ///   - preview: Called with the early responses of ``Reply/responses(_:)``.
    /// - Returns: The response of the next reply.
    /// - Throws: The same errors as ``response(to:)``.
    public func response(
        to request: SearchRequest, preview: @escaping @Sendable (SearchResponse) -> Void
    ) async throws -> SearchResponse {
        let rule = state.withLock { state in
            state.requests.append(request)
            return state.queue.isEmpty ? state.rules.last { $0.matches(request) } : state.queue.removeFirst()
        }
        guard let rule else {
            throw SearchError(
                .unsupported,
                """
                The backend \(name) has no reply for \(request.summary): call enqueue(.objects([…])) before, once for each \
                request, or reply(with: .objects([…])) once for all; suggest { … } is for suggestions.
                """, backend: name)
        }
        if rule.delay > .zero {
            if rule.heedsCancellation {
                try await clock.sleep(for: rule.delay.bounded)
            } else {
                // In a separate task, which cancellation does not reach.
                try await Task { [clock] in try await clock.sleep(for: rule.delay.bounded) }.value
            }
        }
        switch rule.reply {
        case .objects(let objects): return SearchResponse(objects: objects, isOffline: true)
        case .response(let response): return response
        case .responses(let responses):
            for early in responses.dropLast() {
                preview(early)
                // Yields, so that observers see each of them.
                await Task.yield()
            }
            return responses.last ?? SearchResponse(objects: [], isOffline: true)
        case .failure(let error): throw error
        case .function(let answer): return try answer(request)
        case .never: try await silence()
        }
    }
}
