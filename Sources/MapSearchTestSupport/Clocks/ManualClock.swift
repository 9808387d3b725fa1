import MapSearch
import Synchronization

/// A clock whose time is controlled by the test.
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
/// Modelled after the test clocks in Point-Free's `swift-clocks`. Sleeping tasks are woken in the order of their
/// deadlines, and ``now`` is then their deadline. End a test with `#expect(clock.sleeperCount == 0)` to check that
/// nothing is left waiting.
public final class ManualClock: Clock {
    /// A point in time, relative to the clock's creation.
    public struct Instant: InstantProtocol, Hashable, Sendable {
        /// The time since the clock was created.
        public let offset: Duration

        /// Returns the instant after a duration.
        ///
        /// - Parameter duration: The duration.
        /// - Returns: The later instant.
        public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }

        /// Returns the duration until another instant.
        ///
        /// - Parameter other: The other instant.
        /// - Returns: The duration; negative if the other instant is earlier.
        public func duration(to other: Instant) -> Duration { other.offset - offset }

        /// Returns whether the first instant is earlier.
        public static func < (first: Instant, second: Instant) -> Bool { first.offset < second.offset }
    }

    private struct Sleeper: Identifiable {
        let id: Int
        let deadline: Instant
        /// Resumed with whether the task was asleep.
        let continuation: CheckedContinuation<Bool, any Error>
    }

    private struct State {
        var now = Instant(offset: .zero)
        var lastID = 0
        /// In the order in which they will be woken.
        var sleepers: [Sleeper] = [] { didSet { sleeperCount.set(sleepers.count) } }
        let sleeperCount = AwaitableCount()
        /// How many have been woken, of whom not all may have noticed.
        var wokenCount = 0
    }

    private let state = Mutex(State())
    /// How many of those that were woken have gone on.
    private let awakeCount = AwaitableCount()

    /// Creates a clock at time zero.
    public init() {}

    /// The current time of the clock.
    public var now: Instant { state.withLock { $0.now } }

    /// Zero: the clock is exact.
    public var minimumResolution: Duration { .zero }

    /// The number of sleeping tasks.
    public var sleeperCount: Int { state.withLock { $0.sleepers.count } }

    /// Suspends until the test has advanced the clock to the deadline.
    ///
    /// - Parameters:
    ///   - deadline: The time to wake up; immediately if it is not later than ``now``.
    ///   - tolerance: Ignored.
    /// - Throws: `CancellationError` if the task is cancelled.
    public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
        try Task.checkCancellation()
        let id = state.withLock { state in
            state.lastID += 1
            return state.lastID
        }
        let wasAsleep = try await withCancellableContinuation { continuation in
            let isDue = state.withLock { state in
                if deadline <= state.now { return true }
                let index = state.sleepers.firstIndex { deadline < $0.deadline } ?? state.sleepers.endIndex
                state.sleepers.insert(Sleeper(id: id, deadline: deadline, continuation: continuation), at: index)
                return false
            }
            if isDue { continuation.resume(returning: false) }
        } leave: {
            state.withLock { $0.sleepers.remove(id: id) }?.continuation.resume(throwing: CancellationError())
        }
        if wasAsleep { awakeCount.increment() }
    }

    /// Advances the clock and wakes the tasks whose deadline is reached.
    ///
    /// Between two wake-ups it waits until the woken task runs, and then yields, so that the task can go to sleep again.
    ///
    /// - Parameter duration: The duration to advance; a negative one has no effect.
    public func advance(by duration: Duration) async {
        await settle()
        let end = now.advanced(by: duration)
        while wakeFirst(until: end) { await settle() }
        state.withLock { $0.now = max($0.now, end) }
    }

    /// Advances the clock until no task is sleeping.
    ///
    /// - Parameter maximumWakeUps: The maximum number of wake-ups, for tasks that sleep again and again.
    /// - Returns: Whether no task is sleeping.
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

    /// Waits until a number of tasks are sleeping, so that advancing the clock wakes them.
    ///
    /// - Parameter count: The minimum number of sleeping tasks.
    /// - Throws: `CancellationError` if the task is cancelled; give the test a time limit, in case this never happens.
    public func waitForSleepers(_ count: Int) async throws {
        try await state.withLock { $0.sleeperCount }.wait { $0 >= count }
    }

    /// The same for exactly so many, as when others have been cancelled.
    package func waitForSleepers(exactly count: Int) async throws {
        try await state.withLock { $0.sleeperCount }.wait { $0 == count }
    }

    private func wakeFirst(until end: Instant?) -> Bool {
        let sleeper: Sleeper? = state.withLock { state in
            guard let first = state.sleepers.first, end.map({ first.deadline <= $0 }) ?? true else { return nil }
            state.now = max(state.now, first.deadline)
            state.wokenCount += 1
            return state.sleepers.removeFirst()
        }
        sleeper?.continuation.resume(returning: true)
        return sleeper != nil
    }

    /// Lets other tasks run until they wait.
    private func settle() async {
        // However busy the machine is: those that were woken are running before time goes on.
        let wokenCount = state.withLock { $0.wokenCount }
        try? await awakeCount.wait { $0 >= wokenCount }
        // What they start then, in whichever tasks, nobody can know: there is no event to wait for, so this yields. Others of the
        // same priority run before this one when it does, and most others before a task of the lowest priority. A test that
        // needs more waits for what it expects, as with `waitForSleepers(_:)`.
        for _ in 0..<20 {
            await Task.yield()
            await Task.detached(priority: .background) { await Task.yield() }.value
        }
    }
}
