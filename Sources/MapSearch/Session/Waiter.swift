/// A caller waiting for an outcome, as a task or with a handler.
///
/// An object, because it is passed through events and actions, which are cheaper to copy with a reference.
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

    /// Resumes a caller whose task is cancelled; only tasks can leave.
    func dismiss() {
        if case .task(let continuation) = callback { continuation.resume(throwing: CancellationError()) }
    }
}
