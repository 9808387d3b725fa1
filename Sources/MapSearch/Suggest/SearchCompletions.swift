/// The updates of a ``SearchCompleter``, the newest only.
///
/// ```swift
/// for await update in completer.updates() { show(update.suggestions) }
/// ```
public struct SearchCompletions: AsyncSequence, Sendable {
    /// An update.
    public typealias Element = SearchCompleter.Update
    /// Nothing is thrown: a failure is an update.
    public typealias Failure = Never

    let core: CompleterCore

    /// An iterator that begins with the newest update that is there.
    public func makeAsyncIterator() -> Iterator { Iterator(core: core) }

    /// Walks the updates.
    public struct Iterator: AsyncIteratorProtocol, Sendable {
        /// Nothing is thrown: a failure is an update.
        public typealias Failure = Never

        private let core: CompleterCore
        private var seen = 0

        init(core: CompleterCore) {
            self.core = core
        }

        /// The next update that is newer than the one before.
        ///
        /// - Returns: `nil` after the end of the completer and when the task is cancelled.
        public mutating func next() async -> SearchCompleter.Update? {
            guard let update = await core.update(after: seen) else { return nil }
            seen = update.number
            return update
        }
    }
}
