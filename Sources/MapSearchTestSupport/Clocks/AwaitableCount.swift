import MapSearch
import Synchronization

/// A number that tasks can wait for.
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

    /// Sets the number, and lets those go on that waited for it.
    package func set(_ count: Int) {
        let reached = state.withLock { state in
            state.count = count
            let reached = state.waiters.filter { $0.isEnough(count) }
            state.waiters.removeAll { $0.isEnough(count) }
            return reached
        }
        for waiter in reached { waiter.continuation.resume() }
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
}
