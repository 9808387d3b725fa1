/// What the loops over a ``SearchSession`` have in common: each is about one submission, and an error is its end.
struct SessionLoop: Sendable {
    // The loop keeps the session, and with it the request, for as long as it lasts.
    private let session: SearchSession
    private let submission: Int
    private var isFinished = false

    /// Begins a loop over the current submission.
    init(_ session: SearchSession) {
        self.session = session
        submission = session.core.read { $0.submission }
    }

    /// The next answer.
    ///
    /// - Parameter event: Asks for it, given the number of the submission.
    /// - Returns: The answer; `nil` after the last page and after the end of the loop.
    /// - Throws: ``SearchError``, or `CancellationError` when the task is cancelled, which cancels the request.
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

    /// Ends the loop: there are no more answers.
    mutating func finish() {
        isFinished = true
    }
}
