import MapSearchTestSupport
import Synchronization
import TestFixtures
import Testing

import MapSearchCommand

@Suite("Workers")
struct WorkersTests {
    /// Numbers, with what happens between them.
    private struct Numbers: BatchSource {
        struct Failure: Error {}

        var count: Int
        /// Is asked before each wait; says whether the next number is there.
        var readiness: @Sendable (Int) -> Bool = { _ in true }
        var failsAtEnd = false
        private(set) var taken = 0

        init(count: Int) {
            self.count = count
        }

        var isReady: Bool { readiness(taken) }

        mutating func next() throws -> Int? {
            try Task.checkCancellation()
            if taken == count, failsAtEnd { throw Failure() }
            guard taken < count else { return nil }
            defer { taken += 1 }
            return taken
        }
    }

    /// Lets tasks wait for numbers that others are done with.
    private final class Finished: Sendable {
        private let state = Mutex((numbers: Set<Int>(), waiters: [Int: CheckedContinuation<Void, Never>]()))

        func insert(_ number: Int) {
            let waiter = state.withLock {
                $0.numbers.insert(number)
                return $0.waiters.removeValue(forKey: number)
            }
            waiter?.resume()
        }

        func wait(for number: Int) async {
            await withCheckedContinuation { continuation in
                let isThere = state.withLock {
                    if $0.numbers.contains(number) { return true }
                    $0.waiters[number] = continuation
                    return false
                }
                if isThere { continuation.resume() }
            }
        }
    }

    @Test("results come in order, none is lost", arguments: [1, 2, 3, 64], [0, 1, 2, 63, 1000])
    func order(workers: Int, count: Int) async throws {
        let finished = Finished()
        var numbers = Numbers(count: count)
        var results: [Int] = []
        try await Workers(count: workers).run(&numbers) { number in
            // Where there are others to do it, the second of each two is done first.
            if workers > 1, number.isMultiple(of: 2), number + 1 < count { await finished.wait(for: number + 1) }
            finished.insert(number)
            return number
        } _: {
            results.append($0)
        }
        #expect(results == Array(0..<count))
    }

    @Test("the number of active and of waiting batches is limited", arguments: [1, 2, 5])
    func bounds(workers count: Int) async throws {
        let workers = Workers(count: count)
        let state = Mutex((running: 0, peak: 0, begun: 0))
        let finished = Finished()
        var delivered = 0
        var widest = 0
        var numbers = Numbers(count: 500)
        try await workers.run(&numbers) { number in
            state.withLock {
                $0.running += 1
                $0.begun += 1
                $0.peak = max($0.peak, $0.running)
            }
            // Not to wait for anything: one too many could begin here, and a test that misses it is still right.
            for _ in 0..<10 { await Task.yield() }
            // The first of each hundred holds up as many as may wait.
            finished.insert(number)
            if number % 100 == 0 { await finished.wait(for: number + workers.batchCount - 1) }
            state.withLock { $0.running -= 1 }
        } _: { _ in
            delivered += 1
            widest = max(widest, state.withLock { $0.begun } - delivered + 1)
        }
        #expect(delivered == 500)
        #expect(state.withLock { $0.peak } <= count)
        #expect(widest == workers.batchCount)
    }

    @Test("finished batches are delivered before waiting for the source", arguments: [1, 2, 7])
    func waiting(workers: Int) async throws {
        let deliveredCount = Mutex(0)
        var numbers = Numbers(count: 50)
        // Each number comes only when the results of all before are delivered, as from one who asks and listens in turns.
        numbers.readiness = { taken in deliveredCount.withLock { $0 == taken } }
        try await Workers(count: workers).run(&numbers) { number in
            #expect(deliveredCount.withLock { $0 } == number)
        } _: {
            deliveredCount.withLock { $0 += 1 }
        }
        #expect(deliveredCount.withLock { $0 } == 50)
    }

    @Test("batches before an error of the source are delivered", arguments: [1, 2, 7])
    func failingSource(workers: Int) async throws {
        var numbers = Numbers(count: 20)
        numbers.failsAtEnd = true
        var results: [Int] = []
        await #expect(throws: Numbers.Failure.self) {
            try await Workers(count: workers).run(&numbers) {
                $0
            } _: {
                results.append($0)
            }
        }
        #expect(results == Array(0..<20))
    }

    @Test("an error of the receiver ends the work", arguments: [1, 2, 7])
    func failingReceiver(workers: Int) async throws {
        var numbers = Numbers(count: 1000)
        var results: [Int] = []
        await #expect(throws: StreamError.closed) {
            try await Workers(count: workers).run(&numbers) {
                $0
            } _: { number in
                if number == 10 { throw StreamError.closed }
                results.append(number)
            }
        }
        #expect(results == Array(0..<10))
        #expect(numbers.taken < 100)
    }

    @Test("a batch interrupted by a cancellation is not delivered", arguments: [1, 2, 7])
    func cancellation(workers: Int) async throws {
        let (reached, reach) = AsyncStream.makeStream(of: Void.self)
        let work = Task {
            var numbers = Numbers(count: 1000)
            var results: [Int] = []
            do {
                try await Workers(count: workers).run(&numbers) { number in
                    if number == 20 {
                        reach.finish()
                        await waitForCancellation()
                    }
                    return Task.isCancelled ? -1 : number
                } _: {
                    results.append($0)
                }
            } catch is CancellationError {
                return results
            }
            return []
        }
        for await _ in reached {}
        work.cancel()
        let results = try await work.value
        #expect(results == Array(0..<results.count) && results.count <= 20)
    }
}
