/// The state machine of a suggest session: the newest request wins, and each gets one answer.
struct SuggestStateMachine<Waiter: Identifiable & Sendable>: Sendable where Waiter.ID: Sendable {
    enum Event: Sendable {
        case suggest(SuggestRequest, Waiter)
        case cancel
        /// Cancel, and discard the last answer.
        case reset
        /// The waiting caller gives up.
        case leave(Waiter.ID)
        case finished(run: Int, Result<SuggestResponse, SearchError>)
    }

    enum Action: Sendable {
        case start(run: Int, SuggestRequest)
        case stop
        case answer(Waiter, Result<SuggestResponse, SearchError>)
        case dismiss(Waiter)
    }

    /// The newest answer.
    private(set) var latest: SuggestResponse?
    /// The caller waiting for the running request; nil if none runs.
    private(set) var waiter: Waiter?
    private var lastRun = 0

    mutating func handle(_ event: Event) -> [Action] {
        switch event {
        case .suggest(let request, let newcomer):
            let stopped = cancel()
            lastRun += 1
            waiter = newcomer
            return stopped + [.start(run: lastRun, request)]
        case .cancel:
            return cancel()
        case .reset:
            latest = nil
            return cancel()
        case .leave(let id):
            guard let waiter, waiter.id == id else { return [] }
            self.waiter = nil
            return [.stop, .dismiss(waiter)]
        case .finished(let run, let result):
            // The answer to an older request is too late, whatever it is.
            guard run == lastRun, let waiter else { return [] }
            self.waiter = nil
            if case .success(let response) = result { latest = response }
            return [.answer(waiter, result)]
        }
    }

    private mutating func cancel() -> [Action] {
        guard let waiter else { return [] }
        self.waiter = nil
        return [.stop, .answer(waiter, .failure(.cancelled))]
    }
}
