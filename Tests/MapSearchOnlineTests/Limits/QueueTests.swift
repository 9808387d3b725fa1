import Foundation
import MapSearch
import MapSearchTestSupport
import Testing

@testable import MapSearchOnline

/// How many at once, how often, and for how long.
@Suite(.timeLimit(.minutes(1))) struct QueueTests {
    private let clock = ManualClock()

    @Test func soManyAtOnceInTheirOrder() async throws {
        let clock = clock
        let transport = ScriptedTransport(clock) { _, _ in
            try await clock.sleep(for: .seconds(1))
            return ScriptedTransport.answer()
        }
        let client = try makeClient(transport, clock) {
            $0.maximumConcurrentRequests = 3
            $0.timeout = .seconds(100)
        }
        var tasks: [Task<ServiceAnswer, any Error>] = []
        for number in 0..<12 {
            tasks.append(Task { try await client.answer(to: .search("\(number)")) })
            if number < 3 {
                try await transport.sentCount.wait { $0 == number + 1 }
            } else {
                try await client.gate.waitingCount.wait { $0 == number - 2 }
            }
        }
        let mover = Task {
            while true {
                try await clock.waitForSleepers(1)
                await clock.advance(by: .milliseconds(500))
            }
        }
        defer { mover.cancel() }
        for task in tasks { _ = try await task.value }
        #expect(transport.mostUnderWay == 3)
        // Those that are let in at the same time may be sent in any order.
        let numbers = transport.sent.map { Int($0.request.url.query()?.dropFirst(2) ?? "") ?? -1 }
        for (place, number) in numbers.enumerated() { #expect(abs(place - number) < 3, "\(numbers)") }
    }

    @Test func theDeadlineComesWhileQueued() async throws {
        let clock = clock
        let transport = ScriptedTransport(clock) { _, _ in try await ScriptedTransport.silence(clock) }
        let client = try makeClient(transport, clock) {
            $0.maximumConcurrentRequests = 1
            $0.timeout = .seconds(2)
        }
        let first = Task { try await client.answer(to: .search()) }
        try await transport.sentCount.wait { $0 == 1 }
        let second = Task { try await client.answer(to: .search()) }
        try await client.gate.waitingCount.wait { $0 == 1 }
        await clock.advance(by: .seconds(2))
        let timeout = SearchError.timeout(after: .seconds(2), backend: "Geo")
        await #expect(throws: timeout) { try await first.value }
        await #expect(throws: timeout) { try await second.value }
        try await client.gate.waitingCount.wait { $0 == 0 }
        try await client.alarms.count.wait { $0 == 0 }
        #expect(transport.sent.count == 1)
    }

    @Test func cancellationEndsWaitingInTheQueue() async throws {
        let clock = clock
        let transport = ScriptedTransport(clock) { _, number in
            if number == 1 { try await clock.sleep(for: .seconds(1)) }
            return ScriptedTransport.answer()
        }
        let client = try makeClient(transport, clock) { $0.maximumConcurrentRequests = 1 }
        let first = Task { try await client.answer(to: .search()) }
        try await transport.sentCount.wait { $0 == 1 }
        let second = Task { try await client.answer(to: .search()) }
        try await client.gate.waitingCount.wait { $0 == 1 }
        second.cancel()
        await #expect(throws: CancellationError.self) { try await second.value }
        #expect(client.gate.waitingCount.value == 0)
        await clock.advance(by: .seconds(1))
        _ = try await first.value
        #expect(transport.sent.count == 1)
        // The place that was not taken is not lost.
        _ = try await client.answer(to: .search())
    }

    @Test func noFasterThanTheRate() async throws {
        let clock = clock
        let transport = ScriptedTransport(clock) { _, _ in ScriptedTransport.answer() }
        let client = try makeClient(transport, clock) {
            $0.minimumInterval = .seconds(1)
            $0.timeout = .seconds(5)
        }
        let tasks = (0..<10).map { _ in Task { try await client.answer(to: .search()) } }
        let mover = Task {
            while true {
                try await clock.waitForSleepers(1)
                await clock.advance(by: .milliseconds(100))
            }
        }
        defer { mover.cancel() }
        var answered = 0
        for task in tasks {
            switch await task.result {
            case .success: answered += 1
            case .failure(let error):
                // A request that would wait too long fails at once, or at its deadline.
                let code = (error as? SearchError)?.code
                #expect(code == .rateLimited || code == .timeout, "\(error)")
            }
        }
        #expect(answered == transport.sent.count && answered >= 5)
        for (next, former) in zip(transport.times.dropFirst(), transport.times) {
            #expect(next - former >= .seconds(1))
        }
    }

    @Test func clientsOfAHostShareItsRate() throws {
        let (limits, time) = (HostLimits(), Timekeeper(clock))
        let first = limits.limiter(of: "a", interval: .seconds(1), time: time)
        #expect(limits.limiter(of: "a", interval: .zero, time: time) === first)
        #expect(limits.limiter(of: "b", interval: .zero, time: time) !== first)
        #expect(limits.limiter(of: "a:8080", interval: .zero, time: time) !== first)
        let endpoints = ["https://geo.example", "https://GEO.example./nominatim", "https://geo.example:443/"]
        let clients = try endpoints.map {
            try makeClient(URLSessionTransport.shared, ContinuousClock(), endpoints: [$0])
        }
        #expect(Set(clients.map { ObjectIdentifier($0.endpoints.endpoints[0].limiter) }).count == 1)
    }

    @Test func theLongestIntervalHolds() async throws {
        let limits = HostLimits()
        let time = Timekeeper(clock)
        let limiter = limits.limiter(of: "a", interval: .milliseconds(10), time: time)
        _ = limits.limiter(of: "a", interval: .seconds(5), time: time)
        try await limiter.takeTurn(waitingAtMost: .zero)
        await #expect { try await limiter.takeTurn(waitingAtMost: .seconds(4)) } throws: {
            ($0 as? RateLimiter.Refusal)?.wait == .seconds(5)
        }
    }

    /// A deadline in the past does not prevent taking a free turn.
    @Test func aFreeTurnIsHadAfterTheDeadline() async throws {
        let limiter = RateLimiter(interval: .seconds(5), time: Timekeeper(clock))
        try await limiter.takeTurn(waitingAtMost: .seconds(-1))
        await #expect(throws: RateLimiter.Refusal.self) { try await limiter.takeTurn(waitingAtMost: .seconds(-1)) }
    }

    /// Without an interval no request waits, whatever the threads do after reading the time.
    @Test func withoutAnIntervalNobodyWaits() async throws {
        let limiter = RateLimiter(interval: .zero, time: Timekeeper(ContinuousClock()))
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<8 {
                group.addTask { for _ in 0..<2000 { try await limiter.takeTurn(waitingAtMost: .zero) } }
            }
            try await group.waitForAll()
        }
    }
}

