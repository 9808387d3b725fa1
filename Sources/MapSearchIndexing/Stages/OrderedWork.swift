import Dispatch
import Synchronization

/// Does work in pieces on several threads, and consumes their results in order.
enum OrderedWork {
    /// The maximum number of results of each thread that may wait.
    private static let window = 2

    /// Does work in pieces.
    ///
    /// - Parameters:
    ///   - count: The number of pieces.
    ///   - workerCount: The number of threads; with one, the calling thread does everything.
    ///   - produce: Does a piece, on any thread.
    ///   - consume: Receives the results in order, on the calling thread.
    /// - Throws: The first error in the order of the pieces.
    static func run<Result: Sendable>(
        count: Int, workerCount: Int, produce: @escaping @Sendable (Int) throws -> Result,
        consume: (Int, Result) throws -> Void
    ) throws {
        guard workerCount > 1, count > 1 else {
            for piece in 0..<count { try consume(piece, try produce(piece)) }
            return
        }
        let results = Results<Result>(count: count)
        let threads = DispatchGroup()
        for _ in 0..<min(workerCount, count) {
            DispatchQueue.global().async(group: threads) { results.work(produce) }
        }
        defer {
            results.stop(workerCount)
            threads.wait()
        }
        for _ in 0..<min(workerCount * window, count) { results.allowOne() }
        for piece in 0..<count {
            let result = results.take(piece)
            results.allowOne()
            try consume(piece, try result.get())
        }
    }

    /// The state that the threads share.
    private final class Results<Result: Sendable>: Sendable {
        private struct State {
            var next = 0
            var isStopped = false
            var finished: [Int: Swift.Result<Result, any Error>] = [:]
        }

        private let count: Int
        private let state = Mutex(State())
        // They start at zero because a semaphore must not be released with a lower value than its initial one.
        private let allowance = DispatchSemaphore(value: 0)
        private let news = DispatchSemaphore(value: 0)

        init(count: Int) {
            self.count = count
        }

        func allowOne() { allowance.signal() }

        func stop(_ workerCount: Int) {
            state.withLock { $0.isStopped = true }
            for _ in 0..<workerCount { allowance.signal() }
        }

        /// Does pieces of work until there are none left.
        func work(_ produce: @Sendable (Int) throws -> Result) {
            while true {
                allowance.wait()
                let piece = state.withLock { state -> Int? in
                    guard !state.isStopped, state.next < count else { return nil }
                    state.next += 1
                    return state.next - 1
                }
                guard let piece else { return }
                let result = Swift.Result { try produce(piece) }
                state.withLock { $0.finished[piece] = result }
                news.signal()
            }
        }

        /// Waits for a result.
        func take(_ piece: Int) -> Swift.Result<Result, any Error> {
            while true {
                if let result = state.withLock({ $0.finished.removeValue(forKey: piece) }) { return result }
                news.wait()
            }
        }
    }
}
