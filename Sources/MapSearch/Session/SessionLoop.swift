/// The common part of the loops over a ``SearchSession``: each covers one submission and ends with an error.
struct SessionLoop: Sendable {
    // The loop retains the session, and with it the request.
    private let session: SearchSession
    private let submission: Int
    private var isFinished = false

    /// Starts a loop over the current submission.
    init(_ session: SearchSession) {
        self.session = session
        submission = session.core.read { $0.submission }
    }

    /// Returns the next answer.
    ///
    /// - Parameter event: Returns the event that requests it, given the number of the submission.
    /// - Returns: The answer; `nil` after the last page and after the end of the loop.
    /// - Throws: ``SearchError``, or `CancellationError` if the task is cancelled, which cancels the request.
    mutating func next(
        _ event: (_ submission: Int, Waiter<Answer>) -> SessionCore.Machine.Event
    ) async throws -> Answer? {
        guard !isFinished else { return nil }
        do {
            return try await session.core.outcome(cancelsRequest: true) { event(submission, $0) }
        } catch SearchError.Code.noNextPage {
            finish()
            return nil
        } catch {
            finish()
            throw error
        }
    }

    /// Ends the loop.
    mutating func finish() { isFinished = true }
}
