import Synchronization

/// What MapKit will reply to one request: waited for once, given once, whichever comes first.
final class PendingReply<Value: Sendable>: Sendable {
    private enum State: Sendable {
        case idle
        case waiting(CheckedContinuation<Value, any Error>)
        case done(Result<Value, any Error>?)
    }

    private let state = Mutex(State.idle)

    /// Gives the reply; those after the first are dropped.
    func finish(_ result: Result<Value, any Error>) {
        let waiting = state.withLock { state -> CheckedContinuation<Value, any Error>? in
            switch state {
            case .idle: state = .done(result)
            case .waiting(let continuation):
                state = .done(nil)
                return continuation
            case .done: break
            }
            return nil
        }
        waiting?.resume(with: result)
    }

    /// Waits for the reply.
    func value() async throws -> Value {
        try await withCheckedThrowingContinuation { continuation in
            let result = state.withLock { state -> Result<Value, any Error>? in
                if case .done(let result) = state { return result }
                state = .waiting(continuation)
                return nil
            }
            if let result { continuation.resume(with: result) }
        }
    }

    /// Starts a request and waits for its reply; when the task is cancelled it cancels the request, and does not wait for
    /// MapKit to say so.
    ///
    /// - Parameter start: Starts the request, gives its reply to what it is handed, and returns how to cancel it.
    /// - Returns: What MapKit replied.
    /// - Throws: What MapKit replied; `CancellationError` when the task was cancelled.
    @MainActor
    static func reply(_ start: @MainActor (PendingReply<Value>) -> @MainActor () -> Void) async throws -> Value {
        try Task.checkCancellation()
        let pending = PendingReply()
        let cancel = start(pending)
        return try await withTaskCancellationHandler {
            try await pending.value()
        } onCancel: {
            pending.finish(.failure(CancellationError()))
            Task { @MainActor in cancel() }
        }
    }
}
