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

    /// An iterator that begins with the first page.
    public func makeAsyncIterator() -> Iterator { Iterator(loop: SessionLoop(session)) }

    /// Walks the pages of one submission.
    public struct Iterator: AsyncIteratorProtocol, Sendable {
        private var loop: SessionLoop
        private var nextPage = 0

        init(loop: SessionLoop) {
            self.loop = loop
        }

        /// The next page, or `nil` after the last one.
        ///
        /// - Returns: The next page; the first one may be without objects. `nil` after the last one, and after an
        ///   error.
        /// - Throws: ``SearchError``: why the request failed, or ``SearchError/Code/cancelled`` when the session was
        ///   cancelled or resubmitted. `CancellationError` when the task is cancelled.
        public mutating func next() async throws -> SearchResponse? {
            let page = nextPage
            let answer = try await loop.next { .page(page, submission: $0, $1) }
            nextPage += 1
            return answer?.page
        }
    }
}
