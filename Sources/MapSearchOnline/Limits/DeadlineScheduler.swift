import MapSearch
import Synchronization

/// Does things at their time, and forgets at once what is called off.
///
/// A sleep on a clock of Swift keeps its memory until its time has come, even when it was cancelled long before. Requests
/// end long before their deadlines, so that deadlines of their own would pile up: here one task sleeps for all of them.
final class DeadlineScheduler: Sendable {
    /// An alarm that was set.
    struct Alarm: Hashable, Sendable {
        fileprivate let id: Int
    }

    private struct State {
        var alarms: [Int: (time: Duration, action: @Sendable () -> Void)] = [:]
        var lastID = 0
        /// The time of the next ring for which somebody sleeps.
        var nextRing: Duration?

        /// Notes that a ring is needed; whether somebody has to sleep for it.
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

    /// The number of alarms that are set.
    var count: Int { state.withLock { $0.alarms.count } }

    /// Does something at a time, unless it is called off.
    ///
    /// - Parameters:
    ///   - time: When, on the timekeeper that the clock was made with.
    ///   - action: What to do; soon, as others may be due.
    /// - Returns: The alarm, for calling it off.
    func set(at time: Duration, _ action: @escaping @Sendable () -> Void) -> Alarm {
        let (id, isFirst) = state.withLock { state in
            state.lastID += 1
            state.alarms[state.lastID] = (time, action)
            return (state.lastID, state.expectRing(at: time))
        }
        if isFirst { awaitRing(at: time) }
        return Alarm(id: id)
    }

    /// Calls an alarm off.
    ///
    /// - Parameter alarm: The alarm; nothing happens when it has rung.
    /// - Returns: Whether it had not rung.
    @discardableResult
    func remove(_ alarm: Alarm) -> Bool {
        state.withLock { $0.alarms.removeValue(forKey: alarm.id) } != nil
    }

    /// Sleeps until a time.
    ///
    /// - Parameter time: When to wake, on the timekeeper that the clock was made with.
    /// - Throws: `CancellationError` when the task is cancelled.
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
        // Who was woken for a time has it, whatever rounding says.
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

/// Who waits for an alarm: woken once, by it or by cancellation.
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
