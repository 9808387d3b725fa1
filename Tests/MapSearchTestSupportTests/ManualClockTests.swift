import Dispatch
import MapSearch
import MapSearchTestSupport
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(1))) struct ManualClockTests {
    private let clock = ManualClock()

    /// Notes who woke up, and at what time.
    private final class Log: Sendable {
        private let lines = Mutex<[String]>([])
        var all: [String] { lines.withLock { $0 } }
        func note(_ line: String) { lines.withLock { $0.append(line) } }
    }

    private func sleeper(_ name: String, _ seconds: Int, _ log: Log) -> Task<Void, any Error> {
        Task {
            try await clock.sleep(for: .seconds(seconds))
            log.note("\(name) \(clock.now.offset.components.seconds)")
        }
    }

    @Test func wakesInTheOrderOfTheDeadlines() async throws {
        let log = Log()
        let tasks = [sleeper("c", 3, log), sleeper("a", 1, log), sleeper("b", 2, log)]
        try await clock.waitForSleepers(3)
        await clock.advance(by: .milliseconds(999))
        #expect(log.all.isEmpty && clock.sleeperCount == 3)
        await clock.advance(by: .milliseconds(1))
        #expect(log.all == ["a 1"])
        await clock.advance(by: .seconds(5))
        for task in tasks { try await task.value }
        #expect(log.all == ["a 1", "b 2", "c 3"])
        #expect(clock.now.offset == .seconds(6))
        #expect(clock.sleeperCount == 0)
    }

    @Test func wakesThoseWhoSleepAgainOnTheWay() async throws {
        let log = Log()
        let task = Task {
            for _ in 0..<5 {
                try await clock.sleep(for: .seconds(1))
                log.note("\(clock.now.offset.components.seconds)")
            }
        }
        try await clock.waitForSleepers(1)
        await clock.advance(by: .seconds(3))
        #expect(log.all == ["1", "2", "3"])
        #expect(await clock.run())
        try await task.value
        #expect(log.all == ["1", "2", "3", "4", "5"])
    }

    /// Runs a job only after many others have run.
    private final class SlowExecutor: TaskExecutor {
        let begunCount = AwaitableCount()

        func enqueue(_ job: consuming ExecutorJob) {
            let job = UnownedJob(job)
            pass(20_000) { [self] in
                begunCount.increment()
                job.runSynchronously(on: asUnownedTaskExecutor())
            }
        }

        private func pass(_ turns: Int, before end: @escaping @Sendable () -> Void) {
            if turns == 0 { return end() }
            DispatchQueue.global(qos: .background).async { self.pass(turns - 1, before: end) }
        }
    }

    /// On a busy machine, a task does not run as soon as it is woken.
    @Test func waitsForThoseItHasWoken() async throws {
        let executor = SlowExecutor()
        let task = Task(executorPreference: executor) { try await clock.sleep(for: .seconds(1)) }
        try await clock.waitForSleepers(1)
        #expect(executor.begunCount.value == 1)
        await clock.advance(by: .seconds(1))
        #expect(executor.begunCount.value == 2)
        try await task.value
    }

    @Test func givesUpOnThoseWhoNeverEnd() async throws {
        let task = Task { while true { try await clock.sleep(for: .seconds(1)) } }
        try await clock.waitForSleepers(1)
        #expect(await clock.run(maximumWakeUps: 7) == false)
        #expect(clock.now.offset == .seconds(7))
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(clock.sleeperCount == 0)
    }

    @Test func cancelledSleepersAreForgotten() async throws {
        let log = Log()
        let tasks = [sleeper("a", 1, log), sleeper("b", 2, log)]
        try await clock.waitForSleepers(2)
        tasks[0].cancel()
        await #expect(throws: CancellationError.self) { try await tasks[0].value }
        #expect(clock.sleeperCount == 1)
        await clock.run()
        try await tasks[1].value
        #expect(log.all == ["b 2"])
        let cancelled = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            try await clock.sleep(for: .seconds(1))
        }
        await #expect(throws: CancellationError.self) { try await cancelled.value }
    }

    @Test func thePastIsNow() async throws {
        await clock.advance(by: .seconds(2))
        try await clock.sleep(until: clock.now)
        try await clock.sleep(for: .seconds(-1))
        await clock.advance(by: .seconds(-5))
        #expect(clock.now.offset == .seconds(2))
        #expect(await clock.run())
    }
}
