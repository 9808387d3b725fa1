/// A type-erased clock for elapsed time and sleeping; durations are clamped to ``Swift/Duration/longestWait``.
package struct Timekeeper: Sendable {
    /// The time since the timekeeper was created.
    package let now: @Sendable () -> Duration
    private let clock: any Clock<Duration>
    private let alarm: @Sendable (Duration) async throws -> Void

    package init(_ clock: any Clock<Duration>) {
        self.clock = clock
        (now, alarm) = Self.counter(clock)
    }

    private static func counter<C: Clock>(
        _ clock: C
    ) -> (now: @Sendable () -> Duration, alarm: @Sendable (Duration) async throws -> Void)
    where C.Duration == Duration {
        let start = clock.now
        return (
            { start.duration(to: clock.now) },
            { try await clock.sleep(until: start.advanced(by: $0.bounded), tolerance: nil) }
        )
    }

    package func sleep(for duration: Duration) async throws {
        try await clock.sleep(for: duration.bounded)
    }

    /// Sleeps until ``now`` reaches a time.
    package func sleep(until time: Duration) async throws { try await alarm(time) }

    /// Waits for an outcome, with a time limit.
    ///
    /// - Parameters:
    ///   - task: The work, which continues after the time limit.
    ///   - limit: The time limit.
    /// - Returns: The outcome, or `nil` if the time limit was reached first.
    /// - Throws: Any error thrown by the work; `CancellationError` if the waiting task is cancelled.
    func value<Value: Sendable>(of task: SharedTask<Value>, within limit: Duration) async throws -> Value? {
        try await withThrowingTaskGroup(of: Value?.self) { group in
            group.addTask { try await task.value() }
            group.addTask {
                try await clock.sleep(for: limit.bounded)
                return nil
            }
            defer { group.cancelAll() }
            return try await group.next() ?? nil
        }
    }
}
