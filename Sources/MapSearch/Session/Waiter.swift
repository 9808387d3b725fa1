/// Somebody who waits for an outcome, as a task or with a handler.
///
/// An object, as it is handed through events and actions, which are cheaper to copy with a reference in them.
final class Waiter<Value: Sendable>: Identifiable, Sendable {
    enum Callback: Sendable {
        case task(CheckedContinuation<Value, any Error>)
        case handler(@MainActor (Result<Value, SearchError>) -> Void)
    }

    let id: Int
    private let callback: Callback

    init(id: Int, callback: Callback) {
        self.id = id
        self.callback = callback
    }

    func wake(with result: Result<Value, SearchError>) {
        switch callback {
        case .task(let continuation): continuation.resume(with: result.mapError { $0 as any Error })
        case .handler(let handler): Task { @MainActor in handler(result) }
        }
    }

    /// Wakes one whose task is cancelled; only tasks ever leave.
    func dismiss() {
        if case .task(let continuation) = callback { continuation.resume(throwing: CancellationError()) }
    }
}
