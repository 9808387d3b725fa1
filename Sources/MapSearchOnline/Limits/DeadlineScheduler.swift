package import MapSearch
import Synchronization

/// Runs actions at their deadlines, and releases cancelled ones immediately.
///
/// A sleep on a Swift clock keeps its memory until its deadline, even if it is cancelled long before. Requests end long
/// before their deadlines, so separate sleeps would accumulate: here, a single task sleeps for all of them.
package final class DeadlineScheduler: Sendable {
    /// A scheduled action.
    struct Alarm: Hashable, Sendable {
        fileprivate let id: Int
    }

    private struct State {
        var alarms: [Int: (time: Duration, action: @Sendable () -> Void)] = [:] { didSet { count.set(alarms.count) } }
        let count = AwaitableCount()
        var lastID = 0
        /// The deadline for which a task is sleeping.
        var nextRing: Duration?

        /// Schedules a wake-up; returns whether a task has to sleep for it.
        mutating func expectRing(at time: Duration) -> Bool {
            if let nextRing, nextRing <= time { return false }
            nextRing = time
            return true
        }
    }

    private let time: Timekeeper
    private let state = Mutex(State())

    init(_ time: Timekeeper) {
        self.time = time
    }

    /// The number of scheduled actions.
    package var count: AwaitableCount { state.withLock { $0.count } }

    /// Schedules an action, which can be cancelled.
    ///
    /// - Parameters:
    ///   - time: The time on the timekeeper of the scheduler.
    ///   - action: The action; it must be short, because others may be due.
    /// - Returns: The scheduled action, to cancel it.
    func set(at time: Duration, _ action: @escaping @Sendable () -> Void) -> Alarm {
        let (id, isFirst) = state.withLock { state in
            state.lastID += 1
            state.alarms[state.lastID] = (time, action)
            return (state.lastID, state.expectRing(at: time))
        }
        if isFirst { awaitRing(at: time) }
        return Alarm(id: id)
    }

    /// Cancels an action.
    ///
    /// - Parameter alarm: The scheduled action; one that has run is ignored.
    /// - Returns: Whether it had not run.
    @discardableResult
    func remove(_ alarm: Alarm) -> Bool {
        state.withLock { $0.alarms.removeValue(forKey: alarm.id) } != nil
    }

    /// Sleeps until a time.
    ///
    /// - Parameter time: The time to wake up, on the timekeeper of the scheduler.
    /// - Throws: `CancellationError` if the task is cancelled.
    func sleep(until time: Duration) async throws {
        let sleeper = Sleeper()
        try await withCancellableContinuation { continuation in
            sleeper.begin(continuation, alarm: set(at: time) { sleeper.end(with: .success(())) })
        } leave: {
            if let alarm = sleeper.end(with: .failure(CancellationError())) { remove(alarm) }
        }
    }

    private func awaitRing(at time: Duration) {
        Task { [weak self, time = self.time, ring = time] in
            try? await time.sleep(until: ring)
            self?.ring(at: ring)
        }
    }

    private func ring(at ring: Duration) {
        // A caller woken for a deadline has reached it, regardless of rounding.
        let now = max(time.now(), ring)
        let (due, next): ([@Sendable () -> Void], Duration?) = state.withLock { state in
            if state.nextRing == ring { state.nextRing = nil }
            let due = state.alarms.filter { $0.value.time <= now }.sorted { $0.value.time < $1.value.time }
            for (id, _) in due { state.alarms[id] = nil }
            let earliest = state.alarms.values.map(\.time).min()
            return (due.map(\.value.action), earliest.flatMap { state.expectRing(at: $0) ? $0 : nil })
        }
        if let next { awaitRing(at: next) }
        for action in due { action() }
    }
}

/// A caller waiting for a deadline: resumed once, by it or by cancellation.
private final class Sleeper: Sendable {
    private struct State {
        var continuation: CheckedContinuation<Void, any Error>?
        var alarm: DeadlineScheduler.Alarm?
        var early: Result<Void, any Error>?
    }

    private let state = Mutex(State())

    func begin(_ continuation: CheckedContinuation<Void, any Error>, alarm: DeadlineScheduler.Alarm) {
        let early: Result<Void, any Error>? = state.withLock { state in
            state.alarm = alarm
            if state.early == nil { state.continuation = continuation }
            return state.early
        }
        if let early { continuation.resume(with: early) }
    }

    @discardableResult
    func end(with result: Result<Void, any Error>) -> DeadlineScheduler.Alarm? {
        let (continuation, alarm) = state.withLock { state in
            if state.early == nil { state.early = result }
            return (state.continuation.take(), state.alarm)
        }
        continuation?.resume(with: result)
        return alarm
    }
}
