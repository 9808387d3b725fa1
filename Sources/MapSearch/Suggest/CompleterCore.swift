import Synchronization

/// Carries out what a ``CompleterStateMachine`` decides, and wakes those who wait for updates.
///
/// It outlives its completer for as long as a timer or a request runs.
final class CompleterCore: Sendable {
    private struct State {
        var machine: CompleterStateMachine
        /// The timer or the request that runs: never both.
        var task: Task<Void, Never>?
        var handler: (@MainActor (SearchCompleter.Update) -> Void)?
        var watchers: [Int: CheckedContinuation<SearchCompleter.Update?, Never>] = [:]
        var lastWatcher = 0
        var isFinished = false
    }

    private let runner: SuggestRunner
    private let delay: Duration
    private let clock: any Clock<Duration>
    private let state: Mutex<State>

    init(runner: SuggestRunner, minimumLength: Int, delay: Duration, clock: any Clock<Duration>) {
        self.runner = runner
        self.delay = delay
        self.clock = clock
        state = Mutex(State(machine: CompleterStateMachine(minimumLength: minimumLength)))
    }

    func read<Value>(_ body: (borrowing CompleterStateMachine) -> Value) -> Value {
        state.withLock { body($0.machine) }
    }

    func update(_ body: (inout SuggestRequest) -> Void) {
        state.withLock { body(&$0.machine.request) }
    }

    func setHandler(_ handler: (@MainActor (SearchCompleter.Update) -> Void)?) {
        state.withLock { $0.handler = handler }
    }

    func handle(_ event: CompleterStateMachine.Event) {
        var stopped: Task<Void, Never>?
        var woken: [CheckedContinuation<SearchCompleter.Update?, Never>] = []
        var handler: (@MainActor (SearchCompleter.Update) -> Void)?
        var published: SearchCompleter.Update?
        state.withLock { state in
            for action in state.machine.handle(event) {
                switch action {
                case .startTimer(let timer):
                    state.task = Task { [delay, clock] in
                        guard (try? await clock.sleep(for: delay.bounded)) != nil else { return }
                        self.handle(.timerFired(timer))
                    }
                case .start(let run, let request):
                    state.task = Task { self.handle(.finished(run: run, await self.runner.answer(request))) }
                case .stopTimer, .stop:
                    stopped = state.task.take()
                case .publish(let update):
                    published = update
                    handler = state.handler
                    woken = Array(state.watchers.values)
                    state.watchers = [:]
                }
            }
        }
        // Outside of the lock: all of these run code that may come back here.
        stopped?.cancel()
        for watcher in woken { watcher.resume(returning: published) }
        guard let handler, let published else { return }
        Task { @MainActor in
            // Two that are published at once may come here in either order.
            if self.read({ $0.latest?.number }) == published.number { handler(published) }
        }
    }

    /// Ends everything: nobody types any more.
    func finish() {
        let watchers = state.withLock { state in
            state.isFinished = true
            state.handler = nil
            defer { state.watchers = [:] }
            return Array(state.watchers.values)
        }
        handle(.cancel)
        for watcher in watchers { watcher.resume(returning: nil) }
    }

    /// The newest update that is newer than one, as soon as there is one; `nil` at the end and when the task is cancelled.
    func update(after seen: Int) async -> SearchCompleter.Update? {
        let id = state.withLock { state in
            state.lastWatcher += 1
            return state.lastWatcher
        }
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let answer: SearchCompleter.Update?? = state.withLock { state in
                    if let latest = state.machine.latest, latest.number > seen { return .some(latest) }
                    if state.isFinished || Task.isCancelled { return .some(nil) }
                    state.watchers[id] = continuation
                    return nil
                }
                if let answer { continuation.resume(returning: answer) }
            }
        } onCancel: {
            // Cancelled before the watcher is there, the task is seen to be cancelled under the same lock.
            state.withLock { $0.watchers.removeValue(forKey: id) }?.resume(returning: nil)
        }
    }
}
