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

    /// An iterator that begins with the best answer that there is.
    public func makeAsyncIterator() -> Iterator { Iterator(loop: SessionLoop(session)) }

    /// Walks the answers of one submission.
    public struct Iterator: AsyncIteratorProtocol, Sendable {
        private var loop: SessionLoop
        /// The number of the preview that was given last.
        private var seen = 0

        init(loop: SessionLoop) {
            self.loop = loop
        }

        /// The next answer that is better than the one before, or `nil` after the last word.
        ///
        /// - Returns: The first page, which may be without objects. `nil` after the last word, and after an error.
        /// - Throws: ``SearchError``: why the request failed, or ``SearchError/Code/cancelled`` when the session was
        ///   cancelled or resubmitted. `CancellationError` when the task is cancelled.
        public mutating func next() async throws -> SearchResponse? {
            let seen = seen
            let answer = try await loop.next { .progress(after: seen, submission: $0, $1) }
            if let preview = answer?.preview { self.seen = preview } else { loop.finish() }
            return answer?.page
        }
    }
}
