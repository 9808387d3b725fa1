import Synchronization

/// Carries out what a ``SessionStateMachine`` decides: runs requests as tasks and wakes those who wait.
///
/// It outlives its session for as long as a request runs, so that the session's end can be noticed and cancel it.
final class SessionCore: Sendable {
    typealias Machine = SessionStateMachine<Waiter<Answer>>

    private struct State {
        var machine: Machine
        var task: Task<Void, Never>?
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

    /// Changes what the next resubmit asks.
    func updateOptions(_ body: (inout SearchOptions) -> Void) {
        update { machine in
            var options = machine.draft.options
            body(&options)
            machine.setOptions(options)
        }
    }

    /// Changes what the next resubmit asks.
    func update(_ body: (inout Machine) -> Void) {
        state.withLock { body(&$0.machine) }
    }

    /// Hands an event to the machine and has a handler called with the outcome.
    func handle(
        _ event: (Waiter<Answer>) -> Machine.Event,
        completionHandler: @escaping @MainActor (Result<SearchResponse, SearchError>) -> Void
    ) {
        handle(event(Waiter(id: newWaiter(), way: .handler { completionHandler($0.map(\.page)) })))
    }

    /// Hands an event to the machine and waits for the outcome.
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
        return try await Waiter.outcome(id: id) {
            handle(event($0))
        } leave: {
            handle(.leave(id, cancelsRequest: cancelsRequest))
        }
    }

    private func newWaiter() -> Int { lastWaiter.wrappingAdd(1, ordering: .relaxed).newValue }

    /// Hands an event to the machine and carries out what follows.
    func handle(_ event: Machine.Event) {
        var stopped: Task<Void, Never>?
        let actions = state.withLock { state in
            let actions = state.machine.handle(event)
            for action in actions {
                switch action {
                case .start(let run, let first): state.task = Task { await self.run(run, after: first) }
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
            case .answer(let waiters, let result): for waiter in waiters { waiter.wake(with: result) }
            case .dismiss(let waiter): waiter.dismiss()
            case .start, .stop: break
            }
        }
    }

    private func run(_ run: Machine.Run, after first: Answer?) async {
        let answer = await runner.answer(run.request, after: first) { self.handle(.preview(run: run.id, $0)) }
        handle(.finished(run: run.id, answer))
    }
}
