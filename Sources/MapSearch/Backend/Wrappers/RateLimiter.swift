import Synchronization

/// Lets one after the other go, no faster than a rate and in the order in which they come.
///
/// One whose task is cancelled gives its place back.
package final class RateLimiter: Sendable {
    /// Thrown at who would wait too long.
    package struct Refusal: Error {
        /// How long that would be.
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

    /// The number of those who wait for their turn.
    package var waitingCount: Int { state.withLock { $0.queue.count } }

    /// Waits for a turn.
    ///
    /// - Parameters:
    ///   - limit: How long to wait; `nil` for as long as it takes. Below zero is zero: a turn that needs no wait is had.
    ///   - willWait: Called before a wait, with what is known of its length.
    /// - Throws: ``Refusal`` at once when the wait would be longer; `CancellationError` when the task is cancelled.
    package func takeTurn(waitingAtMost limit: Duration?, willWait: (Duration) -> Void = { _ in }) async throws {
        try Task.checkCancellation()
        let id: Int? = state.withLock { state in
            // The time is read inside, or one that was held up would come before another that has gone.
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

    /// Lets nobody go before a time is over.
    ///
    /// - Parameter duration: How long; `nil` for the time from one to the next.
    package func pause(for duration: Duration?) {
        let now = time.now()
        state.withLock { $0.bucket.pause(until: now + (duration?.bounded ?? $0.bucket.interval)) }
    }

    /// Makes the time from one to the next longer, if it is not that long already.
    package func slowDown(to interval: Duration) {
        state.withLock { $0.bucket.interval = max($0.bucket.interval, interval.bounded) }
    }

    /// Joins the queue, unless the wait would be longer than the limit.
    ///
    /// - Returns: How long the wait is.
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

    /// Lets one after the other go until nobody waits.
    ///
    /// One task does it for all, so that whoever leaves the queue makes those behind wait less.
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
