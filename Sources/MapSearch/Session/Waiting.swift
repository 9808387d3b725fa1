/// Waits for a continuation to be resumed, and stops waiting when the task is cancelled.
///
/// - Parameters:
///   - join: Takes the continuation, which must be resumed exactly once.
///   - leave: Resumes the continuation with `CancellationError` if it still waits; called when the task is cancelled,
///     possibly before there is a continuation, after it was resumed, and twice.
/// - Returns: The value that the continuation is resumed with.
/// - Throws: The error that the continuation is resumed with.
package func withCancellableContinuation<Value: Sendable>(
    join: (CheckedContinuation<Value, any Error>) -> Void, leave: @Sendable () -> Void
) async throws -> Value {
    try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation { continuation in
            join(continuation)
            // A cancellation before there was a continuation had nothing to resume.
            if Task.isCancelled { leave() }
        }
    } onCancel: {
        leave()
    }
}

extension Array where Element: Identifiable {
    /// Removes a waiting caller; `nil` if it no longer waits.
    package mutating func remove(id: Element.ID) -> Element? {
        firstIndex { $0.id == id }.map { remove(at: $0) }
    }
}
