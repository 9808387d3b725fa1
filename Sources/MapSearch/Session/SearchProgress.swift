/// The first page of a ``SearchSession`` as it gets better.
///
/// ```swift
/// for try await page in session.progress() {      // offline at once, then with what the service adds
///     show(page.objects)
/// }
/// ```
///
/// The loop keeps the session alive, and leaving it leaves the request running for others.
public struct SearchProgress: AsyncSequence, Sendable {
    /// The first page, as it is known so far.
    public typealias Element = SearchResponse

    let session: SearchSession
    let core: SessionCore

    /// An iterator that begins with the best answer that there is.
    public func makeAsyncIterator() -> Iterator {
        Iterator(session: session, core: core, submission: core.read { $0.submission })
    }

    /// Walks the answers of one submission.
    public struct Iterator: AsyncIteratorProtocol, Sendable {
        private let core: SessionCore
        private let submission: Int
        private var seen = 0
        private var isFinished = false
        /// Kept so that the session, and with it the request, lives as long as the loop.
        private let session: SearchSession

        init(session: SearchSession, core: SessionCore, submission: Int) {
            self.session = session
            self.core = core
            self.submission = submission
        }

        /// The next answer that is better than the one before, or `nil` after the last word.
        ///
        /// - Returns: The first page, which may be without objects. `nil` after the last word, and after an error.
        /// - Throws: ``SearchError``: why the request failed, or ``SearchError/Code/cancelled`` when the session was
        ///   cancelled or resubmitted. `CancellationError` when the task is cancelled.
        public mutating func next() async throws -> SearchResponse? {
            guard !isFinished else { return nil }
            let isFree = isOnNoActor()
            do {
                let seen = seen
                let answer = try await core.outcome(cancelsRequest: true, beginsHere: isFree) {
                    .progress(after: seen, submission: submission, $0)
                }
                if let preview = answer.preview { self.seen = preview } else { isFinished = true }
                return answer.page
            } catch {
                isFinished = true
                throw error
            }
        }
    }
}
