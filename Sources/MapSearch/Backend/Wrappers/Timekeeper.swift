/// A clock whose kind does not matter: how late it is, and sleeping; a time beyond ``Swift/Duration/longestWait`` counts as that.
package struct Timekeeper: Sendable {
    /// The time since the timekeeper was made.
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

    /// Sleeps until ``now`` is a time.
    package func sleep(until time: Duration) async throws {
        try await alarm(time)
    }

    /// Waits for an outcome, but not for ever.
    ///
    /// - Parameters:
    ///   - task: The work; what becomes of it after the time is its own affair.
    ///   - limit: How long to wait.
    /// - Returns: The outcome, or `nil` when the time was up first.
    /// - Throws: Any error thrown by the work; `CancellationError` when the task that waits is cancelled.
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
