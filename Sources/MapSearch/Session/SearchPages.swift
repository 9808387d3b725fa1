/// The pages of a ``SearchSession``, loaded as a loop asks for them.
///
/// ```swift
/// for try await page in session.pages() {
///     show(page.objects)
/// }
/// ```
///
/// Nothing is loaded ahead: leaving the loop leaves nothing running. Cancelling the task of the loop cancels the
/// request that it waits for and ends the loop with `CancellationError`. The loop keeps the session alive.
public struct SearchPages: AsyncSequence, Sendable {
    /// A page.
    public typealias Element = SearchResponse

    let session: SearchSession
    let core: SessionCore

    /// An iterator that begins with the first page.
    public func makeAsyncIterator() -> Iterator {
        Iterator(session: session, core: core, submission: core.read { $0.submission })
    }

    /// Walks the pages of one submission.
    public struct Iterator: AsyncIteratorProtocol, Sendable {
        private let core: SessionCore
        private let submission: Int
        private var nextPage = 0
        private var isFinished = false
        /// Kept so that the session, and with it the request, lives as long as the loop.
        private let session: SearchSession

        init(session: SearchSession, core: SessionCore, submission: Int) {
            self.session = session
            self.core = core
            self.submission = submission
        }

        /// The next page, or `nil` after the last one.
        ///
        /// - Returns: The next page; the first one may be without objects. `nil` after the last one, and after an
        ///   error.
        /// - Throws: ``SearchError``: why the request failed, or ``SearchError/Code/cancelled`` when the session was
        ///   cancelled or resubmitted. `CancellationError` when the task is cancelled.
        public mutating func next() async throws -> SearchResponse? {
            guard !isFinished else { return nil }
            let isFree = isOnNoActor()
            do {
                let page = nextPage
                let response = try await core.outcome(cancelsRequest: true, beginsHere: isFree) {
                    .page(page, submission: submission, $0)
                }.page
                nextPage += 1
                return response
            } catch SearchError.Code.noNextPage {
                isFinished = true
                return nil
            } catch {
                isFinished = true
                throw error
            }
        }
    }
}
