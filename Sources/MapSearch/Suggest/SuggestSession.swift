import Synchronization

/// A session that returns suggestions for a text while it is being typed.
///
/// ```swift
/// let session = SuggestSession(backend: backend)
/// let response = try await session.suggest(SuggestRequest(text: field.text, in: .bounds(visible)))
/// for line in response.suggestions { print(line.title, line.subtitle ?? "") }
/// ```
///
/// **The newest wins.** A request replaces the running one, whose caller receives ``SearchError/Code/cancelled`` and
/// never gets its response. When the session is deallocated, callers also receive ``SearchError/Code/cancelled``.
///
/// Each call sends a request immediately. For a text field, which needs a pause after each keystroke, use
/// ``SearchCompleter``. You can use a session from any task and any thread.
public final class SuggestSession: Sendable {
    private typealias Machine = SuggestStateMachine<Waiter<SuggestResponse>>

    private struct State {
        var machine = Machine()
        var task: Task<Void, Never>?
        var lastWaiter = 0
    }

    /// Executes the actions of the machine; it outlives the session while a request runs.
    private final class Core: Sendable {
        let runner: SuggestRunner
        let state = Mutex(State())

        init(runner: SuggestRunner) {
            self.runner = runner
        }

        func newWaiter() -> Int {
            state.withLock { state in
                state.lastWaiter += 1
                return state.lastWaiter
            }
        }

        func handle(_ event: Machine.Event) {
            var stopped: Task<Void, Never>?
            let actions = state.withLock { state in
                let actions = state.machine.handle(event)
                for action in actions {
                    switch action {
                    case .start(let run, let request):
                        state.task = Task { self.handle(.finished(run: run, await self.runner.answer(request))) }
                    case .stop: stopped = state.task.take()
                    case .answer, .dismiss: break
                    }
                }
                return actions
            }
            // Outside the lock: both run code that may call back.
            stopped?.cancel()
            for action in actions {
                switch action {
                case .answer(let waiter, let result): waiter.wake(with: result)
                case .dismiss(let waiter): waiter.dismiss()
                case .start, .stop: break
                }
            }
        }
    }

    private let core: Core

    /// Creates a session.
    ///
    /// - Parameter backend: The backend that provides suggestions.
    public init(backend: any SearchBackend) {
        core = Core(runner: SuggestRunner(backend: backend))
    }

    deinit {
        core.handle(.cancel)
    }

    /// Whether a request is running.
    public var isLoading: Bool { core.state.withLock { $0.machine.waiter != nil } }

    /// The newest response, or `nil` if there has been none since the start or the last ``reset()``.
    public var latest: SuggestResponse? { core.state.withLock { $0.machine.latest } }

    /// Returns suggestions for a text, replacing the running request.
    ///
    /// - Parameter request: The text so far, and the area that the user is looking at.
    /// - Returns: The suggestions; none for blank text.
    /// - Throws: ``SearchError``: ``SearchError/Code/cancelled`` if a newer request, ``cancel()`` or deallocation of
    ///   the session came first; any error thrown by ``SuggestRequest/validate()``; or the error of the backend.
    ///   `CancellationError` if the task is cancelled, which cancels the request.
    public func suggest(_ request: SuggestRequest) async throws -> SuggestResponse {
        let id = core.newWaiter()
        return try await withCancellableContinuation {
            core.handle(.suggest(request, Waiter(id: id, callback: .task($0))))
        } leave: { [core] in
            core.handle(.leave(id))
        }
    }

    /// Requests suggestions for a text, and calls a handler with them.
    ///
    /// - Parameters:
    ///   - request: The text so far, and the area that the user is looking at.
    ///   - completionHandler: Called exactly once, on the main actor, even if a newer request or deallocation of the
    ///     session comes first.
    public func suggest(
        _ request: SuggestRequest,
        completionHandler: @escaping @MainActor (Result<SuggestResponse, SearchError>) -> Void
    ) {
        core.handle(.suggest(request, Waiter(id: core.newWaiter(), callback: .handler(completionHandler))))
    }

    /// Cancels the running request; does nothing if none is running.
    ///
    /// The newest response remains.
    public func cancel() {
        core.handle(.cancel)
    }

    /// Cancels the running request and discards the newest response, as for a new text field.
    public func reset() {
        core.handle(.reset)
    }
}

extension SearchManager {
    /// Creates a suggest session with the same backend.
    ///
    /// - Returns: The session; keep a reference to it until you have its responses.
    public func makeSuggestSession() -> SuggestSession { SuggestSession(backend: backend) }
}
