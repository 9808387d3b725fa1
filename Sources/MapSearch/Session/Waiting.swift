/// Waits for a continuation to be resumed, and gives up when the task is cancelled.
///
/// - Parameters:
///   - join: Takes the continuation, which must be resumed exactly once.
///   - leave: Resumes the continuation with `CancellationError` if it still waits; called when the task is cancelled, perhaps
///     before the continuation is there, after it was resumed, and twice.
/// - Returns: What the continuation is resumed with.
/// - Throws: What the continuation is resumed with.
package func withCancellableContinuation<Value: Sendable>(
    join: (CheckedContinuation<Value, any Error>) -> Void, leave: @Sendable () -> Void
) async throws -> Value {
    try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation { continuation in
            join(continuation)
            // A cancellation that came before the continuation was there found nobody to wake.
            if Task.isCancelled { leave() }
        }
    } onCancel: {
        leave()
    }
}

extension Array where Element: Identifiable {
    /// Removes one of those who wait; `nil` when they do not wait any more.
    package mutating func remove(id: Element.ID) -> Element? {
        firstIndex { $0.id == id }.map { remove(at: $0) }
    }
}
