import Synchronization

/// The core of a ``SearchCompleter``: the pause before a request, and the callers waiting for updates.
///
/// It outlives its completer while a pause or a request lasts.
final class CompleterCore: Sendable {
    typealias Handler = @MainActor (SearchCompleter.Update) -> Void
    typealias Watcher = CheckedContinuation<SearchCompleter.Update?, any Error>

    struct State: Sendable {
        /// The next request; its text is that of the field.
        var request = SuggestRequest(text: "")
        var latest: SearchCompleter.Update?
        var isSearching = false
        /// Counts starts and cancellations; an update has the number of its turn.
        var turn = 0
        /// The pause and the request of the newest turn that has them.
        var task: Task<Void, Never>?
        var handler: Handler?
        var watchers: [Int: Watcher] = [:]
        var lastWatcher = 0
        var isFinished = false

        /// Starts a turn.
        ///
        /// - Returns: The tasks to cancel outside the lock, because that runs code that may call back.
        mutating func beginTurn() -> Task<Void, Never>? {
            turn += 1
            isSearching = false
            return task
        }
    }

    private let session: SuggestSession
    private let minimumLength: Int
    private let delay: Duration
    private let clock: any Clock<Duration>
    private let state = Mutex(State())

    init(session: SuggestSession, minimumLength: Int, delay: Duration, clock: any Clock<Duration>) {
        self.session = session
        self.minimumLength = minimumLength
        self.delay = delay
        self.clock = clock
    }

    func read<Value>(_ body: (borrowing State) -> Value) -> Value { state.withLock { body($0) } }

    func update(_ body: (inout SuggestRequest) -> Void) { state.withLock { body(&$0.request) } }

    func setHandler(_ handler: Handler?) { state.withLock { $0.handler = handler } }

    /// Sends a request after the pause, or shows immediately that a text is too short.
    func begin(_ change: (inout SuggestRequest) -> Void = { _ in }) {
        let (stopped, turn, shortText) = state.withLock { state in
            change(&state.request)
            let previous = state.beginTurn()
            let turn = state.turn
            let length = state.request.text.count { !$0.isWhitespace }
            guard length > 0, length >= minimumLength else { return (previous, turn, String?.some(state.request.text)) }
            state.isSearching = true
            state.task = Task { await self.ask(turn, after: previous) }
            return (previous, turn, nil)
        }
        stopped?.cancel()
        if let shortText { publish(.success(SuggestResponse(text: shortText, suggestions: [])), of: turn) }
    }

    /// Cancels the pending request.
    func cancel() { state.withLock { $0.beginTurn() }?.cancel() }

    private func ask(_ turn: Int, after previous: Task<Void, Never>?) async {
        try? await clock.sleep(for: delay.bounded)
        // One after the other: a cancelled request must not replace a newer one in the session.
        await previous?.value
        guard let request = state.withLock({ $0.turn == turn ? $0.request : nil }) else { return }
        do {
            publish(.success(try await session.suggest(request)), of: turn)
        } catch let error as SearchError {
            publish(.failure(error), of: turn)
        } catch {
            // Cancelled in favour of another turn.
        }
    }

    /// Publishes an outcome, unless another turn has started.
    private func publish(_ result: Result<SuggestResponse, SearchError>, of turn: Int) {
        let news: (SearchCompleter.Update, Handler?, [Watcher])? = state.withLock { state in
            guard state.turn == turn else { return nil }
            let update = SearchCompleter.Update(number: turn, text: state.request.text, result: result)
            state.latest = update
            state.isSearching = false
            defer { state.watchers = [:] }
            return (update, state.handler, Array(state.watchers.values))
        }
        guard let (update, handler, watchers) = news else { return }
        for watcher in watchers { watcher.resume(returning: update) }
        guard let handler else { return }
        Task { @MainActor in
            // Two outcomes published at the same time may arrive in either order.
            if self.read({ $0.latest?.number }) == turn { handler(update) }
        }
    }

    /// Ends everything when the completer is deallocated.
    func finish() {
        let watchers = state.withLock { state in
            state.isFinished = true
            state.handler = nil
            defer { state.watchers = [:] }
            return state.watchers.values
        }
        cancel()
        for watcher in watchers { watcher.resume(returning: nil) }
    }

    /// Returns the next update newer than a given one; `nil` at the end and if the task is cancelled.
    func update(after seen: Int) async -> SearchCompleter.Update? {
        let id = state.withLock { state in
            state.lastWatcher += 1
            return state.lastWatcher
        }
        return try? await withCancellableContinuation { watcher in
            let answer: SearchCompleter.Update?? = state.withLock { state in
                if let latest = state.latest, latest.number > seen { return .some(latest) }
                if state.isFinished { return .some(nil) }
                state.watchers[id] = watcher
                return nil
            }
            if let answer { watcher.resume(returning: answer) }
        } leave: {
            state.withLock { $0.watchers.removeValue(forKey: id) }?.resume(throwing: CancellationError())
        }
    }
}
