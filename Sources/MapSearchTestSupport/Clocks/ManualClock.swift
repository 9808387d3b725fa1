import MapSearch
import Synchronization

/// A clock that stands still until the test moves it.
///
/// ```swift
/// let clock = ManualClock()
/// let backend = MockBackend(clock: clock)
/// backend.reply(with: .objects([berlin]), after: .seconds(3))
///
/// let session = SearchManager(backend: backend).submit(text: "Berlin")
/// try await clock.waitForSleepers(1)
/// #expect(session.isLoading)
/// await clock.advance(by: .seconds(3))
/// #expect(try await session.response().objects == [berlin])
/// ```
///
/// After the test clocks of Point-Free's `swift-clocks`. Whoever sleeps is woken when its time has come, in the order
/// of the deadlines, with ``now`` standing at its deadline. End a test with `#expect(clock.sleeperCount == 0)`: then
/// nothing is left waiting.
public final class ManualClock: Clock {
    /// A point in time, counted from the clock's creation.
    public struct Instant: InstantProtocol, Hashable, Sendable {
        /// The time since the clock was created.
        public let offset: Duration

        /// The instant some time later.
        ///
        /// - Parameter duration: How much later.
        /// - Returns: The later instant.
        public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }

        /// The time to another instant.
        ///
        /// - Parameter other: The other instant.
        /// - Returns: The time, negative when the other instant is earlier.
        public func duration(to other: Instant) -> Duration { other.offset - offset }

        /// Whether the first is earlier.
        public static func < (first: Instant, second: Instant) -> Bool { first.offset < second.offset }
    }

    private struct Sleeper: Identifiable {
        let id: Int
        let deadline: Instant
        let continuation: CheckedContinuation<Void, any Error>
    }

    private struct State {
        var now = Instant(offset: .zero)
        var lastID = 0
        /// In the order in which they are to be woken.
        var sleepers: [Sleeper] = []
    }

    private let state = Mutex(State())

    /// Creates a clock that stands at zero.
    public init() {}

    /// The time that the test has set.
    public var now: Instant { state.withLock { $0.now } }

    /// Zero: the clock is exact.
    public var minimumResolution: Duration { .zero }

    /// The number of tasks that sleep.
    public var sleeperCount: Int { state.withLock { $0.sleepers.count } }

    /// Sleeps until the test has moved the clock to the deadline.
    ///
    /// - Parameters:
    ///   - deadline: When to wake up; at once when that is not later than ``now``.
    ///   - tolerance: Of no effect.
    /// - Throws: `CancellationError` when the task is cancelled.
    public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
        try Task.checkCancellation()
        let id = state.withLock { state in
            state.lastID += 1
            return state.lastID
        }
        try await withCancellableContinuation { continuation in
            let isDue = state.withLock { state in
                if deadline <= state.now { return true }
                let index = state.sleepers.firstIndex { deadline < $0.deadline } ?? state.sleepers.endIndex
                state.sleepers.insert(Sleeper(id: id, deadline: deadline, continuation: continuation), at: index)
                return false
            }
            if isDue { continuation.resume() }
        } leave: {
            state.withLock { $0.sleepers.remove(id: id) }?.continuation.resume(throwing: CancellationError())
        }
    }

    /// Moves the clock forward and wakes whoever is due on the way.
    ///
    /// Between two wake-ups it yields, so that a task which is woken gets to where it sleeps again.
    ///
    /// - Parameter duration: How far to move; a negative time moves nothing.
    public func advance(by duration: Duration) async {
        await settle()
        let end = now.advanced(by: duration)
        while wakeFirst(until: end) { await settle() }
        state.withLock { $0.now = max($0.now, end) }
    }

    /// Moves the clock forward until nobody sleeps any more.
    ///
    /// - Parameter maximumWakeUps: When to give up on tasks that sleep again and again.
    /// - Returns: Whether nobody sleeps any more.
    @discardableResult
    public func run(maximumWakeUps: Int = 10_000) async -> Bool {
        await settle()
        var wakeUps = 0
        while wakeUps < maximumWakeUps, wakeFirst(until: nil) {
            wakeUps += 1
            await settle()
        }
        return sleeperCount == 0
    }

    /// Waits until a number of tasks sleep, so that moving the clock finds them.
    ///
    /// - Parameter count: The number of tasks, or more.
    /// - Throws: `CancellationError` when the task is cancelled: give a test that may wait in vain a time limit.
    public func waitForSleepers(_ count: Int) async throws {
        while sleeperCount < count {
            try Task.checkCancellation()
            await settle()
        }
    }

    private func wakeFirst(until end: Instant?) -> Bool {
        let sleeper: Sleeper? = state.withLock { state in
            guard let first = state.sleepers.first, end.map({ first.deadline <= $0 }) ?? true else { return nil }
            state.now = max(state.now, first.deadline)
            return state.sleepers.removeFirst()
        }
        sleeper?.continuation.resume()
        return sleeper != nil
    }

    /// Lets other tasks run to where they wait.
    private func settle() async {
        // There is no way to know that all others wait. Those of the same priority come before us when we yield, and
        // most others before a task of the lowest priority.
        for _ in 0..<20 {
            await Task.yield()
            await Task.detached(priority: .background) { await Task.yield() }.value
        }
    }
}
