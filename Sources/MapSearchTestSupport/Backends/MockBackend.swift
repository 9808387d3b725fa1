public import MapSearch
import Synchronization

/// A backend that answers as it is told, and remembers what it was asked.
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
/// A request takes the first reply in the queue; when the queue is empty, that of the rule added last among those that
/// match; and without one it fails with `SearchError.Code.unsupported`, saying what was asked.
public final class MockBackend: SearchBackend {
    /// What to answer with.
    public enum Reply: Sendable {
        /// These objects, whatever page was asked for.
        case objects([GeoObject])
        /// This response, whatever page was asked for.
        case response(SearchResponse)
        /// These responses, one after the other: all but the last one are early answers, which are not the last word. They
        /// are asked for when the mock claims `BackendCapabilities.previews`.
        case responses([SearchResponse])
        /// This error.
        case failure(any Error)
        /// Nothing, until the task is cancelled.
        case never
        /// Whatever the function makes of the request.
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
        var requests: [SearchRequest] = []
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
    ///   - capabilities: What it claims to do; nothing by default.
    ///   - clock: The clock that delays are measured on; a ``ManualClock`` puts the test in charge of time.
    public init(
        name: String = "MockBackend",
        capabilities: BackendCapabilities = [],
        clock: any Clock<Duration> = ContinuousClock()
    ) {
        self.name = name
        self.clock = clock
        state = Mutex(State(capabilities: capabilities))
    }

    /// What the backend claims to do.
    public var capabilities: BackendCapabilities {
        get { state.withLock { $0.capabilities } }
        set { state.withLock { $0.capabilities = newValue } }
    }

    /// The requests so far, in the order in which they came.
    public var requests: [SearchRequest] { state.withLock { $0.requests } }

    /// The requests for suggestions so far, in the order in which they came.
    public var suggestRequests: [SuggestRequest] { state.withLock { $0.suggestRequests } }

    /// The number of replies in the queue that nobody has asked for.
    public var queuedReplyCount: Int { state.withLock { $0.queue.count } }

    /// Adds a reply to the queue, for one request.
    ///
    /// - Parameters:
    ///   - reply: What to answer with.
    ///   - delay: How long the answer takes, on the clock of the backend; a later request with a shorter delay overtakes.
    ///   - heedsCancellation: Whether the answer ends with its task; otherwise it comes all the same, too late.
    public func enqueue(_ reply: Reply, after delay: Duration = .zero, heedsCancellation: Bool = true) {
        state.withLock { state in
            state.queue.append(
                Rule(reply: reply, delay: delay, heedsCancellation: heedsCancellation) { _ in true })
        }
    }

    /// Adds a rule: how to reply to all requests that match, when the queue is empty.
    ///
    /// - Parameters:
    ///   - reply: What to answer with.
    ///   - delay: How long the answer takes, on the clock of the backend.
    ///   - matches: Whether the rule is for a request; for all by default.
    public func reply(
        with reply: Reply, after delay: Duration = .zero,
        where matches: @escaping @Sendable (SearchRequest) -> Bool = { _ in true }
    ) {
        state.withLock { state in
            state.rules.append(Rule(reply: reply, delay: delay, heedsCancellation: true, matches: matches))
        }
    }

    /// Suggests what a function says; without one, what the reply to the search for the same text has.
    ///
    /// - Parameter suggest: What to suggest for a request; `nil` to take it back.
    public func suggest(_ suggest: (@Sendable (SuggestRequest) throws -> [Suggestion])?) {
        state.withLock { $0.suggest = suggest }
    }

    /// Suggests as it was told.
    ///
    /// - Parameter request: What is asked; it is remembered.
    /// - Returns: The suggestions.
    /// - Throws: What the function throws, or else as ``response(to:)``.
    public func suggestions(for request: SuggestRequest) async throws -> [Suggestion] {
        let suggest = state.withLock { state in
            state.suggestRequests.append(request)
            return state.suggest
        }
        guard let suggest else { return try await suggestionsFromSearch(for: request) }
        return try suggest(request)
    }

    /// Answers as it was told.
    ///
    /// - Parameter request: What is asked; it is remembered, and not validated.
    /// - Returns: The response of the reply that is due.
    /// - Throws: The error of the reply that is due, `SearchError.Code.unsupported` when there is none, and
    ///   `CancellationError` when the task is cancelled during the delay.
    public func response(to request: SearchRequest) async throws -> SearchResponse {
        try await response(to: request) { _ in }
    }

    /// Answers as it was told, early answers included.
    ///
    /// - Parameters:
    ///   - request: What is asked; it is remembered, and not validated.
    ///   - preview: Called with the early ones of ``Reply/responses(_:)``.
    /// - Returns: The response of the reply that is due.
    /// - Throws: As ``response(to:)`` does.
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
                // In a task of its own, which cancelling does not reach.
                try await Task { [clock] in try await clock.sleep(for: rule.delay.bounded) }.value
            }
        }
        switch rule.reply {
        case .objects(let objects): return SearchResponse(objects: objects, isOffline: true)
        case .response(let response): return response
        case .responses(let responses):
            for early in responses.dropLast() {
                preview(early)
                // Whoever watches gets to see each of them.
                await Task.yield()
            }
            return responses.last ?? SearchResponse(objects: [], isOffline: true)
        case .failure(let error): throw error
        case .function(let answer): return try answer(request)
        case .never: try await silence()
        }
    }
}
