package import MapSearch
import Synchronization

/// A semaphore that admits a number of callers at a time; others wait in order of arrival.
package final class AsyncSemaphore: Sendable {
    private struct Guest: Identifiable {
        let id: Int
        let continuation: CheckedContinuation<Void, any Error>
    }

    private struct State {
        var freePlaces: Int
        var queue: [Guest] = [] { didSet { waitingCount.set(queue.count) } }
        let waitingCount = AwaitableCount()
        var lastGuest = 0
    }

    private let state: Mutex<State>

    /// Creates a semaphore.
    ///
    /// - Parameter places: The number of callers to admit at a time, 1 or more.
    init(places: Int) {
        state = Mutex(State(freePlaces: max(places, 1)))
    }

    /// The number of waiting callers.
    package var waitingCount: AwaitableCount { state.withLock { $0.waitingCount } }

    /// Performs work when a slot is available.
    ///
    /// - Parameter work: The work.
    /// - Returns: The result of the work.
    /// - Throws: Any error thrown by the work; `CancellationError`, immediately, if the task is cancelled while it
    ///   waits.
    func withPlace<Value>(_ work: () async throws -> Value) async throws -> Value {
        try await enter()
        defer { leave() }
        return try await work()
    }

    private func enter() async throws {
        try Task.checkCancellation()
        let id: Int? = state.withLock { state in
            if state.freePlaces > 0 {
                state.freePlaces -= 1
                return nil
            }
            state.lastGuest += 1
            return state.lastGuest
        }
        guard let id else { return }
        try await withCancellableContinuation { continuation in
            let isFree = state.withLock { state in
                if state.freePlaces > 0 {
                    state.freePlaces -= 1
                    return true
                }
                state.queue.append(Guest(id: id, continuation: continuation))
                return false
            }
            if isFree { continuation.resume() }
        } leave: {
            state.withLock { $0.queue.remove(id: id) }?.continuation.resume(throwing: CancellationError())
        }
    }

    private func leave() {
        // A slot is handed on without becoming free, so that no other caller can take it.
        let next: Guest? = state.withLock { state in
            guard state.queue.isEmpty else { return state.queue.removeFirst() }
            state.freePlaces += 1
            return nil
        }
        next?.continuation.resume()
    }
}
