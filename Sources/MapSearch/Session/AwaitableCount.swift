import Synchronization

/// A number that tasks can wait for: how many wait in a queue, how many requests have come.
package final class AwaitableCount: Sendable {
    private struct Waiter: Identifiable {
        let id: Int
        let isEnough: @Sendable (Int) -> Bool
        let continuation: CheckedContinuation<Void, any Error>
    }

    private struct State {
        var count = 0
        var lastID = 0
        var waiters: [Waiter] = []
    }

    private let state = Mutex(State())

    package init() {}

    /// The number.
    package var value: Int { state.withLock { $0.count } }

    /// Sets the number, and lets those go on that waited for it.
    package func set(_ count: Int) { update { $0 = count } }

    /// Adds one to the number, and lets those go on that waited for it.
    ///
    /// - Returns: The number after that.
    @discardableResult
    package func increment() -> Int {
        update { $0 += 1 }
    }

    /// Waits until the number is such; throws `CancellationError` if the task is cancelled before.
    package func wait(until isEnough: @escaping @Sendable (Int) -> Bool) async throws {
        let id = state.withLock { state in
            state.lastID += 1
            return state.lastID
        }
        try await withCancellableContinuation { continuation in
            let isReached = state.withLock { state in
                if isEnough(state.count) { return true }
                state.waiters.append(Waiter(id: id, isEnough: isEnough, continuation: continuation))
                return false
            }
            if isReached { continuation.resume() }
        } leave: {
            state.withLock { $0.waiters.remove(id: id) }?.continuation.resume(throwing: CancellationError())
        }
    }

    @discardableResult
    private func update(_ change: (inout Int) -> Void) -> Int {
        let (count, reached) = state.withLock { state in
            change(&state.count)
            guard !state.waiters.isEmpty else { return (state.count, [Waiter]()) }
            let count = state.count
            let reached = state.waiters.filter { $0.isEnough(count) }
            state.waiters.removeAll { $0.isEnough(count) }
            return (count, reached)
        }
        for waiter in reached { waiter.continuation.resume() }
        return count
    }
}
