import Synchronization

/// Carries out what a ``SessionStateMachine`` decides: runs requests as tasks and wakes those who wait.
///
/// It outlives its session for as long as a request runs, so that the session's end can be noticed and cancel it.
final class SessionCore: Sendable {
    typealias Machine = SessionStateMachine<Waiter<Answer>>

    private struct State {
        var machine: Machine
        var task: Task<Void, Never>?
        /// A request that nobody carries out yet, as far as is known; who takes the run first does it.
        var pending: Pending?
    }

    private struct Pending {
        let run: Machine.Run
        let first: Answer?
        /// Whether there is a task already that will carry it out if nobody else does.
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
    func update(_ body: (inout Machine) -> Void) {
        state.withLock { body(&$0.machine) }
    }

    /// Hands an event to the machine and has a handler called with the outcome.
    func handle(
        _ event: (Waiter<Answer>) -> Machine.Event,
        completionHandler: @escaping @MainActor (Result<SearchResponse, SearchError>) -> Void
    ) {
        handle(event(Waiter(id: newWaiter(), callback: .handler { completionHandler($0.map(\.page)) })))
        begin()
    }

    /// Hands an event to the machine and waits for the outcome.
    ///
    /// Unless the caller is on an actor, a request that has not begun yet begins on the thread of the caller, who waits
    /// anyway, as far as it goes without waiting: to wake a thread, and then this one, takes longer than many a query.
    ///
    /// - Parameters:
    ///   - cancelsRequest: Whether the request ends, too, when the task that waits is cancelled.
    ///   - event: The event.
    /// - Returns: The answer with the page that the event asked for.
    /// - Throws: ``SearchError``, or `CancellationError` when the task that waits is cancelled.
    func outcome(
        cancelsRequest: Bool = false, _ event: (Waiter<Answer>) -> Machine.Event
    ) async throws -> Answer {
        let id = newWaiter()
        // An async function of this package runs where its caller does, so this is the isolation of whoever waits.
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

    /// Hands an event to the machine and carries out what follows, but for a request, which somebody has to begin.
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
        // Outside of the lock: these run code that may come back here, and a task that begins at once would wait for it.
        stopped?.cancel()
        for action in actions {
            switch action {
            case .answer(let waiters, let result): for waiter in waiters { waiter.wake(with: result) }
            case .dismiss(let waiter): waiter.dismiss()
            case .start, .stop: break
            }
        }
    }

    /// Begins with the first request.
    ///
    /// - Parameter isAwaited: Whether somebody is about to wait for it, and will see to it that it begins.
    func start(isAwaited: Bool) {
        handle(.start)
        // To wake a thread for a backend that answers at once would take longer than the answer does.
        if !isAwaited, !runner.isImmediate { begin() }
    }

    /// Begins, before somebody looks at the state, with a request that was put off until somebody waits for it.
    func settle() {
        if runner.isImmediate { beginHere() }
    }

    /// Has a task carry out the pending request, if nobody else takes it first.
    private func begin() {
        let pending = state.withLock { state -> Pending? in
            guard let pending = state.pending, !pending.isOffered else { return nil }
            state.pending?.isOffered = true
            return pending
        }
        guard let run = pending?.run else { return }
        keep(Task { if run.take() { await self.run(run, after: pending?.first) } }, for: run)
    }

    /// Begins with the pending request on this thread.
    private func beginHere() {
        guard let pending = take() else { return }
        if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
            keep(Task.immediate { await self.run(pending.run, after: pending.first) }, for: pending.run)
        } else {
            keep(Task { await self.run(pending.run, after: pending.first) }, for: pending.run)
        }
    }

    /// Carries out the pending request as a part of the caller's task.
    private func runPending() async {
        guard let pending = take() else { return }
        let result = await answer(pending.run, after: pending.first)
        if case .failure(.cancelled) = result, Task.isCancelled {
            // The caller gave up, and not the session: it goes on for others to wait for.
            keep(Task { await self.run(pending.run, after: pending.first) }, for: pending.run)
        } else {
            finish(pending.run, result)
        }
    }

    private func take() -> Pending? {
        guard let pending = state.withLock({ $0.pending.take() }), pending.run.take() else { return nil }
        return pending
    }

    /// Notes what is to be cancelled when a request is stopped.
    private func keep(_ task: Task<Void, Never>, for run: Machine.Run) {
        let isLoading = state.withLock { state in
            guard state.machine.isLoading, state.machine.lastRun.id == run.id else { return false }
            state.task = task
            return true
        }
        // It has ended, or was stopped before anybody knew of the task.
        if !isLoading { task.cancel() }
    }

    private func run(_ run: Machine.Run, after first: Answer?) async {
        finish(run, await answer(run, after: first))
    }

    private func answer(_ run: Machine.Run, after first: Answer?) async -> Result<Answer, SearchError> {
        await runner.answer(run.request, after: first, preview: preview(of: run))
    }

    /// On its own, so that what it needs is not kept for as long as a backend is asked.
    @inline(never)
    private func finish(_ run: Machine.Run, _ result: Result<Answer, SearchError>) {
        handle(.finished(run: run.id, result))
    }

    private func preview(of run: Machine.Run) -> (@Sendable (SearchResponse) -> Void)? {
        guard runner.givesPreviews else { return nil }
        return { self.handle(.preview(run: run.id, $0)) }
    }
}

/// Whether the caller is on no actor, so that nobody waits for its thread.
private func isOnNoActor(_ isolation: isolated (any Actor)? = #isolation) -> Bool { isolation == nil }
