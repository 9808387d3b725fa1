import MapSearch
import Synchronization

/// Lets so many in at once; the others wait in the order in which they came.
final class AsyncSemaphore: Sendable {
    private struct Guest: Identifiable {
        let id: Int
        let continuation: CheckedContinuation<Void, any Error>
    }

    private struct State {
        var freePlaces: Int
        var queue: [Guest] = []
        var lastGuest = 0
    }

    private let state: Mutex<State>

    /// Creates a gate.
    ///
    /// - Parameter places: How many are let in at once, 1 or more.
    init(places: Int) {
        state = Mutex(State(freePlaces: max(places, 1)))
    }

    /// The number of those who wait.
    var waitingCount: Int { state.withLock { $0.queue.count } }

    /// Does some work as soon as there is a place for it.
    ///
    /// - Parameter work: What to do inside.
    /// - Returns: What the work returns.
    /// - Throws: Any error thrown by the work; `CancellationError` at once when the task is cancelled while it waits.
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
        // A place is handed on without ever being free, so that nobody comes in between.
        let next: Guest? = state.withLock { state in
            guard state.queue.isEmpty else { return state.queue.removeFirst() }
            state.freePlaces += 1
            return nil
        }
        next?.continuation.resume()
    }
}
