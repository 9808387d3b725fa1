/// The pages of a ``SearchSession``, loaded one at a time by a loop.
///
/// ```swift
/// for try await page in session.pages() {
///     show(page.objects)
/// }
/// ```
///
/// Nothing is loaded ahead, so leaving the loop leaves no request running. Cancelling the loop's task cancels the
/// current request and ends the loop with `CancellationError`. The loop keeps the session alive.
public struct SearchPages: AsyncSequence, Sendable {
    /// A page.
    public typealias Element = SearchResponse

    let session: SearchSession

    /// Returns an iterator that starts with the first page.
    public func makeAsyncIterator() -> Iterator { Iterator(loop: SessionLoop(session)) }

    /// An iterator over the pages of one submission.
    public struct Iterator: AsyncIteratorProtocol, Sendable {
        private var loop: SessionLoop
        private var nextPage = 0

        init(loop: SessionLoop) {
            self.loop = loop
        }

        /// The next page, or `nil` after the last one.
        ///
        /// - Returns: The next page; the first one may be empty. `nil` after the last page, and after an error.
        /// - Throws: ``SearchError`` if the request fails, with the code ``SearchError/Code/cancelled`` if the session
        ///   is cancelled or resubmitted. `CancellationError` if the task is cancelled.
        public mutating func next() async throws -> SearchResponse? {
            let page = nextPage
            let answer = try await loop.next { .page(page, submission: $0, $1) }
            nextPage += 1
            return answer?.page
        }
    }
}
