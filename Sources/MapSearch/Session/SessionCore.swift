import Synchronization

/// Executes the actions of a ``SessionStateMachine``: runs requests as tasks and resumes waiting callers.
///
/// It outlives its session while a request runs, so that the end of the session can cancel the request.
final class SessionCore: Sendable {
    typealias Machine = SessionStateMachine<Waiter<Answer>>

    private struct State {
        var machine: Machine
        var task: Task<Void, Never>?
        /// A request that has not been started yet; the first to take the run executes it.
        var pending: Pending?
    }

    private struct Pending {
        let run: Machine.Run
        let first: Answer?
        /// Whether there already is a task that will execute it if no caller does.
        var isOffered = false
    }

    private let runner: RequestRunner
    private let state: Mutex<State>
    private let lastWaiter = Atomic(0)

    init(request: SearchRequest, backend: any SearchBackend) {
        runner = RequestRunner(backend: backend)
        state = Mutex(State(machine: Machine(request: request)))
    }

    /// Reads the machine.
    func read<Value>(_ body: (borrowing Machine) -> Value) -> Value {
        state.withLock { body($0.machine) }
    }

    /// Takes effect with the next resubmit.
    func updateOptions(_ body: (inout SearchOptions) -> Void) {
        update { machine in
            var options = machine.draft.options
            body(&options)
            machine.setOptions(options)
        }
    }

    /// Takes effect with the next resubmit.
    func update(_ body: (inout Machine) -> Void) { state.withLock { body(&$0.machine) } }

    /// Passes an event to the machine and registers a handler for the outcome.
    func handle(
        _ event: (Waiter<Answer>) -> Machine.Event,
        completionHandler: @escaping @MainActor (Result<SearchResponse, SearchError>) -> Void
    ) {
        handle(event(Waiter(id: newWaiter(), callback: .handler { completionHandler($0.map(\.page)) })))
        begin()
    }

    /// Passes an event to the machine and waits for the outcome.
    ///
    /// Unless the caller is on an actor, a request that has not started yet runs on the caller's thread until it has to
    /// wait: waking another thread, and then this one again, takes longer than many queries.
    ///
    /// - Parameters:
    ///   - cancelsRequest: Whether cancelling the waiting task also cancels the request.
    ///   - event: The event.
    /// - Returns: The answer with the requested page.
    /// - Throws: ``SearchError``, or `CancellationError` if the waiting task is cancelled.
    func outcome(
        cancelsRequest: Bool = false, _ event: (Waiter<Answer>) -> Machine.Event
    ) async throws -> Answer {
        let id = newWaiter()
        // An async function of this package runs where its caller does, so this is the caller's isolation.
        let isOnNoActor = isOnNoActor()
        if isOnNoActor, runner.isImmediate { await runPending() }
        return try await withCancellableContinuation {
            handle(event(Waiter(id: id, callback: .task($0))))
            if isOnNoActor { beginHere() } else { begin() }
        } leave: {
            handle(.leave(id, cancelsRequest: cancelsRequest))
        }
    }

    private func newWaiter() -> Int { lastWaiter.wrappingAdd(1, ordering: .relaxed).newValue }

    /// Passes an event to the machine and executes the actions, except for a request, which has to be started
    /// separately.
    func handle(_ event: Machine.Event) {
        var stopped: Task<Void, Never>?
        let actions = state.withLock { state in
            let actions = state.machine.handle(event)
            for action in actions {
                switch action {
                case .start(let run, let first): state.pending = Pending(run: run, first: first)
                case .stop:
                    state.pending = nil
                    stopped = state.task.take()
                case .answer, .dismiss: break
                }
            }
            return actions
        }
        // Outside the lock: these run code that may call back, and a task that starts immediately would wait for the
        // lock.
        stopped?.cancel()
        for action in actions {
            switch action {
            case .answer(let waiters, let result): for waiter in waiters { waiter.wake(with: result) }
            case .dismiss(let waiter): waiter.dismiss()
            case .start, .stop: break
            }
        }
    }

    /// Starts with the first request.
    ///
    /// - Parameter isAwaited: Whether a caller is about to wait for it and will start it.
    func start(isAwaited: Bool) {
        handle(.start)
        // For a backend that answers immediately, waking a thread would take longer than the answer.
        if !isAwaited, !runner.isImmediate { begin() }
    }

    /// Starts a request that was deferred until a caller waits for it, before its state is read.
    func settle() {
        if runner.isImmediate { beginHere() }
    }

    /// Starts a task for the pending request, unless a caller takes it first.
    private func begin() {
        let pending = state.withLock { state -> Pending? in
            guard let pending = state.pending, !pending.isOffered else { return nil }
            state.pending?.isOffered = true
            return pending
        }
        guard let run = pending?.run else { return }
        keep(Task { if run.take() { await self.run(run, after: pending?.first) } }, for: run)
    }

    /// Starts the pending request on this thread.
    private func beginHere() {
        guard let pending = take() else { return }
        if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
            keep(Task.immediate { await self.run(pending.run, after: pending.first) }, for: pending.run)
        } else {
            keep(Task { await self.run(pending.run, after: pending.first) }, for: pending.run)
        }
    }

    /// Executes the pending request as part of the caller's task.
    private func runPending() async {
        guard let pending = take() else { return }
        let result = await answer(pending.run, after: pending.first)
        if case .failure(.cancelled) = result, Task.isCancelled {
            // The caller was cancelled, not the session: the request continues for other callers.
            keep(Task { await self.run(pending.run, after: pending.first) }, for: pending.run)
        } else {
            finish(pending.run, result)
        }
    }

    private func take() -> Pending? {
        guard let pending = state.withLock({ $0.pending.take() }), pending.run.take() else { return nil }
        return pending
    }

    /// Registers the task to cancel when a request is stopped.
    private func keep(_ task: Task<Void, Never>, for run: Machine.Run) {
        let isLoading = state.withLock { state in
            guard state.machine.isLoading, state.machine.lastRun.id == run.id else { return false }
            state.task = task
            return true
        }
        // The request has ended, or was stopped before the task was registered.
        if !isLoading { task.cancel() }
    }

    private func run(_ run: Machine.Run, after first: Answer?) async {
        finish(run, await answer(run, after: first))
    }

    private func answer(_ run: Machine.Run, after first: Answer?) async -> Result<Answer, SearchError> {
        await runner.answer(run.request, after: first, preview: preview(of: run))
    }

    /// A separate function, so that its temporaries are not kept while the backend works.
    @inline(never)
    private func finish(_ run: Machine.Run, _ result: Result<Answer, SearchError>) {
        handle(.finished(run: run.id, result))
    }

    private func preview(of run: Machine.Run) -> (@Sendable (SearchResponse) -> Void)? {
        guard runner.givesPreviews else { return nil }
        return { self.handle(.preview(run: run.id, $0)) }
    }
}

/// Whether the caller is not on an actor, so that its thread may be used.
private func isOnNoActor(_ isolation: isolated (any Actor)? = #isolation) -> Bool { isolation == nil }
