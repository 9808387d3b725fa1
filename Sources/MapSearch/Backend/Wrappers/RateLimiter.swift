import Synchronization

/// A limiter that admits callers at a maximum rate, in order of arrival.
///
/// A caller whose task is cancelled gives up its place.
package final class RateLimiter: Sendable {
    /// The error for a caller that would have to wait too long.
    package struct Refusal: Error {
        /// The length of that wait.
        package let wait: Duration
    }

    private struct State {
        var bucket: TokenBucket
        var queue: [Waiter<Void>] = []
        var lastWaiter = 0
        var isServing = false
    }

    private let time: Timekeeper
    private let state: Mutex<State>

    package init(interval: Duration, burst: Int = 1, time: Timekeeper) {
        self.time = time
        state = Mutex(State(bucket: TokenBucket(interval: interval, burst: burst)))
    }

    /// The number of waiting callers.
    package var waitingCount: Int { state.withLock { $0.queue.count } }

    /// Waits for a turn.
    ///
    /// - Parameters:
    ///   - limit: The maximum wait; `nil` for no limit. Negative counts as zero, which admits a caller that does not
    ///     need to wait.
    ///   - willWait: Called before a wait, with its estimated length.
    /// - Throws: ``Refusal``, immediately, if the wait would be longer; `CancellationError` if the task is cancelled.
    package func takeTurn(waitingAtMost limit: Duration?, willWait: (Duration) -> Void = { _ in }) async throws {
        try Task.checkCancellation()
        let id: Int? = state.withLock { state in
            // The time is read inside the lock; otherwise a delayed caller could be admitted before one that already
            // was.
            if state.queue.isEmpty, state.bucket.take(at: time.now()) { return nil }
            state.lastWaiter += 1
            return state.lastWaiter
        }
        guard let id else { return }
        let limit = limit.map { max($0, .zero) }
        try await withCancellableContinuation { continuation in
            let wait = enter(Waiter(id: id, callback: .task(continuation)), waitingAtMost: limit)
            guard let limit, wait > limit else { return willWait(wait) }
            continuation.resume(throwing: Refusal(wait: wait))
        } leave: {
            state.withLock { $0.queue.remove(id: id) }?.dismiss()
        }
    }

    /// Admits no caller before a time.
    ///
    /// - Parameter duration: The pause; `nil` for the interval between two callers.
    package func pause(for duration: Duration?) {
        let now = time.now()
        state.withLock { $0.bucket.pause(until: now + (duration?.bounded ?? $0.bucket.interval)) }
    }

    /// Increases the interval between two callers to at least this duration.
    package func slowDown(to interval: Duration) {
        state.withLock { $0.bucket.interval = max($0.bucket.interval, interval.bounded) }
    }

    /// Joins the queue, unless the wait would exceed the limit.
    ///
    /// - Returns: The length of the wait.
    private func enter(_ waiter: Waiter<Void>, waitingAtMost limit: Duration?) -> Duration {
        state.withLock { state in
            let wait = state.bucket.wait(at: time.now()) + state.bucket.interval * state.queue.count
            if let limit, wait > limit { return wait }
            state.queue.append(waiter)
            if !state.isServing {
                state.isServing = true
                Task { await self.serve() }
            }
            return wait
        }
    }

    /// Admits callers one after the other until the queue is empty.
    ///
    /// A single task does this for all, so that callers after one that leaves the queue wait less.
    private func serve() async {
        while true {
            let (next, wait): (Waiter<Void>?, Duration?) = state.withLock { state in
                let now = time.now()
                guard !state.queue.isEmpty else {
                    state.isServing = false
                    return (nil, nil)
                }
                guard state.bucket.take(at: now) else { return (nil, state.bucket.wait(at: now)) }
                return (state.queue.removeFirst(), .zero)
            }
            guard let wait else { return }
            if let next { next.wake(with: .success(())) } else { try? await time.sleep(for: wait) }
        }
    }
}
