import Synchronization

/// The reply of MapKit to one request: awaited once and provided once, in either order.
final class PendingReply<Value: Sendable>: Sendable {
    private enum State: Sendable {
        case idle
        case waiting(CheckedContinuation<Value, any Error>)
        case done(Result<Value, any Error>?)
    }

    private let state = Mutex(State.idle)

    /// Provides the reply; later ones are ignored.
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

    /// Starts a request and waits for its reply; if the task is cancelled, cancels the request without waiting for
    /// MapKit to confirm it.
    ///
    /// - Parameter start: Starts the request, passes its reply to the given handler, and returns how to cancel it.
    /// - Returns: The reply of MapKit.
    /// - Throws: The error of MapKit; `CancellationError` if the task is cancelled.
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
