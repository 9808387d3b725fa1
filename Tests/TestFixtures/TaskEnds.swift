import MapSearch

/// Waits for the end of tasks that a test does not have, but the code that it tests.
///
/// A task keeps the local values of where it was started until it has ended; the last one releases the token.
package final class TaskEnds: Sendable {
    private final class Token: Sendable {
        let releaseCount: AwaitableCount

        init(_ releaseCount: AwaitableCount) {
            self.releaseCount = releaseCount
        }

        deinit {
            releaseCount.increment()
        }
    }

    @TaskLocal private static var token: Token?

    private let releaseCount = AwaitableCount()

    package init() {}

    /// Runs something that starts tasks.
    package func watch<Result>(_ start: () throws -> Result) rethrows -> Result {
        try Self.$token.withValue(Token(releaseCount), operation: start)
    }

    /// Waits until all tasks have ended that it started, and those that they started.
    package func wait() async throws { try await releaseCount.wait { $0 > 0 } }
}
