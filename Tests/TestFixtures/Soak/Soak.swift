/// Mixed requests of several tasks while the index is replaced under them, sessions are cancelled and a service is unreliable.
package struct Soak {
    private static let taskCount = 8
    private let world: ChangingWorld
    private let seed: UInt64

    /// Prepares a run.
    ///
    /// - Parameters:
    ///   - bytes: The index that is asked, and that others like it replace.
    ///   - seed: What decides on the requests.
    /// - Throws: `SearchError` when the bytes are no index; what keeps a scratch file from being written.
    package init(index bytes: [UInt8], seed: UInt64) throws {
        world = try ChangingWorld(bytes)
        self.seed = seed
    }

    /// How often the index has been replaced.
    package var replacements: Int { world.replacements }

    /// Makes requests, as many for each task, and counts what becomes of them.
    ///
    /// - Throws: The first unexpected error.
    package func run(requests count: Int) async throws -> SoakTally {
        try await withThrowingTaskGroup(of: SoakTally.self) { group in
            for task in 0..<Self.taskCount {
                group.addTask { [world, seed] in
                    var task = SoakTask(world: world, seed: seed << 8 | UInt64(task))
                    return try await task.run(count / Self.taskCount)
                }
            }
            var sum = SoakTally()
            for try await tally in group { sum += tally }
            return sum
        }
    }
}
