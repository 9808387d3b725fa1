import Synchronization

/// A piece of work that any number of tasks can wait for.
///
/// A cancelled caller stops waiting immediately, even if the work cannot be stopped.
package final class SharedTask<Value: Sendable>: Sendable {
    /// The error for callers that come after the work was cancelled because no caller was waiting.
    package struct Abandoned: Error {}

    private struct State {
        var outcome: Result<Value, any Error>?
        var waiters: [Int: CheckedContinuation<Value, any Error>] = [:]
        var lastWaiter = 0
        var task: Task<Void, Never>?
    }

    private let state = Mutex(State())
    private let endsWithLastWaiter: Bool

    /// Starts the work.
    ///
    /// - Parameters:
    ///   - endsWithLastWaiter: Whether the work is cancelled when all its callers have been cancelled.
    ///   - work: The work to do.
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

    /// The number of waiting callers.
    package var waitingCount: Int { state.withLock { $0.waiters.count } }

    /// Returns the outcome when it is available.
    ///
    /// - Throws: Any error thrown by the work, `CancellationError` if the waiting task is cancelled, and ``Abandoned``.
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

    /// Ends the work; waiting callers receive ``Abandoned``.
    package func cancel() { finish(.failure(Abandoned())) }

    private func leave(_ id: Int) {
        guard let waiter = state.withLock({ $0.waiters.removeValue(forKey: id) }) else { return }
        // This comes first, so that the last caller to leave finds the work finished.
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
        // Outside the lock, because it runs code of the work; finished work ignores it.
        task?.cancel()
        for waiter in waiters { waiter.resume(with: outcome) }
    }
}
