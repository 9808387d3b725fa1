import Synchronization

/// Carries out what a ``SessionStateMachine`` decides: runs requests as tasks and wakes those who wait.
///
/// It outlives its session for as long as a request runs, so that the session's end can be noticed and cancel it.
final class SessionCore: Sendable {
    /// Somebody who waits for a request.
    enum Waiter: Sendable {
        case task(CheckedContinuation<SearchResponse, any Error>)
        case handler(@MainActor (Result<SearchResponse, SearchError>) -> Void)

        func wake(with result: Result<SearchResponse, SearchError>) {
            switch self {
            case .task(let continuation): continuation.resume(with: result.mapError { $0 as any Error })
            case .handler(let handler): Task { @MainActor in handler(result) }
            }
        }
    }

    private struct State {
        var machine: SessionStateMachine
        var waiters: [Int: Waiter] = [:]
        var lastWaiter = 0
        var task: Task<Void, Never>?
        /// What pages are cut from when the backend knows none.
        var whole: SearchResponse?
    }

    private let runner: RequestRunner
    private let state: Mutex<State>

    init(request: SearchRequest, backend: any SearchBackend) {
        runner = RequestRunner(backend: backend)
        state = Mutex(State(machine: SessionStateMachine(request: request)))
    }

    /// Reads the machine.
    func read<Value>(_ body: (borrowing SessionStateMachine) -> Value) -> Value {
        state.withLock { body($0.machine) }
    }

    /// Changes what the next resubmit asks.
    func update(_ body: (inout SessionStateMachine) -> Void) {
        state.withLock { body(&$0.machine) }
    }

    /// Hands an event to the machine that nobody waits for.
    func handle(_ event: SessionStateMachine.Event) {
        perform { $0.machine.handle(event) }
    }

    /// Hands an event to the machine and has a handler called with the outcome.
    func handle(
        _ event: (_ waiter: Int) -> SessionStateMachine.Event,
        completionHandler: @escaping @MainActor (Result<SearchResponse, SearchError>) -> Void
    ) {
        add(.handler(completionHandler), as: newWaiter(), event)
    }

    /// Hands an event to the machine and waits for the outcome.
    ///
    /// - Parameters:
    ///   - cancelsRequest: Whether the request ends, too, when the task that waits is cancelled.
    ///   - event: The event.
    /// - Returns: The page that the event asked for.
    /// - Throws: ``SearchError``, or `CancellationError` when the task that waits is cancelled.
    func outcome(
        cancelsRequest: Bool = false, _ event: (_ waiter: Int) -> SessionStateMachine.Event
    ) async throws -> SearchResponse {
        let waiter = newWaiter()
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                add(.task(continuation), as: waiter, event)
                // A cancellation that came before the waiter was there found nobody to wake.
                if Task.isCancelled { leave(waiter, cancelsRequest: cancelsRequest) }
            }
        } onCancel: {
            leave(waiter, cancelsRequest: cancelsRequest)
        }
    }

    private func newWaiter() -> Int {
        state.withLock { state in
            state.lastWaiter += 1
            return state.lastWaiter
        }
    }

    private func add(_ waiter: Waiter, as id: Int, _ event: (Int) -> SessionStateMachine.Event) {
        perform { state in
            state.waiters[id] = waiter
            return state.machine.handle(event(id))
        }
    }

    private func leave(_ waiter: Int, cancelsRequest: Bool) {
        var continuation: CheckedContinuation<SearchResponse, any Error>?
        perform { state in
            guard case .task(let found) = state.waiters.removeValue(forKey: waiter) else { return [] }
            continuation = found
            let actions = state.machine.handle(.leave(waiter: waiter))
            return cancelsRequest ? actions + state.machine.handle(.cancel) : actions
        }
        continuation?.resume(throwing: CancellationError())
    }

    /// Changes the state and carries out what follows.
    private func perform(_ change: (inout State) -> [SessionStateMachine.Action]) {
        var stopped: Task<Void, Never>?
        var woken: [(Waiter, Result<SearchResponse, SearchError>)] = []
        state.withLock { state in
            for action in change(&state) {
                switch action {
                case .start(let run):
                    let whole = run.page > 0 ? state.whole : nil
                    state.task = Task { await self.run(run, from: whole) }
                case .stop:
                    stopped = state.task
                    state.task = nil
                case .answer(let waiters, let result):
                    for id in waiters {
                        if let waiter = state.waiters.removeValue(forKey: id) { woken.append((waiter, result)) }
                    }
                }
            }
        }
        // Outside of the lock: both run code that may come back here.
        stopped?.cancel()
        for (waiter, result) in woken { waiter.wake(with: result) }
    }

    private func run(_ run: SessionStateMachine.Run, from whole: SearchResponse?) async {
        let result = await runner.answer(run.request, from: whole)
        perform { state in
            if state.machine.isRunning(run.id) {
                state.task = nil
                if case .success(let answer) = result { state.whole = answer.whole }
            }
            return state.machine.handle(.finished(run: run.id, result.map(\.page)))
        }
    }
}
