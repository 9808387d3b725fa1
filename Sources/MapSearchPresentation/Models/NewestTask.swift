import MapSearch
import Synchronization

/// The newest task of a model: starting another one, or deallocating the model, cancels it.
///
/// A model stores it in a constant, so that it is deallocated with the model: an object bound to an actor cannot cancel
/// a task in its own deinitializer.
package final class NewestTask: Sendable {
    private let task = Mutex<Task<Void, Never>?>(nil)

    /// Creates one without a task.
    package init() {}

    deinit {
        cancel()
    }

    /// The last task that was started, until it is cancelled.
    package var current: Task<Void, Never>? { task.withLock { $0 } }

    /// Starts a task that replaces the current one.
    ///
    /// - Parameters:
    ///   - pause: How long to wait first; nothing is done if a newer task is started meanwhile.
    ///   - clock: The clock that measures the pause.
    ///   - body: The work, which must not retain the model.
    @MainActor package func start(
        after pause: Duration = .zero, on clock: any Clock<Duration>, _ body: @escaping @MainActor () async -> Void
    ) {
        let next = Task {
            if pause > .zero { try? await clock.sleep(for: pause.bounded) }
            if !Task.isCancelled { await body() }
        }
        replace(with: next)
    }

    /// Cancels the current task.
    func cancel() { replace(with: nil) }

    /// Waits until no task is running, including tasks started meanwhile.
    package func settled() async {
        var last: Task<Void, Never>?
        while let current, current != last {
            await current.value
            last = current
        }
    }

    private func replace(with next: Task<Void, Never>?) {
        let previous = task.withLock { task in
            defer { task = next }
            return task
        }
        // Outside the lock, because it runs code of waiting callers.
        previous?.cancel()
    }
}
