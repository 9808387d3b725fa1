import MapSearch
import Synchronization

/// The work of a model: one task at a time, the newest, which is cancelled when the model is gone.
///
/// A model holds it in a constant, so that the end of the model is its end: an object that is bound to an actor could not
/// cancel a task itself when it ends.
final class NewestTask: Sendable {
    private let task = Mutex<Task<Void, Never>?>(nil)

    deinit {
        cancel()
    }

    /// The task that was started last, until it is cancelled.
    var current: Task<Void, Never>? { task.withLock { $0 } }

    /// Does something in place of what is being done.
    ///
    /// - Parameters:
    ///   - pause: How long to wait before; nothing is done when something newer is started meanwhile.
    ///   - clock: The clock that measures the pause.
    ///   - body: What to do; it must not keep the model.
    @MainActor func start(
        after pause: Duration = .zero, on clock: any Clock<Duration>, _ body: @escaping @MainActor () async -> Void
    ) {
        let next = Task {
            if pause > .zero { try? await clock.sleep(for: pause.bounded) }
            if !Task.isCancelled { await body() }
        }
        replace(with: next)
    }

    /// Gives up what is being done.
    func cancel() {
        replace(with: nil)
    }

    /// Waits until nothing is being done, be it by what was started meanwhile.
    func settled() async {
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
        // Outside of the lock: it runs code of whoever waits.
        previous?.cancel()
    }
}
