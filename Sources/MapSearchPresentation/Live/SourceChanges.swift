/// The changes of a ``LiveCollection``, ``LiveQuery`` or ``SearchResults``, beginning with all objects.
///
/// If changes arrive faster than the loop consumes them, they are merged, so pending changes never exceed about twice
/// the number of objects. Leaving the loop ends the observation; the loop ends when the source does, or its task is
/// cancelled.
public struct SourceChanges<Object: Identifiable & Sendable>: AsyncSequence, Sendable where Object.ID: Sendable {
    /// A change.
    public typealias Element = SourceChange<Object>
    /// Never throws.
    public typealias Failure = Never

    let makeChannel: @Sendable () -> ChangeChannel<Element>

    /// Returns an iterator that begins with all objects.
    public func makeAsyncIterator() -> Iterator { Iterator(channel: makeChannel()) }

    /// An iterator over the changes.
    public struct Iterator: AsyncIteratorProtocol {
        let channel: ChangeChannel<Element>

        /// Returns the next change; `nil` if the source has ended or the task is cancelled.
        ///
        /// - Returns: The change.
        public mutating func next() async -> SourceChange<Object>? {
            await channel.next()
        }

        /// Returns the next change; `nil` if the source has ended or the task is cancelled.
        ///
        /// - Parameter actor: The actor of the caller.
        /// - Returns: The change.
        public mutating func next(isolation actor: isolated (any Actor)?) async -> SourceChange<Object>? {
            await channel.next()
        }
    }
}
