/// Somebody who waits for an outcome, as a task or with a handler.
///
/// An object, as it is handed through events and actions, which are cheaper to copy with a reference in them.
final class Waiter<Value: Sendable>: Identifiable, Sendable {
    enum Way: Sendable {
        case task(CheckedContinuation<Value, any Error>)
        case handler(@MainActor (Result<Value, SearchError>) -> Void)
    }

    let id: Int
    private let way: Way

    init(id: Int, way: Way) {
        self.id = id
        self.way = way
    }

    func wake(with result: Result<Value, SearchError>) {
        switch way {
        case .task(let continuation): continuation.resume(with: result.mapError { $0 as any Error })
        case .handler(let handler): Task { @MainActor in handler(result) }
        }
    }

    /// Wakes one whose task is cancelled; only tasks ever leave.
    func dismiss() {
        if case .task(let continuation) = way { continuation.resume(throwing: CancellationError()) }
    }
}
