/// The changes of a ``LiveCollection``, ``LiveQuery`` or ``SearchResults``, beginning with all that there is.
///
/// Changes that come faster than the loop asks for them are joined, so that what waits is never more than about twice what
/// there is. Leaving the loop ends the observation; the loop ends when the source does, or its task is cancelled.
public struct SourceChanges<Object: Identifiable & Sendable>: AsyncSequence, Sendable where Object.ID: Sendable {
    /// A change.
    public typealias Element = SourceChange<Object>
    /// Nothing goes wrong.
    public typealias Failure = Never

    let makeChannel: @Sendable () -> ChangeChannel<Element>

    /// An iterator that begins with all that there is.
    public func makeAsyncIterator() -> Iterator { Iterator(channel: makeChannel()) }

    /// Walks the changes.
    public struct Iterator: AsyncIteratorProtocol {
        let channel: ChangeChannel<Element>

        /// The next change; `nil` when the source has ended or the task is cancelled.
        ///
        /// - Returns: The change.
        public mutating func next() async -> SourceChange<Object>? {
            await channel.next()
        }

        /// The next change; `nil` when the source has ended or the task is cancelled.
        ///
        /// - Parameter actor: The actor of the caller.
        /// - Returns: The change.
        public mutating func next(isolation actor: isolated (any Actor)?) async -> SourceChange<Object>? {
            await channel.next()
        }
    }
}
