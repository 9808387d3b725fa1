/// Does the same to many batches side by side and hands the results on in the order of the batches.
struct Workers: Sendable {
    /// How many batches are worked on at once.
    let count: Int

    /// More batches than workers, so that a slow one is not waited for at the end.
    var batchCount: Int { count == 1 ? 1 : count * 4 }

    /// Works on all batches of a source.
    ///
    /// Results wait for slower ones before them, but never more than a few for each worker: then no batch is taken until
    /// they are delivered. Before the source has to be waited for, all that was taken is delivered.
    ///
    /// - Parameters:
    ///   - source: where the batches come from.
    ///   - work: makes a result of a batch, in any task.
    ///   - deliver: receives the results in order, in the task of the caller.
    /// - Throws: what the source or `deliver` throw, when the results before are delivered; `CancellationError`, and
    ///   nothing is delivered any more, when the task is cancelled.
    func run<Source: BatchSource, Result: Sendable>(
        _ source: inout Source, _ work: @escaping @Sendable (Source.Batch) async -> Result,
        _ deliver: (Result) throws -> Void
    ) async throws {
        guard count > 1 else {
            while let batch = try source.next() {
                let result = await work(batch)
                // What was cut short by an interrupt is no result.
                try Task.checkCancellation()
                try deliver(result)
            }
            return
        }
        try await withThrowingTaskGroup { group in
            var window = WorkWindow<Result>()
            while true {
                // Nobody may wait for an answer while this waits for more to do.
                while window.runningCount > 0, !source.isReady {
                    try await window.collect(&group)
                    try window.deliverNext(deliver)
                }
                let batch: Source.Batch?
                do {
                    batch = try source.next()
                } catch {
                    try await window.finish(&group, deliver)
                    throw error
                }
                guard let batch else { break }
                while window.runningCount == count { try await window.collect(&group) }
                let number = window.begin()
                group.addTask { (number, await work(batch)) }
                // Only now, so that no worker waits for what is done with results.
                try window.deliverNext(deliver)
                while window.openCount >= batchCount {
                    try await window.collect(&group)
                    try window.deliverNext(deliver)
                }
            }
            try await window.finish(&group, deliver)
        }
    }
}

/// Where batches come from.
protocol BatchSource {
    associatedtype Batch: Sendable

    /// Whether the next batch, or the end, is there already.
    var isReady: Bool { get }

    /// The next batch, as soon as there is one; nil at the end.
    mutating func next() throws -> Batch?
}

/// The batches that were begun and whose results are not delivered.
private struct WorkWindow<Result: Sendable> {
    typealias Group = ThrowingTaskGroup<(Int, Result), any Error>

    private var begunCount = 0
    private var collectedCount = 0
    private var deliveredCount = 0
    /// Results that wait for those before them.
    private var results: [Int: Result] = [:]

    var runningCount: Int { begunCount - collectedCount }
    var openCount: Int { begunCount - deliveredCount }

    /// Counts a batch and returns its number.
    mutating func begin() -> Int {
        defer { begunCount += 1 }
        return begunCount
    }

    /// Waits for a batch to be done.
    mutating func collect(_ group: inout Group) async throws {
        guard let (number, result) = try await group.next() else { return }
        results[number] = result
        collectedCount += 1
    }

    /// Delivers the results before which none is missing.
    mutating func deliverNext(_ deliver: (Result) throws -> Void) throws {
        while let result = results.removeValue(forKey: deliveredCount) {
            // What was cut short by an interrupt is no result.
            try Task.checkCancellation()
            try deliver(result)
            deliveredCount += 1
        }
    }

    /// Delivers all that were begun.
    mutating func finish(_ group: inout Group, _ deliver: (Result) throws -> Void) async throws {
        while runningCount > 0 { try await collect(&group) }
        try deliverNext(deliver)
    }
}
