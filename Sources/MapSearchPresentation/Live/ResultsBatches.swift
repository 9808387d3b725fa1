/// The batches of changes to the list of a ``ResultsController``.
///
/// The first batch contains the current list. Leaving the loop ends the observation. Use only one loop per value: two
/// loops would take batches from each other.
public struct ResultsBatches<Object: Sendable>: AsyncSequence, Sendable {
    /// A batch.
    public typealias Element = ResultsBatch<Object>
    /// Never throws.
    public typealias Failure = Never

    let channel: ChangeChannel<ResultsBatch<Object>>

    /// Returns an iterator over the batches.
    public func makeAsyncIterator() -> Iterator { Iterator(channel: channel) }

    /// An iterator over the batches.
    public struct Iterator: AsyncIteratorProtocol {
        let channel: ChangeChannel<ResultsBatch<Object>>

        /// Returns the next batch; `nil` if the controller was deallocated or the task is cancelled.
        ///
        /// - Returns: The batch.
        public mutating func next() async -> ResultsBatch<Object>? {
            await channel.next()
        }

        /// Returns the next batch; `nil` if the controller was deallocated or the task is cancelled.
        ///
        /// - Parameter actor: The actor of the caller.
        /// - Returns: The batch.
        public mutating func next(isolation actor: isolated (any Actor)?) async -> ResultsBatch<Object>? {
            await channel.next()
        }
    }
}