@Suite(.timeLimit(.minutes(1))) struct DeadlineSchedulerTests {
    private let clock = ManualClock()

    @Test func alarmsRingInTheirOrder() async throws {
        let alarms = DeadlineScheduler(Timekeeper(clock))
        let rung = Rung()
        for second in [5, 1, 3, 3, 9] { _ = alarms.set(at: .seconds(second)) { rung.append(second) } }
        try await clock.waitForSleepers(1)
        await clock.advance(by: .milliseconds(2_999))
        try await rung.count.wait { $0 == 1 }
        #expect(rung.numbers == [1])
        let mover = Task {
            // One task sleeps for all.
            while true {
                try await clock.waitForSleepers(1)
                await clock.run(maximumWakeUps: 1)
            }
        }
        try await rung.count.wait { $0 == 5 }
        mover.cancel()
        #expect(rung.numbers == [1, 3, 3, 5, 9] && alarms.count.value == 0)
    }

    @Test func whatIsCalledOffDoesNotRing() async throws {
        let alarms = DeadlineScheduler(Timekeeper(clock))
        let rung = Rung()
        let first = alarms.set(at: .seconds(1)) { rung.append(1) }
        _ = alarms.set(at: .seconds(2)) { rung.append(2) }
        #expect(alarms.remove(first) && !alarms.remove(first))
        try await clock.waitForSleepers(1)
        await clock.run()
        try await rung.count.wait { $0 == 1 }
        #expect(rung.numbers == [2])
    }

    /// What the alarm clock is for: requests that end leave nothing that sleeps.
    @Test func oneSleepsForAll() async throws {
        let alarms = DeadlineScheduler(Timekeeper(clock))
        for second in 1...1_000 { alarms.remove(alarms.set(at: .seconds(10 + second)) {}) }
        try await clock.waitForSleepers(1)
        #expect(clock.sleeperCount == 1 && alarms.count.value == 0)
        await clock.run()
        #expect(clock.sleeperCount == 0)
    }

    @Test func sleepersWakeAndAreCancelled() async throws {
        let alarms = DeadlineScheduler(Timekeeper(clock))
        let sleeper = Task { try await alarms.sleep(until: .seconds(1)) }
        let cancelled = Task { try await alarms.sleep(until: .seconds(1)) }
        try await alarms.count.wait { $0 == 2 }
        cancelled.cancel()
        await #expect(throws: CancellationError.self) { try await cancelled.value }
        #expect(alarms.count.value == 1)
        await clock.advance(by: .seconds(1))
        try await sleeper.value
        try await alarms.sleep(until: .zero)
    }
}
