/// The successive versions of the first page of a ``SearchSession``.
///
/// ```swift
/// for try await page in session.progress() {      // offline at once, then with what the service adds
///     show(page.objects)
/// }
/// ```
///
/// The loop keeps the session alive. Leaving the loop does not cancel the request, so that others can wait for it.
public struct SearchProgress: AsyncSequence, Sendable {
    /// A version of the first page.
    public typealias Element = SearchResponse

    let session: SearchSession

    /// Returns an iterator that starts with the best response so far.
    public func makeAsyncIterator() -> Iterator { Iterator(loop: SessionLoop(session)) }

    /// An iterator over the responses of one submission.
    public struct Iterator: AsyncIteratorProtocol, Sendable {
        private var loop: SessionLoop
        /// The number of the last preview that was returned.
        private var seen = 0

        init(loop: SessionLoop) {
            self.loop = loop
        }

        /// The next response that improves on the previous one, or `nil` after the final one.
        ///
        /// - Returns: The first page, which may be empty. `nil` after the final response, and after an error.
        /// - Throws: ``SearchError`` if the request fails, with the code ``SearchError/Code/cancelled`` if the session
        ///   is cancelled or resubmitted. `CancellationError` if the task is cancelled.
        public mutating func next() async throws -> SearchResponse? {
            let seen = seen
            let answer = try await loop.next { .progress(after: seen, submission: $0, $1) }
            if let preview = answer?.preview { self.seen = preview } else { loop.finish() }
            return answer?.page
        }
    }
}
