import Synchronization

/// A piece of work that any number of tasks wait for.
///
/// Who is cancelled stops waiting at once, even when the work cannot be stopped.
package final class SharedTask<Value: Sendable>: Sendable {
    /// The work was cancelled because nobody waited for it: it has no outcome for those who come later.
    package struct Abandoned: Error {}

    private struct State {
        var outcome: Result<Value, any Error>?
        var waiters: [Int: CheckedContinuation<Value, any Error>] = [:]
        var lastWaiter = 0
        var task: Task<Void, Never>?
    }

    private let state = Mutex(State())
    private let endsWithLastWaiter: Bool

    /// Begins.
    ///
    /// - Parameters:
    ///   - endsWithLastWaiter: Whether the work is cancelled when all who waited for it have been.
    ///   - work: What to do.
    package init(endsWithLastWaiter: Bool = true, _ work: @escaping @Sendable () async throws -> Value) {
        self.endsWithLastWaiter = endsWithLastWaiter
        state.withLock { state in
            state.task = Task {
                do {
                    self.finish(.success(try await work()))
                } catch {
                    self.finish(.failure(error))
                }
            }
        }
    }

    /// Whether there is an outcome, or never will be one.
    package var isFinished: Bool { state.withLock { $0.outcome != nil } }

    /// The number of those who wait for the outcome.
    package var waitingCount: Int { state.withLock { $0.waiters.count } }

    /// The outcome, as soon as it is there.
    ///
    /// - Throws: Any error thrown by the work, `CancellationError` when the task that waits is cancelled, and ``Abandoned``.
    package func value() async throws -> Value {
        let id = state.withLock { state in
            state.lastWaiter += 1
            return state.lastWaiter
        }
        return try await withCancellableContinuation { continuation in
            let outcome: Result<Value, any Error>? = state.withLock { state in
                if state.outcome == nil { state.waiters[id] = continuation }
                return state.outcome
            }
            if let outcome { continuation.resume(with: outcome) }
        } leave: {
            leave(id)
        }
    }

    /// Ends the work; who waits hears ``Abandoned``.
    package func cancel() {
        finish(.failure(Abandoned()))
    }

    private func leave(_ id: Int) {
        guard let waiter = state.withLock({ $0.waiters.removeValue(forKey: id) }) else { return }
        // First, so that whoever leaves last finds the work finished.
        if endsWithLastWaiter { finish(.failure(Abandoned()), onlyIfNobodyWaits: true) }
        waiter.resume(throwing: CancellationError())
    }

    private func finish(_ outcome: Result<Value, any Error>, onlyIfNobodyWaits: Bool = false) {
        let (waiters, task) = state.withLock { state in
            if state.outcome != nil || onlyIfNobodyWaits && !state.waiters.isEmpty {
                return ([CheckedContinuation<Value, any Error>](), Task<Void, Never>?.none)
            }
            state.outcome = outcome
            defer { state.waiters = [:] }
            return (Array(state.waiters.values), state.task.take())
        }
        // Outside of the lock: it runs code of the work. One that has ended does not mind.
        task?.cancel()
        for waiter in waiters { waiter.resume(with: outcome) }
    }
}
