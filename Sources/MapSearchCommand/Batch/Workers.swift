/// Processes many batches in parallel and delivers the results in the order of the batches.
package struct Workers: Sendable {
    /// The number of batches processed at the same time.
    let count: Int

    package init(count: Int) { self.count = count }

    /// More batches than workers, so that a slow one does not delay the end.
    package var batchCount: Int { count == 1 ? 1 : count * 4 }

    /// Processes all batches of a source.
    ///
    /// Results wait for slower ones before them, but never more than a few for each worker: then no batch is taken
    /// until they are delivered. Before waiting for the source, all results are delivered.
    ///
    /// - Parameters:
    ///   - source: The source of the batches.
    ///   - work: Computes the result of a batch, in any task.
    ///   - deliver: Receives the results in order, in the caller's task.
    /// - Throws: Any error thrown by the source or `deliver`, after the earlier results are delivered;
    ///   `CancellationError`, without further deliveries, if the task is cancelled.
    package func run<Source: BatchSource, Result: Sendable>(
        _ source: inout Source, _ work: @escaping @Sendable (Source.Batch) async -> Result,
        _ deliver: (Result) throws -> Void
    ) async throws {
        guard count > 1 else {
            while let batch = try source.next() {
                let result = await work(batch)
                // Work cut short by an interrupt has no result.
                try Task.checkCancellation()
                try deliver(result)
            }
            return
        }
        try await withThrowingTaskGroup { group in
            var window = WorkWindow<Result>()
            while true {
                // No answer may be held back while this waits for more input.
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
                // Only now, so that no worker waits while results are processed.
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

/// A source of batches.
package protocol BatchSource {
    associatedtype Batch: Sendable

    /// Whether the next batch, or the end, is available without waiting.
    var isReady: Bool { get }

    /// The next batch; nil at the end.
    mutating func next() throws -> Batch?
}

/// The batches that were started and whose results are not delivered.
private struct WorkWindow<Result: Sendable> {
    typealias Group = ThrowingTaskGroup<(Int, Result), any Error>

    private var begunCount = 0
    private var collectedCount = 0
    private var deliveredCount = 0
    /// Results waiting for earlier ones.
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

    /// Delivers the results up to the first missing one.
    mutating func deliverNext(_ deliver: (Result) throws -> Void) throws {
        while let result = results.removeValue(forKey: deliveredCount) {
            // Work cut short by an interrupt has no result.
            try Task.checkCancellation()
            try deliver(result)
            deliveredCount += 1
        }
    }

    /// Delivers the results of all started batches.
    mutating func finish(_ group: inout Group, _ deliver: (Result) throws -> Void) async throws {
        while runningCount > 0 { try await collect(&group) }
        try deliverNext(deliver)
    }
}
