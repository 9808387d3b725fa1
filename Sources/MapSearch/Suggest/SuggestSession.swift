import Synchronization

/// Suggestions for a text that is being typed, one answer for each request.
///
/// ```swift
/// let session = SuggestSession(backend: backend)
/// let response = try await session.suggest(SuggestRequest(text: field.text, in: .bounds(visible)))
/// for line in response.suggestions { print(line.title, line.subtitle ?? "") }
/// ```
///
/// **The newest wins.** A request takes the place of the one that runs: who waits for that hears
/// ``SearchError/Code/cancelled``, and its answer is never given. The end of the session, too, is heard as
/// ``SearchError/Code/cancelled``.
///
/// It asks at once, with each call. For a text field, which wants a pause after each letter, there is ``SearchCompleter``.
/// A session may be used from any task and any thread.
public final class SuggestSession: Sendable {
    private typealias Machine = SuggestStateMachine<Waiter<SuggestResponse>>

    private struct State {
        var machine = Machine()
        var task: Task<Void, Never>?
        var lastWaiter = 0
    }

    /// Carries out what the machine decides; it outlives the session for as long as a request runs.
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
            // Outside of the lock: both run code that may come back here.
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
    /// - Parameter backend: What suggests.
    public init(backend: any SearchBackend) {
        core = Core(runner: SuggestRunner(backend: backend))
    }

    deinit {
        core.handle(.cancel)
    }

    /// Whether a request is running.
    public var isLoading: Bool { core.state.withLock { $0.machine.waiter != nil } }

    /// The newest answer, or `nil` when there was none since the beginning or the last ``reset()``.
    public var latest: SuggestResponse? { core.state.withLock { $0.machine.latest } }

    /// Suggests what goes on from a text, in place of the request that runs.
    ///
    /// - Parameter request: The text so far, and where the user looks.
    /// - Returns: The suggestions; none for blank text.
    /// - Throws: ``SearchError``: ``SearchError/Code/cancelled`` when a newer request, ``cancel()`` or the end of the
    ///   session came first; what ``SuggestRequest/validate()`` throws; or why the backend failed. `CancellationError`
    ///   when the task is cancelled, which cancels the request.
    public func suggest(_ request: SuggestRequest) async throws -> SuggestResponse {
        let id = core.newWaiter()
        return try await withCancellableContinuation {
            core.handle(.suggest(request, Waiter(id: id, callback: .task($0))))
        } leave: { [core] in
            core.handle(.leave(id))
        }
    }

    /// Suggests what goes on from a text, and calls a handler with it.
    ///
    /// - Parameters:
    ///   - request: The text so far, and where the user looks.
    ///   - completionHandler: Called exactly once, on the main actor, also when a newer request or the end of the session
    ///     comes first.
    public func suggest(
        _ request: SuggestRequest,
        completionHandler: @escaping @MainActor (Result<SuggestResponse, SearchError>) -> Void
    ) {
        core.handle(.suggest(request, Waiter(id: core.newWaiter(), callback: .handler(completionHandler))))
    }

    /// Cancels the running request; does nothing when none is running.
    ///
    /// The newest answer stays.
    public func cancel() {
        core.handle(.cancel)
    }

    /// Cancels the running request and forgets the newest answer, as for a new text field.
    public func reset() {
        core.handle(.reset)
    }
}

extension SearchManager {
    /// Creates a session for suggestions from the same backend.
    ///
    /// - Returns: The session; keep it for as long as you want its answers.
    public func makeSuggestSession() -> SuggestSession { SuggestSession(backend: backend) }
}
