/// The updates of a ``SearchCompleter``; only the newest is kept.
///
/// ```swift
/// for await update in completer.updates() { show(update.suggestions) }
/// ```
public struct SearchCompletions: AsyncSequence, Sendable {
    /// An update.
    public typealias Element = SearchCompleter.Update
    /// Never throws: a failure is delivered as an update.
    public typealias Failure = Never

    let core: CompleterCore

    /// Returns an iterator that starts with the newest update so far.
    public func makeAsyncIterator() -> Iterator { Iterator(core: core) }

    /// An iterator over the updates.
    public struct Iterator: AsyncIteratorProtocol, Sendable {
        /// Never throws: a failure is delivered as an update.
        public typealias Failure = Never

        private let core: CompleterCore
        private var seen = 0

        init(core: CompleterCore) {
            self.core = core
        }

        /// Returns the next update that is newer than the previous one.
        ///
        /// - Returns: The update, or `nil` after the completer is deallocated or the task is cancelled.
        public mutating func next() async -> SearchCompleter.Update? {
            guard let update = await core.update(after: seen) else { return nil }
            seen = update.number
            return update
        }
    }
}
